import { createHash, randomInt, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Store } from '../store/Store.ts';
import type { SessionRow } from '../store/tables.ts';
import { Refusal } from './Refusal.ts';
import type { Role } from './Treaty.ts';

/** Whose request it is: a person who signed in, or the holder of a private link. */
export type Caller =
  | { readonly role: 'ROLE_ADMIN' | 'ROLE_TEACHER'; readonly userId: number }
  | { readonly role: 'company'; readonly companyId: number }
  | { readonly role: 'student'; readonly studentId: number }
  | { readonly role: 'anonymous' };

type SignedIn = Exclude<Caller, { role: 'anonymous' }>;

/** The caller that a token speaks for, with the session that the token belongs to. */
export interface Bearer {
  readonly caller: Caller;
  readonly session: number | null;
}

/** Nobody has signed in. */
export const anonymous: Bearer = { caller: { role: 'anonymous' }, session: null };

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** No secret: whoever runs the mock has its source. It is fixed so that a restart does not sign anybody out. */
const key = new TextEncoder().encode('passerelle-mock-api-sample-key-0000');
const refreshSeconds = 30 * 24 * 3600;
/** Two tabs may renew at the same moment, and an answer may be lost: a used token works for a little longer. */
const usualLeeway = 10;
/** The used tokens that are remembered for a session, and the sessions that are remembered. */
const kept = { used: 50, sessions: 2000 };

/**
 * Gives and reads tokens. A sign-in begins a session, and each renewal continues it with a new pair of tokens. What is
 * kept in the store says only which sessions have ended and which refresh tokens were used: after a reset to the
 * samples, the tokens given before still work.
 */
export class Sessions {
  readonly #store: () => Store;
  readonly #now: () => Date;
  readonly #accessSeconds: number;
  readonly #leewaySeconds: number;

  constructor(store: () => Store, now: () => Date, accessSeconds: number, leewaySeconds = usualLeeway) {
    this.#leewaySeconds = leewaySeconds;
    this.#store = store;
    this.#now = now;
    this.#accessSeconds = accessSeconds;
  }

  /** Begins a session: the first tokens of a caller. */
  open(caller: SignedIn): Promise<Tokens> {
    return this.#give(caller, randomInt(1, 2 ** 48 - 1));
  }

  /** Who sends the request, by its `Authorization` header; a token that no longer counts is a refusal. */
  async bearerOf(authorization: string | undefined): Promise<Bearer> {
    if (authorization === undefined || authorization === '') return anonymous;
    const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
    if (!token) throw new Refusal('unauthorized');
    return this.#read(token, 'access');
  }

  /**
   * New tokens for a refresh token, which is used up by it. Throws a refusal when it is unknown, expired or used
   * before; a use after the leeway also ends the whole session, since one of the two who hold the token is a thief.
   */
  async renew(refreshToken: string): Promise<{ readonly caller: SignedIn; readonly token: Tokens }> {
    const { caller, session, token, issuedAt } = await this.#read(refreshToken, 'refresh');
    const isTheFirstOrSoonAfter = this.#use(session, token, issuedAt);
    if (!isTheFirstOrSoonAfter) throw new Refusal('unauthorized');
    return { caller, token: await this.#give(caller, session) };
  }

  /** Writes down that a refresh token is used; answers false, and ends its session, when it was used before. */
  #use(session: number, token: string, issuedAt: number): boolean {
    const store = this.#store();
    const now = this.#seconds();
    const [known] = store.by('sessionByNumber', session);
    const usedAt = known?.used.find((use) => use.token === token)?.at;
    const isLate =
      usedAt === undefined ? issuedAt <= (known?.usedUntil ?? 0) : now - usedAt > this.#leewaySeconds;
    if (usedAt !== undefined && !isLate) return true;
    store.transaction(() => {
      if (known && isLate) store.update('sessions', known, { isOver: true });
      else keepUse(store, known ?? newSession(session), { token, at: now });
      forgetSessions(store, now);
    });
    return !isLate;
  }

  async #give(caller: SignedIn, session: number): Promise<Tokens> {
    const claims = { ...this.#claimsOf(caller), session };
    return {
      access_token: await this.#sign({ ...claims, use: 'access' }, this.#accessSeconds),
      refresh_token: await this.#sign({ ...claims, use: 'refresh' }, refreshSeconds),
    };
  }

  #seconds(): number {
    return this.#now().getTime() / 1000;
  }

  async #sign(claims: Record<string, unknown>, seconds: number): Promise<string> {
    const issued = Math.floor(this.#seconds());
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setJti(randomUUID())
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(key);
  }

  #claimsOf(caller: SignedIn): Record<string, unknown> {
    const store = this.#store();
    switch (caller.role) {
      case 'company':
        return {
          sub: String(caller.companyId),
          role: caller.role,
          link: digest(store.get('companies', caller.companyId)?.tokenLogin),
        };
      case 'student':
        return {
          sub: String(caller.studentId),
          role: caller.role,
          link: digest(store.get('students', caller.studentId)?.tokenLogin),
        };
      default: {
        const user = store.get('users', caller.userId);
        return {
          sub: String(caller.userId),
          role: caller.role,
          name: user?.name,
          last_name: user?.lastName,
          changes: store.by('passwordChangeByUser', caller.userId)[0]?.changes ?? 0,
        };
      }
    }
  }

  async #read(token: string, use: 'access' | 'refresh') {
    const verified = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: this.#now() }).catch(
      () => null,
    );
    if (verified?.payload.use !== use) throw new Refusal('unauthorized');
    const { sub, jti = '', iat = 0, role, link, session, changes } = verified.payload;
    if (typeof session !== 'number' || this.#store().by('sessionByNumber', session)[0]?.isOver) {
      throw new Refusal('unauthorized');
    }
    const caller = this.#standing(role as Role, Number(sub), { link, session, changes });
    if (!caller) throw new Refusal('unauthorized');
    return { caller, session, token: jti, issuedAt: iat };
  }

  /** A token outlives neither the person's access, nor a change of the password, nor the link that it came from. */
  #standing(role: Role, id: number, { link, session, changes }: Claims): SignedIn | null {
    const store = this.#store();
    if (role === 'company') return opens(store.get('companies', id), link) ? { role, companyId: id } : null;
    if (role === 'student') return opens(store.get('students', id), link) ? { role, studentId: id } : null;
    const user = store.get('users', id);
    if (user?.status !== 1) return null;
    const [change] = store.by('passwordChangeByUser', id);
    const isOfBefore = change !== undefined && Number(changes) < change.changes;
    return isOfBefore && change.keptSession !== session ? null : { role: user.role, userId: id };
  }
}

/** What a token says about where it came from. */
interface Claims {
  readonly link: unknown;
  readonly session: number;
  /** How often the password had been changed. */
  readonly changes: unknown;
}

/** Ends all sessions of a user but one, after a change of the password (decision 43). */
export function endOtherSessions(store: Store, userId: number, keptSession: number | null): void {
  const [change] = store.by('passwordChangeByUser', userId);
  if (change) store.update('passwordChanges', change, { changes: change.changes + 1, keptSession });
  else store.insert('passwordChanges', { userId, changes: 1, keptSession });
}

function newSession(session: number): Omit<SessionRow, 'id'> {
  return { session, used: [], usedUntil: 0, isOver: false, expiresAt: 0 };
}

/** Keeps the use of a token with its session; what falls out of the list is remembered by its time. */
function keepUse(
  store: Store,
  before: SessionRow | Omit<SessionRow, 'id'>,
  use: SessionRow['used'][number],
): void {
  const used = [...before.used, use];
  const forgotten = used.at(-kept.used - 1);
  const change = {
    used: used.slice(-kept.used),
    // Its successor was given in that second, and may not be used yet.
    usedUntil: forgotten ? Math.floor(forgotten.at) - 1 : before.usedUntil,
    // A little longer than its tokens: some may have been given within the leeway.
    expiresAt: use.at + refreshSeconds + 3600,
  };
  if ('id' in before) store.update('sessions', before, change);
  else store.insert('sessions', { ...before, ...change });
}

/** Drops the sessions of which no token counts any more, and the oldest beyond the limit. */
function forgetSessions(store: Store, now: number): void {
  const rows = store.all('sessions');
  rows.forEach(({ id, expiresAt }, place) => {
    if (expiresAt < now || place < rows.length - kept.sessions) store.remove('sessions', id);
  });
}

/** Whether the link is still the one that the record has, and the record still in use. */
function opens(
  owner: { readonly status: 0 | 1; readonly tokenLogin: string | null } | undefined,
  link: unknown,
): boolean {
  return owner?.status === 1 && owner.tokenLogin !== null && link === digest(owner.tokenLogin);
}

function digest(link: string | null | undefined): string | null {
  return link ? createHash('sha256').update(link).digest('base64url').slice(0, 16) : null;
}
