import { setTimeout as wait } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from '../refusal/Refusal.ts';

/** Maximum number of simultaneous requests of one caller; further ones wait for their turn. */
export interface TurnLimits {
  readonly running: number;
  /** Maximum number of these that the API description marks as expensive (`x-expensive`). */
  readonly expensive: number;
  /** Maximum number of waiting requests. A page sends about a dozen at once. */
  readonly waiting: number;
  /** Maximum number of milliseconds that a request waits. */
  readonly longest: number;
  /** Milliseconds of expensive work that a guest may use without waiting; see `guestShare`. */
  readonly guestBurst: number;
  /** The share of time that a guest's expensive work may use after that: 0.05 means a twentieth. */
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

/** The caller of a request. */
export interface TurnCaller {
  /** Requests with the same key share turns: `company 4`. */
  readonly key: string;
  /** Whether the caller has a private link. Many people may hold one, so its expensive work is limited too. */
  readonly isGuest: boolean;
}

/** Number of callers whose turns are kept while they have no request. */
const maxIdle = 1000;

/** Seconds after which a refused caller may try again. */
const retryAfter = 5;

const tooManyAtOnce = 'Trop de demandes à la fois - Too many requests at once';

interface Turns {
  readonly all: LimitFunction;
  readonly expensive: LimitFunction;
}

/** The expensive work of a guest, as a leaky bucket: work fills it and time empties it. */
interface Work {
  /** Milliseconds of work in the bucket at the moment `at`. */
  readonly done: number;
  readonly at: number;
}

/**
 * Limits the simultaneous requests of each caller, so that nobody blocks the server for others. A caller is a user, a
 * private link or, for calls without a session, a network.
 */
export class CallerTurns {
  readonly #limits: TurnLimits;
  readonly #callers = new Map<string, Turns>();
  readonly #work = new Map<string, Work>();

  constructor(limits: Partial<TurnLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  /** Throws a refusal (429) if too many of the caller's requests are already waiting. */
  refuseWhenFull({ key }: TurnCaller): void {
    const turns = this.#callers.get(key);
    if (turns && waitingIn(turns) >= this.#limits.waiting) throw tooMany();
  }

  /**
   * Runs work when it is the caller's turn. Throws a refusal (429) if too many are waiting, or if it has waited too
   * long.
   */
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
      const isIdle = turns.all.activeCount + waitingIn(turns) === 0;
      if (isIdle && this.#callers.size > maxIdle) this.#callers.delete(key);
    }
  }

  /** Waits until the guest's bucket has room for more work. Throws a refusal (429) if that would be after `last`. */
  async #room(key: string, last: number): Promise<void> {
    const { guestBurst, guestShare } = this.#limits;
    const milliseconds = (this.#workOf(key) - guestBurst) / guestShare;
    if (performance.now() + milliseconds > last) throw tooMany();
    if (milliseconds > 0) await wait(milliseconds);
  }

  /** Runs work and adds its duration to the bucket. */
  async #noted<T>(key: string, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const at = performance.now();
      this.#work.set(key, { done: this.#workOf(key) + at - begun, at });
    }
  }

  /** Milliseconds of work that are still in the bucket. */
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
