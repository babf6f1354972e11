import { setTimeout as wait } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Call } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { OtherSubject, type Provider } from '../../sessions/providers/Provider.ts';
import { endsRenewal } from '../../sessions/providers/refusalOf.ts';
import { endUserSessions } from '../../sessions/sign-ins.ts';
import { confirmedHours } from '../session/openSignIn.ts';
import { applyGroups } from './groupRole.ts';
import { openRenewal, sealRenewal } from './identities.ts';
import { tellAdministrators } from './tellAdministrators.ts';

type Identity = Selectable<Schema['identities']>;

/** Seconds in which a session that was just confirmed is not confirmed again, such as for a second tab. */
const confirmedFor = 10;

/** Seconds for which one process may ask the provider. It needs less, unless it was killed. */
const claimSeconds = 15;

/** Milliseconds between two checks for the result of another process, and the number of checks. */
const [pause, looks] = [100, 35];

/**
 * Lets the provider confirm the person of a session that renews its tokens. Throws `unauthorized`, and ends all sessions
 * of the identity, if the provider no longer knows the person. A provider that does not answer, or that refuses the
 * portal itself, leaves the session as it is: it ends 8 hours after the last confirmation. Returns whether the groups at
 * the provider have changed the role of the person.
 */
export async function confirmSession(call: Call, session: string): Promise<boolean> {
  const identity = await identityOfSession(call, session);
  if (!identity) await endIfPasswordOff(call, session);
  const provider = identity && call.providers.byIssuer(identity.issuer);
  if (!identity || !provider || identity.renewal_sealed === null || isFresh(identity, call.now)) return false;
  const claimed = await claim(call, identity.id);
  if (!claimed) return waitForOther(call, session, identity.id);
  const token = openRenewal(call.links, claimed.renewal_sealed);
  // Encrypted with a secret that is no longer known: the session ends in time.
  if (token === null) return release(call, identity.id);
  return renew(call, claimed, provider, token);
}

async function renew(call: Call, identity: Identity, provider: Provider, token: string): Promise<boolean> {
  const { links, now, write } = call;
  try {
    const { renewalToken, groups } = await provider.renewal(token, identity.subject);
    return await write(async (trx) => {
      const person = { userId: identity.user_id, identityId: identity.id, groups };
      const hasOtherRole = await applyGroups(trx, call, provider, person);
      const renewal_sealed = sealRenewal(links, renewalToken);
      await trx
        .updateTable('identities')
        .set({ renewal_sealed, confirmed_at: now.toISOString(), renewing_until: null })
        .where('id', '=', identity.id)
        .execute();
      const confirmed_until = new Date(now.getTime() + confirmedHours * 3_600_000).toISOString();
      await trx
        .updateTable('sessions')
        .set({ confirmed_until })
        .where('identity_id', '=', identity.id)
        .where('confirmed_until', '>', now.toISOString())
        .execute();
      return hasOtherRole;
    });
  } catch (error) {
    if (!(error instanceof OtherSubject) && !endsRenewal(error)) {
      await release(call, identity.id);
      await tellAdministrators(call, provider, error);
      return false;
    }
    await write(async (trx) => {
      const ended = { renewal_sealed: null, renewing_until: null };
      await trx.updateTable('identities').set(ended).where('id', '=', identity.id).execute();
      const moment = sql<string>`${now.toISOString()}::timestamptz`;
      await endUserSessions(trx, sql`identity_id = ${identity.id}`, moment, 'provider-ended');
    });
    throw new Refusal('unauthorized');
  }
}

/** Ends a session that began without a provider, once the settings have switched passwords off for its person. */
async function endIfPasswordOff({ providers, pool, write, now }: Call, session: string): Promise<void> {
  if (providers.passwordRule.offFor.length === 0) return;
  const owner = await pool
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.email')
    .where('sessions.id', '=', session)
    .where('sessions.identity_id', 'is', null)
    .executeTakeFirst();
  if (!owner || !providers.isPasswordOff(owner)) return;
  const moment = sql<string>`${now.toISOString()}::timestamptz`;
  await write((trx) => endUserSessions(trx, sql`id = ${session}`, moment));
  throw new Refusal('unauthorized');
}

function identityOfSession({ pool }: Call, session: string): Promise<Identity | undefined> {
  return pool
    .selectFrom('sessions')
    .innerJoin('identities', 'identities.id', 'sessions.identity_id')
    .selectAll('identities')
    .where('sessions.id', '=', session)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst();
}

function isFresh({ confirmed_at }: Identity, now: Date): boolean {
  return confirmed_at !== null && Date.parse(confirmed_at) > now.getTime() - confirmedFor * 1000;
}

/** Lets one process ask at a time, because a provider that rotates its tokens takes a second use for theft. */
function claim({ pool, now }: Call, id: number): Promise<Identity | undefined> {
  const until = new Date(now.getTime() + claimSeconds * 1000).toISOString();
  const recent = new Date(now.getTime() - confirmedFor * 1000).toISOString();
  return pool
    .updateTable('identities')
    .set({ renewing_until: until })
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([eb('renewing_until', 'is', null), eb('renewing_until', '<', now.toISOString())]),
    )
    .where(({ or, eb }) => or([eb('confirmed_at', 'is', null), eb('confirmed_at', '<=', recent)]))
    .returningAll()
    .executeTakeFirst();
}

async function release({ pool }: Call, id: number): Promise<false> {
  await pool.updateTable('identities').set({ renewing_until: null }).where('id', '=', id).execute();
  return false;
}

/** Waits until another request has asked the provider. Throws `unauthorized` if that ended the session. */
async function waitForOther(call: Call, session: string, id: number): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    const identity = await identityOfSession(call, session);
    if (identity?.id !== id) throw new Refusal('unauthorized');
    // The role may have changed.
    if (identity.renewing_until === null) return true;
    await wait(pause);
  }
  return false;
}
