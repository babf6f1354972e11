import { type Kysely, sql } from 'kysely';
import type { Db } from './connect.ts';
import { outageOf } from './outage.ts';
import type { Schema } from './schema.ts';

/** The state of a session on the leader when a request arrived. */
export interface SessionState {
  readonly session: string;
  /** How many writes the session has committed. */
  readonly writes: number;
}

export interface StandbyOptions {
  /** Returns the present time in milliseconds. */
  readonly now?: () => number;
  /** Milliseconds that the standby may take to say whether it is up to date. Default: 1000. */
  readonly maxCheckTime?: number;
}

interface Position {
  readonly at: number;
  /** A position of the write-ahead log, such as `0/3000148`. */
  readonly position: string;
}

/** Milliseconds that the records of a standby may be behind those of the leader. */
const maxLag = 5000;
/** Minimum number of milliseconds between two log positions that are kept. */
const betweenPositions = 500;
/** Milliseconds for which a standby is not used after it did not answer. */
const restAfterOutage = 5000;

/** The standby is not up to date, or did not say so in time. */
class NotUsable extends Error {}

/**
 * Reads from a standby if the result need not be the very latest, and from the leader when the standby is not usable.
 * Two guarantees always hold: callers see all writes of their own session, and no result is older than five seconds.
 * Each write increases a counter of its session in its own transaction. The counter on the standby therefore shows
 * which writes have arrived there. This works for several server processes, after a failover, and behind a proxy that
 * leads to several standbys.
 */
export class Standby {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;
  readonly #maxCheckTime: number;
  #positions: Position[] = [];
  #restsUntil = 0;

  constructor(
    db: Kysely<Schema>,
    { now = () => performance.now(), maxCheckTime = 1000 }: StandbyOptions = {},
  ) {
    this.#db = db;
    this.#now = now;
    this.#maxCheckTime = maxCheckTime;
  }

  /**
   * Increases the counter of writes of a session. Call it last in the transaction, because it locks the session's row.
   */
  async countWrite(trx: Db, session: string): Promise<void> {
    await sql`update sessions set writes = writes + 1 where id = ${session}`.execute(trx);
  }

  /** Records the current position of the leader's write-ahead log. */
  notePosition(position: string): void {
    const now = this.#now();
    const last = this.#positions.at(-1);
    if (last && now - last.at < betweenPositions) return;
    this.#positions = [...this.#positions.filter(({ at }) => now - at <= maxLag), { at: now, position }];
  }

  /** Runs `read` in one snapshot of the standby if that is up to date, otherwise on the leader. */
  async read<T>(state: SessionState, leader: Kysely<Schema>, read: (db: Db) => Promise<T>): Promise<T> {
    if (this.#now() < this.#restsUntil) return read(leader);
    try {
      return await this.#readStandby(state, read);
    } catch (error) {
      const outage = outageOf(error);
      if (!(error instanceof NotUsable) && outage === null) throw error;
      if (outage === 'unreachable' || outage === 'refused') this.#rest();
      return read(leader);
    }
  }

  async #readStandby<T>({ session, writes }: SessionState, read: (db: Db) => Promise<T>): Promise<T> {
    const [oldest] = this.#positions.filter(({ at }) => this.#now() - at <= maxLag);
    if (!oldest) throw new NotUsable();
    let isLate = false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_done, refuse) => {
      timer = setTimeout(() => {
        isLate = true;
        this.#rest();
        refuse(new NotUsable());
      }, this.#maxCheckTime);
    });
    const reading = this.#db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const { rows } = await sql`select from sessions where id = ${session} and writes >= ${writes}
          and (not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${oldest.position}::pg_lsn)`.execute(
          trx,
        );
        clearTimeout(timer);
        if (isLate || rows.length === 0) throw new NotUsable();
        return read(trx);
      });
    return Promise.race([reading, late]).finally(() => clearTimeout(timer));
  }

  #rest(): void {
    this.#restsUntil = this.#now() + restAfterOutage;
  }
}
