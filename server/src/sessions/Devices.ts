import { createSecretKey, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** A device, and the users who have signed in on it. */
export interface Device {
  readonly id: string;
  readonly userIds: readonly number[];
}

/** The cookie with the token of the device. */
const cookieName = 'device';

const lifetimeSeconds = 365 * 24 * 3600;

/**
 * Maximum number of users in a device token, the latest last. Otherwise the token of a shared computer would grow with
 * every user of a school.
 */
const maxUsers = 10;

/**
 * Recognizes devices by a signed token in a cookie, as OWASP describes ("device cookies"). The token does not grant
 * access. It only shows who has signed in on this device before, so that failed attempts of strangers do not lock these
 * users out (ADR-0044).
 */
export class Devices {
  readonly #keys: readonly ReturnType<typeof createSecretKey>[];
  readonly #now: () => Date;
  readonly isHttps: boolean;

  /** The first secret signs tokens. With `isHttps`, the cookie is sent over encrypted connections only. */
  constructor(secrets: readonly string[], now: () => Date, isHttps: boolean) {
    this.#keys = secrets.map((secret) => createSecretKey(Buffer.from(secret)));
    this.#now = now;
    this.isHttps = isHttps;
  }

  /** Returns the device of a `Cookie` header. Without a valid token, returns a new device without users. */
  async deviceOf(cookies: string | undefined): Promise<Device> {
    const token = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]{1,2000})(?:;|$)`).exec(cookies ?? '')?.[1];
    const read = token === undefined ? null : await this.#read(token);
    return read ?? { id: randomUUID(), userIds: [] };
  }

  /** Returns the `Set-Cookie` header that adds this user to the token of the device. */
  async remember(device: Device, userId: number): Promise<string> {
    const userIds = [...device.userIds.filter((id) => id !== userId), userId].slice(-maxUsers);
    const issued = Math.floor(this.#now().getTime() / 1000);
    const token = await new SignJWT({ use: 'device', users: userIds })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setJti(device.id)
      .setIssuedAt(issued)
      .setExpirationTime(issued + lifetimeSeconds)
      .sign(this.#signingKey);
    const parts = [
      `${cookieName}=${token}`,
      `Max-Age=${lifetimeSeconds}`,
      'Path=/api',
      'HttpOnly',
      'SameSite=Strict',
    ];
    return [...parts, ...(this.isHttps ? ['Secure'] : [])].join('; ');
  }

  get #signingKey() {
    const [key] = this.#keys;
    if (!key) throw new Error('there is no secret to sign tokens with');
    return key;
  }

  async #read(token: string): Promise<Device | null> {
    for (const key of this.#keys) {
      const verified = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        currentDate: this.#now(),
      }).catch(() => null);
      if (!verified) continue;
      const { use, jti, users } = verified.payload;
      if (use !== 'device' || typeof jti !== 'string' || !Array.isArray(users)) return null;
      return { id: jti, userIds: users.filter((id): id is number => typeof id === 'number') };
    }
    return null;
  }
}
