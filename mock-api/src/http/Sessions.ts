import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Store } from '../store/Store.ts';
import { Refusal } from './Refusal.ts';
import type { Role } from './Treaty.ts';

/** Whose request it is: a person who signed in, or the holder of a private link. */
export type Caller =
  | { readonly role: 'ROLE_ADMIN' | 'ROLE_TEACHER'; readonly userId: number }
  | { readonly role: 'company'; readonly companyId: number }
  | { readonly role: 'student'; readonly studentId: number }
  | { readonly role: 'anonymous' };

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** No secret: whoever runs the mock has its source. It is fixed so that a restart does not sign anybody out. */
const key = new TextEncoder().encode('passerelle-mock-api-sample-key-0000');
const refreshSeconds = 30 * 24 * 3600;
/** Two tabs may renew at the same moment, and an answer may be lost: a used token works for a little longer. */
const usualLeeway = 10;

/** Gives and reads tokens. */
export class Sessions {
  readonly #store: () => Store;
  readonly #now: () => Date;
  readonly #accessSeconds: number;
  readonly #leewaySeconds: number;
  /** When each refresh token was first used, in seconds. */
  readonly #used = new Map<string, number>();

  constructor(store: () => Store, now: () => Date, accessSeconds: number, leewaySeconds = usualLeeway) {
    this.#leewaySeconds = leewaySeconds;
    this.#store = store;
    this.#now = now;
    this.#accessSeconds = accessSeconds;
  }

  /** New tokens for a caller. */
  async open(caller: Exclude<Caller, { role: 'anonymous' }>): Promise<Tokens> {
    const claims = this.#claimsOf(caller);
    return {
      access_token: await this.#sign({ ...claims, use: 'access' }, this.#accessSeconds),
      refresh_token: await this.#sign({ ...claims, use: 'refresh' }, refreshSeconds),
    };
  }

  /** Who sends the request, by its `Authorization` header; a token that no longer counts is a refusal. */
  async callerOf(authorization: string | undefined): Promise<Caller> {
    if (authorization === undefined || authorization === '') return { role: 'anonymous' };
    const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
    if (!token) throw new Refusal('unauthorized');
    return (await this.#read(token, 'access')).caller;
  }

  /** Uses up a refresh token; throws a refusal when it is unknown, expired or used before. */
  async renew(refreshToken: string): Promise<Exclude<Caller, { role: 'anonymous' }>> {
    const { caller, id } = await this.#read(refreshToken, 'refresh');
    const seconds = this.#now().getTime() / 1000;
    const used = this.#used.get(id);
    if (used !== undefined && seconds - used > this.#leewaySeconds) throw new Refusal('unauthorized');
    if (used === undefined) this.#used.set(id, seconds);
    return caller;
  }

  async #sign(claims: Record<string, unknown>, seconds: number): Promise<string> {
    const issued = Math.floor(this.#now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setJti(randomUUID())
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(key);
  }

  #claimsOf(caller: Exclude<Caller, { role: 'anonymous' }>): Record<string, unknown> {
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
        return { sub: String(caller.userId), role: caller.role, name: user?.name, last_name: user?.lastName };
      }
    }
  }

  async #read(token: string, use: 'access' | 'refresh') {
    const verified = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: this.#now() }).catch(
      () => null,
    );
    if (verified?.payload.use !== use) throw new Refusal('unauthorized');
    const { sub, jti = '', role, link } = verified.payload;
    const caller = this.#standing(role as Role, Number(sub), link);
    if (!caller) throw new Refusal('unauthorized');
    return { caller, id: jti };
  }

  /** A token outlives neither the person's access nor the link that it came from (decision 30). */
  #standing(role: Role, id: number, link: unknown): Exclude<Caller, { role: 'anonymous' }> | null {
    const store = this.#store();
    if (role === 'company') return opens(store.get('companies', id), link) ? { role, companyId: id } : null;
    if (role === 'student') return opens(store.get('students', id), link) ? { role, studentId: id } : null;
    const user = store.get('users', id);
    return user?.status === 1 ? { role: user.role, userId: id } : null;
  }
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
