import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../refusal/Refusal.ts';
import { networkOf } from './networkOf.ts';

/** Maximum number of failed attempts within the window. Further attempts are refused until the oldest one expires. */
export interface AttemptLimits {
  /**
   * Attempts to sign in to one account, or requests for its password mail, from one network, on devices that have not
   * signed in to it before; codes of the second step of one account on such devices, from all networks together.
   */
  readonly account: number;
  /** Attempts to sign in to one account on such devices, from all networks together. */
  readonly accountEverywhere: number;
  /**
   * Attempts to sign in to one account, codes of its second step, or requests for its password mail, on one device that
   * has signed in to it before; each kind is counted separately.
   */
  readonly device: number;
  /** Attempts to change the password with a wrong old password, within one session. */
  readonly session: number;
  /** Requests for password mails from one network, even if no mail is sent. */
  readonly resets: number;
  /**
   * Attempts to open one private link that does not work, or with one passkey that is wrong. The limit is wide, because a whole office may try an expired
   * link.
   */
  readonly link: number;
  /**
   * Attempts from one network to sign in, to go to a provider, to open private links, calendars or password links, or to
   * verify papers; each kind is counted separately. The limit is wide, because a whole office may share a network. A whole IPv6 network counts as one.
   */
  readonly address: number;
  readonly windowSeconds: number;
  /** Uploads of one user in an hour, including refused ones. */
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

/** An attempt to guess a secret of an account. `device` is set if someone has signed in to the account on it before. */
interface AccountKeys {
  readonly purpose: 'sign-in' | 'second-step' | 'reset';
  readonly address: string;
  readonly account: string;
  readonly device: string | null;
}

/** The purpose of an attempt, and what it is counted by. The counters of different purposes are independent. */
export type AttemptKeys =
  | AccountKeys
  | { readonly purpose: 'change'; readonly session: string }
  | { readonly purpose: 'link' | 'passkey'; readonly address: string; readonly link: string }
  | {
      readonly purpose: 'calendar' | 'password-link' | 'provider' | 'provider-logout' | 'verification';
      readonly address: string;
    };

/** An attempt that has been counted. */
export interface Attempt {
  /** Throws a refusal with the number of seconds to wait if there were too many attempts. */
  refuseTooMany(): void;
  /** Deletes the attempt, and earlier failures of the same account, device or session. */
  succeed(): Promise<void>;
  /** Deletes only this attempt, because it was not carried out. */
  cancel(): Promise<void>;
}

interface Counter {
  readonly key: string;
  readonly limit: number;
  /** Whether it counts a whole network, whose refusals this process remembers. */
  readonly isOfNetwork?: boolean;
  /** Whether a success deletes earlier failures. Not for a network: its failures may be guesses at other accounts. */
  readonly isForgotten?: boolean;
}

const uncounted: Attempt = {
  refuseTooMany: () => undefined,
  succeed: async () => undefined,
  cancel: async () => undefined,
};

/** Seconds to wait, by the digest of a counter that is at its limit. */
type Waits = ReadonlyMap<string, number>;

/** A network that is refused. */
interface Refusals {
  /** When it may try again (`performance.now`). */
  readonly ends: number;
  /** When the database is queried again. */
  readonly askedAgain: number;
}

/** Milliseconds for which a refusal is remembered. An attacker sends hundreds of requests a second. */
const usualMemory = 2000;

/** Maximum number of networks that are remembered. */
const maxRemembered = 10_000;

/** Counts uploads and failed attempts in the database, so that all processes share the counters and one clock. */
export class Attempts {
  readonly #db: Kysely<Schema>;
  readonly #now: () => RawBuilder<string>;
  readonly #limits: AttemptLimits | null;
  readonly #rememberedFor: number;
  readonly #refusals = new Map<string, Refusals>();

  /** `now` replaces the clock of the database. With `null` as limits, any number of attempts is allowed. */
  constructor(
    db: Kysely<Schema>,
    now: (() => Date) | undefined,
    limits: Partial<AttemptLimits> | null = {},
    { rememberedFor = usualMemory }: { readonly rememberedFor?: number } = {},
  ) {
    this.#db = db;
    this.#rememberedFor = rememberedFor;
    this.#now = () =>
      now ? sql<string>`${now().toISOString()}::timestamptz` : sql<string>`clock_timestamp()`;
    this.#limits = limits && { ...usualLimits, ...limits };
  }

  /**
   * Counts an attempt at a guessable secret before it is checked, so that concurrent attempts count. It counts as
   * failed until `succeed` is called. Throws a refusal with the number of seconds to wait if there were too many.
   */
  async begin(keys: AttemptKeys): Promise<Attempt> {
    const attempt = await this.count(keys);
    attempt.refuseTooMany();
    return attempt;
  }

  /**
   * Throws a refusal if this process remembers that the network of a sender is refused. Does not ask the database. For
   * devices on which nobody has signed in before.
   */
  refuseRemembered(purpose: 'sign-in', address: string): void {
    const wait = this.#remembered(digestOf(keyOfNetwork(purpose, address)));
    if (wait > 0) refusedAttempt(wait).refuseTooMany();
  }

  /**
   * Counts an attempt with a secret that cannot be guessed, such as a private link. Never throws itself, so that people
   * with a valid link get in even if others on their network have failed: call `refuseTooMany` for a wrong secret and
   * `succeed` for the right one.
   */
  async count(keys: AttemptKeys): Promise<Attempt> {
    const limits = this.#limits;
    if (!limits) return uncounted;
    const counters = countersOf(keys, limits);
    const digests = counters.map(({ key }) => digestOf(key));
    const ways = counters.map(({ limit }, place) => ({ digest: digests[place] ?? '', limit }));
    const ofNetwork = digests[counters.findIndex(({ isOfNetwork }) => isOfNetwork)];
    const remembered = this.#remembered(ofNetwork);
    if (remembered > 0) return refusedAttempt(remembered);
    // Checked first, so that further attempts while refused cost only one statement.
    const refused = await this.#wait(ways, limits.windowSeconds);
    this.#remember(ofNetwork, refused);
    const ids = longestOf(refused) > 0 ? [] : await this.#insert(digests);
    const wait = longestOf(refused) || longestOf(await this.#wait(ways, limits.windowSeconds, ids));
    // Refused attempts do not count; otherwise someone who keeps trying would never get in again.
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

  /** Deletes the failures of unknown devices at an account, after its owner has used a password link. */
  async forgetStrangers(account: string): Promise<void> {
    await this.#delete([], [everywhere('sign-in', account)]);
  }

  /** Counts an upload of a user. Throws a refusal with the number of seconds to wait if there were too many. */
  async countUpload(userId: number): Promise<void> {
    const limits = this.#limits;
    if (!limits) return;
    const digest = digestOf(`uploads ${userId}`);
    const ids = await this.#insert([digest]);
    const wait = longestOf(await this.#wait([{ digest, limit: limits.uploads }], hourSeconds, ids));
    if (wait === 0) return this.#deleteExpired([digest], hourSeconds);
    await this.#delete(ids, []);
    throw new Refusal('too-many-requests', tooManyUploads, undefined, wait);
  }

  /** Locks each counter while inserting, so that each attempt sees all attempts with smaller ids. */
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

  /** Returns the number of seconds that a network still has to wait, as far as this process remembers it; 0 otherwise. */
  #remembered(digest: string | undefined): number {
    const refusals = digest === undefined ? undefined : this.#refusals.get(digest);
    if (!refusals) return 0;
    const moment = performance.now();
    const milliseconds = refusals.ends - moment;
    if (moment < refusals.askedAgain && milliseconds > 0) return Math.ceil(milliseconds / 1000);
    if (digest !== undefined) this.#refusals.delete(digest);
    return 0;
  }

  /** Remembers that a network is refused. Nothing but time lets it try again, so the database need not be asked. */
  #remember(digest: string | undefined, waits: Waits): void {
    const seconds = digest === undefined ? 0 : (waits.get(digest) ?? 0);
    if (digest === undefined || seconds === 0 || this.#rememberedFor === 0) return;
    if (this.#refusals.size >= maxRemembered) this.#refusals.clear();
    const moment = performance.now();
    this.#refusals.set(digest, { ends: moment + seconds * 1000, askedAgain: moment + this.#rememberedFor });
  }

  /**
   * Returns the number of seconds until each counter that is at its limit is below it again. Does not count the attempts
   * `own` and later ones.
   */
  async #wait(
    counters: readonly { readonly digest: string; readonly limit: number }[],
    windowSeconds: number,
    own: readonly number[] = [],
  ): Promise<Waits> {
    const digests = counters.map(({ digest }) => digest);
    const limits = counters.map(({ limit }) => limit);
    const expiry = sql`failed_at + ${windowSeconds} * interval '1 second'`;
    const { rows } = await sql<{ digest: string; wait: number }>`
      select counter.digest, greatest(1, ceil(extract(epoch from oldest.expiry - ${this.#now()})))::int wait
      from unnest(${digests}::text[], ${limits}::int[]) counter (digest, most)
      cross join lateral (
        select ${expiry} expiry from failed_attempts
        where failed_attempts.digest = counter.digest and ${expiry} > ${this.#now()} and id < all (${own}::bigint[])
        order by id desc offset counter.most - 1 limit 1
      ) oldest`.execute(this.#db);
    return new Map(rows.map(({ digest, wait }) => [digest, wait]));
  }
}

function countersOf(keys: AttemptKeys, limits: AttemptLimits): Counter[] {
  if (keys.purpose === 'change') {
    return [{ key: `change ${keys.session}`, limit: limits.session, isForgotten: true }];
  }
  const { purpose } = keys;
  const network = networkOf(keys.address);
  const ofNetwork = { key: keyOfNetwork(purpose, keys.address), limit: limits.address, isOfNetwork: true };
  if ('link' in keys) return [ofNetwork, { key: `link ${keys.link}`, limit: limits.link }];
  if (!('account' in keys)) return [ofNetwork];
  const { account, device } = keys;
  if (device !== null) {
    return [{ key: `${purpose} device ${device} ${account}`, limit: limits.device, isForgotten: true }];
  }
  const ofAccount = { key: `${purpose} ${account} ${network}`, limit: limits.account, isForgotten: true };
  if (purpose === 'reset') return [{ ...ofNetwork, limit: limits.resets }, ofAccount];
  const ofAll = { key: everywhere(purpose, account), limit: limits.accountEverywhere };
  // Whoever tries codes knows the password, and six digits are soon guessed: networks get no attempts of their own.
  if (purpose === 'second-step') return [ofNetwork, { ...ofAll, limit: limits.account, isForgotten: true }];
  return [ofNetwork, ofAccount, ofAll];
}

function keyOfNetwork(purpose: AttemptKeys['purpose'], address: string): string {
  return `${purpose} network ${networkOf(address)}`;
}

function everywhere(purpose: AttemptKeys['purpose'], account: string): string {
  return `${purpose} ${account}`;
}

/** An attempt that was not counted, because its network is refused. */
function refusedAttempt(wait: number): Attempt {
  return {
    ...uncounted,
    refuseTooMany() {
      throw new Refusal('too-many-requests', undefined, undefined, wait);
    },
  };
}

function longestOf(waits: Waits): number {
  return Math.max(0, ...waits.values());
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
