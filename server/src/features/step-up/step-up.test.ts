import { SoftAuthenticator } from '@portal/conformance';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import { readOpenApi } from '../../openapi/readOpenApi.ts';
import { type Sender, type StartedServer, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';
import { storedFields } from './storedFields.ts';

const { admin, teacher } = accounts;
const [adminUser, teacherUser] = [1, 4];
const minute = 60_000;

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

const prove = (person: Sender, body: object) => person.send('POST', 'auth/proof', { body });
const password = { password: samplePassword };
const showLink = (person: Sender) => person.send('POST', 'links/company/2/show', { body: {} });
const outcomesOf = async ({ db }: StartedServer, userId: number) =>
  (
    await db.selectFrom('sign_ins').select('outcome').where('user_id', '=', userId).orderBy('id').execute()
  ).map(({ outcome }) => outcome);

const refused = [403, 'proof-required'];
const answered = ({ status, body }: Awaited<ReturnType<typeof showLink>>) => [status, body.code];

describe('which calls need a fresh proof (DECISION-157)', () => {
  it('are these, and no others', () => {
    const marks = readOpenApi().flatMap(({ id, freshProof }) => (freshProof ? [[id, freshProof]] : []));
    expect(Object.fromEntries(marks)).toEqual({
      // Roles and addresses of accounts.
      createUser: { changes: ['role'] },
      updateUser: { changes: ['role', 'email'] },
      updateTeacher: { changes: ['teacher.email'] },
      // Addresses and secrets of webhooks.
      createWebhook: true,
      updateWebhook: { changes: ['url'] },
      renewWebhookSecret: true,
      // Secrets of links.
      createPasswordLink: true,
      generateCompanyToken: true,
      getCalendarAddress: true,
      renewCalendarAddress: true,
      showCalendarAddress: true,
      renewLink: true,
      showLink: true,
      // Exports of everybody's data.
      exportStatements: true,
      getHoursClasses: { parameter: 'export' },
      listCompanyReports: { parameter: 'export' },
      listCourses: { parameter: 'export' },
      listLinks: { parameter: 'export' },
      listMails: { parameter: 'export' },
      listReportRows: { parameter: 'export' },
      listSignIns: { parameter: 'export' },
      listStudents: { parameter: 'export' },
      listTeachers: { parameter: 'export' },
      listUsers: { parameter: 'export' },
      // Accounts of providers, and keys of other programs.
      createApiKey: true,
      linkProvider: true,
      removeIdentity: true,
      // Second factors, the rule about them, and sessions.
      addPasskey: true,
      createRecoveryCodes: true,
      endSession: true,
      endSessions: true,
      offerAuthenticator: true,
      offerPasskey: true,
      removePasskey: true,
      removeSecondFactor: true,
      resetSecondFactor: true,
      setOrganisation: { changes: ['second_factor_for', 'trusted_devices'] },
      setUpAuthenticator: true,
    });
  });

  it('read what is stored of each field whose change needs one', () => {
    const marked = readOpenApi().flatMap(({ id, freshProof }) =>
      freshProof !== null && freshProof !== true && 'changes' in freshProof ? [id] : [],
    );
    expect(Object.keys(storedFields).sort()).toEqual(marked.sort());
  });

  it('are taken for ten minutes after the sign-in, and then only after another proof', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    pass(10 * minute - 1000);
    expect((await showLink(boss)).status).toBe(200);
    pass(1000);
    const stale = await showLink(boss);
    expect([answered(stale), stale.body.message]).toEqual([
      refused,
      'Confirmez d’abord que c’est bien vous - Confirm first that it is you',
    ]);
    expect((await boss.get('auth/proof')).body.data).toEqual({
      ways: ['password'],
      providers: [],
      fresh_until: null,
    });
    const proved = await prove(boss, password);
    const fresh_until = new Date(now().getTime() + 10 * minute).toISOString();
    expect([proved.status, proved.body.data]).toEqual([
      200,
      { ways: ['password'], providers: [], fresh_until },
    ]);
    expect((await showLink(boss)).status).toBe(200);
    expect((await outcomesOf(server, adminUser)).slice(-1)).toEqual(['proved']);
  });

  it('change nothing before it, and use up no key', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now, accessSeconds: 3600 });
    const boss = await server.signIn();
    pass(11 * minute);
    const before = await server.state();
    const headers = { 'Idempotency-Key': 'once' };
    const renew = () => boss.send('PUT', 'links/company/2/renew', { body: {}, headers });
    expect(answered(await renew())).toEqual(refused);
    expect(await server.state()).toEqual(before);
    await prove(boss, password);
    const first = await renew();
    expect(first.status).toBe(200);
    expect((await renew()).body).toEqual(first.body);
    // A repetition shows the secret again, so it needs a proof as well.
    pass(11 * minute);
    expect(answered(await renew())).toEqual(refused);
  });

  it.each<[string, { role?: string; email?: string; name?: string }, unknown[]]>([
    ['a role', { role: 'ROLE_ADMIN' }, refused],
    ['an address', { email: 'nouvelle@passerelle.example' }, refused],
    ['the same role and address in other letters', { role: 'ROLE_TEACHER', email: 'SAME' }, [200, undefined]],
    ['a name', { name: 'Léo' }, [200, undefined]],
  ])('about a user: %s', async (_what, change, expected) => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    pass(11 * minute);
    const email = change.email === 'SAME' ? ` ${teacher.email.toUpperCase()} `.trim() : change.email;
    const body = { id: teacherUser, ...change, ...(email && { email }) };
    expect(answered(await boss.send('PUT', 'users/update', { body }))).toEqual(expected);
  });

  it('about a teacher and a new account: the address, and an administrator', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    const { id } = await server.db
      .selectFrom('teachers')
      .select('id')
      .where('user_id', '=', teacherUser)
      .executeTakeFirstOrThrow();
    pass(11 * minute);
    const change = (fields: object) =>
      boss.send('PUT', 'teacher/update', { body: { teacher: { id, ...fields } } });
    expect(answered(await change({ email: 'autre@passerelle.example' }))).toEqual(refused);
    expect((await change({ email: teacher.email, city: 'Laval' })).status).toBe(200);
    const create = (role: string) =>
      boss.send('POST', 'users/create', {
        body: {
          name: 'Ada',
          lastName: 'Byron',
          email: `${role}@passerelle.example`,
          phone: '5145551234',
          role,
          status: 0,
        },
      });
    expect(answered(await create('ROLE_ADMIN'))).toEqual(refused);
    expect((await create('ROLE_TEACHER')).status).toBe(200);
  });

  it('about the settings: the rule of second factors, and nothing else', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    const key = await setUp(boss, now);
    pass(11 * minute);
    const save = (body: object) => boss.send('PUT', 'organisation', { body });
    expect(answered(await save({ second_factor_for: 'administrators' }))).toEqual(refused);
    expect((await save({ second_factor_for: 'nobody', presence_tolerance: 7 })).status).toBe(200);
    expect((await prove(boss, { code: codeOf(key, now()) })).status).toBe(200);
    expect((await save({ second_factor_for: 'administrators' })).status).toBe(200);
  });

  it('about lists: only their export', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    pass(11 * minute);
    for (const list of [
      'users',
      'student',
      'teacher',
      'sign-ins',
      'courses',
      'links?kind=company',
      'mails',
    ]) {
      const query = list.includes('?') ? '&' : '?';
      expect((await boss.get(`${list}${query}export=0`)).status, list).toBe(200);
      expect(answered(await boss.get(`${list}${query}export=1`)), list).toEqual(refused);
    }
    await prove(boss, password);
    expect((await boss.get('users?export=1')).body.data.length).toBeGreaterThan(1);
  });
});

describe('a proof (DECISION-158)', () => {
  it('is a code, not the password, of a person with an authenticator app, and works once', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const [one, other] = [await server.signIn(), await server.signIn()];
    const key = await setUp(one, now);
    pass(11 * minute);
    const byPassword = await prove(one, password);
    expect([byPassword.status, byPassword.body.message]).toEqual([
      409,
      'Ce compte se confirme d’une autre façon - This account is confirmed in another way',
    ]);
    const code = codeOf(key, now());
    expect((await prove(one, { code })).body.data.ways).toEqual(['code']);
    expect((await showLink(one)).status).toBe(200);
    // It belongs to one session, and the code is used up for the other one.
    expect(answered(await showLink(other))).toEqual(refused);
    expect((await prove(other, { code })).body.message).toMatch(/already used/);
    expect((await outcomesOf(server, adminUser)).slice(-2)).toEqual(['proved', 'wrong-code']);
  });

  it('by one code at once, in two tabs and two processes, is one proof that both tabs share', async () => {
    const { now, pass } = clockAt();
    const one = await startServer({ now });
    const signedIn = await one.anonymous.send('POST', 'login', {
      body: { email: admin.email, password: samplePassword },
    });
    const token = signedIn.body.auth.access_token;
    const key = await setUp(one.bearing(token), now);
    const two = await startServer({ now, database: one.database });
    pass(11 * minute);
    const body = { code: codeOf(key, now()) };
    const answers = await Promise.all(
      [one, two, one, two].map((server) => prove(server.bearing(token), body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await outcomesOf(one, adminUser)).filter((outcome) => outcome === 'proved')).toHaveLength(1);
    expect((await showLink(two.bearing(token))).status).toBe(200);
    // Sent again after a lost answer, the same code does not make the proof younger.
    pass(minute / 2);
    const again = await prove(one.bearing(token), body);
    expect(again.body.data.fresh_until).toBe(answers[0]?.body.data.fresh_until);
  });

  it('by codes of two steps at once counts the present one, and neither works again', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now, accessSeconds: 3600 });
    const boss = await server.signIn();
    const key = await setUp(boss, now);
    pass(11 * minute);
    const codes = [codeOf(key, new Date(now().getTime() - 30_000)), codeOf(key, now())];
    const answers = await Promise.all(codes.map((code) => prove(boss, { code })));
    expect(answers.map(({ status }) => status)).toEqual([400, 200]);
    pass(11 * minute);
    for (const code of codes) expect((await prove(boss, { code })).status).toBe(400);
  });

  describe('by a passkey', () => {
    async function withPasskey(person: Sender) {
      const device = new SoftAuthenticator();
      const { data } = (await person.send('POST', 'auth/passkeys/challenge')).body;
      const { status } = await person.send('POST', 'auth/passkeys', {
        body: { credential: device.create(data) },
      });
      expect(status).toBe(200);
      return device;
    }
    const answer = async (person: Sender, device: SoftAuthenticator) => ({
      passkey: device.get((await person.send('POST', 'auth/passkeys/proof/challenge')).body.data),
    });

    it('is the way of a person who has only passkeys, and counts as a second factor', async () => {
      const { now, pass } = clockAt();
      const server = await startServer({ now, accessSeconds: 3600 });
      const [boss, other] = [await server.signIn(), await server.signIn()];
      const device = await withPasskey(boss);
      pass(11 * minute);
      expect((await boss.get('auth/proof')).body.data.ways).toEqual(['passkey']);
      expect((await prove(boss, password)).status).toBe(409);
      const proved = await prove(boss, await answer(boss, device));
      expect([proved.status, proved.body.data.fresh_until]).toEqual([
        200,
        new Date(now().getTime() + 10 * minute).toISOString(),
      ]);
      expect((await showLink(boss)).status).toBe(200);
      expect(answered(await showLink(other))).toEqual(refused);
      // Signed in without a second factor; the passkey is one.
      const rule = () => other.send('PUT', 'organisation', { body: { second_factor_for: 'administrators' } });
      expect((await prove(other, await answer(other, device))).status).toBe(200);
      expect((await rule()).status).toBe(200);
      expect((await outcomesOf(server, adminUser)).slice(-2)).toEqual(['proved', 'proved']);
    });

    it('stands before codes, which prove it as well', async () => {
      const { now, pass } = clockAt();
      const server = await startServer({ now });
      const boss = await server.signIn();
      await withPasskey(boss);
      const key = await setUp(boss, now);
      pass(11 * minute);
      expect((await boss.get('auth/proof')).body.data.ways).toEqual(['passkey', 'code']);
      expect((await prove(boss, { code: codeOf(key, now()) })).status).toBe(200);
    });

    it('once, in two tabs and two processes, and after a lost answer', async () => {
      const { now, pass } = clockAt();
      const one = await startServer({ now });
      const login = { body: { email: admin.email, password: samplePassword } };
      const token = (await one.anonymous.send('POST', 'login', login)).body.auth.access_token;
      const other = await one.signIn();
      const device = await withPasskey(one.bearing(token));
      const two = await startServer({ now, database: one.database });
      pass(11 * minute);
      const body = await answer(one.bearing(token), device);
      const answers = await Promise.all(
        [one, two, one, two].map((server) => prove(server.bearing(token), body)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await outcomesOf(one, adminUser)).filter((outcome) => outcome === 'proved')).toHaveLength(1);
      pass(minute / 2);
      const again = await prove(one.bearing(token), body);
      expect(again.body.data.fresh_until).toBe(answers[0]?.body.data.fresh_until);
      // It belongs to one session.
      expect((await prove(other, body)).status).toBe(409);
    });

    it.each([
      ['not verified', { verifies: false }],
      ['for another site', { origin: 'https://portal.example' }],
    ])('is refused if it is %s, and noted', async (_name, options) => {
      const { now, pass } = clockAt();
      const server = await startServer({ now });
      const boss = await server.signIn();
      const device = await withPasskey(boss);
      Object.assign(device, options);
      pass(11 * minute);
      const { status, body } = await prove(boss, await answer(boss, device));
      expect([status, body.errors]).toEqual([400, { passkey: ['is wrong'] }]);
      expect(answered(await showLink(boss))).toEqual(refused);
      expect((await outcomesOf(server, adminUser)).at(-1)).toBe('wrong-passkey');
    });

    it('is refused with a passkey of somebody else, a challenge of a sign-in, and an old one', async () => {
      const { now, pass } = clockAt();
      const server = await startServer({ now });
      const boss = await server.signIn();
      const colleague = await server.signIn(teacher.email);
      const [device, foreign] = [await withPasskey(boss), await withPasskey(colleague)];
      pass(minute);
      const { data } = (await server.anonymous.send('POST', 'auth/passkeys/sign-in/challenge')).body;
      expect((await prove(boss, { passkey: device.get(data) })).status).toBe(409);
      expect((await prove(boss, await answer(colleague, foreign))).status).toBe(404);
      const late = await answer(boss, device);
      pass(6 * minute);
      expect((await prove(boss, late)).status).toBe(409);
    });

    it('that was removed, or belongs to a former host name, is no way any more', async () => {
      const { now, pass } = clockAt();
      const server = await startServer({ now });
      const boss = await server.signIn();
      await withPasskey(boss);
      await server.db.updateTable('passkeys').set({ is_usable: false }).execute();
      pass(11 * minute);
      expect((await boss.get('auth/proof')).body.data.ways).toEqual(['password']);
    });
  });

  it('by a recovery code works once, and counts as a second factor of the session', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now, accessSeconds: 3600 });
    const [boss, other] = [await server.signIn(), await server.signIn()];
    await setUp(boss, now);
    const { codes } = (await boss.send('POST', 'auth/recovery-codes')).body.data;
    const rule = () => other.send('PUT', 'organisation', { body: { second_factor_for: 'administrators' } });
    // Signed in before the codes were set up.
    expect((await rule()).status).toBe(400);
    pass(11 * minute);
    expect((await prove(other, { code: codes[0] })).status).toBe(200);
    expect((await rule()).status).toBe(200);
    pass(11 * minute);
    expect((await prove(other, { code: codes[0] })).body.message).toMatch(/recovery code was already used$/);
  });

  it('is limited by session with a password, together with changes of it, and as at the sign-in with codes', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const [boss, other] = [await server.signIn(), await server.signIn()];
    for (let count = 0; count < 10; count += 1)
      expect((await prove(boss, { password: `faux ${count}` })).body.errors).toEqual({
        password: ['is wrong'],
      });
    const tooMany = await prove(boss, password);
    expect([tooMany.status, Number(tooMany.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    // The owner is not locked out elsewhere.
    expect((await prove(other, password)).status).toBe(200);
    expect((await outcomesOf(server, adminUser)).slice(-2)).toEqual(['wrong-proof', 'proved']);
    const key = await setUp(other, now);
    for (let count = 0; count < 10; count += 1) await prove(other, { code: '000000' });
    pass(minute / 2);
    expect((await prove(other, { code: codeOf(key, now()) })).status).toBe(429);
  });

  it('is the old password when it is changed, only without a second factor', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now, accessSeconds: 3600 });
    const change = async (person: Sender, old_password: string, new_password: string) => {
      const body = { old_password, new_password, confirm_password: new_password };
      const { auth } = (await person.send('PUT', 'users/changePassword', { body })).body;
      return server.bearing(auth.access_token);
    };
    const first = await server.signIn();
    pass(11 * minute);
    const second = await change(first, samplePassword, 'une autre passerelle rouge');
    expect((await showLink(second)).status).toBe(200);
    await setUp(second, now);
    pass(11 * minute);
    const third = await change(second, 'une autre passerelle rouge', samplePassword);
    expect(answered(await showLink(third))).toEqual(refused);
  });

  it('counts for no session that has ended meanwhile', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const [one, other] = [await server.signIn(), await server.signIn()];
    await other.send('DELETE', `users/${adminUser}/sessions`);
    expect((await prove(one, password)).status).toBe(401);
  });

  it.each([{}, { code: '123456', password: 'x' }, { password: '' }, { password: 'x'.repeat(256) }])(
    '%j is refused',
    async (body) => {
      const server = await startServer();
      expect((await prove(await server.signIn(), body)).status).toBe(400);
    },
  );
});
