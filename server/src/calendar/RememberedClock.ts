import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Clock } from './Clock.ts';
import { readClock } from './organisationClock.ts';

/**
 * Reads the organisation's clock for calls without a session, and remembers it for a moment: an attacker sends hundreds
 * of such calls a second. With a session, the clock comes with it.
 */
export class RememberedClock {
  readonly #db: Kysely<Schema>;
  readonly #milliseconds: number;
  #known: { readonly clock: Clock; readonly until: number } | undefined;

  /** `milliseconds` is how long the clock is remembered; 0 reads it each time. */
  constructor(db: Kysely<Schema>, { milliseconds }: { readonly milliseconds: number }) {
    this.#db = db;
    this.#milliseconds = milliseconds;
  }

  async read(): Promise<Clock> {
    const begun = performance.now();
    if (this.#known && begun < this.#known.until) return this.#known.clock;
    const clock = await readClock(this.#db);
    this.#known = { clock, until: begun + this.#milliseconds };
    return clock;
  }

  /** Reads the clock again at the next call. Call after a write that may have changed it. */
  forget(): void {
    this.#known = undefined;
  }
}
