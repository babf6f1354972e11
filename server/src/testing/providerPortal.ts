import { expect, onTestFinished } from 'vitest';
import { accounts, samplePassword } from '../../samples/index.ts';
import type { PasswordRule, ProviderSettings } from '../providerSettings.ts';
import {
  type ProviderPerson,
  providerClient,
  type StartedProvider,
  startProvider,
  TestBrowser,
} from './startProvider.ts';
import { type StartedServer, startServer } from './startServer.ts';

/** The address of the portal at the provider. The browser of the tests opens the server of the test instead. */
export const publicUrl = 'http://portal.example';
export const adminUser = 1;
export const marie: ProviderPerson = {
  sub: 'marie-at-the-provider',
  email: 'marie@elsewhere.example',
  email_verified: true,
};

export async function provider(options: Partial<Parameters<typeof startProvider>[0]> = {}) {
  const started = await startProvider({
    redirectUris: [`${publicUrl}/api/auth/providers/main/callback`],
    ...options,
  });
  onTestFinished(() => started.end().catch(() => undefined));
  return started;
}

const settingsOf = (
  { issuer }: Pick<StartedProvider, 'issuer'>,
  differing: Partial<ProviderSettings> = {},
) => ({
  id: 'main',
  name: 'Bureau',
  issuer,
  clientId: providerClient.id,
  clientSecret: providerClient.secret,
  parameters: {},
  trustsSecondFactor: false,
  ...differing,
});

type ServerOptions = NonNullable<Parameters<typeof startServer>[0]>;

export async function portal(
  at: Pick<StartedProvider, 'issuer'>,
  differing: Partial<ProviderSettings> = {},
  options: ServerOptions = {},
  passwordRule?: PasswordRule,
) {
  return startServer({
    ...options,
    providers: { publicUrl, list: [settingsOf(at, differing)], ...(passwordRule && { passwordRule }) },
  });
}

export const codeIn = (location: string) => location.split('#provider=')[1] ?? '';

/** Goes to the provider and back. Returns the code that the sign-in page gets. */
export async function goThrough(
  server: StartedServer,
  browser: TestBrowser,
  path = '/auth/providers/main/start?app=admin',
) {
  const { last } = await browser.open(`${server.origin}/api${path}`, { [publicUrl]: server.origin });
  return codeIn(last);
}

export const lastOf = async (server: StartedServer, browser: TestBrowser) =>
  (await browser.open(`${server.origin}/api/auth/providers/main/start`, { [publicUrl]: server.origin })).last;

/** Asks what came of it, as the sign-in page does. */
export async function arrive(server: StartedServer, browser: TestBrowser, code: string) {
  const answer = await fetch(`${server.origin}/api/auth/providers/arrival`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: browser.cookiesOf(server.origin) },
    body: JSON.stringify({ code }),
  });
  browser.keep(server.origin, answer);
  expect(answer.status).toBe(200);
  return answer.json();
}

export const signInThrough = async (server: StartedServer, browser = new TestBrowser()) =>
  arrive(server, browser, await goThrough(server, browser));

/** Asks for the way to the provider with the browser of a person, and takes it. */
export async function linkThrough(server: StartedServer, token: string, browser = new TestBrowser()) {
  const answer = await fetch(`${server.origin}/api/auth/providers/link`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ provider: 'main' }),
  });
  browser.keep(server.origin, answer);
  const { data } = (await answer.json()) as { data: { path: string } };
  return arrive(server, browser, await goThrough(server, browser, data.path));
}

export async function tokenOf(
  server: StartedServer,
  { email }: { readonly email: string } = accounts.admin,
): Promise<string> {
  const { body } = await server.anonymous.send('POST', 'login', {
    body: { email, password: samplePassword },
  });
  return body.auth.access_token;
}

/** Links the administrator of the samples with Marie at the provider. */
export async function linked(at: StartedProvider, server: StartedServer) {
  at.state.person = marie;
  expect(await linkThrough(server, await tokenOf(server))).toEqual({ linked: 'Bureau' });
}

export const outcomes = async ({ db }: StartedServer, userId: number | null) =>
  (
    await db
      .selectFrom('sign_ins')
      .select(['outcome', 'provider'])
      .where('user_id', userId === null ? 'is' : '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ outcome, provider }) => `${outcome} ${provider ?? ''}`.trim());
/** The secret of the invitation of the samples. */
export const invitation = 'invitation-soledad-5d0c1f7a92e84b36';

/** Chooses the provider with a password link, instead of a password. */
export async function chooseThrough(server: StartedServer, hash: string, browser = new TestBrowser()) {
  const answer = await fetch(`${server.origin}/api/auth/providers/password-link`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ hash, provider: 'main' }),
  });
  if (answer.status !== 200) return { status: answer.status };
  browser.keep(server.origin, answer);
  const { data } = (await answer.json()) as { data: { path: string } };
  return arrive(server, browser, await goThrough(server, browser, data.path));
}
