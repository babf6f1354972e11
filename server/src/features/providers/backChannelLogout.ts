import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import type { CallerTurns } from '../../openapi/CallerTurns.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import type { Attempts } from '../../sessions/Attempts.ts';
import { networkOf } from '../../sessions/networkOf.ts';
import type { ProviderLogout } from '../../sessions/providers/logoutToken.ts';
import type { Provider } from '../../sessions/providers/Provider.ts';
import type { Providers } from '../../sessions/providers/Providers.ts';
import { loggableProblem } from '../../sessions/providers/refusalOf.ts';
import { endUserSessions } from '../../sessions/sign-ins.ts';
import { useChallenge } from '../passkeys/queries.ts';

interface LogoutRoute {
  readonly db: Kysely<Schema>;
  readonly providers: Providers;
  readonly attempts: Attempts;
  readonly turns: CallerTurns;
  readonly now: () => Date;
}

type LogoutRequest = FastifyRequest<{ Params: { readonly id: string }; Body: unknown }>;

/** Maximum size of a logout request in bytes. */
const maxBytes = 16_384;

/** Minutes for which a used token is remembered: longer than it works. */
const rememberedMinutes = 10;

/**
 * Adds the address to which a provider reports that a person has signed out there (OpenID Connect Back-Channel Logout
 * 1.0). It is no call of the API description, because its form and answers are those of OpenID Connect.
 */
export function addLogoutRoute(
  app: FastifyInstance,
  { db, attempts, providers, turns, now }: LogoutRoute,
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      async (_request: unknown, text: unknown) => Object.fromEntries(new URLSearchParams(String(text))),
    );
    scope.post('/auth/providers/:id/logout', async (request: LogoutRequest, reply) => {
      const provider = providers.byId(request.params.id);
      if (!provider) throw new Refusal('not-found');
      // Before the token is read, because that may ask the provider for its keys.
      const attempt = await attempts.begin({ purpose: 'provider-logout', address: request.ip });
      const caller = { key: `network ${networkOf(request.ip)}`, isGuest: false };
      const isDone = await turns.take(caller, false, () => signOut(db, provider, request, now()));
      if (!isDone) return reply.code(400).send({ error: 'invalid_request' });
      await attempt.succeed();
      return reply.code(200).send();
    });
  });
}

/** Does what a logout token says. Returns false, with the reason in the log, if it is not valid or was used before. */
async function signOut(
  db: Kysely<Schema>,
  provider: Provider,
  { body, log }: LogoutRequest,
  now: Date,
): Promise<boolean> {
  const refuse = (problem: object) => {
    log.warn({ provider: provider.settings.id, ...problem }, 'a logout by a provider was refused');
    return false;
  };
  let logout: ProviderLogout;
  try {
    logout = await provider.readLogout(tokenIn(body));
  } catch (error) {
    return refuse(loggableProblem(error));
  }
  const isFirst = await transact(db, (trx) => endSessions(trx, logout, now));
  return isFirst || refuse({ problem: 'the token was used before' });
}

function tokenIn(body: unknown): string {
  const { logout_token: token } = body as { readonly logout_token?: unknown };
  if (typeof token !== 'string') throw new Error('"logout_token" is missing');
  return token;
}

/**
 * Ends the sessions that a provider names, and forgets people who have just come back from it and have no session yet.
 * Returns false if the token was used before, in any process.
 */
async function endSessions(trx: Db, logout: ProviderLogout, now: Date): Promise<boolean> {
  if (!(await useToken(trx, logout, now))) return false;
  const { issuer, session, subject } = logout;
  const ofSession = sql`${session}::text is null or provider_session = ${session}
    ${subject === null ? sql`` : sql`or provider_session is null`}`;
  const ofPerson = sql`issuer = ${issuer} and (${subject}::text is null or subject = ${subject})`;
  // Locks the people, so that no sign-in in between is missed.
  await sql`select from users where id in (select user_id from identities where ${ofPerson})
    and (${subject}::text is not null or id in (select user_id from sessions where provider_session = ${session}))
    order by id for no key update`.execute(trx);
  await sql`delete from provider_flows where ${ofPerson} and (${ofSession})`.execute(trx);
  const isEnded = sql`identity_id in (select id from identities where ${ofPerson}) and (${ofSession})`;
  await endUserSessions(trx, isEnded, sql`${now.toISOString()}::timestamptz`, 'provider-ended');
  return true;
}

/** Uses up a token, so that it works once in all processes. Its id is shared with the challenges of passkeys. */
async function useToken(trx: Db, { issuer, tokenId }: ProviderLogout, now: Date): Promise<boolean> {
  const digest = createHash('sha256').update(`logout ${issuer} ${tokenId}`).digest('hex').slice(0, 32);
  const ends = new Date(now.getTime() + rememberedMinutes * 60_000);
  return useChallenge(trx, { id: digest, ends });
}
