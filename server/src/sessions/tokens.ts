import { createSecretKey, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** What a token is for. */
export type TokenUse = 'access' | 'refresh';

/** What a token says, once its signature and age were checked. */
export interface Claims {
  readonly id: string;
  readonly session: string;
}

/** Signs tokens and reads them back. */
export class Tokens {
  readonly #key: ReturnType<typeof createSecretKey>;
  readonly #now: () => Date;

  constructor(secret: string, now: () => Date) {
    this.#key = createSecretKey(Buffer.from(secret));
    this.#now = now;
  }

  /** Signs a token of a session that is good for so many seconds. */
  async sign(
    use: TokenUse,
    session: string,
    seconds: number,
    claims: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly id: string; readonly token: string }> {
    const issued = Math.floor(this.#now().getTime() / 1000);
    const id = randomUUID();
    const token = await new SignJWT({ ...claims, use, session })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setJti(id)
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(this.#key);
    return { id, token };
  }

  /** Returns what the token says, null when it is not ours, expired, or for another use. */
  async read(token: string, use: TokenUse): Promise<Claims | null> {
    const verified = await jwtVerify(token, this.#key, {
      algorithms: ['HS256'],
      currentDate: this.#now(),
    }).catch(() => null);
    const { jti, session, use: usedFor } = verified?.payload ?? {};
    return usedFor === use && typeof jti === 'string' && typeof session === 'string'
      ? { id: jti, session }
      : null;
  }
}
