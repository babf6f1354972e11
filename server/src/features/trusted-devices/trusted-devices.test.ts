import { SoftAuthenticator } from '@portal/conformance';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import { type Sender, type StartedServer, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';

const { admin, teacher } = accounts;
const [adminUser, teacherUser] = [1, 4];
const day = 24 * 3_600_000;

function clockAt(start = testMoment) {
  let moment = start;
  return {
    now: () => moment,
    pass: (milliseconds: number) => {
      moment = new Date(moment.getTime() + milliseconds);
    },
  };
}

const codeOf = (key: string, moment: Date) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: moment.getTime() });

async function setUp(person: Sender, now: () => Date): Promise<string> {
  const { key } = (await person.send('POST', 'auth/second-factor/authenticator')).body.data;
  const body = { code: codeOf(key, now()) };
  expect((await person.send('PUT', 'auth/second-factor/authenticator', { body })).status).toBe(200);
  return key;
}

/** The cookies of a browser. */
class Jar {
  readonly #cookies = new Map<string, string>();
  get header() {
    return { Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }
  keep(headers: Headers): string[] {
    const set = headers.getSetCookie();
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return set;
  }
}

async function login(server: StartedServer, jar: Jar, { email }: { email: string } = admin) {
  const answer = await server.anonymous.send('POST', 'login', {
    body: { email, password: samplePassword },
    headers: jar.header,
  });
  jar.keep(answer.headers);
  return answer.body;
}

/** Signs in on a device, and trusts it after the code. */
async function trust(server: StartedServer, jar: Jar, code: string, account: { email: string } = admin) {
  const { auth } = await login(server, jar, account);
  const answer = await server.bearing(auth.access_token).send('POST', 'auth/second-factor/code', {
    body: { code, trust_device: true },
    headers: jar.header,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { cookies: jar.keep(answer.headers), person: server.bearing(answer.body.auth.access_token) };
}

/** An administrator with an authenticator app, who trusts a device. */
async function trusting() {
  const { now, pass } = clockAt();
  const server = await startServer({ now, accessSeconds: 40 * 24 * 3600, sessionMaxDays: 40 });
  const boss = await server.signIn();
  const key = await setUp(boss, now);
  pass(60_000);
  const jar = new Jar();
  const { cookies, person } = await trust(server, jar, codeOf(key, now()));
  return { now, pass, server, boss, key, jar, cookies, person };
}

const devicesOf = async (person: Sender, user = adminUser) =>
  (await person.get(`users/${user}/trusted-devices`)).body.data;
const outcomesOf = async ({ db }: StartedServer, userId: number) =>
  (
    await db.selectFrom('sign_ins').select('outcome').where('user_id', '=', userId).orderBy('id').execute()
  ).map(({ outcome }) => outcome);

describe('a trusted device (DECISION-159)', () => {
  it('is not asked for the second step for 30 days, and no other device is spared it', async () => {
    const { server, pass, jar, person, now } = await trusting();
    expect((await login(server, jar)).second_step).toBeUndefined();
    expect((await login(server, new Jar())).second_step).toBe('code');
    expect((await outcomesOf(server, adminUser)).slice(-3)).toEqual([
      'signed-in',
      'trusted-device',
      'code-asked',
    ]);
    expect(await devicesOf(person)).toEqual([
      {
        id: expect.any(Number),
        browser: null,
        system: null,
        trusted_at: now().toISOString(),
        used_at: now().toISOString(),
        expires_at: new Date(now().getTime() + 30 * day).toISOString(),
        is_current: 0,
      },
    ]);
    pass(30 * day - 1000);
    expect((await login(server, jar)).second_step).toBeUndefined();
    pass(1000);
    expect((await login(server, jar)).second_step).toBe('code');
    expect(await devicesOf(person)).toEqual([]);
  });

  it('has a cookie that no script reads, and only a digest of it is stored', async () => {
    const { server, cookies } = await trusting();
    const cookie = cookies.find((each) => each.startsWith('trusted-')) ?? '';
    expect(cookie).toMatch(/^trusted-1=[\w-]{32,}; Max-Age=2592000; Path=\/api; HttpOnly; SameSite=Strict$/);
    const secret = /=([\w-]+)/.exec(cookie)?.[1] ?? '';
    const [stored] = await server.db.selectFrom('trusted_devices').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
    const stolen = new Jar();
    stolen.keep(new Headers([['Set-Cookie', `trusted-1=${stored?.digest}`]]));
    expect((await login(server, stolen)).second_step).toBe('code');
  });

  it('is no proof and no second factor: a protected action asks for the code', async () => {
    const { server, jar, pass, key, now } = await trusting();
    pass(60_000);
    const { auth } = await login(server, jar);
    const person = server.bearing(auth.access_token);
    expect((await person.get('users')).status).toBe(200);
    const show = () => person.send('POST', 'links/company/2/show', { body: {} });
    expect((await show()).body.code).toBe('proof-required');
    expect((await person.get('auth/proof')).body.data).toMatchObject({ ways: ['code'], fresh_until: null });
    // Another factor could be added otherwise by whoever knows the password and holds the device.
    expect((await person.send('POST', 'auth/passkeys/challenge')).body.code).toBe('proof-required');
    const proved = await person.send('POST', 'auth/proof', { body: { code: codeOf(key, now()) } });
    expect(proved.status).toBe(200);
    expect((await show()).status).toBe(200);
    expect((await person.send('POST', 'auth/passkeys/challenge')).status).toBe(200);
  });

  it('spares the second step of one person only', async () => {
    const { server, jar, now } = await trusting();
    const lea = await server.signIn(teacher.email);
    await setUp(lea, now);
    expect((await login(server, jar, teacher)).second_step).toBe('code');
    // A cookie under the name of somebody else.
    const forged = new Jar();
    const secret = /trusted-1=([\w-]+)/.exec(jar.header.Cookie)?.[1];
    forged.keep(new Headers([['Set-Cookie', `trusted-${teacherUser}=${secret}`]]));
    expect((await login(server, forged, teacher)).second_step).toBe('code');
  });

  it('is trusted with a passkey as the second step', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    const device = new SoftAuthenticator();
    const { data } = (await boss.send('POST', 'auth/passkeys/challenge')).body;
    await boss.send('POST', 'auth/passkeys', { body: { credential: device.create(data) } });
    const jar = new Jar();
    const partial = server.bearing((await login(server, jar)).auth.access_token);
    const challenge = (await partial.send('POST', 'auth/passkeys/proof/challenge')).body.data;
    const answer = await partial.send('POST', 'auth/passkeys/proof', {
      body: { credential: device.get(challenge), trust_device: true },
      headers: jar.header,
    });
    jar.keep(answer.headers);
    expect((await login(server, jar)).second_step).toBeUndefined();
  });

  it('is not trusted before the second step is done, or by a wrong code', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    await setUp(await server.signIn(), now);
    const jar = new Jar();
    const partial = server.bearing((await login(server, jar)).auth.access_token);
    const body = { code: '000000', trust_device: true };
    const refused = await partial.send('POST', 'auth/second-factor/code', { body, headers: jar.header });
    expect(refused.status).toBe(400);
    jar.keep(refused.headers);
    expect(await server.db.selectFrom('trusted_devices').selectAll().execute()).toEqual([]);
    expect((await partial.get('auth/trusted-device')).body).toEqual({ data: { allowed: 1 } });
    expect((await partial.get(`users/${adminUser}/trusted-devices`)).status).toBe(401);
  });

  type Trusting = Awaited<ReturnType<typeof trusting>>;
  it.each<[string, (given: Trusting) => Promise<unknown>]>([
    [
      'a new password',
      ({ person }) =>
        person.send('PUT', 'users/changePassword', {
          body: {
            old_password: samplePassword,
            new_password: 'une autre passerelle rouge',
            confirm_password: 'une autre passerelle rouge',
          },
        }),
    ],
    ['the end of all sessions', ({ person }) => person.send('DELETE', `users/${adminUser}/sessions`)],
    ['codes that are switched off', ({ person }) => person.send('DELETE', 'auth/second-factor')],
    [
      'codes that are replaced',
      async ({ person, now, pass }) => {
        pass(60_000);
        await setUp(person, now);
      },
    ],
    [
      'another role',
      ({ server }) =>
        server.db.updateTable('users').set({ role: 'ROLE_TEACHER' }).where('id', '=', adminUser).execute(),
    ],
    [
      'an account that is archived',
      ({ server }) => server.db.updateTable('users').set({ status: 0 }).where('id', '=', adminUser).execute(),
    ],
    [
      'a rule of the office that forbids it',
      ({ person }) => person.send('PUT', 'organisation', { body: { trusted_devices: 'forbidden' } }),
    ],
    [
      'its removal',
      async ({ person }) => {
        const [device] = await devicesOf(person);
        return person.send('DELETE', `users/${adminUser}/trusted-devices/${device.id}`);
      },
    ],
  ])('ends with %s', async (_what, end) => {
    const given = await trusting();
    await end(given);
    const { db } = given.server;
    expect(await db.selectFrom('trusted_devices').selectAll().execute()).toEqual([]);
  });

  it('ends when an administrator resets the second factor', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const key = await setUp(await server.signIn(teacher.email), now);
    pass(60_000);
    const jar = new Jar();
    await trust(server, jar, codeOf(key, now()), teacher);
    const boss = await server.signIn();
    expect((await devicesOf(boss, teacherUser)).length).toBe(1);
    expect((await boss.send('DELETE', `users/${teacherUser}/second-factor`)).status).toBe(200);
    expect(await devicesOf(boss, teacherUser)).toEqual([]);
    expect((await login(server, jar, teacher)).second_step).toBeUndefined();
    await setUp(await server.signIn(teacher.email), now);
    expect((await login(server, jar, teacher)).second_step).toBe('code');
  });

  it('stays with another change of the account, a sign-in and a code', async () => {
    const { server, jar, person, pass, key, now } = await trusting();
    await person.send('PUT', 'users/update', { body: { id: adminUser, name: 'Marie-Ève' } });
    pass(60_000);
    await person.send('POST', 'auth/proof', { body: { code: codeOf(key, now()) } });
    await person.send('PUT', 'organisation', { body: { presence_tolerance: 9 } });
    expect((await login(server, jar)).second_step).toBeUndefined();
  });

  it('is forbidden by the office: nothing is stored, and the page does not offer it', async () => {
    const { server, person, key, now, pass } = await trusting();
    await person.send('PUT', 'organisation', { body: { trusted_devices: 'forbidden' } });
    expect((await person.get('auth/trusted-device')).body).toEqual({ data: { allowed: 0 } });
    pass(60_000);
    const jar = new Jar();
    const { cookies } = await trust(server, jar, codeOf(key, now()));
    expect(cookies.filter((cookie) => cookie.startsWith('trusted-'))).toEqual([]);
    expect((await login(server, jar)).second_step).toBe('code');
    // Allowed again, an earlier trust does not come back.
    await person.send('PUT', 'organisation', { body: { trusted_devices: 'allowed' } });
    expect((await login(server, jar)).second_step).toBe('code');
  });

  it('of somebody else is removed by an administrator, who is named in the history, and not by a teacher', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const lea = await server.signIn(teacher.email);
    const key = await setUp(lea, now);
    pass(60_000);
    await trust(server, new Jar(), codeOf(key, now()), teacher);
    const [device] = await devicesOf(lea, teacherUser);
    expect((await lea.get(`users/${adminUser}/trusted-devices`)).status).toBe(403);
    expect((await lea.send('DELETE', `users/${adminUser}/trusted-devices/${device.id}`)).status).toBe(403);
    const boss = await server.signIn();
    const path = `users/${teacherUser}/trusted-devices/${device.id}`;
    // Twice, as two people do at once.
    for (const _ of [1, 2]) expect((await boss.send('DELETE', path)).status).toBe(200);
    expect(await devicesOf(boss, teacherUser)).toEqual([]);
    const { id } = await server.db
      .selectFrom('teachers')
      .select('id')
      .where('user_id', '=', teacherUser)
      .executeTakeFirstOrThrow();
    const { data } = (await boss.get(`history?subject=teacher&id=${id}`)).body;
    const entries = data.filter(({ call }: { call: string }) => call === 'endDeviceTrust');
    expect(entries).toMatchObject([
      {
        who: { kind: 'user', name: admin.name, last_name: admin.lastName },
        changes: [
          { field: 'device_trust_ended', before: null, after: now().toISOString(), can_restore: false },
        ],
      },
    ]);
  });

  it('is trusted anew with another secret, and listed once', async () => {
    const { server, jar, pass, key, now } = await trusting();
    const before = jar.header.Cookie;
    // The sign-in asks again after the trust has ended.
    pass(31 * day);
    const { person } = await trust(server, jar, codeOf(key, now()));
    expect(jar.header.Cookie).not.toBe(before);
    expect((await devicesOf(person)).length).toBe(1);
    expect((await server.db.selectFrom('trusted_devices').select('id').execute()).length).toBe(1);
  });
});
