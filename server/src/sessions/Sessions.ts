import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { proofMinutes, type SecondStep } from '@portal/domain';
import DataLoader from 'dataloader';
import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { clockOf } from '../calendar/organisationClock.ts';
import { type Db, prefixOfAhead } from '../database/connect.ts';
import type { Standby } from '../database/Standby.ts';
import type { Schema } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { Refusal } from '../refusal/Refusal.ts';
import { anonymous, type Bearer, type SignedIn } from './Caller.ts';
import type { Origin } from './originOf.ts';
import { endUserSessions } from './sign-ins.ts';
import { TrustedSessions, type TrustOptions } from './TrustedSessions.ts';
import { type Claims, Tokens } from './tokens.ts';
import { endTrustOfUser } from './trustedDevices.ts';

/** The tokens of a session, in the API's shape. */
export interface TokenPair {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Can only end the session, so that a browser may store it for later. */
  readonly logout_token: string;
}

/** How far the sign-in of a new session has come. Default: complete, without a second factor. */
export interface NewSession {
  /** What is left of the sign-in. The session is then partial, and ends within an hour. */
  readonly secondStep?: SecondStep | null;
  readonly hasSecondFactor?: boolean;
  /**
   * When the person last proved who they are: now, as in a complete sign-in, at the last proof of another session, or
   * never. Default: now.
   */
  readonly proved?: 'now' | 'never' | { readonly inSession: string | null };
}

/** The contents of a refresh token. */
export interface RefreshToken {
  readonly id: string;
  readonly session: string;
  readonly caller: SignedIn;
  readonly secondStep: SecondStep | null;
}

export interface SessionOptions {
  /** The first secret signs new tokens; older ones stay valid. */
  readonly secrets: readonly string[];
  /**
   * A clock for tests. Default: the clock of this process for tokens, that of the database for everything that
   * processes share.
   */
  readonly now?: () => Date;
  /** Lifetime of an access token in seconds. */
  readonly accessSeconds?: number;
  /** Seconds for which a used refresh token still works, for a second tab or a lost answer. */
  readonly leewaySeconds?: number;
  /** Days after which a session ends, however often it is used. Default: 30. */
  readonly maxDays?: number;
  /** Is notified of the current position of the leader's write-ahead log. */
  readonly standby?: Standby;
  /** For how long a session that was read is trusted. Default: not at all. */
  readonly trust?: TrustOptions;
}

const refreshSeconds = 30 * 24 * 3600;

/** Seconds in which the second step of a sign-in must be completed: time to install an authenticator app. */
const secondStepSeconds = 3600;

/** Maximum number of open sessions of one private link, which a whole office may use. One more ends the oldest. */
const maxSessionsOfLink = 20;

/**
 * Reads the owners of open sessions. A constant text, because building it for each request took as long as running it.
 */
const ownersOfSessions = `select s.id, s.user_id, s.company_id, s.student_id, s.writes, s.second_step, s.began_at, s.confirmed_until,
    case when s.second_step is not null then s.expires_at end as second_step_ends, u.role, u.status,
    t.id as teacher_id, (select time_zone from organisation) as zone
  from sessions s left join users u on u.id = s.user_id left join teachers t on t.user_id = s.user_id
  where s.id = any($1) and s.ended_at is null`;

/** The same statement for sessions that have ended. */
const ownersOfEnded = ownersOfSessions.replace('ended_at is null', 'ended_at is not null');

/** The same statement with the position of the write-ahead log; null if the leader is a standby itself. */
const ownersWithPosition = ownersOfSessions.replace(
  'select ',
  'select case when pg_is_in_recovery() then null else pg_current_wal_insert_lsn()::text end as position, ',
);

interface SessionOwner {
  readonly position?: string | null;
  readonly id: string;
  readonly user_id: number | null;
  readonly company_id: number | null;
  readonly student_id: number | null;
  readonly writes: number;
  readonly second_step: SecondStep | null;
  readonly second_step_ends: string | null;
  /** Null for a session from before the column, whose age is not known. */
  readonly began_at: string | null;
  readonly confirmed_until: string | null;
  readonly role: 'ROLE_ADMIN' | 'ROLE_TEACHER' | null;
  readonly status: number | null;
  readonly teacher_id: number | null;
  readonly zone: string | null;
}

/** Opens, continues and ends sessions. A session is a sign-in with all its tokens. */
export class Sessions {
  readonly #db: Kysely<Schema>;
  readonly #tokens: Tokens;
  readonly #now: () => Date;
  /** SQL for the present time, so that processes with different clocks agree. */
  readonly #moment: () => RawBuilder<string>;
  readonly #accessSeconds: number;
  readonly #leewaySeconds: number;
  readonly #maxDays: number;
  readonly #standby: Standby | undefined;
  readonly #trusted: TrustedSessions<SessionOwner>;
  /**
   * Sessions of requests that arrive together are read in one query, which starts after the last of them has arrived.
   */
  readonly #owners = new DataLoader<string, SessionOwner | null>((sessions) => this.#ownersOf(sessions), {
    cache: false,
    batchScheduleFn: setImmediate,
  });

  constructor(db: Kysely<Schema>, options: SessionOptions) {
    const { secrets, now, accessSeconds = 900, leewaySeconds = 10, maxDays = 30, standby } = options;
    const { trust = { milliseconds: 0 } } = options;
    this.#db = db;
    this.#now = now ?? (() => new Date());
    this.#tokens = new Tokens(secrets, this.#now);
    this.#moment = now
      ? () => sql<string>`${now().toISOString()}::timestamptz`
      : () => sql<string>`clock_timestamp()`;
    this.#accessSeconds = accessSeconds;
    this.#leewaySeconds = leewaySeconds;
    this.#maxDays = maxDays;
    this.#standby = standby;
    // With a standby, each request needs the position of the log and the number of writes as they are now.
    this.#trusted = new TrustedSessions(standby ? { milliseconds: 0 } : trust);
  }

  /**
   * Opens a session. The transaction must have locked the user or private link. Returns the session's id and first
   * tokens.
   */
  async open(
    caller: SignedIn,
    trx: Db,
    origin: Origin,
    options: NewSession = {},
  ): Promise<{ readonly id: string; readonly auth: TokenPair }> {
    const id = await this.begin(caller, trx, origin, options);
    return {
      id,
      auth: await this.#give({ caller, session: id, secondStep: options.secondStep ?? null }, trx),
    };
  }

  /** Opens a session without tokens and returns its id. `tokensOf` issues the tokens. */
  async begin(
    caller: SignedIn,
    trx: Db,
    { device, network }: Origin,
    { secondStep = null, hasSecondFactor = false, proved = 'now' }: NewSession = {},
  ): Promise<string> {
    const session = randomUUID();
    // Skips locked rows, because waiting for another transaction could deadlock.
    const expired = trx.selectFrom('sessions').select('id').where('expires_at', '<', this.#moment());
    await trx.deleteFrom('sessions').where('id', 'in', expired.forUpdate().skipLocked()).execute();
    const moment = this.#moment();
    await trx
      .insertInto('sessions')
      .values({
        id: session,
        user_id: 'userId' in caller ? caller.userId : null,
        company_id: 'companyId' in caller ? caller.companyId : null,
        student_id: 'studentId' in caller ? caller.studentId : null,
        expires_at: after(moment, secondStep),
        second_step: secondStep,
        has_second_factor: hasSecondFactor,
        proved_at: 'userId' in caller && secondStep === null ? this.#provedAt(proved) : null,
        began_at: moment,
        used_at: moment,
        ...device,
        network,
      })
      .execute();
    if (!('userId' in caller)) await this.#endOldestOfLink(caller, trx);
    return session;
  }

  /** Returns the tokens of an open session, the same ones at each call; null if the session has ended. */
  async tokensOf(session: string): Promise<TokenPair | null> {
    return transact(this.#db, async (trx) => {
      const locked = trx.selectFrom('sessions').select('id').where('id', '=', session).forNoKeyUpdate();
      if (!(await locked.executeTakeFirst())) return null;
      const [owner] = await this.#read(ownersOfSessions, [session], trx);
      const caller = owner && (await this.#callerOf(owner));
      return caller ? this.#give({ caller, session, secondStep: owner.second_step }, trx) : null;
    });
  }

  /**
   * Returns the sender of a request from its `Authorization` header. Throws if the token is no longer valid. `mayTrust`
   * for a request that may rely on a session that was read less than a second ago.
   */
  async bearerOf(
    authorization: string | undefined,
    { mayTrust = false }: { readonly mayTrust?: boolean } = {},
  ): Promise<Bearer> {
    if (authorization === undefined || authorization === '') return anonymous;
    const claims = await this.#claimsOf(authorization);
    const trusted = claims && mayTrust ? this.#trusted.find(claims.session) : undefined;
    const owner = trusted ?? (claims && (await this.#owners.load(claims.session)));
    const caller = owner && (await this.#callerOf(owner));
    if (!owner || !caller) throw new Refusal('unauthorized');
    this.#refuseTooOld(owner);
    const { id: session, writes, zone, second_step: secondStep } = owner;
    const confirm = trusted && ((db: Db) => this.#confirm(trusted, db));
    return { caller, session, writes, zone, secondStep, ...(confirm && { confirm }) };
  }

  /**
   * Returns the user of a session that has ended, from an access token that has not expired; otherwise null. Only for
   * repeating the write that ended the session.
   */
  async endedBearerOf(authorization: string | undefined): Promise<Bearer | null> {
    const claims = await this.#claimsOf(authorization ?? '');
    const [owner] = claims ? await this.#read(ownersOfEnded, [claims.session], this.#db) : [];
    const caller = owner?.second_step === null ? await this.#callerOf(owner) : null;
    return caller && owner ? { caller, session: null, writes: 0, zone: owner.zone, secondStep: null } : null;
  }

  async #claimsOf(authorization: string): Promise<Claims | null> {
    const token = bearerToken(authorization);
    return token === undefined ? null : this.#tokens.read(token, 'access');
  }

  /** Throws if a session has reached its last day, on which a new sign-in is needed (ASVS 7.3.2). */
  #refuseTooOld({ began_at }: SessionOwner): void {
    const end = began_at === null ? 0 : Date.parse(began_at) + this.#maxDays * 24 * 3_600_000;
    if (end <= this.#now().getTime()) throw new Refusal('session-too-old', tooOld(this.#maxDays));
  }

  /** SQL for whether a session that began at this moment has not reached its last day. */
  isYoung(beganAt: RawBuilder<unknown>): RawBuilder<boolean> {
    return sql<boolean>`${beganAt} > ${this.#moment()} - make_interval(hours => ${this.#maxDays * 24})`;
  }

  /** Reads a refresh token. Throws if it is unknown or expired, or if its session has ended. */
  async readRefreshToken(token: string): Promise<RefreshToken> {
    const claims = await this.#tokens.read(token, 'refresh');
    const owner = claims && (await this.#owners.load(claims.session));
    const caller = owner && (await this.#callerOf(owner));
    if (!claims || !owner || !caller) throw new Refusal('unauthorized');
    this.#refuseTooOld(owner);
    return { id: claims.id, session: claims.session, caller, secondStep: owner.second_step };
  }

  /**
   * Exchanges a refresh token for new tokens; null if that is refused.
   *
   * A session has only one valid refresh token. A used one still works for a short time and then returns the current
   * tokens, so that two tabs, or a page that lost an answer, continue with the same tokens. A later use ends the
   * session, because the token must have been stolen. Runs in the caller's transaction, so that a token counts as used
   * only if the answer was sent.
   */
  async renew(
    { id, session, caller, secondStep }: RefreshToken,
    db: Db,
    network: string,
  ): Promise<TokenPair | null> {
    const moment = this.#moment();
    // Locks the session before its tokens, in the same order as its deletion. Of several concurrent requests, only one
    // uses up the token.
    const open = await db
      .updateTable('sessions')
      // A partial session is not extended.
      .set({ used_at: moment, network, ...(secondStep === null && { expires_at: untilConfirmed(moment) }) })
      .where('id', '=', session)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!open || !(await this.#useUp(id, session, db))) return null;
    return this.#give({ caller, session, secondStep }, db);
  }

  /** Whether the sign-in of a session had a second factor. */
  async hasSecondFactor(session: string | null, db: Db): Promise<boolean> {
    if (session === null) return false;
    const row = await db
      .selectFrom('sessions')
      .select('has_second_factor')
      .where('id', '=', session)
      .executeTakeFirst();
    return row?.has_second_factor ?? false;
  }

  /** Whether the last proof of the person in a session is at most ten minutes old. */
  async isFresh(session: string | null, db: Db): Promise<boolean> {
    return (await this.freshUntil(session, db)) !== null;
  }

  /** Returns until when the last proof of the person in a session is fresh; null if it is not. */
  async freshUntil(session: string | null, db: Db): Promise<string | null> {
    const { rows } = await sql<{ until: string }>`select until
      from sessions, lateral (select proved_at + make_interval(mins => ${proofMinutes}) as until) proof
      where id = ${session} and ended_at is null and until > ${this.#moment()}`.execute(db);
    return rows[0]?.until ?? null;
  }

  /**
   * Notes that the person has proved who they are in a session, now. `withSecondFactor` if that was by a second factor.
   * Throws if the session has ended, or if its sign-in is not complete.
   */
  async noteProof(
    session: string | null,
    db: Db,
    { withSecondFactor }: { readonly withSecondFactor: boolean },
  ): Promise<void> {
    const { rows } = await sql`update sessions
      set proved_at = ${this.#moment()}, has_second_factor = has_second_factor or ${withSecondFactor}
      where id = ${session} and ended_at is null and second_step is null returning id`.execute(db);
    if (rows.length === 0) throw new Refusal('unauthorized');
  }

  #provedAt(proved: NonNullable<NewSession['proved']>): RawBuilder<string> | null {
    if (proved === 'never') return null;
    if (proved === 'now') return this.#moment();
    return sql<string>`(select proved_at from sessions where id = ${proved.inSession})`;
  }

  /** Ends a partial session whose second step is complete. The caller must have locked its user. */
  async endPartial(session: string, db: Db): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ ended_at: this.#moment(), offered_seed: null })
      .where('id', '=', session)
      .where('second_step', 'is not', null)
      .execute();
  }

  /** Ends the session of any of its tokens, even an expired one. Ignores other texts. */
  async endByToken(token: string, db: Db): Promise<void> {
    const session = await this.#tokens.sessionOf(token);
    if (session !== null) await this.#end(session, 'signed-out', db);
  }

  /** Marks a refresh token as used. Returns false if it is unknown, or was used too long ago. */
  async #useUp(id: string, session: string, db: Db): Promise<boolean> {
    const leeway = sql`make_interval(secs => ${this.#leewaySeconds})`;
    const used = await db
      .selectFrom('refresh_tokens')
      .select(['used_at', sql<boolean>`used_at < ${this.#moment()} - ${leeway}`.as('is_late')])
      .where('id', '=', id)
      .where('session_id', '=', session)
      .executeTakeFirst();
    if (!used) return false;
    if (used.is_late) await this.#end(session, 'token-reused', db);
    else if (used.used_at === null)
      await db.updateTable('refresh_tokens').set({ used_at: this.#moment() }).where('id', '=', id).execute();
    return !used.is_late;
  }

  async #end(session: string, outcome: 'signed-out' | 'token-reused', db: Db): Promise<void> {
    await endUserSessions(db, sql`id = ${session}`, this.#moment(), outcome);
  }

  /** Ends the oldest sessions of a private link that has too many. The caller must have locked the link. */
  async #endOldestOfLink(link: Exclude<SignedIn, { userId: number }>, db: Db): Promise<void> {
    const [column, id] =
      link.role === 'company'
        ? (['company_id', link.companyId] as const)
        : (['student_id', link.studentId] as const);
    const live = db.selectFrom('sessions').select('id').where(column, '=', id).where('ended_at', 'is', null);
    const tooMany = live
      .orderBy(sql`began_at desc nulls last`)
      .orderBy('used_at', 'desc')
      .offset(maxSessionsOfLink);
    await db.updateTable('sessions').set({ ended_at: this.#moment() }).where('id', 'in', tooMany).execute();
  }

  /** Returns tokens for a locked session: its valid refresh token, or a new one if there is none. */
  async #give({ caller, session, secondStep }: Omit<RefreshToken, 'id'>, db: Db): Promise<TokenPair> {
    const claims = {
      ...(await claimsOf(caller, db)),
      ...(secondStep !== null && { second_step: secondStep }),
    };
    const live =
      (await db
        .selectFrom('refresh_tokens')
        .select(['id', 'issued_at'])
        .where('session_id', '=', session)
        .where('used_at', 'is', null)
        .where('issued_at', 'is not', null)
        .executeTakeFirst()) ??
      (await db
        .insertInto('refresh_tokens')
        .values({ id: randomUUID(), session_id: session, used_at: null, issued_at: this.#moment() })
        .returning(['id', 'issued_at'])
        .executeTakeFirstOrThrow());
    const issued = new Date(live.issued_at ?? this.#now());
    const { id } = live;
    const [access_token, refresh_token, logout_token] = await Promise.all([
      this.#tokens.sign('access', { id: randomUUID(), session, seconds: this.#accessSeconds, claims }),
      this.#tokens.sign('refresh', { id, session, issued, seconds: refreshSeconds, claims }),
      this.#tokens.sign('logout', { id, session, issued }),
    ]);
    return { access_token, refresh_token, logout_token };
  }

  /** Returns the caller of a session; null if the session has ended, or if its user or link is no longer active. */
  async #callerOf(owner: SessionOwner): Promise<SignedIn | null> {
    const { user_id: userId, role, status, teacher_id: teacherId } = owner;
    if (userId === null) return this.#holderOf(owner);
    if (status !== 1) return null;
    const { second_step_ends, confirmed_until } = owner;
    const hasEnded = (end: string | null) => end !== null && Date.parse(end) <= this.#now().getTime();
    if (hasEnded(second_step_ends) || hasEnded(confirmed_until)) return null;
    return role === 'ROLE_TEACHER'
      ? { role: 'ROLE_TEACHER', userId, teacherId, today: clockOf(owner.zone).dayOf(this.#now()) }
      : { role: 'ROLE_ADMIN', userId };
  }

  async #confirm(trusted: SessionOwner, db: Db): Promise<() => boolean> {
    const reading = this.#trusted.begin();
    const rows = await this.#read(prefixOfAhead + ownersOfSessions, [trusted.id], db);
    return () => {
      const isSame = isDeepStrictEqual(rows[0], trusted);
      if (isSame) this.#trusted.keep(reading, trusted.id, trusted);
      return isSame;
    };
  }

  /** Reads every session again. Call after a write, before it is answered: it may have ended one. */
  forgetTrusted(): void {
    this.#trusted.forget();
  }

  async #ownersOf(sessions: readonly string[]): Promise<(SessionOwner | null)[]> {
    const reading = this.#trusted.begin();
    const rows = await this.#read(this.#standby ? ownersWithPosition : ownersOfSessions, sessions, this.#db);
    const position = rows[0]?.position;
    if (position != null) this.#standby?.notePosition(position);
    const owners = new Map(rows.map((owner) => [owner.id, owner]));
    // Neither private links, whose records are read as well, nor partial sessions.
    for (const owner of rows.filter(({ user_id, second_step }) => user_id !== null && second_step === null))
      this.#trusted.keep(reading, owner.id, owner);
    return sessions.map((session) => owners.get(session) ?? null);
  }

  async #read(owners: string, sessions: readonly string[], db: Db): Promise<SessionOwner[]> {
    return (await db.executeQuery<SessionOwner>(CompiledQuery.raw(owners, [sessions]))).rows;
  }

  /** Returns the caller of a private link; null if it has expired or is archived. */
  async #holderOf(owner: SessionOwner): Promise<SignedIn | null> {
    const { company_id: companyId, student_id: studentId } = owner;
    const today = clockOf(owner.zone).dayOf(this.#now());
    const [table, column, id] =
      companyId !== null
        ? (['companies', 'company_id', companyId] as const)
        : (['students', 'student_id', studentId] as const);
    const { rows } =
      await sql`select from ${sql.table(table)} where id = ${id} and status = 1 and not exists (
      select from private_links where ${sql.ref(column)} = ${id} and expires_on < ${today})`.execute(
        this.#db,
      );
    if (rows.length === 0) return null;
    if (companyId !== null) return { role: 'company', companyId };
    return studentId === null ? null : { role: 'student', studentId };
  }
}

const scheme = 'bearer ';

/** Returns the token of an `Authorization` header; undefined without one. Each call needs it: a pattern takes longer. */
export function bearerToken(authorization: string): string | undefined {
  if (authorization.length <= scheme.length) return undefined;
  if (authorization.slice(0, scheme.length).toLowerCase() !== scheme) return undefined;
  return authorization.slice(scheme.length);
}

function tooOld(days: number): string {
  const [french, english] = days === 1 ? ['1 jour', '1 day'] : [`${days} jours`, `${days} days`];
  return `Votre session a pris fin, car votre connexion date de plus de ${french} - Your session has ended because you signed in more than ${english} ago`;
}

/** SQL for the expiry of a session that was used at this moment. */
function after(moment: RawBuilder<string>, secondStep: SecondStep | null = null): RawBuilder<string> {
  const seconds = secondStep === null ? refreshSeconds : secondStepSeconds;
  return sql<string>`${moment} + make_interval(secs => ${seconds})`;
}

/** SQL for the expiry of a session that was used at this moment, if it has to be confirmed by a provider. */
function untilConfirmed(moment: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`least(${after(moment)}, coalesce(confirmed_until, 'infinity'))`;
}

/** The claims about the caller in a token. */
async function claimsOf(caller: SignedIn, db: Db): Promise<Record<string, unknown>> {
  const { role } = caller;
  if (role === 'company') return { sub: String(caller.companyId), role };
  if (role === 'student') return { sub: String(caller.studentId), role };
  const { userId } = caller;
  const names = await db
    .selectFrom('users')
    .select(['name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { sub: String(userId), role, ...names };
}

/**
 * Ends the sessions of a locked user, except the one to keep (DECISION-43). Returns the number of sessions that it
 * ended.
 */
export async function endSessionsOfUser(
  db: Db,
  userId: number,
  now: Date,
  keptSession: string | null = null,
): Promise<number> {
  // A trusted device would open another session without a second step.
  await endTrustOfUser(db, userId);
  const isOther = sql`user_id = ${userId} and id is distinct from ${keptSession}::uuid`;
  return endUserSessions(db, isOther, sql`${now.toISOString()}::timestamptz`);
}

/**
 * Ends all access without a new sign-in: the sessions of a locked user, and the calendar address, which someone with
 * access to the account may have copied.
 */
export async function endAccessOfUser(db: Db, userId: number, now: Date): Promise<void> {
  await endSessionsOfUser(db, userId, now);
  await db.deleteFrom('calendar_links').where('user_id', '=', userId).execute();
}
