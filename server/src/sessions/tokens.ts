import { createSecretKey } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** The purpose of a token. `logout` can only end its session. */
export type TokenUse = 'access' | 'refresh' | 'logout';

/** The contents of a token whose signature and age are valid. */
export interface Claims {
  readonly id: string;
  readonly session: string;
}

/** The contents of a token to sign. */
interface NewToken {
  readonly id: string;
  readonly session: string;
  /** Time of issue. Default: now. */
  readonly issued?: Date;
  /** Lifetime in seconds. Without it, the token does not expire. */
  readonly seconds?: number;
  readonly claims?: Readonly<Record<string, unknown>>;
}

interface CheckedToken extends Claims {
  readonly expires: number;
}

const maxChecked = 5000;

/** Signs and verifies tokens. */
export class Tokens {
  /** Cache of verified access tokens: verifying one takes longer than the rest of a small call. */
  readonly #checked = new Map<string, CheckedToken>();
  readonly #keys: readonly ReturnType<typeof createSecretKey>[];
  readonly #now: () => Date;

  constructor(secrets: readonly string[], now: () => Date) {
    this.#keys = secrets.map((secret) => createSecretKey(Buffer.from(secret)));
    this.#now = now;
  }

  /** Signs a token. Equal contents give equal tokens. */
  async sign(
    use: TokenUse,
    { id, session, issued = this.#now(), seconds, claims }: NewToken,
  ): Promise<string> {
    const issuedAt = Math.floor(issued.getTime() / 1000);
    const token = new SignJWT({ ...claims, use, session })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setJti(id)
      .setIssuedAt(issuedAt);
    if (seconds !== undefined) token.setExpirationTime(issuedAt + seconds);
    return token.sign(this.#signingKey);
  }

  /**
   * Returns the contents of a token; null if this server did not sign it, if it has expired, or if it is for another
   * purpose.
   */
  async read(token: string, use: TokenUse): Promise<Claims | null> {
    const now = this.#now();
    const checked = use === 'access' ? this.#checked.get(token) : undefined;
    if (checked && checked.expires > now.getTime() / 1000) return checked;
    const { jti, session, exp, use: usedFor } = (await this.#payloadOf(token, now)) ?? {};
    if (usedFor !== use || typeof jti !== 'string' || typeof session !== 'string') return null;
    const claims = { id: jti, session };
    if (use === 'access' && exp !== undefined) {
      if (this.#checked.size >= maxChecked) this.#checked.clear();
      this.#checked.set(token, { ...claims, expires: exp });
    }
    return claims;
  }

  /** Returns the session of any token, even an expired one; null if this server did not sign it. */
  async sessionOf(token: string): Promise<string | null> {
    const { session } = (await this.#payloadOf(token, new Date(0))) ?? {};
    return typeof session === 'string' ? session : null;
  }

  get #signingKey() {
    const [key] = this.#keys;
    if (!key) throw new Error('there is no secret to sign tokens with');
    return key;
  }

  async #payloadOf(token: string, currentDate: Date): Promise<JWTPayload | null> {
    for (const key of this.#keys) {
      const verified = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate }).catch(() => null);
      if (verified) return verified.payload;
    }
    return null;
  }
}
