import { SoftAuthenticator } from '@portal/conformance';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import { type Sender, type StartedServer, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';
import { markPasskeysOfSite } from './queries.ts';

const { admin } = accounts;
const adminUser = 1;

/** A clock that a test moves. */
function clockAt(start = testMoment) {
  let moment = start;
  return {
    now: () => moment,
    pass: (milliseconds: number) => {
      moment = new Date(moment.getTime() + milliseconds);
    },
  };
}

const minute = 60_000;

/** Adds the passkey of a device to the account of a session. */
async function add(person: Sender, device = new SoftAuthenticator(), name?: string) {
  const { data } = (await person.send('POST', 'auth/passkeys/challenge')).body;
  return person.send('POST', 'auth/passkeys', {
    body: { credential: device.create(data), ...(name && { name }) },
  });
}

async function withPasskey(person: Sender, device = new SoftAuthenticator()) {
  const { status, body } = await add(person, device);
  expect(status, JSON.stringify(body)).toBe(200);
  return { device, id: body.data.id as number, body };
}

async function answerToSignIn(server: StartedServer, device: SoftAuthenticator) {
  const { data } = (await server.anonymous.send('POST', 'auth/passkeys/sign-in/challenge')).body;
  return { credential: device.get(data) };
}

const enter = async (server: StartedServer, device: SoftAuthenticator, headers = {}) =>
  server.anonymous.send('POST', 'auth/passkeys/sign-in', {
    body: await answerToSignIn(server, device),
    headers,
  });

const login = (server: StartedServer, email: string = admin.email) =>
  server.anonymous.send('POST', 'login', { body: { email, password: samplePassword } });

async function prove(server: StartedServer, token: string, device: SoftAuthenticator) {
  const partial = server.bearing(token);
  const { data } = (await partial.send('POST', 'auth/passkeys/proof/challenge')).body;
  return partial.send('POST', 'auth/passkeys/proof', { body: { credential: device.get(data) } });
}

const outcomes = async ({ db }: StartedServer, userId: number) =>
  (
    await db.selectFrom('sign_ins').select('outcome').where('user_id', '=', userId).orderBy('id').execute()
  ).map(({ outcome }) => outcome);

const subjects = async (server: StartedServer) => (await server.outbox()).map(({ subject }) => subject);

describe('a sign-in with a passkey (DECISION-154)', () => {
  it.each([
    ['EdDSA', -8],
    ['ES256', -7],
    ['RS256', -257],
  ] as const)('needs neither address nor password nor code, with %s', async (_name, algorithm) => {
    const server = await startServer();
    const { device } = await withPasskey(await server.signIn(), new SoftAuthenticator({ algorithm }));
    const { status, body, headers } = await enter(server, device);
    expect([status, body.user?.name, body.second_step]).toEqual([200, 'Marie', undefined]);
    expect(headers.get('Set-Cookie')).toMatch(/^device=/);
    const whole = server.bearing(body.auth.access_token);
    expect((await whole.get('courses')).status).toBe(200);
    // It counts as a second factor: the rule of the office can be set in this session.
    const rule = await whole.send('PUT', 'organisation', { body: { second_factor_for: 'administrators' } });
    expect(rule.status).toBe(200);
    expect((await outcomes(server, adminUser)).slice(-2)).toEqual(['passkey-added', 'passkey']);
  });

  it('is mailed when it comes from a new device', async () => {
    const server = await startServer();
    const { device } = await withPasskey(await server.signIn());
    const firefox = {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    await enter(server, device, firefox);
    expect((await subjects(server))[0]).toMatch(/Sign-in on a new device/);
  });

  it('uses a challenge up: of two answers at once in two processes, one signs in', async () => {
    const one = await startServer();
    const other = await startServer({ database: one.database });
    const { device } = await withPasskey(await one.signIn());
    const body = await answerToSignIn(one, device);
    const answers = await Promise.all(
      [one, other, one, other].map((server) =>
        server.anonymous.send('POST', 'auth/passkeys/sign-in', { body }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/already used: try again$/);
    expect((await one.db.selectFrom('used_challenges').selectAll().execute()).length).toBe(2);
  });

  it('accepts a challenge for five minutes, of any process with the secret', async () => {
    const { now, pass } = clockAt();
    const one = await startServer({ now });
    const other = await startServer({ now, database: one.database, secret: 'x'.repeat(40), oldSecrets: [] });
    const { device } = await withPasskey(await one.signIn());
    const late = await answerToSignIn(one, device);
    const foreign = await answerToSignIn(other, device);
    pass(4 * minute);
    const inTime = await answerToSignIn(one, device);
    pass(2 * minute);
    const send = (body: object) => one.anonymous.send('POST', 'auth/passkeys/sign-in', { body });
    expect((await send(late)).status).toBe(409);
    expect((await send(foreign)).status).toBe(409);
    expect((await send(inTime)).status).toBe(200);
  });

  it.each([
    ['not verified', { verifies: false }],
    ['for another site', { origin: 'https://portal.example' }],
    ['for a page that looks like the own one', { origin: 'http://localhost.example' }],
  ])('refuses an answer that is %s, and notes it', async (_name, options) => {
    const server = await startServer();
    const boss = await server.signIn();
    const { device } = await withPasskey(boss);
    Object.assign(device, options);
    const { status, body: refused } = await enter(server, device);
    expect([status, Object.keys(refused.errors)]).toEqual([400, ['credential']]);
    expect((await outcomes(server, adminUser)).at(-1)).toBe('wrong-passkey');
  });

  it('of somebody who was archived is refused', async () => {
    const server = await startServer();
    const { device } = await withPasskey(await server.signIn());
    await server.db.updateTable('users').set({ status: 0 }).where('id', '=', adminUser).execute();
    expect((await enter(server, device)).status).toBe(404);
    expect((await outcomes(server, adminUser)).at(-1)).toBe('inactive');
  });

  it.each(['', 'e30', '!!', 'bnVsbA', 'eyJvcmlnaW4iOjEsImNoYWxsZW5nZSI6MX0'])(
    'refuses %j as what a browser has signed',
    async (clientDataJSON) => {
      const server = await startServer();
      const { device } = await withPasskey(await server.signIn());
      const { credential } = await answerToSignIn(server, device);
      const body = { credential: { ...credential, response: { ...credential.response, clientDataJSON } } };
      expect((await server.anonymous.send('POST', 'auth/passkeys/sign-in', { body })).status).toBe(400);
    },
  );

  it('limits unknown passkeys by network', async () => {
    const server = await startServer({ attempts: { address: 3 } });
    const { device } = await withPasskey(await server.signIn());
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await enter(server, new SoftAuthenticator())).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
    // The right one is never refused for the wrong ones of others in the same network.
    expect((await enter(server, device)).status).toBe(200);
  });
});

describe('a passkey as the second step (DECISION-155)', () => {
  it('is asked for after the password, and completes the partial session', async () => {
    const server = await startServer();
    const { device } = await withPasskey(await server.signIn());
    const { body } = await login(server);
    expect(body.second_step).toBe('code');
    expect((await server.bearing(body.auth.access_token).get('courses')).body.code).toBe('second-factor');
    const done = await prove(server, body.auth.access_token, device);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(decodeJwt(done.body.auth.access_token).second_step).toBeUndefined();
    expect((await server.bearing(body.auth.access_token).get('courses')).body.code).toBe('unauthorized');
  });

  it('is set up where the office requires one, before anything else opens', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    await withPasskey(boss);
    await boss.send('PUT', 'organisation', { body: { second_factor_for: 'everybody' } });
    const { body } = await login(server, accounts.teacher.email);
    expect(body.second_step).toBe('enrolment');
    const partial = server.bearing(body.auth.access_token);
    const { body: added, status } = await add(partial);
    expect(status, JSON.stringify(added)).toBe(200);
    expect((await server.bearing(added.auth.access_token).get('courses')).status).toBe(200);
    expect((await login(server, accounts.teacher.email)).body.second_step).toBe('code');
  });

  it('is not added, and codes neither, by a session that has not proved the one that is there', async () => {
    const server = await startServer();
    const earlier = await server.signIn();
    await withPasskey(await server.signIn());
    const { access_token } = (await login(server)).body.auth;
    for (const person of [earlier, server.bearing(access_token)])
      for (const path of ['auth/passkeys/challenge', 'auth/second-factor/authenticator'])
        expect((await person.send('POST', path)).status, path).toBe(409);
  });

  it('cannot be removed where the office requires one and there is no other', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const { id } = await withPasskey(boss);
    await boss.send('PUT', 'organisation', { body: { second_factor_for: 'administrators' } });
    expect((await boss.send('DELETE', `passkeys/${id}`)).status).toBe(403);
    await withPasskey(boss);
    expect((await boss.send('DELETE', `passkeys/${id}`)).status).toBe(200);
  });

  it('has recovery codes, which end with the last passkey', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const { id } = await withPasskey(boss);
    const { codes } = (await boss.send('POST', 'auth/recovery-codes')).body.data;
    const { access_token } = (await login(server)).body.auth;
    const body = { code: codes[0] };
    expect(
      (await server.bearing(access_token).send('POST', 'auth/second-factor/code', { body })).status,
    ).toBe(200);
    const { data } = (await boss.get(`users/${adminUser}/second-factor`)).body;
    expect([data.set_up_at, data.recovery_codes_left, data.passkeys]).toEqual([null, 9, 1]);
    await boss.send('DELETE', `passkeys/${id}`);
    expect((await server.db.selectFrom('recovery_codes').selectAll().execute()).length).toBe(0);
    expect((await login(server)).body.second_step).toBeUndefined();
  });

  it('is removed with the codes when another administrator resets them (DECISION-147)', async () => {
    const server = await startServer();
    const teacher = await server.signIn(accounts.teacher.email);
    const { device } = await withPasskey(teacher);
    const { id } = (await login(server, accounts.teacher.email)).body.user;
    const boss = await server.signIn();
    expect((await boss.send('DELETE', `users/${id}/second-factor`)).status).toBe(200);
    expect((await enter(server, device)).status).toBe(404);
    expect((await teacher.get('courses')).status).toBe(401);
    expect(await subjects(server)).toContainEqual(expect.stringMatching(/reset/));
  });
});

describe('own passkeys (DECISION-156)', () => {
  it('are added, named and removed, and the person is mailed', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const device = new SoftAuthenticator();
    const { body } = await add(boss, device, '  Téléphone  ');
    expect(body.data).toEqual({
      id: expect.any(Number),
      name: 'Téléphone',
      added_at: testMoment.toISOString(),
      used_at: null,
      synced: 1,
      usable: 1,
      counter_back_at: null,
    });
    expect(await subjects(server)).toContain('Clé d’accès ajoutée - Passkey added');
    await enter(server, device);
    const { id } = body.data;
    expect((await boss.send('PUT', `passkeys/${id}`, { body: { name: 'Bureau' } })).body.data).toMatchObject({
      name: 'Bureau',
      used_at: testMoment.toISOString(),
    });
    expect((await boss.send('PUT', `passkeys/${id}`, { body: { name: '  ' } })).status).toBe(400);
    const removed = await boss.send('DELETE', `passkeys/${id}`);
    expect(removed.body.data).toEqual({
      rp_id: 'localhost',
      user_handle: expect.stringMatching(/^[\w-]{43}$/),
      credential_ids: [],
    });
    expect((await boss.send('DELETE', `passkeys/${id}`)).status).toBe(404);
    expect(await subjects(server)).toContain('Clé d’accès retirée - Passkey removed');
    expect((await boss.get(`users/${adminUser}/passkeys`)).body.data).toEqual([]);
  });

  it('that were added without an answer are added once', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const { data } = (await boss.send('POST', 'auth/passkeys/challenge')).body;
    const body = { credential: new SoftAuthenticator().create(data) };
    const answers = await Promise.all([1, 2, 3].map(() => boss.send('POST', 'auth/passkeys', { body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
    expect((await subjects(server)).filter((subject) => subject.endsWith('Passkey added'))).toHaveLength(1);
  });

  it('name a person by random bytes, not by the address', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const { data } = (await boss.send('POST', 'auth/passkeys/challenge')).body;
    expect(data.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257]);
    expect(data.authenticatorSelection).toEqual({
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    });
    expect(Buffer.from(data.user.id, 'base64url')).toHaveLength(32);
    await withPasskey(boss);
    const again = (await boss.send('POST', 'auth/passkeys/challenge')).body.data;
    expect(again.user.id).toBe(data.user.id);
    expect(again.excludeCredentials).toHaveLength(1);
  });

  it('are at most twenty', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    for (let count = 0; count < 20; count += 1) await withPasskey(boss);
    expect((await add(boss)).status).toBe(409);
  });

  it('tell of a counter that goes back, and sign in all the same', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    const { device } = await withPasskey(boss);
    const warnings = async () =>
      (await subjects(server)).filter((subject) => subject.endsWith('perhaps copied')).length;
    // 0 after 0 is usual: most passkeys do not count.
    expect((await enter(server, device)).status).toBe(200);
    device.counter = 5;
    expect((await enter(server, device)).status).toBe(200);
    expect(await warnings()).toBe(0);
    device.counter = 4;
    expect((await enter(server, device)).status).toBe(200);
    expect(await warnings()).toBe(1);
    const [passkey] = (await boss.get(`users/${adminUser}/passkeys`)).body.data;
    expect(passkey.counter_back_at).toBe(now().toISOString());
    // Told once a day.
    device.counter = 3;
    expect((await enter(server, device)).status).toBe(200);
    expect(await warnings()).toBe(1);
    pass(25 * 60 * minute);
    device.counter = 2;
    expect((await enter(server, device)).status).toBe(200);
    expect(await warnings()).toBe(2);
  });

  it('that are removed while they sign in open nothing', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const { device, id } = await withPasskey(boss);
    const [entered, removed] = await Promise.all([
      enter(server, device),
      boss.send('DELETE', `passkeys/${id}`),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(entered.status);
    expect((await enter(server, device)).status).toBe(404);
  });

  it('count for nothing while the portal has another host name (DECISION-163)', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    await withPasskey(boss);
    expect(await markPasskeysOfSite(server.db, 'portal.example')).toBe(1);
    expect((await boss.get(`users/${adminUser}/passkeys`)).body.data[0].usable).toBe(0);
    expect((await boss.get(`users/${adminUser}/second-factor`)).body.data.passkeys).toBe(0);
    // Nobody is locked out: the password is enough again, unless the office requires a second factor.
    expect((await login(server)).body.second_step).toBeUndefined();
    expect(await markPasskeysOfSite(server.db, 'localhost')).toBe(0);
    expect((await login(server)).body.second_step).toBe('code');
  });

  it('need a portal with a host name (DECISION-163)', async () => {
    const server = await startServer({ publicUrl: 'http://192.168.1.20:4400' });
    expect((await server.anonymous.send('POST', 'auth/passkeys/sign-in/challenge')).body.data).toBeNull();
    const { status, body } = await (await server.signIn()).send('POST', 'auth/passkeys/challenge');
    expect([status, body.message]).toEqual([409, expect.stringMatching(/host name, not by an IP address$/)]);
  });
});
