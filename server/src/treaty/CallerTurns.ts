import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from './Refusal.ts';

/** How many requests of one caller are carried out at once; the others wait for their turn. */
export interface TurnLimits {
  readonly running: number;
  /** Of these, those that the treaty marks as expensive (`x-expensive`). */
  readonly expensive: number;
  /** Requests that may wait. A page asks for a dozen at once. */
  readonly waiting: number;
  /** Milliseconds that a request may wait. */
  readonly longest: number;
}

const usualLimits: TurnLimits = { running: 6, expensive: 2, waiting: 50, longest: 10_000 };

/** Seconds after which a caller who was refused may try again. */
const retryAfter = 5;

const tooManyAtOnce = 'Trop de demandes à la fois - Too many requests at once';

interface Turns {
  readonly all: LimitFunction;
  readonly expensive: LimitFunction;
}

/**
 * Gives each caller few turns at once, so that nobody stops the server for the others: a person, a private link, or for
 * calls without a session a network.
 */
export class CallerTurns {
  readonly #limits: TurnLimits;
  readonly #callers = new Map<string, Turns>();

  constructor(limits: Partial<TurnLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  /** Carries work out when it is the caller's turn. Throws a refusal (429) if too many wait, or it waited too long. */
  async take<T>(caller: string, isExpensive: boolean, work: () => Promise<T>): Promise<T> {
    const { waiting, longest } = this.#limits;
    const turns = this.#turnsOf(caller);
    if (turns.all.pendingCount + turns.expensive.pendingCount >= waiting) throw tooMany();
    const arrived = performance.now();
    const inTurn = () =>
      turns.all(async () => {
        if (performance.now() - arrived > longest) throw tooMany();
        return work();
      });
    try {
      return await (isExpensive ? turns.expensive(inTurn) : inTurn());
    } finally {
      if (turns.all.activeCount + turns.all.pendingCount + turns.expensive.pendingCount === 0)
        this.#callers.delete(caller);
    }
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

function tooMany(): Refusal {
  return new Refusal('too-many-requests', tooManyAtOnce, undefined, retryAfter);
}
