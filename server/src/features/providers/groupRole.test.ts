import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import {
  adminUser,
  chooseThrough,
  invitation,
  linked,
  linkThrough,
  marie,
  portal,
  provider,
  signInThrough,
  tokenOf,
} from '../../testing/providerPortal.ts';
import type { StartedServer } from '../../testing/startServer.ts';
import { roleOf } from './groupRole.ts';

const groups = { claim: 'groups', admin: ['a-1', 'a-2'], teacher: ['t-1'] };

it.each<[string, Partial<typeof groups>, readonly string[], string | null]>([
  ['an administrator', {}, ['x', 'a-2'], 'ROLE_ADMIN'],
  ['an administrator who teaches', {}, ['t-1', 'a-1'], 'ROLE_ADMIN'],
  ['a teacher', {}, ['t-1'], 'ROLE_TEACHER'],
  ['nobody in the groups of administrators', {}, [], 'ROLE_TEACHER'],
  ['capital letters, which are another group', {}, ['A-1'], 'ROLE_TEACHER'],
  ['nobody, if no group makes administrators', { admin: [] }, ['x'], null],
  ['a teacher, if no group makes administrators', { admin: [] }, ['t-1'], 'ROLE_TEACHER'],
])('gives a role to %s', (_case, differing, of, role) => {
  expect(roleOf({ ...groups, ...differing }, of)).toBe(role);
});

const roleIn = async ({ db }: StartedServer, id = adminUser) =>
  (await db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role;

/** Marie is linked, and another administrator is there. */
async function start(options: Parameters<typeof portal>[2] = {}) {
  const at = await provider();
  const server = await portal(at, { roles: groups }, options);
  await linked(at, server);
  const said = (claims: object) => {
    at.state.person = { ...marie, ...claims };
  };
  return { at, server, said };
}

const accessOf = async (server: StartedServer) => {
  const { body } = await server.bearing(await tokenOf(server, accounts.otherAdmin)).send('GET', 'users');
  return body.data.find(({ id }: { id: number }) => id === adminUser).provider_access;
};

describe('roles by the groups of a provider (DECISION-161)', () => {
  it('changes the role at the next sign-in, tells everybody, and says where it came from', async () => {
    const { server, said } = await start();
    said({ groups: ['t-1'] });
    const { user } = await signInThrough(server);
    expect(user.role).toBe('ROLE_TEACHER');
    expect(await accessOf(server)).toEqual({
      providers: ['Bureau'],
      role_from: 'Bureau',
      password_off: 0,
      emergency: 0,
    });
    const mails = await server.outbox();
    const texts = mails.filter(({ subject }) => subject.includes('Access to the administration removed'));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.some(({ text }) => text.includes('Changed by Bureau.'))).toBe(true);
    const [change] = await server.db
      .selectFrom('history')
      .select(['before', 'after'])
      .where('table_name', '=', 'users')
      .where('record_id', '=', adminUser)
      .where('call', '=', 'arriveFromProvider')
      .orderBy('id', 'desc')
      .execute();
    expect([change?.before, change?.after]).toMatchObject([{ role: 'ROLE_ADMIN' }, { role: 'ROLE_TEACHER' }]);
  });

  it('makes an administrator of a teacher, and back', async () => {
    const { server, said } = await start();
    for (const [of, role] of [
      [['t-1'], 'ROLE_TEACHER'],
      [['a-1', 't-1'], 'ROLE_ADMIN'],
      [[], 'ROLE_TEACHER'],
    ] as const) {
      said({ groups: of });
      expect((await signInThrough(server)).user.role).toBe(role);
    }
  });

  it.each([
    ['no groups', {}],
    ['groups elsewhere, because there are too many', { groups: ['t-1'], _claim_names: { groups: 'src1' } }],
    ['groups left out, because there are too many', { groups: ['t-1'], hasgroups: true }],
    ['groups that are no texts', { groups: [7] }],
    ['groups that are no list', { groups: { 't-1': true } }],
  ])('demotes nobody by %s', async (_case, claims) => {
    const { at, server } = await start();
    at.state.claims = claims;
    expect((await signInThrough(server)).user.role).toBe('ROLE_ADMIN');
    expect((await accessOf(server)).role_from).toBeNull();
  });

  it('never demotes the last administrator', async () => {
    const { server, said } = await start();
    await server.db
      .updateTable('users')
      .set({ status: 0 })
      .where('role', '=', 'ROLE_ADMIN')
      .where('id', '<>', adminUser)
      .execute();
    said({ groups: [] });
    expect((await signInThrough(server)).user.role).toBe('ROLE_ADMIN');
  });

  it('never demotes the emergency account', async () => {
    const at = await provider();
    const rule = { offFor: [], emergencyAccount: accounts.admin.email };
    const server = await portal(at, { roles: groups }, {}, rule);
    await linked(at, server);
    at.state.person = { ...marie, groups: [] };
    expect((await signInThrough(server)).user.role).toBe('ROLE_ADMIN');
  });

  it('leaves one administrator when both are demoted', async () => {
    const { at, server } = await start();
    const known = [accounts.admin.email, accounts.otherAdmin.email];
    await server.db
      .updateTable('users')
      .set({ status: 0 })
      .where('role', '=', 'ROLE_ADMIN')
      .where('email', 'not in', known)
      .execute();
    at.state.person = { sub: 'other-at-the-provider' };
    await linkThrough(server, await tokenOf(server, accounts.otherAdmin));
    const browsers = [
      { ...marie, groups: [] },
      { sub: 'other-at-the-provider', groups: [] },
    ];
    const answers = [];
    for (const person of browsers) {
      at.state.person = person;
      answers.push(await signInThrough(server));
    }
    expect(answers.map(({ user }) => user.role)).toEqual(['ROLE_TEACHER', 'ROLE_ADMIN']);
  });

  it('changes the role when the tokens are renewed', async () => {
    let now = new Date('2026-11-20T15:00:00.000Z');
    const { at, server } = await start({ now: () => now });
    const { auth, user } = await signInThrough(server);
    expect(user.role).toBe('ROLE_ADMIN');
    at.people.set(marie.sub, { ...marie, groups: ['t-1'] });
    now = new Date(now.getTime() + 15 * 60_000);
    const renewed = await server.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: auth.refresh_token },
    });
    expect([renewed.status, renewed.body.user.role]).toEqual([200, 'ROLE_TEACHER']);
    expect(await roleIn(server)).toBe('ROLE_TEACHER');
  });

  it('refuses to change the role by hand, and nothing else', async () => {
    const { server, said } = await start();
    said({ groups: ['a-1'] });
    await signInThrough(server);
    const other = server.bearing(await tokenOf(server, accounts.otherAdmin));
    const change = (body: object) => other.send('PUT', 'users/update', { body: { id: adminUser, ...body } });
    const refused = await change({ role: 'ROLE_TEACHER' });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('The role comes from the groups of Bureau');
    expect((await change({ role: 'ROLE_ADMIN', phone: '5145550000' })).status).toBe(200);
  });

  it('gives the role with an invitation', async () => {
    const { at, server } = await start();
    at.state.person = { sub: 'soledad', groups: ['a-2'] };
    const answer = await chooseThrough(server, invitation);
    expect(answer.user.role).toBe('ROLE_ADMIN');
  });
});
