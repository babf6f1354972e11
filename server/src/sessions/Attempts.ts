import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../refusal/Refusal.ts';
import { networkOf } from './networkOf.ts';

/** Number of failed attempts within the window; the next one is refused until the oldest expires. */
export interface AttemptLimits {
  /**
   * To sign in at one account, or to ask for its password mail, from one network by devices that have not signed in there
   * before.
   */
  readonly account: number;
  /** To sign in at one account by such devices from all networks together. */
  readonly accountEverywhere: number;
  /** To sign in at one account, or to ask for its password mail, by one device that has signed in there before. */
  readonly device: number;
  /** Changes of the password with a wrong old one, within one session. */
  readonly session: number;
  /** Password mails that one network asks for, whether they are sent or not. */
  readonly resets: number;
  /** Openings of one private link that does not work: a whole office may try an expired one. */
  readonly link: number;
  /**
   * From one network to sign in, to open private links, calendars or password links, each counted apart: a whole office
   * may share it. An IPv6 network counts as one.
   */
  readonly address: number;
  readonly windowSeconds: number;
  /** Files that one user may upload in an hour, refused ones included. */
  readonly uploads: number;
}

const usualLimits: AttemptLimits = {
  account: 10,
  accountEverywhere: 50,
  device: 10,
  session: 10,
  resets: 30,
  link: 30,
  address: 300,
  windowSeconds: 15 * 60,
  uploads: 600,
};

const hourSeconds = 3600;

const tooManyUploads = 'Trop de téléversements - Too many uploads';

/** A secret that can be guessed, of an account; `device` is that of a person who has signed in on it before. */
interface AccountKeys {
  readonly purpose: 'sign-in' | 'reset';
  readonly address: string;
  readonly account: string;
  readonly device: string | null;
}

/** What an attempt is for, and what it is counted by. Counters of one purpose do not affect another. */
export type AttemptKeys =
  | AccountKeys
  | { readonly purpose: 'change'; readonly session: string }
  | { readonly purpose: 'link'; readonly address: string; readonly link: string }
  | { readonly purpose: 'calendar' | 'password-link'; readonly address: string };

/** An attempt that has been counted. */
export interface Attempt {
  /** Throws a refusal with the seconds to wait when there were too many. */
  refuseTooMany(): void;
  /** Forgets the attempt, and earlier failures of the same account, device or session. */
  succeed(): Promise<void>;
  /** Forgets the attempt alone, which was not carried out. */
  cancel(): Promise<void>;
}

interface Counter {
  readonly key: string;
  readonly limit: number;
  /** Whether a success forgets earlier failures; those of a network would hide guesses at other accounts. */
  readonly isForgotten?: boolean;
}

const uncounted: Attempt = {
  refuseTooMany: () => undefined,
  succeed: async () => undefined,
  cancel: async () => undefined,
};

/** Counts uploads and failed attempts in the database, which all processes share, by its clock. */
export class Attempts {
  readonly #db: Kysely<Schema>;
  readonly #now: () => RawBuilder<string>;
  readonly #limits: AttemptLimits | null;

  /** `now` replaces the clock of the database; `null` as limits allows any number of attempts. */
  constructor(db: Kysely<Schema>, now: (() => Date) | undefined, limits: Partial<AttemptLimits> | null = {}) {
    this.#db = db;
    this.#now = () =>
      now ? sql<string>`${now().toISOString()}::timestamptz` : sql<string>`clock_timestamp()`;
    this.#limits = limits && { ...usualLimits, ...limits };
  }

  /**
   * Counts an attempt at a secret that can be guessed, before it is checked, so that concurrent ones are counted. It
   * counts as failed until it succeeds. Throws a refusal with the seconds to wait when there were too many.
   */
  async begin(keys: AttemptKeys): Promise<Attempt> {
    const attempt = await this.count(keys);
    attempt.refuseTooMany();
    return attempt;
  }

  /**
   * Counts an attempt with a secret that nobody can guess, such as a private link. The right one is always let in, so
   * that nobody behind the same network is kept out: call `refuseTooMany` for a wrong one, `succeed` for the right one.
   */
  async count(keys: AttemptKeys): Promise<Attempt> {
    const limits = this.#limits;
    if (!limits) return uncounted;
    const counters = countersOf(keys, limits);
    const digests = counters.map(({ key }) => digestOf(key));
    const ways = counters.map(({ limit }, place) => ({ digest: digests[place] ?? '', limit }));
    // Whoever tries on while refused costs one statement.
    const refused = await this.#wait(ways, limits.windowSeconds);
    const ids = refused > 0 ? [] : await this.#insert(digests);
    const wait = refused || (await this.#wait(ways, limits.windowSeconds, ids));
    // A refused attempt does not count, or whoever tries on would never be let in again.
    if (wait > 0) await this.#delete(ids, []);
    else await this.#deleteExpired(digests, limits.windowSeconds);
    return {
      refuseTooMany() {
        if (wait > 0) throw new Refusal('too-many-requests', undefined, undefined, wait);
      },
      cancel: () => this.#delete(ids, []),
      succeed: () =>
        this.#delete(
          ids,
          counters.flatMap(({ key, isForgotten }) => (isForgotten ? key : [])),
        ),
    };
  }

  /** Forgets the failures of strangers at an account, whose person has just shown who they are by a password link. */
  async forgetStrangers(account: string): Promise<void> {
    await this.#delete([], [everywhere(account)]);
  }

  /** Counts an upload of a user. Throws a refusal with the seconds to wait when there were too many. */
  async countUpload(userId: number): Promise<void> {
    const limits = this.#limits;
    if (!limits) return;
    const digest = digestOf(`uploads ${userId}`);
    const ids = await this.#insert([digest]);
    const wait = await this.#wait([{ digest, limit: limits.uploads }], hourSeconds, ids);
    if (wait === 0) return this.#deleteExpired([digest], hourSeconds);
    await this.#delete(ids, []);
    throw new Refusal('too-many-requests', tooManyUploads, undefined, wait);
  }

  /** One after the other for each counter, so that whoever counts sees all with smaller ids. */
  async #insert(digests: readonly string[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      with locked as materialized (
        select digest, pg_advisory_xact_lock(hashtextextended('attempts ' || digest, 0))
        from (select unnest(${digests}::text[]) as digest order by 1) own
      )
      insert into failed_attempts (digest, failed_at) select digest, ${this.#now()} from locked returning id`.execute(
      this.#db,
    );
    return rows.map(({ id }) => id);
  }

  async #delete(ids: readonly number[], keys: readonly string[]): Promise<void> {
    if (ids.length === 0 && keys.length === 0) return;
    await this.#db
      .deleteFrom('failed_attempts')
      .where((e) => e.or([e('id', 'in', [0, ...ids]), e('digest', 'in', ['', ...keys.map(digestOf)])]))
      .execute();
  }

  async #deleteExpired(digests: readonly string[], windowSeconds: number): Promise<void> {
    await this.#db
      .deleteFrom('failed_attempts')
      .where('digest', 'in', digests)
      .where(sql`failed_at + ${windowSeconds} * interval '1 second'`, '<=', this.#now())
      .execute();
  }

  /**
   * Returns the seconds until none of the counters has its limit of attempts in the window any more, not counting one's
   * `own` and later ones; 0 if another attempt is allowed.
   */
  async #wait(
    counters: readonly { readonly digest: string; readonly limit: number }[],
    windowSeconds: number,
    own: readonly number[] = [],
  ): Promise<number> {
    const digests = counters.map(({ digest }) => digest);
    const limits = counters.map(({ limit }) => limit);
    const expiry = sql`failed_at + ${windowSeconds} * interval '1 second'`;
    const { rows } = await sql<{ wait: number | null }>`
      select max(ceil(extract(epoch from oldest.expiry - ${this.#now()})))::int wait
      from unnest(${digests}::text[], ${limits}::int[]) counter (digest, most)
      cross join lateral (
        select ${expiry} expiry from failed_attempts
        where failed_attempts.digest = counter.digest and ${expiry} > ${this.#now()} and id < all (${own}::bigint[])
        order by id desc offset counter.most - 1 limit 1
      ) oldest`.execute(this.#db);
    const wait = rows[0]?.wait;
    return typeof wait === 'number' ? Math.max(1, wait) : 0;
  }
}

function countersOf(keys: AttemptKeys, limits: AttemptLimits): Counter[] {
  if (keys.purpose === 'change') {
    return [{ key: `change ${keys.session}`, limit: limits.session, isForgotten: true }];
  }
  const { purpose } = keys;
  const network = networkOf(keys.address);
  const ofNetwork = { key: `${purpose} network ${network}`, limit: limits.address };
  if ('link' in keys) return [ofNetwork, { key: `link ${keys.link}`, limit: limits.link }];
  if (!('account' in keys)) return [ofNetwork];
  const { account, device } = keys;
  if (device !== null) {
    return [{ key: `${purpose} device ${device} ${account}`, limit: limits.device, isForgotten: true }];
  }
  const ofAccount = { key: `${purpose} ${account} ${network}`, limit: limits.account, isForgotten: true };
  if (purpose === 'reset') return [{ ...ofNetwork, limit: limits.resets }, ofAccount];
  return [ofNetwork, ofAccount, { key: everywhere(account), limit: limits.accountEverywhere }];
}

function everywhere(account: string): string {
  return `sign-in ${account}`;
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
