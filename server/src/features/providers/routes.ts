import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import type { CallerTurns } from '../../openapi/CallerTurns.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import type { Attempts } from '../../sessions/Attempts.ts';
import type { Devices } from '../../sessions/Devices.ts';
import type { LinkKeys } from '../../sessions/LinkKeys.ts';
import { networkOf } from '../../sessions/networkOf.ts';
import { newSecret } from '../../sessions/newSecret.ts';
import { newFlowSecrets, type Provider } from '../../sessions/providers/Provider.ts';
import type { Providers } from '../../sessions/providers/Providers.ts';
import { loggableProblem, refusalOf } from '../../sessions/providers/refusalOf.ts';
import { beginFlow, digestOf, type Flow, finishFlow, noDigest, refuseFlow, takeStep } from './flows.ts';
import { sealRenewal } from './identities.ts';
import { faultOfProof } from './proof.ts';

interface ProviderRoutes {
  readonly db: Kysely<Schema>;
  readonly providers: Providers;
  readonly attempts: Attempts;
  readonly devices: Devices;
  readonly links: LinkKeys;
  readonly turns: CallerTurns;
  readonly isHttps: boolean;
  readonly now: () => Date;
}

type ProviderRequest = FastifyRequest<{
  Params: { readonly id: string };
  Querystring: Readonly<Record<string, unknown>>;
}>;

/**
 * Adds the addresses that browsers open on the way to a provider and back. They are no calls of the API description,
 * because they answer with redirects. Every way ends on a sign-in page, with a code after the `#` with which the page
 * asks what came of it.
 */
export function addProviderRoutes(app: FastifyInstance, routes: ProviderRoutes): void {
  const { providers, turns, attempts } = routes;
  if (providers.list.length === 0) return;
  const inTurn =
    (work: (request: ProviderRequest, reply: FastifyReply, provider: Provider) => Promise<string>) =>
    async (request: ProviderRequest, reply: FastifyReply) => {
      const provider = providers.byId(request.params.id);
      if (!provider) throw new Refusal('not-found');
      await attempts.begin({ purpose: 'provider', address: request.ip });
      const caller = { key: `network ${networkOf(request.ip)}`, isGuest: false };
      const address = await turns.take(caller, false, () => work(request, reply, provider));
      return reply.redirect(address, 303);
    };
  app.get(
    '/auth/providers/:id/start',
    inTurn((request, reply, provider) => depart(routes, request, reply, provider)),
  );
  app.get(
    '/auth/providers/:id/callback',
    inTurn((request, _reply, provider) => arrive(routes, request, provider)),
  );
}

/** Begins a sign-in, or goes on with the ticket of a link. Returns where the browser goes. */
async function depart(
  { db, devices, isHttps, now, ...routes }: ProviderRoutes,
  { query, headers, log }: ProviderRequest,
  reply: FastifyReply,
  provider: Provider,
): Promise<string> {
  const { id } = provider.settings;
  const secrets = newFlowSecrets();
  const { state, nonce, verifier } = secrets;
  let flow: Pick<Flow, 'id' | 'app' | 'user_id' | 'purpose'>;
  if (typeof query.ticket === 'string') {
    const change = { stage: 'away', digest: digestOf(state), nonce, verifier } as const;
    const step = {
      secret: query.ticket,
      stage: 'ticket',
      cookies: headers.cookie,
      now: now(),
      change,
    } as const;
    const taken = await takeStep(db, step);
    if (taken?.provider !== id) return unknownArrival();
    flow = taken;
  } else {
    const app = query.app === 'teacher' ? 'teacher' : 'admin';
    const beginning = { stage: 'away', provider: id, purpose: 'sign-in', app, secret: state } as const;
    const begun = await beginFlow(db, { ...beginning, nonce, verifier }, { now: now(), isHttps });
    reply.header('Set-Cookie', begun.cookie);
    flow = { id: begun.id, app, user_id: null, purpose: 'sign-in' };
  }
  try {
    if (flow.purpose === 'proof') return await provider.departure({ ...secrets, asks: 'sign-in' });
    const { userIds } = await devices.deviceOf(headers.cookie);
    const people = flow.user_id === null ? userIds : [flow.user_id];
    const asksConsent = !(await holdsRenewal({ db, ...routes }, provider, people));
    return await provider.departure({ ...secrets, asks: asksConsent ? 'consent' : null });
  } catch (error) {
    log.warn({ provider: id, ...loggableProblem(error) }, 'the way to a provider failed');
    return arrivalPage(flow, await refuseFlow(db, flow.id, refusalOf(error)));
  }
}

/** Whether a renewal token is stored for one of these people, so that the provider need not ask for consent again. */
async function holdsRenewal(
  { db }: Pick<ProviderRoutes, 'db'>,
  { settings }: Provider,
  userIds: readonly number[],
): Promise<boolean> {
  if (userIds.length === 0) return false;
  const issuers = [settings.issuer, settings.issuer.replace(/\/$/, ''), `${settings.issuer}/`];
  const held = await db
    .selectFrom('identities')
    .select('id')
    .where('issuer', 'in', issuers)
    .where('user_id', 'in', [...userIds])
    .where('renewal_sealed', 'is not', null)
    .executeTakeFirst();
  return held !== undefined;
}

/** Takes a person who comes back from a provider. Returns the sign-in page, which asks what came of it. */
async function arrive(
  { db, links, now }: ProviderRoutes,
  { query, headers, log, url }: ProviderRequest,
  provider: Provider,
): Promise<string> {
  const { id } = provider.settings;
  const state = typeof query.state === 'string' ? query.state : '';
  // Used up before the exchange: a code that comes a second time never reaches the provider, which would end what the
  // first one opened.
  const flow = await transact(db, (trx) =>
    takeStep(trx, {
      secret: state,
      stage: 'away',
      cookies: headers.cookie,
      now: now(),
      change: { digest: noDigest() },
    }),
  );
  if (flow?.nonce == null || flow.verifier === null) return unknownArrival();
  const { nonce, verifier } = flow;
  if (flow.provider !== id) return arrivalPage(flow, await refuseFlow(db, flow.id, 'failed'));
  try {
    const proved = await provider.arrival(url.split('?')[1] ?? '', { state, nonce, verifier });
    const { issuer, subject, email, providerSession, authTime, groups, renewalToken } = proved;
    const fault = flow.purpose === 'proof' ? faultOfProof(authTime, flow, now()) : null;
    if (fault) return arrivalPage(flow, await refuseFlow(db, flow.id, fault));
    const listed = groups && JSON.stringify(groups);
    const outcome = { issuer, subject, email, provider_session: providerSession, groups: listed };
    const renewal_sealed = renewalToken === null ? null : sealRenewal(links, renewalToken);
    return arrivalPage(flow, await finishFlow(db, flow.id, { ...outcome, renewal_sealed }));
  } catch (error) {
    log.warn({ provider: id, ...loggableProblem(error) }, 'the way back from a provider failed');
    return arrivalPage(flow, await refuseFlow(db, flow.id, refusalOf(error)));
  }
}

/**
 * The sign-in page on which a flow ends, with the code after the `#`, which no server log contains. A proof ends there in
 * a window of its own.
 */
function arrivalPage({ app, purpose }: Pick<Flow, 'app' | 'purpose'>, code: string): string {
  const page = app === 'admin' ? '/admin/auth/login' : '/teacher-view/auth/login';
  return `${page}#${purpose === 'proof' ? 'proof' : 'provider'}=${code}`;
}

/** The sign-in page for a way back that is unknown, used or too old. */
function unknownArrival(): string {
  return arrivalPage({ app: 'admin', purpose: 'sign-in' }, newSecret());
}
