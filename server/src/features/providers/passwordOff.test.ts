import { describe, expect, it } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import {
  adminUser,
  chooseThrough,
  invitation,
  linked,
  marie,
  outcomes,
  portal,
  provider,
  signInThrough,
  tokenOf,
} from '../../testing/providerPortal.ts';
import type { StartedServer } from '../../testing/startServer.ts';

const teacherUser = async ({ db }: StartedServer) =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', accounts.teacher.email)
      .executeTakeFirstOrThrow()
  ).id;

/** Passwords are off for everybody of the samples but the other administrator. */
const rule = { offFor: ['passerelle.example'], emergencyAccount: accounts.otherAdmin.email };

/** Marie links her account before the passwords are switched off. */
async function start(options: Parameters<typeof portal>[2] = {}) {
  const at = await provider();
  const before = await portal(at, {}, options);
  await linked(at, before);
  const server = await portal(at, {}, { ...options, database: before.database }, rule);
  return { at, before, server };
}

const login = (server: StartedServer, email: string, password = samplePassword) =>
  server.anonymous.send('POST', 'login', { body: { email, password } });

describe('people whose passwords are switched off (DECISION-162)', () => {
  it('answers the right password like a wrong one and an unknown address, and notes it', async () => {
    const { server } = await start();
    const answers = [
      await login(server, accounts.admin.email),
      await login(server, accounts.admin.email, 'a wrong password'),
      await login(server, 'nobody@passerelle.example'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill(answers[0]?.body));
    expect((await outcomes(server, adminUser)).slice(-2)).toEqual(['password-off', 'wrong-password']);
  });

  it('signs in with the provider, and the emergency account with its password', async () => {
    const { at, server } = await start();
    at.state.person = marie;
    expect((await signInThrough(server)).user.id).toBe(adminUser);
    expect(await tokenOf(server, accounts.otherAdmin)).toEqual(expect.any(String));
  });

  it('lets the emergency account in while the provider is down, and only that', async () => {
    const { at, server } = await start();
    await at.end();
    expect(await signInThrough(server)).toEqual({ refused: 'unavailable' });
    expect((await login(server, accounts.admin.email)).status).toBe(401);
    const emergency = server.bearing(await tokenOf(server, accounts.otherAdmin));
    expect((await emergency.send('GET', 'users')).status).toBe(200);
  });

  it('leaves people of other domains their passwords', async () => {
    const { at, server } = await start();
    const elsewhere = await portal(
      at,
      {},
      { database: server.database },
      { ...rule, offFor: ['erelle.example', 'example'] },
    );
    expect((await login(elsewhere, accounts.admin.email)).status).toBe(200);
  });

  it('mails a linked person where to sign in, without a link that sets a password', async () => {
    const { server } = await start();
    const ask = (email: string) => server.anonymous.send('POST', 'forgotPassword', { body: { email } });
    const answers = [
      await ask(accounts.admin.email),
      await ask(accounts.teacher.email),
      await ask('nobody@passerelle.example'),
    ];
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill(answers[0]?.body));
    const mails = (await server.outbox())
      .toReversed()
      .filter(({ subject }) => subject.includes('Signing in to the portal'));
    expect(
      mails.map(({ to, text }) => [to, text.includes('your account has no password: sign in with Bureau')]),
    ).toEqual([
      [accounts.admin.email, true],
      [accounts.teacher.email, false],
    ]);
    // Nobody is linked yet: the link of the mail leads to the provider.
    expect(mails[1]?.text).toContain('open your account with Bureau by this link');
    const links = await server.db
      .selectFrom('password_links')
      .select('user_id')
      .where('ended', 'is', null)
      .execute();
    expect(links.map(({ user_id }) => user_id)).not.toContain(adminUser);
    expect(links.map(({ user_id }) => user_id)).toContain(await teacherUser(server));
  });

  it('accepts an invitation with the provider, not with a password', async () => {
    const { at, server } = await start();
    const check = await server.anonymous.send('POST', 'auth/passwordLink', { body: { hash: invitation } });
    expect(check.body).toEqual({ usable: true, provider_only: true });
    const refused = await server.anonymous.send('POST', 'auth/setPassword', {
      body: { hash: invitation, password: 'a long enough password 7' },
    });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('sign in with Bureau');
    at.state.person = { sub: 'soledad' };
    expect((await chooseThrough(server, invitation)).user.name).toBe('Soledad');
  });

  it('says so beside the accounts of a person, and not of the emergency account', async () => {
    const { server } = await start();
    const boss = server.bearing(await tokenOf(server, accounts.otherAdmin));
    const { id: other } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', accounts.otherAdmin.email)
      .executeTakeFirstOrThrow();
    const answers = [
      await boss.get(`users/${adminUser}/identities`),
      await boss.get(`users/${await teacherUser(server)}/identities`),
      await boss.get(`users/${other}/identities`),
    ];
    expect(answers.map(({ body }) => body.password_off)).toEqual([true, true, false]);
  });

  it('refuses to change the password, and says where to sign in', async () => {
    const { before, server } = await start();
    const person = server.bearing(await tokenOf(before));
    const { status, body } = await person.send('PUT', 'users/changePassword', {
      body: {
        old_password: samplePassword,
        new_password: 'a new password 7',
        confirm_password: 'a new password 7',
      },
    });
    expect([status, body.message]).toEqual([409, expect.stringContaining('sign in with Bureau')]);
  });

  it('ends the sessions that began with a password when their tokens are renewed', async () => {
    const { before, server } = await start();
    const { auth } = (await login(before, accounts.admin.email)).body;
    const renew = (on: StartedServer) =>
      on.anonymous.send('POST', 'auth/checkToken', { body: { refresh_token: auth.refresh_token } });
    expect((await renew(before)).status).toBe(200);
    expect((await renew(server)).status).toBe(401);
    expect((await renew(before)).status).toBe(401);
    const emergency = (await login(before, accounts.otherAdmin.email)).body.auth;
    const renewed = await server.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: emergency.refresh_token },
    });
    expect(renewed.status).toBe(200);
  });

  it('keeps the last account at a provider, although a password is stored', async () => {
    const { at, before, server } = await start();
    at.state.person = marie;
    const { auth } = await signInThrough(server);
    const { data } = (await server.bearing(auth.access_token).send('GET', `users/${adminUser}/identities`))
      .body;
    const path = `users/${adminUser}/identities/${data[0].id}`;
    expect((await server.bearing(auth.access_token).send('DELETE', path)).status).toBe(400);
    expect((await before.bearing(await tokenOf(before)).send('DELETE', path)).status).toBe(200);
  });

  it('names the providers and the emergency account to administrators', async () => {
    const { at, server } = await start();
    const overview = (
      await server.bearing(await tokenOf(server, accounts.otherAdmin)).send('GET', 'auth/providers/overview')
    ).body;
    expect(overview).toEqual({
      data: {
        providers: [
          { id: 'main', name: 'Bureau', issuer: at.issuer, people: 1, renewable_people: 1, gives_roles: 0 },
        ],
        passwords_off_for: ['passerelle.example'],
        emergency_account: { email: accounts.otherAdmin.email, usable: 1 },
      },
    });
  });

  it('says when the emergency account is of no use', async () => {
    const { before, server } = await start();
    const reader = server.bearing(await tokenOf(server, accounts.otherAdmin));
    await before.db
      .updateTable('users')
      .set({ password: null })
      .where('email', '=', accounts.otherAdmin.email)
      .execute();
    const { body } = await reader.send('GET', 'auth/providers/overview');
    expect(body.data.emergency_account.usable).toBe(0);
  });
});
