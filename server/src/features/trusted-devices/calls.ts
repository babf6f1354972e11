import { noteChange } from '../../history/history.ts';
import { type Handlers, userIdOf } from '../../openapi/call.ts';
import { noteSignIn } from '../../sessions/sign-ins.ts';
import { digestFor, mayTrustDevices } from '../../sessions/trustedDevices.ts';
import { reachableUser } from '../sessions/reachable-user.ts';

/** The calls about devices that spare the second step of the sign-in (extension `trusted-devices`, ADR-0083). */
export const trustedDevices = {
  async getDeviceTrust({ db }) {
    return { data: { allowed: (await mayTrustDevices(db)) ? 1 : 0 } };
  },

  async listTrustedDevices(call) {
    const { path, db, now } = call;
    await reachableUser(call, path.id);
    const rows = await db
      .selectFrom('trusted_devices')
      .select(['id', 'digest', 'browser', 'system', 'trusted_at', 'used_at', 'expires_at'])
      .where('user_id', '=', path.id)
      .where('expires_at', '>', now.toISOString())
      .orderBy('trusted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxShown)
      .execute();
    const here = userIdOf(call.caller) === path.id ? digestFor(call, path.id) : null;
    return { data: rows.map(({ digest, ...row }) => ({ ...row, is_current: digest === here ? 1 : 0 })) };
  },

  /** Ending a trust that has already ended changes nothing: two people, or two tabs, may do so at once. */
  async endDeviceTrust(call) {
    const { path, caller, db, session, now } = call;
    await reachableUser(call, path.id, { isLocked: true });
    const ended = await db
      .deleteFrom('trusted_devices')
      .where('user_id', '=', path.id)
      .where('id', '=', path.device)
      .executeTakeFirst();
    if (ended.numDeletedRows > 0n) {
      const account = { userId: path.id };
      if (userIdOf(caller) === path.id)
        await noteSignIn(db, call, { account, outcome: 'trust-ended', session });
      else
        await noteChange(
          db,
          'users',
          path.id,
          { device_trust_ended_at: null },
          { device_trust_ended_at: now.toISOString() },
        );
    }
    return { message: 'The device is no longer trusted' };
  },
} satisfies Handlers;

/** Maximum number of devices in the list, those trusted last. */
const maxShown = 100;
