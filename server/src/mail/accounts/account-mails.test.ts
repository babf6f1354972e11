import { describe, expect, it } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import { type StartedServer, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';

const { admin, teacher } = accounts;
const teacherUser = 4;

/** Returns the addresses of all who have access to the administration. */
const administrators = async ({ db }: StartedServer) =>
  (
    await db
      .selectFrom('users')
      .select('email')
      .where('role', '=', 'ROLE_ADMIN')
      .where('status', '=', 1)
      .where('password', 'is not', null)
      .orderBy('id')
      .execute()
  ).map(({ email }) => email);

/** Returns recipient and subject of the mails in the outbox, oldest first. */
const mailed = async (server: StartedServer) =>
  (await server.outbox()).map(({ to, subject }) => [to, subject.split(' - ').at(-1)]).toReversed();

const texts = async (server: StartedServer) => (await server.outbox()).map(({ text }) => text).join('\n');

const from = (address: string) => ({ 'X-Forwarded-For': address });
const signIn = (server: StartedServer, email: string, headers = {}, password: string = samplePassword) =>
  server.anonymous.send('POST', 'login', { body: { email, password }, headers });

describe('a mail about an account (DECISION-76)', () => {
  it('tells everybody with access to the administration of a new one, and the person, once', async () => {
    const server = await startServer();
    const others = await administrators(server);
    const boss = await server.signIn();
    const body = { id: teacherUser, role: 'ROLE_ADMIN' };
    const headers = { 'Idempotency-Key': 'once' };
    for (let count = 0; count < 2; count += 1) await boss.send('PUT', 'users/update', { body, headers });
    await boss.send('PUT', 'users/update', { body });
    expect(await mailed(server)).toEqual([
      [teacher.email, 'Access to the administration'],
      ...others.map((email) => [email, expect.stringMatching(/^Access to the administration: /)]),
    ]);
    const said = await texts(server);
    expect(said).toMatch(/Changed by Marie Bélanger\. If nobody recognizes this, end the sessions/);
    expect(said).not.toContain('@');
  });

  it('tells the others of somebody who is invited as an administrator, and of one who is restored', async () => {
    const server = await startServer();
    const others = await administrators(server);
    const boss = await server.signIn();
    const person = { name: 'Noé', lastName: 'Roy', email: 'noe.roy@passerelle.example', phone: '5145550100' };
    const body = { ...person, role: 'ROLE_ADMIN', status: 1 };
    const { id } = (await boss.send('POST', 'users/create', { body })).body.data;
    const subject = 'Access to the administration: Noé Roy';
    expect(await mailed(server)).toEqual(others.map((email) => [email, subject]));
    for (const status of [0, 1]) await boss.send('PUT', 'users/update', { body: { id, status } });
    expect(await mailed(server)).toEqual([...others, ...others].map((email) => [email, subject]));
  });

  it('tells the others of an invited administrator only when the invitation was used', async () => {
    const server = await startServer();
    const others = await administrators(server);
    const boss = await server.signIn();
    const person = { name: 'Noé', lastName: 'Roy', email: 'noe.roy@passerelle.example', phone: '5145550100' };
    const body = { ...person, role: 'ROLE_ADMIN', status: 0 };
    const { id } = (await boss.send('POST', 'users/create', { body })).body.data;
    const { token } = (await boss.send('POST', 'users/password-link', { body: { id } })).body.data;
    expect(await mailed(server)).toEqual([]);
    const reset = { hash: token, password: 'une longue phrase' };
    expect((await server.anonymous.send('POST', 'auth/setPassword', { body: reset })).status).toBe(200);
    expect(await mailed(server)).toEqual([
      [person.email, 'Access to the administration'],
      ...others.map((email) => [email, 'Access to the administration: Noé Roy']),
    ]);
  });

  it('tells a demoted administrator and the others', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const [, second = ''] = await administrators(server);
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', second)
      .executeTakeFirstOrThrow();
    await boss.send('PUT', 'users/update', { body: { id, role: 'ROLE_TEACHER' } });
    const removed = 'Access to the administration removed';
    expect(await mailed(server)).toEqual([
      [second, removed],
      ...(await administrators(server)).map((email) => [email, expect.stringContaining(`${removed}: `)]),
    ]);
  });

  it.each([
    ['users/update', { id: teacherUser, email: 'nouvelle@passerelle.example' }],
    ['teacher/update', { teacher: { id: 1, email: 'nouvelle@passerelle.example' } }],
  ])('tells both addresses of a teacher, and no other, by %s', async (path, body) => {
    const server = await startServer();
    const boss = await server.signIn();
    expect((await boss.send('PUT', path, { body })).status).toBe(200);
    const subject = 'Sign-in address changed';
    expect(await mailed(server)).toEqual([
      ['nouvelle@passerelle.example', subject],
      [teacher.email, subject],
    ]);
    const [old, current] = await server.outbox();
    expect([old?.link, current?.link]).toEqual([null, '/teacher-view/profile']);
    expect(await texts(server)).not.toContain('@');
  });

  it('tells nobody of an address of somebody who is archived or was never signed in', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const change = (status: 0 | 1, password: string | null) =>
      server.db.updateTable('users').set({ status, password }).where('id', '=', teacherUser).execute();
    await change(0, 'a hash');
    await boss.send('PUT', 'users/update', { body: { id: teacherUser, email: 'un@passerelle.example' } });
    await change(1, null);
    await boss.send('PUT', 'users/update', { body: { id: teacherUser, email: 'deux@passerelle.example' } });
    expect(await mailed(server)).toEqual([]);
  });

  it('tells the person of a changed password and of one that was reset; of an administrator, the others too', async () => {
    const server = await startServer();
    const change = { old_password: samplePassword, new_password: 'une longue phrase' };
    const body = { ...change, confirm_password: change.new_password };
    const others = (await administrators(server)).filter((email) => email !== admin.email);
    await (await server.signIn()).send('PUT', 'users/changePassword', { body });
    const subject = 'Password changed';
    const ofAdmin = [[admin.email, subject], ...others.map((email) => [email, `${subject}: Marie Bélanger`])];
    expect(await mailed(server)).toEqual(ofAdmin);
    await server.anonymous.send('POST', 'forgotPassword', { body: { email: teacher.email } });
    const hash = (await server.outbox())[0]?.link?.split('/').at(-1);
    const reset = { hash, password: 'une longue phrase' };
    await server.anonymous.send('POST', 'auth/setPassword', { body: reset });
    const [last] = await server.outbox();
    expect([last?.to, last?.link]).toEqual([teacher.email, '/teacher-view/auth/forgot']);
    expect((await mailed(server)).slice(ofAdmin.length + 1)).toEqual([[teacher.email, subject]]);
  });

  it('tells nobody of the first password, which an invitation asked for', async () => {
    const server = await startServer();
    await server.db.updateTable('users').set({ password: null }).where('id', '=', teacherUser).execute();
    await server.anonymous.send('POST', 'forgotPassword', { body: { email: teacher.email } });
    const hash = (await server.outbox())[0]?.link?.split('/').at(-1);
    await server.anonymous.send('POST', 'auth/setPassword', {
      body: { hash, password: 'une longue phrase' },
    });
    expect(await mailed(server)).toEqual([[teacher.email, 'New password']]);
  });
});

describe('a sign-in on a new device (DECISION-76)', () => {
  const subject = 'Sign-in on a new device';

  it('is mailed once, and not when the cookie of the same browser is lost', async () => {
    const server = await startServer({ trustProxy: ['127.0.0.1'] });
    for (const address of ['203.0.113.7', '203.0.113.7', '198.51.100.9', '198.51.100.9', '203.0.113.7'])
      await signIn(server, teacher.email, from(address));
    expect(await mailed(server)).toEqual([[teacher.email, subject]]);
    expect(await texts(server)).toContain('an unknown device');
  });

  it('is none for a browser that brings its cookie from another network', async () => {
    const server = await startServer({ trustProxy: ['127.0.0.1'] });
    const { headers } = await signIn(server, teacher.email, from('203.0.113.7'));
    const Cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    await signIn(server, teacher.email, { ...from('198.51.100.9'), Cookie });
    expect(await mailed(server)).toEqual([]);
  });

  it('is mailed to the other administrators too when the account gives access to the administration', async () => {
    const server = await startServer({ trustProxy: ['127.0.0.1'] });
    const others = (await administrators(server)).filter((email) => email !== admin.email);
    for (const address of ['203.0.113.7', '198.51.100.9']) await signIn(server, admin.email, from(address));
    expect(await mailed(server)).toEqual([
      [admin.email, subject],
      ...others.map((email) => [email, `${subject}: Marie Bélanger`]),
    ]);
  });

  it.each([
    [89, 0],
    [91, 1],
  ])(
    'is mailed without an earlier one to compare with only after a long absence (%i days)',
    async (days, count) => {
      const server = await startServer();
      const login_at = new Date(testMoment.getTime() - days * 24 * 3_600_000).toISOString();
      await server.db.updateTable('users').set({ login_at }).where('id', '=', teacherUser).execute();
      await signIn(server, teacher.email);
      expect(await mailed(server)).toHaveLength(count);
    },
  );

  it('is not mailed for a wrong password', async () => {
    const server = await startServer({ trustProxy: ['127.0.0.1'] });
    await signIn(server, teacher.email, from('203.0.113.7'));
    await signIn(server, teacher.email, from('198.51.100.9'), 'not this one');
    expect(await mailed(server)).toEqual([]);
  });
});
