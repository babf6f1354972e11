/** Returns the present time in milliseconds. */
type Clock = () => number;

export interface TrustOptions {
  /** Milliseconds for which a session is trusted after it was read. 0: every request reads it. */
  readonly milliseconds: number;
  /** A clock that never goes back, for tests. Default: `performance.now`. */
  readonly elapsed?: Clock;
  /** The clock of the machine, for tests. Default: `Date.now`. */
  readonly time?: Clock;
}

interface Entry<Session> {
  readonly session: Session;
  /** When the statement that read it began, by both clocks. */
  readonly elapsed: number;
  readonly time: number;
}

/** A reading that has begun. */
interface Reading {
  readonly elapsed: number;
  readonly time: number;
  readonly round: number;
}

/** Maximum number of sessions. Beyond it, all are forgotten. */
const maxSessions = 5000;

/**
 * Remembers for a moment what the database said about sessions, so that the requests of one page read their session once
 * (ADR-0071). The time counts from the beginning of the statement, by two clocks: one of them goes on while the process
 * or the machine is paused, and neither may be set back.
 */
export class TrustedSessions<Session> {
  readonly #milliseconds: number;
  readonly #elapsed: Clock;
  readonly #time: Clock;
  readonly #entries = new Map<string, Entry<Session>>();
  #round = 0;

  constructor({ milliseconds, elapsed = () => performance.now(), time = () => Date.now() }: TrustOptions) {
    this.#milliseconds = milliseconds;
    this.#elapsed = elapsed;
    this.#time = time;
  }

  /** Returns a session that was read a moment ago; undefined if it must be read. */
  find(id: string): Session | undefined {
    const entry = this.#entries.get(id);
    if (!entry) return undefined;
    const ages = [this.#elapsed() - entry.elapsed, this.#time() - entry.time];
    if (ages.every((age) => age >= 0 && age < this.#milliseconds)) return entry.session;
    this.#entries.delete(id);
    return undefined;
  }

  /** Call before the statement that reads sessions. */
  begin(): Reading {
    return { elapsed: this.#elapsed(), time: this.#time(), round: this.#round };
  }

  /** Trusts a session, unless `forget` was called since its reading began. */
  keep({ elapsed, time, round }: Reading, id: string, session: Session): void {
    if (this.#milliseconds === 0 || round !== this.#round) return;
    if (this.#entries.size >= maxSessions) this.#entries.clear();
    this.#entries.set(id, { session, elapsed, time });
  }

  /** Forgets all sessions. Call after a write that may have ended one, before it is answered. */
  forget(): void {
    this.#entries.clear();
    this.#round += 1;
  }
}
