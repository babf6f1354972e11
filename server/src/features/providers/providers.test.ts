import { SoftAuthenticator } from '@portal/conformance';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import type { ProviderSettings } from '../../providerSettings.ts';
import {
  adminUser,
  arrive,
  chooseThrough,
  codeIn,
  goThrough,
  invitation,
  lastOf,
  linked,
  linkThrough,
  marie,
  outcomes,
  portal,
  provider,
  publicUrl,
  signInThrough,
  tokenOf,
} from '../../testing/providerPortal.ts';
import { type StartedProvider, TestBrowser } from '../../testing/startProvider.ts';
import type { StartedServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';

describe('a sign-in by a provider (DECISION-150)', () => {
  it('is offered by name, and asks the provider for nothing before somebody wants to sign in', async () => {
    const at = await provider();
    const server = await portal(at);
    expect((await server.anonymous.send('GET', 'auth/providers')).body).toEqual({
      data: [{ id: 'main', name: 'Bureau' }],
    });
    expect([...at.requests]).toEqual([]);
  });

  it('signs in the person who was linked, by issuer and subject', async () => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    const { auth, user } = await signInThrough(server);
    expect(user).toMatchObject({ id: adminUser, role: 'ROLE_ADMIN' });
    expect((await server.bearing(auth.access_token).send('GET', 'users')).status).toBe(200);
    expect((await outcomes(server, adminUser)).slice(-2)).toEqual([
      'provider-linked Bureau',
      'signed-in Bureau',
    ]);
  });

  it('links nobody by an address, verified or not', async () => {
    const at = await provider();
    const server = await portal(at);
    for (const claims of [
      { email: accounts.admin.email, email_verified: true },
      { email: accounts.admin.email },
      {},
    ]) {
      at.state.person = { sub: `stranger-${Object.keys(claims).length}`, ...claims };
      expect(await signInThrough(server)).toEqual({ refused: 'unknown' });
    }
    expect(await outcomes(server, null)).toEqual(Array(3).fill('unknown-identity Bureau'));
    expect(await outcomes(server, adminUser)).toEqual([]);
  });

  it('links a person whose address is missing', async () => {
    const at = await provider();
    const server = await portal(at);
    at.state.person = { sub: 'without an address' };
    expect(await linkThrough(server, await tokenOf(server))).toEqual({ linked: 'Bureau' });
    expect((await signInThrough(server)).user.id).toBe(adminUser);
  });

  it('lets a person cancel at the provider', async () => {
    const at = await provider();
    const server = await portal(at);
    expect(await signInThrough(server)).toEqual({ refused: 'cancelled' });
  });

  it('refuses a person who was archived', async () => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    await server.db.updateTable('users').set({ status: 0 }).where('id', '=', adminUser).execute();
    expect(await signInThrough(server)).toEqual({ refused: 'inactive' });
  });

  it('says that a provider is down, and leaves the password', async () => {
    const at = await provider();
    const server = await portal(at);
    await at.end();
    expect(await signInThrough(server)).toEqual({ refused: 'unavailable' });
    expect(await tokenOf(server)).toEqual(expect.any(String));
  });

  it('sends no way to a provider that is not in the settings', async () => {
    const at = await provider();
    const server = await portal(at);
    expect((await fetch(`${server.origin}/api/auth/providers/other/start`)).status).toBe(404);
  });
});

describe('the way to a provider and back (DECISION-151)', () => {
  it('takes a state once, and a second arrival does not reach the provider or the first sign-in', async () => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    const browser = new TestBrowser();
    const last = await lastOf(server, browser);
    const callback = browser.visited.find((address) => address.includes('/callback?')) ?? '';
    const { auth } = await arrive(server, browser, codeIn(last));
    const asked = at.requests.get('/token');
    const again = await browser.open(callback);
    expect(await arrive(server, browser, codeIn(again.last))).toEqual({ refused: 'expired' });
    expect(at.requests.get('/token')).toBe(asked);
    expect((await server.bearing(auth.access_token).send('GET', 'users')).status).toBe(200);
  });

  it.each([
    ['another browser', (): string => ''],
    ['a cookie of somebody else', (): string => 'provider-0=abc'],
  ])('takes nothing from %s', async (_case, cookies) => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    const browser = new TestBrowser();
    const code = await goThrough(server, browser);
    const answer = await fetch(`${server.origin}/api/auth/providers/arrival`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookies() },
      body: JSON.stringify({ code }),
    });
    expect(await answer.json()).toEqual({ refused: 'expired' });
    expect((await arrive(server, browser, code)).user.id).toBe(adminUser);
  });

  it('takes a code once', async () => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    const browser = new TestBrowser();
    const code = await goThrough(server, browser);
    const answers = await Promise.all([arrive(server, browser, code), arrive(server, browser, code)]);
    expect(answers.map((answer) => answer.refused ?? 'signed in').toSorted()).toEqual([
      'expired',
      'signed in',
    ]);
  });

  it('takes no state that is older than ten minutes', async () => {
    const at = await provider();
    let now = new Date('2026-11-20T15:00:00.000Z');
    const server = await portal(at, {}, { now: () => now });
    await linked(at, server);
    const browser = new TestBrowser();
    const code = await goThrough(server, browser);
    now = new Date(now.getTime() + 601_000);
    expect(await arrive(server, browser, code)).toEqual({ refused: 'expired' });
  });

  it('works over two processes', async () => {
    const at = await provider();
    const first = await portal(at);
    await linked(at, first);
    const second = await portal(at, {}, { database: first.database });
    const browser = new TestBrowser();
    const { last } = await browser.open(`${first.origin}/api/auth/providers/main/start`, {
      [publicUrl]: first.origin,
    });
    // Cookies do not tell ports apart.
    browser.keep(second.origin, {
      headers: new Headers(
        browser
          .cookiesOf(first.origin)
          .split('; ')
          .map((cookie): [string, string] => ['Set-Cookie', cookie]),
      ),
    });
    expect((await arrive(second, browser, codeIn(last))).user.id).toBe(adminUser);
  });

  it('sends PKCE, a state and a nonce, and its address from PUBLIC_URL', async () => {
    const at = await provider();
    const server = await portal(at, { parameters: { hd: 'office.example' } });
    const { headers } = await fetch(`${server.origin}/api/auth/providers/main/start`, { redirect: 'manual' });
    const query = Object.fromEntries(new URL(headers.get('Location') ?? '').searchParams);
    expect(query).toMatchObject({
      hd: 'office.example',
      redirect_uri: `${publicUrl}/api/auth/providers/main/callback`,
      scope: 'openid profile email offline_access',
      code_challenge_method: 'S256',
      prompt: 'consent',
    });
    for (const name of ['state', 'nonce', 'code_challenge'] as const)
      expect(query[name]?.length).toBeGreaterThan(40);
    const cookie = headers.get('Set-Cookie') ?? '';
    expect(cookie).toContain('Path=/api/auth/providers; HttpOnly; SameSite=Lax');
  });
});

describe('linking (DECISION-152)', () => {
  it('activates an invited person without a password, and uses up the invitation', async () => {
    const at = await provider();
    const server = await portal(at);
    at.state.person = { sub: 'soledad', email: 'other@elsewhere.example' };
    const { user, auth } = await chooseThrough(server, invitation);
    expect(user).toMatchObject({ name: 'Soledad' });
    expect((await server.bearing(auth.access_token).send('GET', 'languages')).status).toBe(200);
    const stored = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect([stored.status, stored.password]).toEqual([1, null]);
    expect(await chooseThrough(server, invitation)).toEqual({ status: 404 });
    expect((await signInThrough(server)).user.id).toBe(user.id);
    expect(await outcomes(server, user.id)).toEqual([
      'provider-link Bureau',
      'signed-in Bureau',
      'signed-in Bureau',
    ]);
  });

  it('gives an account at the provider to one person only', async () => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    expect(await linkThrough(server, await tokenOf(server, accounts.teacher))).toEqual({ refused: 'taken' });
    expect(await chooseThrough(server, invitation)).toEqual({ refused: 'taken' });
    const { db } = server;
    expect(await db.selectFrom('identities').select('user_id').execute()).toEqual([{ user_id: adminUser }]);
    // The invitation still works.
    at.state.person = { sub: 'soledad' };
    expect((await chooseThrough(server, invitation)).user.name).toBe('Soledad');
  });

  it('tells two people with one address apart', async () => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    at.state.person = { ...marie, sub: 'somebody else with this address' };
    expect(await signInThrough(server)).toEqual({ refused: 'unknown' });
    expect(await linkThrough(server, await tokenOf(server, accounts.teacher))).toEqual({ linked: 'Bureau' });
    const [other, first] = [await signInThrough(server), at];
    first.state.person = marie;
    expect([(await signInThrough(server)).user.id, other.user.name]).toEqual([
      adminUser,
      accounts.teacher.name,
    ]);
  });

  it('links nothing once the session that began has ended', async () => {
    const at = await provider();
    const server = await portal(at);
    at.state.person = marie;
    const token = await tokenOf(server);
    const browser = new TestBrowser();
    const answer = await fetch(`${server.origin}/api/auth/providers/link`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ provider: 'main' }),
    });
    browser.keep(server.origin, answer);
    const { data } = (await answer.json()) as { data: { path: string } };
    const code = await goThrough(server, browser, data.path);
    await server.bearing(token).send('POST', 'auth/logout');
    expect(await arrive(server, browser, code)).toEqual({ refused: 'ended' });
  });

  it('unlinks, ends the sessions that began with the account, and tells the person', async () => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    const { auth } = await signInThrough(server);
    const token = await tokenOf(server);
    const { data } = (await server.bearing(token).send('GET', `users/${adminUser}/identities`)).body;
    expect(data).toEqual([
      {
        id: expect.any(Number),
        provider: 'Bureau',
        email: 'marie@elsewhere.example',
        linked_at: expect.any(String),
        used_at: expect.any(String),
      },
    ]);
    const removed = await server.bearing(token).send('DELETE', `users/${adminUser}/identities/${data[0].id}`);
    expect(removed.status).toBe(200);
    expect((await server.bearing(auth.access_token).send('GET', 'users')).status).toBe(401);
    expect((await server.bearing(token).send('GET', 'users')).status).toBe(200);
    expect(await signInThrough(server)).toEqual({ refused: 'unknown' });
    const subjects = (await server.outbox()).map(({ subject }) => subject);
    expect(subjects.join()).toContain('Way to sign in removed');
    expect(subjects.join()).toContain('New way to sign in');
  });

  it('keeps the only way to sign in', async () => {
    const at = await provider();
    const server = await portal(at);
    at.state.person = { sub: 'soledad' };
    const { user, auth } = await chooseThrough(server, invitation);
    const person = server.bearing(auth.access_token);
    const { data } = (await person.send('GET', `users/${user.id}/identities`)).body;
    const { status, body } = await person.send('DELETE', `users/${user.id}/identities/${data[0].id}`);
    expect([status, body.errors]).toEqual([400, { identity: ['is the only way to sign in'] }]);
    expect((await signInThrough(server)).user.id).toBe(user.id);
  });
});

describe('the last way in (DECISION-152)', () => {
  /** An invited person who has chosen the provider in place of a password, and adds a passkey. */
  async function withoutPassword() {
    const at = await provider();
    const server = await portal(at);
    at.state.person = { sub: 'soledad' };
    const { user, auth } = await chooseThrough(server, invitation);
    const person = server.bearing(auth.access_token);
    const device = new SoftAuthenticator();
    const { data } = (await person.send('POST', 'auth/passkeys/challenge')).body;
    const added = await person.send('POST', 'auth/passkeys', { body: { credential: device.create(data) } });
    const passkey = added.body.data.id as number;
    const [identity] = (await person.get(`users/${user.id}/identities`)).body.data;
    return {
      server,
      device,
      removePasskey: () => person.send('DELETE', `passkeys/${passkey}`),
      unlink: () => person.send('DELETE', `users/${user.id}/identities/${identity.id}`),
    };
  }

  it('may be a passkey: the account of the provider is unlinked, and the passkey stays', async () => {
    const { server, device, unlink, removePasskey } = await withoutPassword();
    expect((await unlink()).status).toBe(200);
    const refused = await removePasskey();
    expect([refused.status, refused.body.errors]).toEqual([400, { id: ['is the only way to sign in'] }]);
    const { data } = (await server.anonymous.send('POST', 'auth/passkeys/sign-in/challenge')).body;
    const body = { credential: device.get(data) };
    expect((await server.anonymous.send('POST', 'auth/passkeys/sign-in', { body })).status).toBe(200);
  });

  it('may be the account of the provider', async () => {
    const { unlink, removePasskey } = await withoutPassword();
    expect((await removePasskey()).status).toBe(200);
    expect((await unlink()).status).toBe(400);
  });

  it('is no passkey of a former host name', async () => {
    const { server, unlink } = await withoutPassword();
    await server.db.updateTable('passkeys').set({ is_usable: false }).execute();
    expect((await unlink()).status).toBe(400);
  });

  it('is left by two removals at once', async () => {
    const { unlink, removePasskey } = await withoutPassword();
    const answers = await Promise.all([unlink(), removePasskey()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('a second factor and a provider (DECISION-150)', () => {
  const codesFor = (server: StartedServer) =>
    server.db
      .insertInto('authenticators')
      .values({ user_id: adminUser, seed_sealed: 'sealed', last_step: 1 })
      .execute();

  it('asks for the code after the provider', async () => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    await codesFor(server);
    const { auth, second_step } = await signInThrough(server);
    expect(second_step).toBe('code');
    expect((await server.bearing(auth.access_token).send('GET', 'users')).status).toBe(401);
  });

  it('takes the second factor of a provider that the office trusts', async () => {
    const at = await provider();
    const server = await portal(at, { trustsSecondFactor: true });
    await linked(at, server);
    await codesFor(server);
    const { auth, second_step } = await signInThrough(server);
    expect(second_step).toBeUndefined();
    const person = server.bearing(auth.access_token);
    // Refused to a session without a second factor. The provider may have asked nothing, so it is no fresh proof.
    await server.db.updateTable('sessions').set({ proved_at: testMoment.toISOString() }).execute();
    const rule = await person.send('PUT', 'organisation', { body: { second_factor_for: 'administrators' } });
    expect(rule.status).toBe(200);
  });

  it('mails about a sign-in on a new device', async () => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    await signInThrough(server);
    // The first sign-ins came from the same browser and network; another browser did not.
    await server.db.updateTable('sign_ins').set({ browser: 'Firefox' }).execute();
    await signInThrough(server);
    const subjects = (await server.outbox()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => String(subject).includes('new device'))).not.toEqual([]);
  });
});

describe('what the provider signs (DECISION-151)', () => {
  it('asks for keys once, and again without a word when they have just changed', async () => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    await signInThrough(server);
    expect(at.requests.get('/jwks')).toBe(1);
    const asked = at.requests.get('/token') ?? 0;
    await at.rotateKeys();
    expect((await signInThrough(server)).user.id).toBe(adminUser);
    expect(at.requests.get('/jwks')).toBe(2);
    expect(at.requests.get('/token')).toBe(asked + 1);
  });

  it.each([
    ['another issuer', { iss: 'https://other.example' }],
    ['another audience', { aud: 'another portal' }],
    ['another nonce', { nonce: 'another nonce' }],
    ['a token that has ended', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['a token without the time at which it was made', { iat: undefined }],
    ['a token of the future', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
  ])('refuses %s', async (_case, claims) => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    at.state.claims = claims;
    expect(await signInThrough(server)).toEqual({ refused: 'failed' });
    at.state.claims = {};
    expect((await signInThrough(server)).user.id).toBe(adminUser);
  });

  it.each([
    ['ahead', () => ({ iat: Math.floor(Date.now() / 1000) + 40, nbf: Math.floor(Date.now() / 1000) + 40 })],
    ['behind', () => ({ exp: Math.floor(Date.now() / 1000) - 40 })],
  ])('bears a clock that is less than a minute %s', async (_case, claims) => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    at.state.claims = claims();
    expect((await signInThrough(server)).user.id).toBe(adminUser);
  });

  it('refuses an answer that nobody signed with the keys of the provider', async () => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    at.state.isForged = true;
    expect(await signInThrough(server)).toEqual({ refused: 'failed' });
  });
});

describe('a session that a provider opened (DECISION-153)', () => {
  /** Signs in through the provider at a time that the test moves on. */
  async function signedIn(options: Parameters<typeof provider>[0] = {}) {
    const at = await provider(options);
    let now = new Date('2026-11-20T15:00:00.000Z');
    const clock = { now: () => now };
    const server = await portal(at, {}, clock);
    await linked(at, server);
    const { auth } = await signInThrough(server);
    return {
      at,
      server,
      auth,
      clock,
      pass: (minutes: number) => {
        now = new Date(now.getTime() + minutes * 60_000);
      },
      renew: (token: string, on = server) =>
        on.anonymous.send('POST', 'auth/checkToken', { body: { refresh_token: token } }),
    };
  }
  const asked = ({ requests }: StartedProvider) => requests.get('/token') ?? 0;

  it('is confirmed by the provider when it renews its tokens', async () => {
    const { at, auth, pass, renew } = await signedIn();
    const before = asked(at);
    pass(15);
    const renewed = await renew(auth.refresh_token);
    expect(renewed.status).toBe(200);
    expect(asked(at)).toBe(before + 1);
    // Further than the eight hours from the sign-in.
    pass(7 * 60 + 55);
    expect((await renew(renewed.body.token.refresh_token)).status).toBe(200);
  });

  it('ends at the next renewal when the person was disabled at the provider', async () => {
    const { at, server, auth, pass, renew } = await signedIn();
    const other = await signInThrough(server);
    at.forget();
    pass(15);
    expect((await renew(auth.refresh_token)).status).toBe(401);
    // Every session of the account has ended, and each is in the list of sign-ins.
    expect((await renew(other.auth.refresh_token)).status).toBe(401);
    expect((await outcomes(server, adminUser)).slice(-2)).toEqual(['provider-ended', 'provider-ended']);
  });

  it('ends when the provider confirms somebody else', async () => {
    const { at, auth, pass, renew } = await signedIn();
    at.state.claims = { sub: 'somebody else' };
    pass(15);
    expect((await renew(auth.refresh_token)).status).toBe(401);
  });

  it('lives on for eight hours while the provider is down', async () => {
    const { at, auth, pass, renew } = await signedIn();
    await at.end();
    pass(15);
    const renewed = await renew(auth.refresh_token);
    expect(renewed.status).toBe(200);
    pass(7 * 60 + 50);
    expect((await renew(renewed.body.token.refresh_token)).status).toBe(401);
  });

  it('lives on while the provider refuses the portal itself', async () => {
    const { at, server, auth, pass, renew } = await signedIn();
    at.state.intercept = (request, response) => {
      if (request.url !== '/token') return false;
      response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"error":"invalid_client"}');
      return true;
    };
    pass(15);
    const renewed = await renew(auth.refresh_token);
    expect(renewed.status).toBe(200);
    pass(15);
    const again = await renew(renewed.body.token.refresh_token);
    expect(again.status).toBe(200);
    // All administrators get a mail, once a day.
    const told = (await server.outbox()).filter(({ subject }) =>
      subject.includes('Sign-in with Bureau does not work'),
    );
    expect(
      told.map(({ text }) => text.includes('Bureau refuses the portal: its secret may have expired')),
    ).toEqual(Array(told.length).fill(true));
    expect(new Set(told.map(({ to }) => to)).size).toBe(told.length);
    expect(told.length).toBeGreaterThan(0);
    at.state.intercept = null;
    pass(15);
    expect((await renew(again.body.token.refresh_token)).status).toBe(200);
  });

  it('asks the provider once for two renewals at the same moment in two processes', async () => {
    const { at, server, auth, clock, pass, renew } = await signedIn();
    const second = await portal(at, {}, { ...clock, database: server.database });
    const other = await signInThrough(server);
    const before = asked(at);
    pass(15);
    const answers = await Promise.all([renew(auth.refresh_token), renew(other.auth.refresh_token, second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(asked(at)).toBe(before + 1);
    pass(15);
    expect((await renew(answers[0].body.token.refresh_token)).status).toBe(200);
  });

  it('ends after eight hours without a renewal token', async () => {
    const { at, auth, pass, renew } = await signedIn({
      configuration: { issueRefreshToken: async () => false },
    });
    const before = asked(at);
    pass(7 * 60 + 59);
    const renewed = await renew(auth.refresh_token);
    expect(renewed.status).toBe(200);
    expect(asked(at)).toBe(before);
    pass(2);
    expect((await renew(renewed.body.token.refresh_token)).status).toBe(401);
  });

  it('asks for consent only while no renewal token is stored for the people of the device', async () => {
    const { at, server } = await signedIn();
    const browser = new TestBrowser();
    await signInThrough(server, browser);
    browser.visited.length = 0;
    await signInThrough(server, browser);
    const ways = browser.visited.filter((address) => address.startsWith(`${at.issuer}/auth?`));
    expect(ways.map((address) => new URL(address).searchParams.get('prompt'))).toEqual([null]);
  });

  it('stores the renewal token only encrypted', async () => {
    const { server } = await signedIn();
    const [stored] = await server.db.selectFrom('identities').select('renewal_sealed').execute();
    expect(stored?.renewal_sealed).toMatch(/^k[0-9a-f]{8}\./);
  });
});

describe('a fresh proof by a provider (DECISION-158)', () => {
  const minute = 60_000;
  const refused = [403, 'proof-required'];
  const showLink = async (server: StartedServer, token: string) => {
    const { status, body } = await server.bearing(token).send('POST', 'links/company/2/show', { body: {} });
    return [status, body.code];
  };

  /** A signed-in administrator who is linked with Marie, and whose last proof is too old. */
  async function stale(differing: Partial<ProviderSettings> = {}) {
    const at = await provider();
    let ahead = 0;
    const now = () => new Date(Date.now() + ahead);
    const server = await portal(at, differing, { now });
    await linked(at, server);
    // Not `pass`, because the provider has the clock of the computer.
    ahead = -11 * minute;
    const token = await tokenOf(server);
    ahead = 0;
    expect(await showLink(server, token)).toEqual(refused);
    return { at, server, token, browser: new TestBrowser() };
  }

  async function begin(server: StartedServer, token: string, browser: TestBrowser) {
    const answer = await fetch(`${server.origin}/api/auth/providers/proof`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ provider: 'main' }),
    });
    browser.keep(server.origin, answer);
    return ((await answer.json()) as { data: { path: string } }).data;
  }

  /** Goes to the provider and back. Returns the code that the page in the window of its own gets. */
  async function goForProof(server: StartedServer, browser: TestBrowser, path: string) {
    const { last } = await browser.open(`${server.origin}/api${path}`, { [publicUrl]: server.origin });
    expect(last).toMatch(/^\/admin\/auth\/login#proof=/);
    return last.split('#proof=')[1] ?? '';
  }

  async function proveThrough(server: StartedServer, token: string, browser = new TestBrowser()) {
    const { path } = await begin(server, token, browser);
    return arrive(server, browser, await goForProof(server, browser, path));
  }

  it('signs in again at the provider, and counts for the session that asked', async () => {
    const { at, server, token, browser } = await stale();
    const other = await tokenOf(server);
    await server.db.updateTable('sessions').set({ proved_at: null }).execute();
    const ways = (await server.bearing(token).get('auth/proof')).body.data;
    expect(ways).toEqual({
      ways: ['provider', 'password'],
      providers: [{ id: 'main', name: 'Bureau' }],
      fresh_until: null,
    });
    // The provider asks again, although the person has already signed in there.
    await signInThrough(server, browser);
    browser.visited.length = 0;
    expect(await proveThrough(server, token, browser)).toEqual({ proved: 'Bureau' });
    expect(await showLink(server, token)).toEqual([200, undefined]);
    expect(await showLink(server, other)).toEqual(refused);
    const way = new URL(browser.visited.find((address) => address.startsWith(`${at.issuer}/auth?`)) ?? '');
    expect([way.searchParams.get('max_age'), way.searchParams.get('scope')]).toEqual(['0', 'openid']);
    expect(browser.visited.filter((address) => address.includes('/interaction/'))).not.toEqual([]);
    expect((await outcomes(server, adminUser)).slice(-1)).toEqual(['proved Bureau']);
  });

  it('is one for a person without a password and codes', async () => {
    const at = await provider();
    let ahead = -11 * minute;
    const server = await portal(at, {}, { now: () => new Date(Date.now() + ahead) });
    at.state.person = { sub: 'soledad' };
    await server.db.updateTable('password_links').set({ sent_at: new Date().toISOString() }).execute();
    const { auth } = await chooseThrough(server, invitation);
    ahead = 0;
    const person = server.bearing(auth.access_token);
    const offer = () => person.send('POST', 'auth/passkeys/challenge');
    expect((await offer()).body.code).toBe('proof-required');
    expect((await person.get('auth/proof')).body.data.ways).toEqual(['provider']);
    const browser = new TestBrowser();
    const { path } = await begin(server, auth.access_token, browser);
    const { last } = await browser.open(`${server.origin}/api${path}`, { [publicUrl]: server.origin });
    expect(last).toMatch(/^\/teacher-view\/auth\/login#proof=/);
    expect(await arrive(server, browser, last.split('#proof=')[1] ?? '')).toEqual({ proved: 'Bureau' });
    expect((await offer()).status).toBe(200);
  });

  it.each([
    ['signed in before', { auth_time: Math.floor(Date.now() / 1000) - 600 }, 'not-again'],
    ['does not say when', { auth_time: undefined }, 'no-time'],
    ['signs in tomorrow', { auth_time: Math.floor(Date.now() / 1000) + 86_400 }, 'failed'],
  ])('is none if the person %s', async (_case, claims, reason) => {
    const { at, server, token } = await stale();
    at.state.claims = claims;
    expect(await proveThrough(server, token)).toEqual({ refused: reason });
    expect(await showLink(server, token)).toEqual(refused);
  });

  it('bears clocks that differ by less than a minute', async () => {
    const { at, server, token } = await stale();
    at.state.claims = { auth_time: Math.floor(Date.now() / 1000) - 40 };
    expect(await proveThrough(server, token)).toEqual({ proved: 'Bureau' });
  });

  it.each([
    ['nobody in the portal', 'a stranger'],
    ['somebody else in the portal', 'the teacher'],
  ])('is none with the account of %s, and is noted', async (_who, sub) => {
    const { at, server, token } = await stale();
    if (sub === 'the teacher') {
      at.state.person = { sub };
      expect(await linkThrough(server, await tokenOf(server, accounts.teacher))).toEqual({
        linked: 'Bureau',
      });
    }
    at.state.person = { sub };
    expect(await proveThrough(server, token)).toEqual({ refused: 'other-account' });
    expect(await showLink(server, token)).toEqual(refused);
    expect((await outcomes(server, adminUser)).at(-1)).toBe('wrong-proof Bureau');
  });

  it('is not the sign-in itself, which a provider may grant without a question', async () => {
    const at = await provider();
    const server = await portal(at);
    await linked(at, server);
    const browser = new TestBrowser();
    await signInThrough(server, browser);
    const { auth } = await signInThrough(server, browser);
    expect(await showLink(server, auth.access_token)).toEqual(refused);
    // Nobody without another way is locked out.
    await server.db.updateTable('users').set({ password: null }).where('id', '=', adminUser).execute();
    const alone = await signInThrough(server, browser);
    expect(await showLink(server, alone.auth.access_token)).toEqual([200, undefined]);
  });

  it('takes a state and a code once, and only in the browser that began', async () => {
    const { at, server, token, browser } = await stale();
    const { path } = await begin(server, token, browser);
    const stranger = await new TestBrowser().open(`${server.origin}/api${path}`);
    expect(await arrive(server, browser, codeIn(stranger.last))).toEqual({ refused: 'expired' });
    const code = await goForProof(server, browser, path);
    expect(await arrive(server, new TestBrowser(), code)).toEqual({ refused: 'expired' });
    const answers = await Promise.all([1, 2].map(() => arrive(server, browser, code)));
    expect(answers.map(({ proved }) => proved).toSorted()).toEqual(['Bureau', undefined]);
    const asked = at.requests.get('/token');
    const callback = browser.visited.find((address) => address.includes('/callback?')) ?? '';
    const again = await browser.open(callback);
    expect(await arrive(server, browser, codeIn(again.last))).toEqual({ refused: 'expired' });
    expect(at.requests.get('/token')).toBe(asked);
  });

  it('is none once the session has ended', async () => {
    const { server, token, browser } = await stale();
    const { path } = await begin(server, token, browser);
    const code = await goForProof(server, browser, path);
    await server.bearing(token).send('POST', 'auth/logout');
    expect(await arrive(server, browser, code)).toEqual({ refused: 'ended' });
  });

  it('says that a provider is down, or that the person cancelled', async () => {
    const { at, server, token } = await stale();
    at.state.person = null;
    expect(await proveThrough(server, token)).toEqual({ refused: 'cancelled' });
    at.state.person = marie;
    at.state.intercept = (request, response) => {
      if (request.url !== '/token') return false;
      response.writeHead(503).end();
      return true;
    };
    expect(await proveThrough(server, token)).toEqual({ refused: 'unavailable' });
    expect(await showLink(server, token)).toEqual(refused);
  });

  it('stands beside a second factor only if the office trusts that of the provider', async () => {
    for (const trustsSecondFactor of [false, true]) {
      const { server, token } = await stale({ trustsSecondFactor });
      await server.db
        .insertInto('authenticators')
        .values({ user_id: adminUser, seed_sealed: 'sealed', last_step: 1 })
        .execute();
      const { data } = (await server.bearing(token).get('auth/proof')).body;
      expect(data.ways).toEqual(trustsSecondFactor ? ['code', 'provider'] : ['code']);
      expect(await proveThrough(server, token)).toEqual(
        trustsSecondFactor ? { proved: 'Bureau' } : { refused: 'ended' },
      );
    }
  });
});
