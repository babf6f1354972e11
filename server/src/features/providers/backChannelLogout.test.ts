import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  adminUser,
  linked,
  outcomes,
  portal,
  provider,
  publicUrl,
  signInThrough,
  tokenOf,
} from '../../testing/providerPortal.ts';
import { providerClient, type StartedProvider, TestBrowser } from '../../testing/startProvider.ts';
import type { StartedServer } from '../../testing/startServer.ts';

const event = 'http://schemas.openid.net/event/backchannel-logout';
const seconds = () => Math.floor(Date.now() / 1000);

/** The claims of a valid logout token of Marie. */
const claimsOf = ({ issuer }: StartedProvider) => ({
  iss: issuer,
  aud: providerClient.id,
  iat: seconds(),
  exp: seconds() + 120,
  jti: randomUUID(),
  sub: 'marie-at-the-provider',
  events: { [event]: {} },
});

const send = (server: StartedServer, body: string, type = 'application/x-www-form-urlencoded') =>
  fetch(`${server.origin}/api/auth/providers/main/logout`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });

const sendToken = async (server: StartedServer, token: string) =>
  (await send(server, new URLSearchParams({ logout_token: token }).toString())).status;

const worksStill = async (
  server: StartedServer,
  { auth }: { readonly auth: { readonly access_token: string } },
) => (await server.bearing(auth.access_token).send('GET', 'users')).status === 200;

/** The provider's name for the session that was opened last (`sid`). */
async function lastSession({ db }: StartedServer): Promise<string> {
  const { provider_session } = await db
    .selectFrom('sessions')
    .select('provider_session')
    .where('provider_session', 'is not', null)
    .orderBy('began_at', 'desc')
    .executeTakeFirstOrThrow();
  return provider_session ?? '';
}

async function start() {
  const at = await provider();
  const server = await portal(at);
  at.state.deliver = (address, form) =>
    send(server, form, address === logoutAddress ? undefined : 'text/plain');
  await linked(at, server);
  return { at, server };
}

const logoutAddress = `${publicUrl}/api/auth/providers/main/logout`;

describe('a logout at the provider (DECISION-153)', () => {
  it('ends the one session that the provider names, and no other', async () => {
    const { at, server } = await start();
    const first = await signInThrough(server, new TestBrowser());
    const session = await lastSession(server);
    const second = await signInThrough(server, new TestBrowser());
    await at.signOut('marie-at-the-provider', session);
    expect([await worksStill(server, first), await worksStill(server, second)]).toEqual([false, true]);
    expect((await outcomes(server, adminUser)).at(-1)).toBe('provider-ended');
  });

  it('ends all sessions of the account if the provider names none, but not those of a password', async () => {
    const { at, server } = await start();
    const opened = [await signInThrough(server), await signInThrough(server)];
    const byPassword = server.bearing(await tokenOf(server));
    expect(await sendToken(server, await at.sign(claimsOf(at)))).toBe(200);
    expect(await Promise.all(opened.map((answer) => worksStill(server, answer)))).toEqual([false, false]);
    expect((await byPassword.send('GET', 'users')).status).toBe(200);
  });

  it('answers as the standard says: 200 or 400, never stored', async () => {
    const { at, server } = await start();
    const token = await at.sign(claimsOf(at));
    const answers = [
      await send(server, `logout_token=${token}`),
      await send(server, `logout_token=${token}`),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('Cache-Control')])).toEqual([
      [200, 'no-store'],
      [400, 'no-store'],
    ]);
    expect(await answers[1]?.json()).toEqual({ error: 'invalid_request' });
  });

  it('takes a token once, in all processes', async () => {
    const { at, server } = await start();
    const second = await portal(at, {}, { database: server.database });
    const token = await at.sign(claimsOf(at));
    const answers = await Promise.all([sendToken(server, token), sendToken(second, token)]);
    expect(answers.toSorted()).toEqual([200, 400]);
  });

  it('asks for keys once more if they have just changed', async () => {
    const { at, server } = await start();
    expect(await sendToken(server, await at.sign(claimsOf(at)))).toBe(200);
    const asked = at.requests.get('/jwks') ?? 0;
    await at.rotateKeys();
    expect(await sendToken(server, await at.sign(claimsOf(at)))).toBe(200);
    expect(await sendToken(server, await at.sign(claimsOf(at)))).toBe(200);
    expect(at.requests.get('/jwks')).toBe(asked + 1);
  });

  it('asks for keys once more if the key of an id has changed, and takes the token', async () => {
    const { at, server } = await start();
    expect(await sendToken(server, await at.sign(claimsOf(at)))).toBe(200);
    const opened = await signInThrough(server);
    const old = await at.sign(claimsOf(at));
    const before = at.requests.get('/jwks') ?? 0;
    await at.rotateKeys({ keepsId: true });
    expect(await sendToken(server, await at.sign(claimsOf(at)))).toBe(200);
    expect(await worksStill(server, opened)).toBe(false);
    expect(await sendToken(server, await at.sign(claimsOf(at)))).toBe(200);
    expect((at.requests.get('/jwks') ?? 0) - before).toBe(1);
    // The old key is no longer published: its token is refused, after one more look.
    expect(await sendToken(server, old)).toBe(400);
    expect((at.requests.get('/jwks') ?? 0) - before).toBe(2);
  });

  it.each([['logout+jwt'], ['application/logout+jwt'], ['JWT'], [undefined]])(
    'takes the type %s',
    async (typ) => {
      const { at, server } = await start();
      const opened = await signInThrough(server);
      expect(await sendToken(server, await at.sign(claimsOf(at), typ === undefined ? {} : { typ }))).toBe(
        200,
      );
      expect(await worksStill(server, opened)).toBe(false);
    },
  );

  it.each<[string, () => Record<string, unknown>, Record<string, unknown>?]>([
    ['another issuer', () => ({ iss: 'https://other.example' })],
    ['another audience', () => ({ aud: 'another portal' })],
    ['a token that has ended', () => ({ exp: seconds() - 300 })],
    ['a token that is older than two minutes', () => ({ iat: seconds() - 125, exp: seconds() + 600 })],
    ['a token of the future', () => ({ iat: seconds() + 120, exp: seconds() + 600 })],
    ['a token without a time', () => ({ iat: undefined })],
    ['no event', () => ({ events: undefined })],
    ['another event', () => ({ events: { 'https://other.example': {} } })],
    ['an event that is no object', () => ({ events: { [event]: 'yes' } })],
    ['a list of events', () => ({ events: [event] })],
    ['a nonce', () => ({ nonce: 'of an ID token' })],
    ['no id', () => ({ jti: undefined })],
    ['an empty id', () => ({ jti: '' })],
    ['nobody', () => ({ sub: undefined })],
    ['a person that is no text', () => ({ sub: 7 })],
    ['the type of another token', () => ({}), { typ: 'at+jwt' }],
  ])('refuses %s, and ends nothing', async (_case, claims, header) => {
    const { at, server } = await start();
    const opened = await signInThrough(server);
    expect(await sendToken(server, await at.sign({ ...claimsOf(at), ...claims() }, header))).toBe(400);
    expect(await worksStill(server, opened)).toBe(true);
    // Refused for this reason only.
    expect(await sendToken(server, await at.sign(claimsOf(at)))).toBe(200);
  });

  it('refuses what the provider did not sign', async () => {
    const { at, server } = await start();
    const [other, opened] = [await provider(), await signInThrough(server)];
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claimsOf(at)))}.`;
    for (const token of [await other.sign(claimsOf(at)), unsigned, 'no token', ''])
      expect(await sendToken(server, token)).toBe(400);
    for (const form of ['', 'token=x', `logout_token=a&logout_token=b`])
      expect((await send(server, form)).status).toBe(400);
    expect((await send(server, `logout_token=${'a'.repeat(20_000)}`)).status).toBe(413);
    expect(await worksStill(server, opened)).toBe(true);
  });

  it('forgets a person who has just come back from the provider', async () => {
    const { at, server } = await start();
    const browser = new TestBrowser();
    const { last } = await browser.open(`${server.origin}/api/auth/providers/main/start`, {
      [publicUrl]: server.origin,
    });
    expect(await sendToken(server, await at.sign(claimsOf(at)))).toBe(200);
    const answer = await fetch(`${server.origin}/api/auth/providers/arrival`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: browser.cookiesOf(server.origin) },
      body: JSON.stringify({ code: last.split('#provider=')[1] }),
    });
    expect(await answer.json()).toEqual({ refused: 'expired' });
  });

  it('counts refused tokens of a network, and reads none after too many', async () => {
    const at = await provider();
    const server = await portal(at, {}, { attempts: { address: 2 } });
    const answers = [];
    for (let times = 0; times < 3; times += 1) answers.push(await sendToken(server, 'no token'));
    expect(answers).toEqual([400, 400, 429]);
    expect(
      (
        await fetch(logoutAddress.replace(publicUrl, server.origin).replace('main', 'other'), {
          method: 'POST',
        })
      ).status,
    ).toBe(404);
  });
});
