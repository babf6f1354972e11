import type { ProviderArrival } from '@portal/api-client/openapi';
import type { ProviderRefusal } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { noteChange } from '../../history/history.ts';
import { mailAccountChange } from '../../mail/accounts/mailAccountChange.ts';
import { type Call, type Handlers, userIdOf } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { newSecret } from '../../sessions/newSecret.ts';
import { passwordLinkOf, usePasswordLink } from '../../sessions/password-links.ts';
import type { Provider } from '../../sessions/providers/Provider.ts';
import { endAccessOfUser } from '../../sessions/Sessions.ts';
import { endUserSessions, noteSignIn } from '../../sessions/sign-ins.ts';
import { lockAdministrators } from '../last-administrator.ts';
import { deleteRecord, findRecord, recordOf, updateAndRead } from '../records.ts';
import { openSignIn } from '../session/openSignIn.ts';
import { userByEmail } from '../session/queries.ts';
import { refuseLastWayIn } from '../session/waysIn.ts';
import { reachableUser } from '../sessions/reachable-user.ts';
import { isUsableInEmergency } from './emergency.ts';
import {
  type Beginning,
  beginFlow,
  type Flow,
  isOpenFlow,
  isSessionOpen,
  noDigest,
  takeStep,
} from './flows.ts';
import { applyGroups } from './groupRole.ts';
import { confirmIdentity, identityOf, linkIdentity } from './identities.ts';
import { proveByProvider } from './proof.ts';

/** The calls about sign-ins by OpenID Connect providers (extension `providers`, ADR-0081). */
export const providers = {
  listProviders: ({ providers }) => ({
    data: providers.list.map(({ settings: { id, name } }) => ({ id, name })),
  }),

  /** Says what the settings of the providers mean, for the page of sign-in methods. */
  async getProviderOverview({ providers, db }) {
    const linked = await db
      .selectFrom('identities')
      .innerJoin('users', 'users.id', 'identities.user_id')
      .select(['issuer', sql<boolean>`renewal_sealed is not null`.as('is_renewable')])
      .where('users.status', '=', 1)
      .execute();
    const { offFor, emergencyAccount } = providers.passwordRule;
    const emergency = emergencyAccount === null ? undefined : await userByEmail(db, emergencyAccount);
    return {
      data: {
        providers: providers.list.map(({ settings }) => {
          const own = linked.filter(({ issuer }) => providers.byIssuer(issuer)?.settings.id === settings.id);
          return {
            id: settings.id,
            name: settings.name,
            issuer: settings.issuer,
            people: own.length,
            renewable_people: own.filter(({ is_renewable }) => is_renewable).length,
            gives_roles: settings.roles === undefined ? 0 : 1,
          } as const;
        }),
        passwords_off_for: [...offFor],
        emergency_account:
          emergencyAccount === null
            ? null
            : { email: emergencyAccount, usable: isUsableInEmergency(emergency) ? 1 : 0 },
      },
    };
  },

  /** Begins to link the caller with an account of a provider. */
  async linkProvider(call) {
    const { body, caller, session, db } = call;
    const provider = knownProvider(call, body.provider);
    const ofUser = { user_id: userIdOf(caller), session_id: session, purpose: 'link' } as const;
    return ticketOf(db, call, provider, { ...ofUser, app: appOf(caller) });
  },

  /** Begins to prove again who the caller is (ADR-0083). Which account is linked matters only on the way back. */
  async beginProviderProof(call) {
    const { body, caller, session, db } = call;
    const provider = knownProvider(call, body.provider);
    const ofUser = { user_id: userIdOf(caller), session_id: session, purpose: 'proof' } as const;
    return ticketOf(db, call, provider, { ...ofUser, app: appOf(caller) });
  },

  /** Begins to link the person of a password link with an account of a provider, in place of a password. */
  async chooseProvider(call) {
    const { body, pool, attempts, address, now } = call;
    const provider = knownProvider(call, body.provider);
    const attempt = await attempts.count({ purpose: 'password-link', address });
    const { link, end } = await passwordLinkOf(pool, body.hash, now);
    if (end === 'unknown') attempt.refuseTooMany();
    else await attempt.succeed();
    if (!link) throw new Refusal('not-found', 'Unknown invitation');
    const user = await recordOf(pool, 'users', link.user_id);
    const ofLink = { user_id: link.user_id, password_link_id: link.id, purpose: 'password-link' } as const;
    return ticketOf(pool, call, provider, { ...ofLink, app: appOf(user) });
  },

  /** Says what came of the way to a provider, once: signs in, or links the person. */
  async arriveFromProvider(call) {
    const { body, pool, attempts, address, cookies, now, device, write } = call;
    const attempt = await attempts.count({ purpose: 'provider', address });
    const change = { digest: noDigest() };
    const flow = await takeStep(pool, {
      secret: body.code,
      stage: 'arrived',
      cookies: cookies.sent,
      now,
      change,
    });
    if (!flow) {
      attempt.refuseTooMany();
      return { refused: 'expired' };
    }
    await attempt.succeed();
    const provider = call.providers.byId(flow.provider);
    if (flow.refused !== null || !provider) return { refused: flow.refused ?? 'failed' };
    const arrival = await write((trx) => arrivals[flow.purpose](trx, call, flow, provider));
    const userId = arrival.user?.id;
    if (userId !== undefined && arrival.second_step === undefined) await device.remember(userId);
    return arrival;
  },

  async getIdentities(call) {
    const { path, db } = call;
    const user = await reachableUser(call, path.id);
    const rows = await db
      .selectFrom('identities')
      .select(['id', 'issuer', 'email', 'linked_at', 'used_at'])
      .where('user_id', '=', path.id)
      .orderBy('id')
      .execute();
    const named = rows.map(({ issuer, ...row }) => ({ ...row, provider: nameOf(call, issuer) }));
    return {
      data: named.map(({ id, provider, email, linked_at, used_at }) => ({
        id,
        provider,
        email,
        linked_at,
        used_at,
      })),
      password_off: call.providers.isPasswordOff(user),
    };
  },

  /** Removes the link with an account of a provider, and ends the sessions that began with it. */
  async removeIdentity(call) {
    const { path, caller, session, db, now } = call;
    await reachableUser(call, path.id, { isLocked: true });
    const user = await recordOf(db, 'users', path.id);
    const removed = await db
      .selectFrom('identities')
      .selectAll()
      .where('user_id', '=', user.id)
      .where('id', '=', path.identity)
      .executeTakeFirst();
    if (!removed) return { message: 'The account was removed' };
    await refuseLastWayIn(db, call, user, { identity: removed.id });
    const moment = sql<string>`${now.toISOString()}::timestamptz`;
    await endUserSessions(
      db,
      sql`identity_id = ${removed.id} and id is distinct from ${session}::uuid`,
      moment,
    );
    await deleteRecord(db, 'identities', removed.id);
    const provider = nameOf(call, removed.issuer) ?? removed.issuer;
    await noteChange(db, 'users', user.id, { sign_in_provider: provider }, { sign_in_provider: null });
    await noteSignIn(db, call, {
      account: { userId: user.id },
      outcome: 'provider-unlinked',
      session,
      provider,
    });
    await mailAccountChange(db, { event: 'no-provider', user, by: userIdOf(caller), provider, now });
    return { message: 'The account was removed' };
  },
} satisfies Handlers;

/** The app on whose sign-in page the way of a person ends. */
function appOf({ role }: { readonly role: string }): Flow['app'] {
  return role === 'ROLE_ADMIN' ? 'admin' : 'teacher';
}

type Arrive = (trx: Db, call: Call, flow: Flow, provider: Provider) => Promise<ProviderArrival>;

/** What each kind of flow does after the provider has proved the person. */
const arrivals: Readonly<Record<Flow['purpose'], Arrive>> = {
  async 'sign-in'(trx, call, flow, provider) {
    const { device, links, now } = call;
    const { name } = provider.settings;
    const refuse = async (refused: ProviderRefusal, userId?: number): Promise<ProviderArrival> => {
      const account = userId === undefined ? { identity: `${flow.issuer} ${flow.subject}` } : { userId };
      const outcome = userId === undefined ? 'unknown-identity' : 'inactive';
      await noteSignIn(trx, call, { account, outcome, provider: name });
      return { refused };
    };
    const found = await identityOf(trx, flow);
    if (!found) return refuse('unknown');
    const before = await findRecord(trx, 'users', found.user_id);
    if (before?.status === 1)
      await applyGroups(trx, call, provider, {
        userId: before.id,
        identityId: found.id,
        groups: flow.groups,
      });
    const user = await findRecord(trx, 'users', found.user_id, { isLocked: true });
    if (user?.status !== 1) return refuse('inactive', found.user_id);
    // A logout at the provider has ended the flow in the meantime.
    if (!(await isOpenFlow(trx, flow))) return { refused: 'ended' };
    const identity = await confirmIdentity(trx, links, found, flow, now);
    const isNewDevice = (await device.knownBy(user.id)) === null;
    return openSignIn(trx, call, user, { isNewDevice, provider: signInBy(provider, identity.id, flow) });
  },

  async link(trx, call, flow, provider) {
    const { links, now } = call;
    const { name } = provider.settings;
    const user = await recordOf(trx, 'users', flow.user_id ?? 0, { isLocked: true });
    if (user.status !== 1 || !(await isSessionOpen(trx, flow))) return { refused: 'ended' };
    if (!(await linkIdentity(trx, links, user, flow, { provider: name, now }))) return { refused: 'taken' };
    const account = { userId: user.id };
    await noteSignIn(trx, call, {
      account,
      outcome: 'provider-linked',
      session: flow.session_id,
      provider: name,
    });
    return { linked: name };
  },

  proof: proveByProvider,

  /** As setting a password by the link: activates an invited person, and ends all earlier sessions. */
  async 'password-link'(trx, call, flow, provider) {
    const { device, links, now } = call;
    const { name } = provider.settings;
    // Before the user, in the order of all transactions that may change a role.
    if (provider.settings.roles) await lockAdministrators(trx);
    const before = await recordOf(trx, 'users', flow.user_id ?? 0, { isLocked: true });
    const taken = await identityOf(trx, flow);
    if (taken && taken.user_id !== before.id) return { refused: 'taken' };
    if (!(await usePasswordLink(trx, flow.password_link_id ?? 0))) return { refused: 'ended' };
    const activated = await updateAndRead(trx, 'users', before.id, { status: 1 });
    await endAccessOfUser(trx, activated.id, now);
    const identity = await linkIdentity(trx, links, activated, flow, { provider: name, now });
    if (!identity) throw new Refusal('conflict');
    const person = { userId: activated.id, identityId: identity.id, groups: flow.groups };
    await applyGroups(trx, call, provider, person);
    const user = await recordOf(trx, 'users', activated.id);
    const isNewDevice = (await device.knownBy(user.id)) === null;
    const account = { userId: user.id };
    await noteSignIn(trx, call, { account, outcome: 'provider-link', isNewDevice, provider: name });
    await trx.updateTable('teachers').set({ user_status: 3 }).where('user_id', '=', user.id).execute();
    return openSignIn(trx, call, user, { isNewDevice, provider: signInBy(provider, identity.id, flow) });
  },
};

function signInBy({ settings }: Provider, identityId: number, { provider_session }: Flow) {
  const { name, trustsSecondFactor } = settings;
  return { identityId, name, providerSession: provider_session, trustsSecondFactor };
}

function knownProvider({ providers }: Call, id: string): Provider {
  const provider = providers.byId(id);
  if (!provider) throw new Refusal('not-found', 'Unknown provider');
  return provider;
}

/** The name of the provider of an issuer; null if it is no longer in the settings. */
function nameOf({ providers }: Call, issuer: string): string | null {
  return providers.byIssuer(issuer)?.settings.name ?? null;
}

/** Stores a flow that begins with a ticket, and returns the address that the page opens. */
async function ticketOf(
  db: Db,
  { cookies, now }: Call,
  { settings }: Provider,
  beginning: Pick<Beginning, 'app' | 'purpose' | 'user_id' | 'session_id' | 'password_link_id'>,
): Promise<{ data: { path: string } }> {
  const ticket = newSecret();
  const flow = { ...beginning, stage: 'ticket', provider: settings.id, secret: ticket } as const;
  const { cookie } = await beginFlow(db, flow, { now, isHttps: cookies.isSecure });
  cookies.set(cookie);
  return { data: { path: `/auth/providers/${settings.id}/start?ticket=${ticket}` } };
}
