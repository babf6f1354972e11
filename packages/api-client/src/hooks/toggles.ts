import { isAnswerLost } from '../read-back.ts';

/** Ticks that answer at once and are sent a moment later (DECISION-25). */
export interface Toggles<Row, Field> {
  /**
   * Shows the tick now and sends it when the row's field has been left alone for 350 ms: only the last value goes out.
   * Resolves when it is saved or when a later tick of the same field replaces it; rejects with the error, the tick
   * rolled back, when it is refused.
   */
  toggle(row: Row, field: Field, ticked: boolean): Promise<void>;
  /** Sends at once whatever still waits: for leaving the page. */
  flush(): void;
  /** A row as read by a request that began at `since` (`performance.now()`), with the ticks that it missed. */
  catchUp(row: Row, since: number): Row;
}

export interface TogglesOptions<Row, Field> {
  /** Sends one tick and gives the row as it then is. */
  send(id: number, field: Field, ticked: boolean): Promise<Row>;
  /** Reads a row past every cache, after a tick whose answer was lost (DECISION-47). */
  read(id: number): Promise<Row>;
  /** Changes a row wherever it is on screen. */
  show(id: number, change: (row: Row) => Row): void;
  /** The row as it looks ticked, before the server has said so. */
  tick(row: Row, field: Field, ticked: boolean): Row;
  /** The row with one field as another version of it has it. */
  take(field: Field, from: Row, row: Row): Row;
  /** Milliseconds that a field is left alone before its tick is sent (LIMIT-08). */
  delay?: number;
}

interface Tick<Row, Field> {
  id: number;
  field: Field;
  /** What the person wants. */
  wanted: boolean;
  /** What the server holds, as far as is known. */
  confirmed: Row;
  /** Waiting to be sent; undefined while nothing waits. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Being sent: the next value waits, so that two can never arrive in the wrong order. */
  sending: boolean;
  waiting: { resolve(): void; reject(error: unknown): void } | null;
  settledAt: number | null;
}

export function toggles<Row extends { id: number }, Field extends string>({
  send,
  read,
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
      const stored = isAnswerLost(error) ? await read(tick.id).catch(() => null) : null;
      if (stored) tick.confirmed = stored;
      const isSaved = stored && take(tick.field, ticked(stored, tick.field, sent), stored) === stored;
      finish(tick, sent, () => (isSaved ? tick.waiting?.resolve() : tick.waiting?.reject(error)));
    }
  }

  function finish(tick: Tick<Row, Field>, sent: boolean, tell: () => void): void {
    tick.sending = false;
    // The person has ticked again meanwhile: what is shown is theirs, and it goes out next.
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
