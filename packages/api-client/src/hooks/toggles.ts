import { isUnanswered } from '../api-error.ts';

/** Checkboxes with optimistic updates that are sent with a delay (DECISION-25). */
export interface Toggles<Row, Field> {
  /**
   * Shows the change now and sends it 350 ms after the last change of the field, so that only the last value is sent.
   * Resolves when it is saved or replaced by a newer change. When the server refuses, rolls back and rejects with the
   * error.
   */
  toggle(row: Row, field: Field, ticked: boolean): Promise<void>;
  /** Sends pending changes immediately. Call it when the page is left. */
  flush(): void;
  /**
   * Applies pending and recent changes to a row that was read by a request started at `since` (`performance.now()`),
   * which may not include them.
   */
  catchUp(row: Row, since: number): Row;
}

export interface TogglesOptions<Row, Field> {
  /** Sends a change and returns the updated row. */
  send(id: number, field: Field, ticked: boolean): Promise<Row>;
  /** Revalidates everything on screen, when it is unknown whether a change was saved. */
  refresh(): void;
  /** Changes a row wherever it is on screen. */
  show(id: number, change: (row: Row) => Row): void;
  /** Returns the row with the change, before the server confirms it. */
  tick(row: Row, field: Field, ticked: boolean): Row;
  /** Returns `row` with the field copied from another version. */
  take(field: Field, from: Row, row: Row): Row;
  /** Delay in milliseconds after the last change of a field (LIMIT-08). */
  delay?: number;
}

interface Tick<Row, Field> {
  id: number;
  field: Field;
  /** The value that the user chose. */
  wanted: boolean;
  /** The row as last confirmed by the server. */
  confirmed: Row;
  /** Pending send; undefined when there is none. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** A request is running. The next value waits, so that requests cannot arrive in the wrong order. */
  sending: boolean;
  waiting: { resolve(): void; reject(error: unknown): void } | null;
  settledAt: number | null;
}

export function toggles<Row extends { id: number }, Field extends string>({
  send,
  refresh,
  show,
  tick: ticked,
  take,
  delay = 350,
}: TogglesOptions<Row, Field>): Toggles<Row, Field> {
  const ticks = new Map<string, Tick<Row, Field>>();

  function start(tick: Tick<Row, Field>): void {
    clearTimeout(tick.timer);
    tick.timer = undefined;
    if (!tick.sending) void deliver(tick);
  }

  async function deliver(tick: Tick<Row, Field>): Promise<void> {
    const sent = tick.wanted;
    tick.sending = true;
    try {
      tick.confirmed = await send(tick.id, tick.field, sent);
      finish(tick, sent, () => tick.waiting?.resolve());
    } catch (error) {
      finish(tick, sent, () => tick.waiting?.reject(error));
      if (isUnanswered(error)) refresh();
    }
  }

  function finish(tick: Tick<Row, Field>, sent: boolean, tell: () => void): void {
    tick.sending = false;
    // The user has changed it again. That value stays on screen and is sent next.
    if (tick.timer !== undefined) return;
    if (tick.wanted !== sent) {
      void deliver(tick);
      return;
    }
    tick.settledAt = performance.now();
    show(tick.id, (row) => take(tick.field, tick.confirmed, row));
    tell();
    tick.waiting = null;
  }

  return {
    toggle(row, field, wanted) {
      const key = `${row.id} ${field}`;
      const known = ticks.get(key);
      const tick: Tick<Row, Field> =
        known && known.settledAt === null
          ? known
          : {
              id: row.id,
              field,
              wanted,
              confirmed: row,
              timer: undefined,
              sending: false,
              waiting: null,
              settledAt: null,
            };
      ticks.set(key, tick);
      tick.wanted = wanted;
      tick.waiting?.resolve();
      clearTimeout(tick.timer);
      tick.timer = setTimeout(() => start(tick), delay);
      show(row.id, (current) => ticked(current, field, wanted));
      return new Promise((resolve, reject) => {
        tick.waiting = { resolve, reject };
      });
    },
    flush() {
      for (const tick of ticks.values()) if (tick.timer !== undefined) start(tick);
    },
    catchUp(row, since) {
      let current = row;
      for (const tick of ticks.values()) {
        if (tick.id !== row.id) continue;
        if (tick.settledAt === null) current = ticked(current, tick.field, tick.wanted);
        else if (tick.settledAt > since) current = take(tick.field, tick.confirmed, current);
      }
      return current;
    },
  };
}
