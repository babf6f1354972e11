import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../treaty/Refusal.ts';
import { networkOf } from './networkOf.ts';

/** Number of failed attempts within the window; the next one is refused until the oldest expires. */
export interface AttemptLimits {
  /** For one e-mail address, known or not. */
  readonly account: number;
  /** For one private link, known or not: a whole office may open an expired one. */
  readonly link: number;
  /** For one network address, which a whole office may share. An IPv6 network counts as one. */
  readonly address: number;
  readonly windowSeconds: number;
  /** Files that one user may upload in an hour, refused ones included. */
  readonly uploads: number;
}

const usualLimits: AttemptLimits = {
  account: 10,
  link: 30,
  address: 300,
  windowSeconds: 15 * 60,
  uploads: 600,
};

const hourSeconds = 3600;

const tooManyUploads = 'Trop de téléversements - Too many uploads';

/** What an attempt is counted by. */
export interface AttemptKeys {
  readonly address: string;
  readonly account?: string;
  readonly link?: string;
}

/** Counts uploads and failed sign-in attempts in the database, which all processes share. */
export class Attempts {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Date;
  readonly #limits: AttemptLimits | null;

  /** `null` allows any number of attempts. */
  constructor(db: Kysely<Schema>, now: () => Date, limits: Partial<AttemptLimits> | null = {}) {
    this.#db = db;
    this.#now = now;
    this.#limits = limits && { ...usualLimits, ...limits };
  }

  /**
   * Begins an attempt, which counts as failed until it succeeds, so that concurrent attempts are counted. Throws
   * a refusal with the seconds to wait when there were too many. Returns what to call when it succeeds: it forgets
   * the failures of the account, and keeps those of the address, or an own account would hide guesses at others.
   */
  async begin({ address, account, link }: AttemptKeys): Promise<() => Promise<void>> {
    const limits = this.#limits;
    if (!limits) return async () => undefined;
    const counted = [{ digest: digestOf(`address ${networkOf(address)}`), limit: limits.address }];
    if (account !== undefined)
      counted.push({ digest: digestOf(`account ${account}`), limit: limits.account });
    if (link !== undefined) counted.push({ digest: digestOf(`link ${link}`), limit: limits.link });
    const failed_at = this.#now().toISOString();
    const own = await this.#db
      .insertInto('failed_attempts')
      .values(counted.map(({ digest }) => ({ digest, failed_at })))
      .returning('id')
      .execute();
    const ids = own.map(({ id }) => id);
    const waits = await Promise.all(
      counted.map(({ digest, limit }) => this.#wait(digest, limit, limits.windowSeconds, ids)),
    );
    const wait = Math.max(...waits);
    if (wait > 0) {
      await this.#db.deleteFrom('failed_attempts').where('id', 'in', ids).execute();
      throw new Refusal('too-many-requests', undefined, undefined, wait);
    }
    return async () => {
      await this.#db
        .deleteFrom('failed_attempts')
        .where((e) =>
          e.or([
            e('id', 'in', ids),
            ...(account === undefined ? [] : [e('digest', '=', digestOf(`account ${account}`))]),
          ]),
        )
        .execute();
    };
  }

  /** Counts an upload of a user. Throws a refusal with the seconds to wait when there were too many. */
  async countUpload(userId: number): Promise<void> {
    const limits = this.#limits;
    if (!limits) return;
    const digest = digestOf(`uploads ${userId}`);
    const { id } = await this.#db
      .insertInto('failed_attempts')
      .values({ digest, failed_at: this.#now().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const wait = await this.#wait(digest, limits.uploads, hourSeconds, [id]);
    if (wait === 0) return;
    await this.#db.deleteFrom('failed_attempts').where('id', '=', id).execute();
    throw new Refusal('too-many-requests', tooManyUploads, undefined, wait);
  }

  /** Returns the seconds until the oldest counted attempt expires; 0 if another one is allowed. */
  async #wait(digest: string, limit: number, windowSeconds: number, own: readonly number[]): Promise<number> {
    const now = this.#now().getTime();
    const windowMilliseconds = windowSeconds * 1000;
    await this.#db
      .deleteFrom('failed_attempts')
      .where('digest', '=', digest)
      .where('failed_at', '<=', new Date(now - windowMilliseconds).toISOString())
      .execute();
    const oldest = await this.#db
      .selectFrom('failed_attempts')
      .select('failed_at')
      .where('digest', '=', digest)
      .where(sql<boolean>`id < all (${own}::bigint[])`)
      .orderBy('id', 'desc')
      .offset(limit - 1)
      .limit(1)
      .executeTakeFirst();
    if (!oldest) return 0;
    return Math.max(1, Math.ceil((Date.parse(oldest.failed_at) + windowMilliseconds - now) / 1000));
  }
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
