import { type Kysely, sql } from 'kysely';
import type { Db } from './connect.ts';
import { outageOf } from './outage.ts';
import type { Schema } from './schema.ts';

/** What the leader said about the session of a request when it arrived. */
export interface SessionState {
  readonly session: string;
  /** How many writes the session has committed. */
  readonly writes: number;
}

export interface StandbyOptions {
  /** A clock in milliseconds. */
  readonly now?: () => number;
  /** Milliseconds that the standby may take to say whether it is up to date. Default: 1000. */
  readonly longestCheck?: number;
}

interface Position {
  readonly at: number;
  /** Of the write-ahead log, such as `0/3000148`. */
  readonly position: string;
}

/** Milliseconds that the records of a standby may be behind those of the leader. */
const mostBehind = 5000;
/** Milliseconds between two positions that are kept. */
const betweenPositions = 500;
/** Milliseconds for which a standby that did not answer is left alone. */
const restAfterOutage = 5000;

/** The standby is not up to date, or did not say so in time. */
class NotUsable extends Error {}

/**
 * Reads from a standby what need not be the very latest, and from the leader while that is not possible. Two promises
 * hold, whatever the standby does: whoever asks sees all writes of their own session, and nothing is older than five
 * seconds. A write counts itself in its session in its own transaction, so the number on the standby says which writes
 * are there, for all processes of the server, after a failover, and behind a proxy that leads to several standbys.
 */
export class Standby {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;
  readonly #longestCheck: number;
  #positions: Position[] = [];
  #restsUntil = 0;

  constructor(
    db: Kysely<Schema>,
    { now = () => performance.now(), longestCheck = 1000 }: StandbyOptions = {},
  ) {
    this.#db = db;
    this.#now = now;
    this.#longestCheck = longestCheck;
  }

  /** Counts the write of a transaction in its session. The last statement of the transaction, because it locks. */
  async countWrite(trx: Db, session: string): Promise<void> {
    await sql`update sessions set writes = writes + 1 where id = ${session}`.execute(trx);
  }

  /** Notes where the write-ahead log of the leader is now. */
  notePosition(position: string): void {
    const now = this.#now();
    const last = this.#positions.at(-1);
    if (last && now - last.at < betweenPositions) return;
    this.#positions = [...this.#positions.filter(({ at }) => now - at <= mostBehind), { at: now, position }];
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
    const [oldest] = this.#positions.filter(({ at }) => this.#now() - at <= mostBehind);
    if (!oldest) throw new NotUsable();
    let isLate = false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_done, refuse) => {
      timer = setTimeout(() => {
        isLate = true;
        this.#rest();
        refuse(new NotUsable());
      }, this.#longestCheck);
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
