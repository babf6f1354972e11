import { type Contract, type ContractToggle, withTick } from '@portal/domain';

/** Ticks that answer at once and are sent a moment later (decision 25). */
export interface ContractToggles {
  /**
   * Shows the tick now and sends it when the row's field has been left alone for 350 ms: only the last value goes out.
   * Resolves when it is saved or when a later tick of the same field replaces it; rejects with the error, the tick
   * rolled back, when it is refused.
   */
  toggle(contract: Contract, toggle: ContractToggle, ticked: boolean): Promise<void>;
  /** Sends at once whatever still waits: for leaving the page. */
  flush(): void;
  /** A contract as read by a request that began at `since` (`performance.now()`), with the ticks that it missed. */
  catchUp(contract: Contract, since: number): Contract;
}

export interface ContractTogglesOptions {
  /** Sends one tick and gives the contract as it then is. */
  send(id: number, toggle: ContractToggle, ticked: boolean): Promise<Contract>;
  /** Changes a contract wherever it is on screen. */
  show(id: number, change: (contract: Contract) => Contract): void;
  /** The person's day, for the date of "sent to client". */
  today(): string;
  /** Milliseconds that a field is left alone before its tick is sent (LIMIT-08). */
  delay?: number;
}

interface Tick {
  id: number;
  toggle: ContractToggle;
  /** What the person wants. */
  wanted: boolean;
  /** What the server holds, as far as is known. */
  confirmed: Contract;
  /** Waiting to be sent; undefined while nothing waits. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Being sent: the next value waits, so that two can never arrive in the wrong order. */
  sending: boolean;
  waiting: { resolve(): void; reject(error: unknown): void } | null;
  settledAt: number | null;
}

export function contractToggles({ send, show, today, delay = 350 }: ContractTogglesOptions): ContractToggles {
  const ticks = new Map<string, Tick>();

  function start(tick: Tick): void {
    clearTimeout(tick.timer);
    tick.timer = undefined;
    if (!tick.sending) void deliver(tick);
  }

  async function deliver(tick: Tick): Promise<void> {
    const sent = tick.wanted;
    tick.sending = true;
    try {
      tick.confirmed = await send(tick.id, tick.toggle, sent);
      finish(tick, sent, () => tick.waiting?.resolve());
    } catch (error) {
      finish(tick, sent, () => tick.waiting?.reject(error));
    }
  }

  function finish(tick: Tick, sent: boolean, tell: () => void): void {
    tick.sending = false;
    // The person has ticked again meanwhile: what is shown is theirs, and it goes out next.
    if (tick.timer !== undefined) return;
    if (tick.wanted !== sent) {
      void deliver(tick);
      return;
    }
    tick.settledAt = performance.now();
    show(tick.id, (contract) => withFieldOf(tick.confirmed, tick.toggle, contract));
    tell();
    tick.waiting = null;
  }

  return {
    toggle(contract, toggle, ticked) {
      const key = `${contract.id} ${toggle}`;
      const known = ticks.get(key);
      const tick: Tick =
        known && known.settledAt === null
          ? known
          : {
              id: contract.id,
              toggle,
              wanted: ticked,
              confirmed: contract,
              timer: undefined,
              sending: false,
              waiting: null,
              settledAt: null,
            };
      ticks.set(key, tick);
      tick.wanted = ticked;
      tick.waiting?.resolve();
      clearTimeout(tick.timer);
      tick.timer = setTimeout(() => start(tick), delay);
      show(contract.id, (current) => withTick(current, toggle, ticked, today()));
      return new Promise((resolve, reject) => {
        tick.waiting = { resolve, reject };
      });
    },
    flush() {
      for (const tick of ticks.values()) if (tick.timer !== undefined) start(tick);
    },
    catchUp(contract, since) {
      let current = contract;
      for (const tick of ticks.values()) {
        if (tick.id !== contract.id) continue;
        if (tick.settledAt === null) current = withTick(current, tick.toggle, tick.wanted, today());
        else if (tick.settledAt > since) current = withFieldOf(tick.confirmed, tick.toggle, current);
      }
      return current;
    },
  };
}

function withFieldOf(source: Contract, toggle: ContractToggle, target: Contract): Contract {
  const field = toggle === 'sentToClient' ? 'sentToClientOn' : toggle;
  return source[field] === target[field] ? target : { ...target, [field]: source[field] };
}
