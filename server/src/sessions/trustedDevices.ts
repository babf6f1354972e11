import { createHash } from 'node:crypto';
import { trustedDays } from '@portal/domain';
import type { Db } from '../database/connect.ts';
import { newSecret } from './newSecret.ts';
import { originOf } from './originOf.ts';
import { noteSignIn, type Sender } from './sign-ins.ts';

/** The parts of a call that show which devices its browser is trusted as. */
interface Browser {
  readonly cookies: {
    /** The `Cookie` header. */
    readonly sent: string | undefined;
    readonly isSecure: boolean;
    /** Adds a `Set-Cookie` header to the answer. */
    set(cookie: string): void;
  };
}

interface TrustingCall extends Browser, Sender {
  readonly session: string | null;
  readonly now: Date;
}

/** Whether the settings of the organisation let people trust a device. */
export async function mayTrustDevices(db: Db): Promise<boolean> {
  const row = await db.selectFrom('organisation').select('trusted_devices').executeTakeFirst();
  return row?.trusted_devices !== 'forbidden';
}

/**
 * Trusts the device of a call after a second factor, so that its user is not asked for one at a sign-in for 30 days. Only
 * a digest of the secret in its cookie is stored. Does nothing if the settings forbid it.
 */
export async function trustDevice(trx: Db, call: TrustingCall, userId: number): Promise<void> {
  if (!(await mayTrustDevices(trx))) return;
  const { cookies, now } = call;
  const earlier = digestFor(call, userId);
  if (earlier !== null) await trx.deleteFrom('trusted_devices').where('digest', '=', earlier).execute();
  const secret = newSecret();
  await trx
    .insertInto('trusted_devices')
    .values({
      user_id: userId,
      digest: digestOf(secret),
      ...originOf(call).device,
      trusted_at: now.toISOString(),
      expires_at: new Date(now.getTime() + trustedSeconds * 1000).toISOString(),
    })
    .execute();
  await noteSignIn(trx, call, { account: { userId }, outcome: 'device-trusted', session: call.session });
  const parts = [
    `${cookieOf(userId)}=${secret}`,
    `Max-Age=${trustedSeconds}`,
    'Path=/api',
    'HttpOnly',
    'SameSite=Strict',
    ...(cookies.isSecure ? ['Secure'] : []),
  ];
  cookies.set(parts.join('; '));
}

/** Whether a locked user trusts the device of a call. Notes that this has spared the second step. */
export async function useTrust(trx: Db, call: TrustingCall, userId: number): Promise<boolean> {
  const digest = digestFor(call, userId);
  if (digest === null || !(await mayTrustDevices(trx))) return false;
  const used = await trx
    .updateTable('trusted_devices')
    .set({ used_at: call.now.toISOString() })
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .where('expires_at', '>', call.now.toISOString())
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Ends the trust in all devices of a user. */
export async function endTrustOfUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('trusted_devices').where('user_id', '=', userId).execute();
}

/** Returns the digest under which a user would trust the device of a call; null if its browser sends no such cookie. */
export function digestFor({ cookies }: Browser, userId: number): string | null {
  const cookie = new RegExp(`(?:^|;\\s*)${cookieOf(userId)}=([\\w-]{1,100})(?:;|$)`).exec(cookies.sent ?? '');
  return cookie?.[1] === undefined ? null : digestOf(cookie[1]);
}

const trustedSeconds = trustedDays * 24 * 3600;

/** A cookie for each user, because people who share a device trust it for themselves alone. */
function cookieOf(userId: number): string {
  return `trusted-${userId}`;
}

function digestOf(secret: string): string {
  return createHash('sha256').update(`trusted device ${secret}`).digest('base64url');
}
