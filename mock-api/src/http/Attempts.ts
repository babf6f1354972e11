import { Refusal } from './Refusal.ts';

/** How many failed attempts are taken within the window; the next one is refused with 429 until the oldest has passed. */
export interface AttemptLimits {
  /** For one e-mail, known or not. */
  readonly account: number;
  /** For one private link, known or not: everybody in an office may open an old one. */
  readonly link: number;
  /** From one network address, which a whole office may share. */
  readonly address: number;
  readonly windowSeconds: number;
}

const usualLimits: AttemptLimits = { account: 10, link: 30, address: 300, windowSeconds: 15 * 60 };

/** The texts whose failures are remembered at most; the one that failed longest ago is forgotten first. */
const keysKept = 10_000;

/** What an attempt is counted under. */
export interface AttemptKeys {
  readonly address: string;
  readonly account?: string;
  readonly link?: string;
}

/** An attempt that is under way. */
export interface Attempt {
  /** Counts it. */
  fail(): void;
  /** Forgets the failures of its account; those of the address stay, or an own account would hide guesses at others. */
  succeed(): void;
}

/** Counts failed attempts to sign in, in memory: a restart forgets them. */
export class Attempts {
  readonly #now: () => Date;
  readonly #limits: AttemptLimits | null;
  /** The milliseconds of each failure within the window, oldest first. */
  readonly #failures = new Map<string, readonly number[]>();

  /** Takes any number of attempts with `null`. */
  constructor(now: () => Date, limits: Partial<AttemptLimits> | null = {}) {
    this.#now = now;
    this.#limits = limits && { ...usualLimits, ...limits };
  }

  /** Begins an attempt; throws a refusal with the seconds to wait when there were too many. */
  begin({ address, account, link }: AttemptKeys): Attempt {
    const limits = this.#limits;
    if (!limits) return { fail: () => undefined, succeed: () => undefined };
    const counted: [key: string, limit: number][] = [[`address ${address}`, limits.address]];
    if (account !== undefined) counted.push([`account ${account}`, limits.account]);
    if (link !== undefined) counted.push([`link ${link}`, limits.link]);
    const waits = counted.map(([key, limit]) => this.#secondsToWait(key, limit, limits));
    const wait = Math.max(...waits);
    if (wait > 0) throw new Refusal('too-many-requests', undefined, undefined, wait);
    return {
      fail: () => {
        for (const [key] of counted) this.#count(key, limits);
      },
      succeed: () => {
        this.#failures.delete(`account ${account}`);
      },
    };
  }

  /** Forgets all failures. */
  clear(): void {
    this.#failures.clear();
  }

  #secondsToWait(key: string, limit: number, limits: AttemptLimits): number {
    const oldest = this.#within(key, limits).at(-limit);
    if (oldest === undefined) return 0;
    return Math.max(1, Math.ceil((oldest - this.#now().getTime()) / 1000 + limits.windowSeconds));
  }

  #within(key: string, { windowSeconds }: AttemptLimits): readonly number[] {
    const since = this.#now().getTime() - windowSeconds * 1000;
    return (this.#failures.get(key) ?? []).filter((moment) => moment > since);
  }

  #count(key: string, limits: AttemptLimits): void {
    const failures = [...this.#within(key, limits), this.#now().getTime()];
    // The latest failure stands last: what is forgotten first is what has been quiet longest.
    this.#failures.delete(key);
    this.#failures.set(key, failures);
    if (this.#failures.size <= keysKept) return;
    const [first] = this.#failures.keys();
    if (first !== undefined) this.#failures.delete(first);
  }
}
