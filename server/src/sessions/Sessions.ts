import { randomUUID } from 'node:crypto';
import DataLoader from 'dataloader';
import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import { localDay } from '../calendar/local-day.ts';
import type { Db } from '../database/connect.ts';
import type { Standby } from '../database/Standby.ts';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../treaty/Refusal.ts';
import { anonymous, type Bearer, type SignedIn } from './Caller.ts';
import { Tokens } from './tokens.ts';

/** The two tokens of a session, as the wire carries them. */
export interface TokenPair {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** What a refresh token says. */
export interface RefreshToken {
  readonly id: string;
  readonly session: string;
  readonly caller: SignedIn;
}

export interface SessionOptions {
  /** The first signs new tokens. */
  readonly secrets: readonly string[];
  readonly now: () => Date;
  /** How long an access token is good, in seconds. */
  readonly accessSeconds?: number;
  /** How long a refresh token works once it has been used: for a second tab, or an answer that was lost. */
  readonly leewaySeconds?: number;
  /** Learns where the write-ahead log of the leader is. */
  readonly standby?: Standby;
}

const refreshSeconds = 30 * 24 * 3600;

/** Whom open sessions belong to. A text, because building it again took as long as asking the database. */
const ownersOfSessions = `select s.id, s.user_id, s.company_id, s.student_id, s.writes, u.role, u.status,
    t.id as teacher_id
  from sessions s left join users u on u.id = s.user_id left join teachers t on t.user_id = s.user_id
  where s.id = any($1) and s.ended_at is null`;

/** The same, with the position of the write-ahead log; null where the leader is a standby itself. */
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
  readonly role: 'ROLE_ADMIN' | 'ROLE_TEACHER' | null;
  readonly status: number | null;
  readonly teacher_id: number | null;
}

/** Opens, continues and ends sessions. A session is a sign-in with all its tokens. */
export class Sessions {
  readonly #db: Kysely<Schema>;
  readonly #tokens: Tokens;
  readonly #now: () => Date;
  readonly #accessSeconds: number;
  readonly #leewaySeconds: number;
  readonly #standby: Standby | undefined;
  /** Requests that arrive together are looked up together, each of them after it has arrived. */
  readonly #owners = new DataLoader<string, SessionOwner | null>((sessions) => this.#ownersOf(sessions), {
    cache: false,
    batchScheduleFn: setImmediate,
  });

  constructor(db: Kysely<Schema>, options: SessionOptions) {
    const { secrets, now, accessSeconds = 900, leewaySeconds = 10, standby } = options;
    this.#db = db;
    this.#tokens = new Tokens(secrets, now);
    this.#now = now;
    this.#accessSeconds = accessSeconds;
    this.#leewaySeconds = leewaySeconds;
    this.#standby = standby;
  }

  /** Opens a session in a transaction that has locked its user or private link, and returns its first tokens. */
  async open(caller: SignedIn, trx: Transaction<Schema>): Promise<TokenPair> {
    const session = randomUUID();
    const owner = {
      user_id: 'userId' in caller ? caller.userId : null,
      company_id: 'companyId' in caller ? caller.companyId : null,
      student_id: 'studentId' in caller ? caller.studentId : null,
    };
    const now = this.#now().toISOString();
    // Waiting for one that another transaction changes could be a deadlock.
    const expired = trx.selectFrom('sessions').select('id').where('expires_at', '<', now);
    await trx.deleteFrom('sessions').where('id', 'in', expired.forUpdate().skipLocked()).execute();
    await trx
      .insertInto('sessions')
      .values({ id: session, ...owner, expires_at: this.#after(refreshSeconds) })
      .execute();
    return this.#give(caller, session, trx);
  }

  /** Returns the sender of a request by its `Authorization` header. Throws if the token is no longer valid. */
  async bearerOf(authorization: string | undefined): Promise<Bearer> {
    if (authorization === undefined || authorization === '') return anonymous;
    const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
    const claims = token && (await this.#tokens.read(token, 'access'));
    const owner = claims && (await this.#owners.load(claims.session));
    const caller = owner && (await this.#callerOf(owner));
    if (!owner || !caller) throw new Refusal('unauthorized');
    return { caller, session: owner.id, writes: owner.writes };
  }

  /** Reads a refresh token. Throws if it is unknown or expired, or if its session has ended. */
  async readRefreshToken(token: string): Promise<RefreshToken> {
    const claims = await this.#tokens.read(token, 'refresh');
    const owner = claims && (await this.#owners.load(claims.session));
    const caller = owner && (await this.#callerOf(owner));
    if (!claims || !caller) throw new Refusal('unauthorized');
    return { id: claims.id, session: claims.session, caller };
  }

  /**
   * Exchanges a refresh token for new tokens; returns null if it was used. A use after the leeway also ends the session,
   * because one of its two holders is a thief. In a transaction, because a token without an answer must stay unused.
   */
  async renew({ id, session, caller }: RefreshToken, db: Db): Promise<TokenPair | null> {
    return (await this.#use(id, session, db)) ? this.#give(caller, session, db) : null;
  }

  /** Uses up a refresh token. Of several concurrent requests one does, and the others are within its leeway. */
  async #use(id: string, session: string, db: Db): Promise<boolean> {
    const now = this.#now();
    const expiry = { expires_at: this.#after(refreshSeconds) };
    // Locks the session before its tokens, as its deletion does.
    await db.updateTable('sessions').set(expiry).where('id', '=', session).execute();
    const first = await db
      .updateTable('refresh_tokens')
      .set({ used_at: now.toISOString() })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (first) return true;
    const used = await db
      .selectFrom('refresh_tokens')
      .select('used_at')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!used?.used_at) return false;
    if (now.getTime() - Date.parse(used.used_at) <= this.#leewaySeconds * 1000) return true;
    const end = { ended_at: now.toISOString() };
    await db.updateTable('sessions').set(end).where('id', '=', session).execute();
    return false;
  }

  async #give(caller: SignedIn, session: string, db: Db): Promise<TokenPair> {
    const claims = await claimsOf(caller, db);
    const access = await this.#tokens.sign('access', session, this.#accessSeconds, claims);
    const refresh = await this.#tokens.sign('refresh', session, refreshSeconds, claims);
    await db
      .insertInto('refresh_tokens')
      .values({ id: refresh.id, session_id: session, used_at: null })
      .execute();
    return { access_token: access.token, refresh_token: refresh.token };
  }

  /** Returns the caller of a session; null after the session, its person or its link has ended. */
  async #callerOf(owner: SessionOwner): Promise<SignedIn | null> {
    const { user_id: userId, role, status, teacher_id: teacherId } = owner;
    if (userId === null) return this.#holderOf(owner);
    if (status !== 1) return null;
    return role === 'ROLE_TEACHER'
      ? { role: 'ROLE_TEACHER', userId, teacherId }
      : { role: 'ROLE_ADMIN', userId };
  }

  async #ownersOf(sessions: readonly string[]): Promise<(SessionOwner | null)[]> {
    const { rows } = await this.#db.executeQuery<SessionOwner>(
      CompiledQuery.raw(this.#standby ? ownersWithPosition : ownersOfSessions, [sessions]),
    );
    const position = rows[0]?.position;
    if (position != null) this.#standby?.notePosition(position);
    const owners = new Map(rows.map((owner) => [owner.id, owner]));
    return sessions.map((session) => owners.get(session) ?? null);
  }

  /** Returns whom a private link speaks for; null once it has expired or is archived. */
  async #holderOf({ company_id: companyId, student_id: studentId }: SessionOwner): Promise<SignedIn | null> {
    const [table, column, id] =
      companyId !== null
        ? (['companies', 'company_id', companyId] as const)
        : (['students', 'student_id', studentId] as const);
    const { rows } =
      await sql`select from ${sql.table(table)} where id = ${id} and status = 1 and not exists (
      select from private_links where ${sql.ref(column)} = ${id} and expires_on < ${localDay(this.#now())})`.execute(
        this.#db,
      );
    if (rows.length === 0) return null;
    if (companyId !== null) return { role: 'company', companyId };
    return studentId === null ? null : { role: 'student', studentId };
  }

  #after(seconds: number): string {
    return new Date(this.#now().getTime() + seconds * 1000).toISOString();
  }
}

/** The claims of a token about its caller. */
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

/** Ends the sessions of a user who is locked, except one to keep (DECISION-43). */
export async function endSessionsOfUser(
  db: Db,
  userId: number,
  now: Date,
  keptSession: string | null = null,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(keptSession !== null, (q) => q.where('id', '<>', keptSession))
    .execute();
}
