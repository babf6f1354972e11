import { hash, verify } from '@node-rs/argon2';
import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from '../refusal/Refusal.ts';
import { StrangerThread } from './StrangerThread.ts';

/** Cost of one hash, as OWASP recommends: argon2id with 19 MiB and 2 passes. */
const usualCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Cheap hashes for tests, which sign in thousands of times. */
const testCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The queue of a password: `known` for a known device, session or link, otherwise `stranger`. */
export type PasswordLane = 'known' | 'stranger';

/**
 * Maximum number of passwords that are hashed at once, and that wait. Each takes one of Node's four worker threads for
 * 50 ms and 19 MiB, so a flood of sign-ins would block file access and everybody else. Known devices do not wait behind
 * strangers.
 */
const lanes: Readonly<Record<PasswordLane, { readonly running: number; readonly waiting: number }>> = {
  known: { running: 2, waiting: 16 },
  stranger: { running: 1, waiting: 4 },
};

/** Seconds after which a refused sign-in may be retried. The queue empties in less than a second. */
const retryAfter = 1;

/** Hashes passwords and compares them. */
export class Passwords {
  readonly #cost: typeof usualCost;
  readonly #turns: Readonly<Record<PasswordLane, LimitFunction>>;
  readonly #hasLimits: boolean;
  /** Undefined in tests, whose hashes are cheap. */
  readonly #strangers: StrangerThread | undefined;
  /** Compared if there is no account, so that the answer takes the same time. */
  readonly #nobody: Promise<string>;

  constructor({
    isForTests = false,
    hasLimits = !isForTests,
  }: { isForTests?: boolean; hasLimits?: boolean } = {}) {
    this.#cost = isForTests ? testCost : usualCost;
    this.#hasLimits = hasLimits;
    this.#strangers = isForTests ? undefined : new StrangerThread();
    this.#turns = { known: pLimit(lanes.known.running), stranger: pLimit(lanes.stranger.running) };
    this.#nobody = hash('nobody', this.#cost);
  }

  /** Hashes a new password. Throws a refusal (503) if too many are waiting. */
  hash(password: string): Promise<string> {
    return this.#take('known', () => hash(password, this.#cost));
  }

  /**
   * Returns whether the password matches the hash. Null never matches, but takes the same time. Throws a refusal (503)
   * if too many are waiting.
   */
  async matches(password: string, hashed: string | null, lane: PasswordLane): Promise<boolean> {
    const isRight = await this.#take(lane, async () => {
      const right = hashed ?? (await this.#nobody);
      return lane === 'stranger' && this.#strangers
        ? this.#strangers.matches(right, password)
        : verify(right, password);
    });
    return isRight && hashed !== null;
  }

  async #take<T>(lane: PasswordLane, work: () => Promise<T>): Promise<T> {
    const turns = this.#turns[lane];
    const isFull = turns.activeCount === lanes[lane].running && turns.pendingCount >= lanes[lane].waiting;
    if (this.#hasLimits && isFull) throw new Refusal('unavailable', undefined, undefined, retryAfter);
    return turns(work);
  }
}
