import { describe, expect, it } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import { type StartedServer, startServer } from '../../testing/startServer.ts';

const { admin, teacher } = accounts;
const teacherUser = 4;
const unknown = 'nobody@nowhere.example';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const attempt = (
  { anonymous }: StartedServer,
  { email = teacher.email as string, password = samplePassword as string, headers = {} } = {},
) => anonymous.send('POST', 'login', { body: { email, password }, headers });

/** Returns the list as an administrator reads it, newest first, without that administrator's own sign-in. */
async function shown(server: StartedServer, query = '') {
  const boss = await server.signIn();
  const { body } = await boss.get(`sign-ins?${query}`);
  return query === '' ? body.data.slice(1) : body.data;
}

const outcomes = (rows: { outcome: string }[]) => rows.map(({ outcome }) => outcome);

describe('a try to sign in (DECISION-70)', () => {
  it('is listed with its person, device and outcome, newest first, and with no address', async () => {
    const server = await startServer({ trustProxy: ['127.0.0.1'] });
    const headers = { 'User-Agent': firefox, 'X-Forwarded-For': '203.0.113.7' };
    await attempt(server, { headers });
    await attempt(server, { headers, password: 'not this one' });
    await attempt(server, { headers, email: unknown });
    const [atUnknown, wrong, right] = await shown(server);
    const device = { browser: 'Firefox', system: 'Linux', same_network: 0, times: 1, by: null };
    const closed = { is_current: 0, is_open: 0, ended_by: null };
    expect(right).toMatchObject({
      ...device,
      ...closed,
      is_open: 1,
      outcome: 'signed-in',
      is_new_device: 1,
      account: null,
      user: { id: teacherUser },
    });
    expect(wrong).toMatchObject({
      ...device,
      ...closed,
      outcome: 'wrong-password',
      user: { id: teacherUser },
    });
    expect(atUnknown).toMatchObject({ ...device, ...closed, outcome: 'unknown-email', user: null });
    expect(atUnknown.account).toMatch(/^[0-9A-F]{6}$/);
    expect(new Set([atUnknown.network, wrong.network, right.network]).size).toBe(1);
    const stored = JSON.stringify(await server.db.selectFrom('sign_ins').selectAll().execute());
    expect(stored).not.toMatch(/203\.0\.113|nowhere|Mozilla/);
  });

  it('of a device that is known is not called new', async () => {
    const server = await startServer();
    const { headers } = await attempt(server);
    const Cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    await attempt(server, { headers: { Cookie } });
    const [again, first] = await shown(server, `userId=${teacherUser}`);
    expect([again.is_new_device, first.is_new_device]).toEqual([0, 1]);
  });

  it.each([0, null])('at an account that is not active says so (status %s)', async (password) => {
    const server = await startServer();
    await server.db
      .updateTable('users')
      .set({ status: 0, ...(password === null ? { password: null } : {}) })
      .where('id', '=', teacherUser)
      .execute();
    expect((await attempt(server)).status).toBe(401);
    expect(outcomes(await shown(server))).toEqual(['inactive']);
  });

  it('that is refused because there were too many is one entry with a count, however long it goes on', async () => {
    const server = await startServer({ attempts: { account: 2, address: 4 } });
    for (let count = 0; count < 5; count += 1) await attempt(server, { password: 'not this one' });
    const others = ['one', 'two', 'three', 'four', 'five'];
    for (const name of others) await attempt(server, { email: `${name}@nowhere.example` });
    const rows = await server.db.selectFrom('sign_ins').selectAll().orderBy('id').execute();
    expect(rows.map(({ outcome, user_id, times }) => [outcome, user_id, times])).toEqual([
      ...Array(2).fill(['wrong-password', teacherUser, 1]),
      ['too-many', teacherUser, 3],
      ...Array(2).fill(['unknown-email', null, 1]),
      ['too-many', null, 3],
    ]);
  });
});

describe('a password', () => {
  it('that was set by a link, and one that was changed, are entries; so is a wrong old one', async () => {
    const server = await startServer();
    await server.anonymous.send('POST', 'forgotPassword', { body: { email: teacher.email } });
    const hash = (await server.outbox())[0]?.link?.split('/').at(-1);
    await server.anonymous.send('POST', 'auth/setPassword', {
      body: { hash, password: 'une longue phrase' },
    });
    const { body } = await attempt(server, { password: 'une longue phrase' });
    const mine = server.bearing(body.auth.access_token);
    const change = (old_password: string) =>
      mine.send('PUT', 'users/changePassword', {
        body: { old_password, new_password: 'une autre phrase', confirm_password: 'une autre phrase' },
      });
    await change('nimporte quoi');
    await change('une longue phrase');
    const rows = await shown(server, `userId=${teacherUser}`);
    expect(
      rows.map(({ outcome, is_open }: { outcome: string; is_open: number }) => [outcome, is_open]),
    ).toEqual([
      ['password-changed', 1],
      ['ended', 0],
      ['wrong-old-password', 0],
      ['signed-in', 0],
      ['password-link', 0],
    ]);
  });
});

describe('the end of a session', () => {
  it('names who ended it, also when an administrator archives the person', async () => {
    const server = await startServer();
    const { body } = await attempt(server, { headers: { 'User-Agent': firefox } });
    await server.anonymous.send('POST', 'auth/logout', { body: { token: body.auth.logout_token } });
    await attempt(server);
    const boss = await server.signIn();
    await boss.send('PUT', 'teacher/updateStatus', { body: { id: 1, status: 0 } });
    const rows = await shown(server, `userId=${teacherUser}`);
    const [ended, , signedOut] = rows;
    expect(outcomes(rows)).toEqual(['ended', 'signed-in', 'signed-out', 'signed-in']);
    expect(ended).toMatchObject({ ended_by: 'other', by: { id: 1 }, network: null, same_network: null });
    expect(signedOut).toMatchObject({ ended_by: 'self', by: { id: teacherUser }, browser: 'Firefox' });
  });

  it('by a stolen refresh token says so, and names nobody', async () => {
    const server = await startServer({ leewaySeconds: -1 });
    const { refresh_token } = (await attempt(server)).body.auth;
    const renew = () => server.anonymous.send('POST', 'auth/checkToken', { body: { refresh_token } });
    await renew();
    expect((await renew()).status).toBe(401);
    const [stolen] = await shown(server, `userId=${teacherUser}`);
    expect(stolen).toMatchObject({ outcome: 'token-reused', ended_by: null, by: null });
  });

  it('of a private link is no entry', async () => {
    const server = await startServer();
    const link = await server.openLink('company', accounts.company.token);
    await link.send('POST', 'auth/logout');
    expect(await server.db.selectFrom('sign_ins').selectAll().execute()).toEqual([]);
  });
});

describe('whoever reads them', () => {
  it('is filtered by outcome and by name; a teacher gets the own ones, without networks and names', async () => {
    const server = await startServer();
    await attempt(server, { password: 'not this one' });
    await attempt(server, { email: admin.email, password: 'not this one' });
    const wrong = await shown(server, 'outcome=wrong-password');
    expect(wrong.map(({ user }: { user: { id: number } }) => user.id)).toEqual([1, teacherUser]);
    const { name } = wrong[1].user;
    expect(await shown(server, `outcome=wrong-password&search=${name}`)).toEqual([wrong[1]]);
    const mine = await server.signIn(teacher.email);
    const { body } = await mine.get(`users/${teacherUser}/sign-ins`);
    expect(outcomes(body.data)).toEqual(['signed-in', 'wrong-password']);
    expect(body.data[0]).toMatchObject({ is_current: 1, same_network: 1 });
    for (const field of ['user', 'account', 'network', 'by']) expect(body.data[0]).not.toHaveProperty(field);
    expect((await mine.get('users/1/sign-ins')).status).toBe(403);
    expect((await mine.get('sign-ins')).status).toBe(403);
  });
});
