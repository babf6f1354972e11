import { setTimeout as wait } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from '../refusal/Refusal.ts';

/** How many requests of one caller are carried out at once; the others wait for their turn. */
export interface TurnLimits {
  readonly running: number;
  /** Of these, those that the treaty marks as expensive (`x-expensive`). */
  readonly expensive: number;
  /** Requests that may wait. A page asks for a dozen at once. */
  readonly waiting: number;
  /** Milliseconds that a request may wait. */
  readonly longest: number;
  /** Milliseconds of expensive work that a guest may cause before further such work waits; see `guestShare`. */
  readonly guestBurst: number;
  /** The part of the time that a guest's expensive work may take after that: 0.05 for a twentieth. */
  readonly guestShare: number;
}

const usualLimits: TurnLimits = {
  running: 6,
  expensive: 2,
  waiting: 50,
  longest: 10_000,
  guestBurst: 2000,
  guestShare: 0.05,
};

/** Who asks. */
export interface TurnCaller {
  /** The same for all requests that share turns: `company 4`. */
  readonly key: string;
  /** Whether it is the holder of a private link, which many may hold, and whose work is therefore rationed too. */
  readonly isGuest: boolean;
}

/** Seconds after which a caller who was refused may try again. */
const retryAfter = 5;

const tooManyAtOnce = 'Trop de demandes à la fois - Too many requests at once';

interface Turns {
  readonly all: LimitFunction;
  readonly expensive: LimitFunction;
}

/** Expensive work of a guest: a bucket that work fills and time empties. */
interface Work {
  /** Milliseconds, at the moment `at`. */
  readonly done: number;
  readonly at: number;
}

/**
 * Gives each caller few turns at once, so that nobody stops the server for the others: a person, a private link, or for
 * calls without a session a network.
 */
export class CallerTurns {
  readonly #limits: TurnLimits;
  readonly #callers = new Map<string, Turns>();
  readonly #work = new Map<string, Work>();

  constructor(limits: Partial<TurnLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  /** Throws a refusal (429) if too many of the caller's requests wait already. */
  refuseWhenFull({ key }: TurnCaller): void {
    const turns = this.#callers.get(key);
    if (turns && waitingIn(turns) >= this.#limits.waiting) throw tooMany();
  }

  /** Carries work out when it is the caller's turn. Throws a refusal (429) if too many wait, or it waited too long. */
  async take<T>({ key, isGuest }: TurnCaller, isExpensive: boolean, work: () => Promise<T>): Promise<T> {
    const { waiting, longest } = this.#limits;
    const turns = this.#turnsOf(key);
    if (waitingIn(turns) >= waiting) throw tooMany();
    const isRationed = isGuest && isExpensive;
    const arrived = performance.now();
    const inTurn = () =>
      turns.all(async () => {
        if (performance.now() - arrived > longest) throw tooMany();
        return isRationed ? this.#noted(key, work) : work();
      });
    const inExpensiveTurn = async () => {
      if (isRationed) await this.#room(key, arrived + longest);
      return inTurn();
    };
    try {
      return await (isExpensive ? turns.expensive(inExpensiveTurn) : inTurn());
    } finally {
      if (turns.all.activeCount + waitingIn(turns) === 0) this.#callers.delete(key);
    }
  }

  /** Waits until the guest's earlier work leaves room for more. Throws a refusal (429) if that is after `last`. */
  async #room(key: string, last: number): Promise<void> {
    const { guestBurst, guestShare } = this.#limits;
    const milliseconds = (this.#workOf(key) - guestBurst) / guestShare;
    if (performance.now() + milliseconds > last) throw tooMany();
    if (milliseconds > 0) await wait(milliseconds);
  }

  /** Carries work out and notes how long it took. */
  async #noted<T>(key: string, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const at = performance.now();
      this.#work.set(key, { done: this.#workOf(key) + at - begun, at });
    }
  }

  /** Milliseconds of work that time has not emptied yet. */
  #workOf(key: string): number {
    const work = this.#work.get(key);
    if (!work) return 0;
    const left = work.done - (performance.now() - work.at) * this.#limits.guestShare;
    if (left <= 0) this.#work.delete(key);
    return Math.max(0, left);
  }

  #turnsOf(caller: string): Turns {
    const known = this.#callers.get(caller);
    if (known) return known;
    const { running, expensive } = this.#limits;
    const turns = { all: pLimit(running), expensive: pLimit(expensive) };
    this.#callers.set(caller, turns);
    return turns;
  }
}

function waitingIn({ all, expensive }: Turns): number {
  return all.pendingCount + expensive.pendingCount;
}

function tooMany(): Refusal {
  return new Refusal('too-many-requests', tooManyAtOnce, undefined, retryAfter);
}
