import { createHmac } from 'node:crypto';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import { openClient } from '../../database/hosts.ts';
import { LinkKeys } from '../../sessions/LinkKeys.ts';
import { lostAuthenticators, resetLostAuthenticators } from '../../sessions/lostAuthenticators.ts';
import { sealLinks } from '../../sessions/sealLinks.ts';
import { testSecret } from '../../testing/sampleSecrets.ts';
import { type Sender, type StartedServer, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';

const { admin, teacher } = accounts;
const [adminUser, teacherUser] = [1, 4];
const step = 30_000;

const codeOf = (key: string, moment: Date) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: moment.getTime() });

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

const login = (server: StartedServer, email: string, headers = {}) =>
  server.anonymous.send('POST', 'login', { body: { email, password: samplePassword }, headers });

/** Sets up an authenticator in a session, and returns its key. */
async function setUp(person: Sender, now: () => Date): Promise<string> {
  const { key } = (await person.send('POST', 'auth/second-factor/authenticator')).body.data;
  const body = { code: codeOf(key, now()) };
  const { status } = await person.send('PUT', 'auth/second-factor/authenticator', { body });
  expect(status).toBe(200);
  return key;
}

const prove = (server: StartedServer, token: string, code: string, headers = {}) =>
  server.bearing(token).send('POST', 'auth/second-factor/code', { body: { code }, headers });

const outcomes = async ({ db }: StartedServer, userId: number) =>
  (
    await db.selectFrom('sign_ins').select('outcome').where('user_id', '=', userId).orderBy('id').execute()
  ).map(({ outcome }) => outcome);

const settings = (person: Sender, second_factor_for: string) =>
  person.send('PUT', 'organisation', { body: { second_factor_for } });

describe('a sign-in with a second factor (DECISION-145)', () => {
  it('asks for a code after the password, and opens nothing before it', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const key = await setUp(await server.signIn(), now);
    pass(step);
    const { body } = await login(server, admin.email);
    expect(body.second_step).toBe('code');
    expect(decodeJwt(body.auth.access_token).second_step).toBe('code');
    const partial = server.bearing(body.auth.access_token);
    const refused = await partial.get('courses');
    expect([refused.status, refused.body.code]).toEqual([401, 'second-factor']);
    const done = await prove(server, body.auth.access_token, codeOf(key, now()));
    expect([done.status, done.body.user.name, done.body.second_step]).toEqual([200, 'Marie', undefined]);
    expect((await server.bearing(done.body.auth.access_token).get('courses')).status).toBe(200);
    // The tokens from before the second step no longer work.
    expect((await partial.get('courses')).body.code).toBe('unauthorized');
    expect(await outcomes(server, adminUser)).toEqual([
      'signed-in',
      'factor-set-up',
      'code-asked',
      'signed-in',
    ]);
  });

  it('takes a code once, in two processes at the same time, and never an earlier one', async () => {
    const { now, pass } = clockAt();
    const one = await startServer({ now });
    const key = await setUp(await one.signIn(), now);
    const other = await startServer({ now, database: one.database });
    pass(2 * step);
    const code = codeOf(key, now());
    const tokens = await Promise.all(
      [one, other, one, other].map(
        async (server) => (await login(server, admin.email)).body.auth.access_token,
      ),
    );
    const answers = await Promise.all(
      tokens.map((token, place) => prove(place % 2 === 0 ? one : other, token, code)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.message).toMatch(
      /already used: wait for the next/,
    );
    const earlier = codeOf(key, new Date(now().getTime() - step));
    const again = (await login(one, admin.email)).body.auth.access_token;
    expect((await prove(one, again, earlier)).body.message).toMatch(/already used/);
    pass(step);
    expect((await prove(one, again, codeOf(key, now()))).status).toBe(200);
  });

  it('takes a code in its own 30 seconds only, and says when it has just changed (ASVS 6.5.5)', async () => {
    // The start of a step.
    const { now, pass } = clockAt(new Date(Math.ceil(testMoment.getTime() / step) * step));
    const server = await startServer({ now });
    const key = await setUp(await server.signIn(), now);
    pass(10 * step);
    const later = (steps: number) => codeOf(key, new Date(now().getTime() + steps * step));
    const { access_token } = (await login(server, admin.email)).body.auth;
    const messageOf = async (code: string) => (await prove(server, access_token, code)).body.message;
    expect(await messageOf(later(-2))).toMatch(/This code is not right$/);
    expect(await messageOf(later(-1))).toMatch(
      /^Ce code vient de changer.+ - This code has just changed: enter/,
    );
    // Not told apart from any other code: whoever guesses it could wait for it.
    expect(await messageOf(later(1))).toMatch(/This code is not right$/);
    pass(step - 1);
    const code = later(0);
    pass(1);
    expect(await messageOf(code)).toMatch(/has just changed/);
    pass(-1);
    expect((await prove(server, access_token, code.replace(/^(...)/, '$1 '))).status).toBe(200);
  });

  it('sets up an app with the code of this moment only', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const person = await server.signIn();
    const { key } = (await person.send('POST', 'auth/second-factor/authenticator')).body.data;
    const confirm = (moment: Date) =>
      person.send('PUT', 'auth/second-factor/authenticator', { body: { code: codeOf(key, moment) } });
    const late = await confirm(new Date(now().getTime() - step));
    expect([late.status, late.body.message]).toEqual([400, expect.stringMatching(/has just changed/)]);
    expect((await confirm(now())).status).toBe(200);
  });

  it('computes the codes that RFC 6238 has, appendix B', () => {
    // The seed of the appendix for SHA-1, with six of its eight digits.
    const key = Secret.fromLatin1('12345678901234567890').base32;
    expect(codeOf(key, new Date(59_000))).toBe('287082');
    expect(codeOf(key, new Date(1_111_111_109_000))).toBe('081804');
  });

  it('ends a partial session after an hour, however often it is renewed', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const key = await setUp(await server.signIn(), now);
    let { auth } = (await login(server, admin.email)).body;
    for (let quarter = 0; quarter < 3; quarter += 1) {
      pass(15 * 60_000);
      const { body } = await server.anonymous.send('POST', 'auth/checkToken', {
        body: { refresh_token: auth.refresh_token },
      });
      expect(body.second_step).toBe('code');
      auth = body.token;
    }
    pass(15 * 60_000);
    expect((await prove(server, auth.access_token, codeOf(key, now()))).status).toBe(401);
  });

  it('ends a sign-in that waits for its code when the password is reset, and asks for the code again', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const key = await setUp(await server.signIn(), now);
    pass(step);
    const { auth } = (await login(server, admin.email)).body;
    await server.anonymous.send('POST', 'forgotPassword', { body: { email: admin.email } });
    const hash = (await server.outbox())[0]?.link?.split('/').at(-1);
    const password = 'une longue phrase';
    const reset = await server.anonymous.send('POST', `setPassword/${hash}`, { body: { password } });
    expect(reset.status).toBe(200);
    const code = codeOf(key, now());
    expect((await prove(server, auth.access_token, code)).status).toBe(401);
    const again = await server.anonymous.send('POST', 'login', { body: { email: admin.email, password } });
    expect(again.body.second_step).toBe('code');
    expect((await prove(server, again.body.auth.access_token, code)).status).toBe(200);
  });

  it('is no open session of the person before the code, and is mailed only after it', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    const key = await setUp(boss, now);
    const mails = (await server.outbox()).length;
    const firefox = {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    pass(step);
    const { access_token } = (await login(server, admin.email, firefox)).body.auth;
    expect((await boss.get(`users/${adminUser}/sessions`)).body.data).toHaveLength(1);
    expect(await server.outbox()).toHaveLength(mails);
    await prove(server, access_token, codeOf(key, now()), firefox);
    expect((await server.outbox())[0]?.subject).toMatch(/Sign-in on a new device/);
  });
});

describe('wrong codes', () => {
  it('are limited over all sessions and networks, though the password is known (DECISION-145)', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const key = await setUp(await server.signIn(), now);
    pass(step);
    for (let count = 0; count < 10; count += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${count}` };
      const { body, headers: answered } = await login(server, admin.email, headers);
      // Whoever has only the password does not become a known device.
      expect(answered.get('Set-Cookie')).toBeNull();
      expect((await prove(server, body.auth.access_token, '000000', headers)).status).toBe(400);
    }
    const { access_token } = (await login(server, admin.email)).body.auth;
    const refused = await prove(server, access_token, codeOf(key, now()));
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect((await outcomes(server, adminUser)).slice(-2)).toEqual(['code-asked', 'too-many']);
    pass(15 * 60_000);
    const later = (await login(server, admin.email)).body.auth.access_token;
    expect((await prove(server, later, codeOf(key, now()))).status).toBe(200);
  });

  it('of strangers do not keep the person out on a device that is known', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const first = await login(server, admin.email);
    const key = await setUp(server.bearing(first.body.auth.access_token), now);
    const Cookie = first.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const { access_token } = (await login(server, admin.email)).body.auth;
    for (let count = 0; count < 11; count += 1) await prove(server, access_token, '000000');
    pass(step);
    const own = (await login(server, admin.email, { Cookie })).body.auth.access_token;
    expect((await prove(server, own, codeOf(key, now()), { Cookie })).status).toBe(200);
  });

  it.each(['', '12345', '１２３４５６', 'ABCD-EFGH', '0'.repeat(41)])(
    '%j is refused in both languages',
    async (code) => {
      const { now } = clockAt();
      const server = await startServer({ now });
      await setUp(await server.signIn(), now);
      const { access_token } = (await login(server, admin.email)).body.auth;
      const { status, body } = await prove(server, access_token, code);
      expect([status, Object.keys(body.errors)]).toEqual([400, ['code']]);
    },
  );
});

describe('recovery codes (DECISION-145)', () => {
  it('work once each, and are stored as hashes only', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    await setUp(boss, now);
    const { codes } = (await boss.send('POST', 'auth/recovery-codes')).body.data;
    expect(new Set(codes).size).toBe(10);
    const stored = JSON.stringify(await server.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', '').slice(4));
    pass(step);
    const { access_token } = (await login(server, admin.email)).body.auth;
    expect((await prove(server, access_token, codes[3].toLowerCase())).status).toBe(200);
    const again = (await login(server, admin.email)).body.auth.access_token;
    expect((await prove(server, again, codes[3])).body.message).toMatch(
      /This recovery code was already used$/,
    );
    const { data } = (await boss.get(`users/${adminUser}/second-factor`)).body;
    expect(data).toEqual({
      set_up_at: testMoment.toISOString(),
      recovery_codes_left: 9,
      passkeys: 0,
      passkey_used_at: null,
      is_required: 0,
      reminded_at: null,
    });
    expect((await outcomes(server, adminUser)).slice(-4)).toEqual([
      'code-asked',
      'recovery-code',
      'code-asked',
      'wrong-code',
    ]);
  });

  it('replace the earlier ones, and end with the authenticator', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    await setUp(boss, now);
    const first = (await boss.send('POST', 'auth/recovery-codes')).body.data.codes;
    const second = (await boss.send('POST', 'auth/recovery-codes')).body.data.codes;
    const { access_token } = (await login(server, admin.email)).body.auth;
    expect((await prove(server, access_token, first[0])).status).toBe(400);
    pass(step);
    await setUp(boss, now);
    expect((await prove(server, access_token, second[0])).status).toBe(400);
  });

  it('need an authenticator', async () => {
    const server = await startServer();
    const { status, body } = await (await server.signIn()).send('POST', 'auth/recovery-codes');
    expect([status, body.message]).toEqual([409, 'Ce compte n’a pas de codes - This account has no codes']);
  });
});

describe('setting up an authenticator', () => {
  it('changes nothing before the first code, and offers two tabs the same key', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    const offers = await Promise.all(
      [1, 2].map(async () => (await boss.send('POST', 'auth/second-factor/authenticator')).body.data),
    );
    expect(offers[0]).toEqual(offers[1]);
    expect(offers[0]).toMatchObject({ account: admin.email, time: testMoment.toISOString() });
    const wrong = await boss.send('PUT', 'auth/second-factor/authenticator', { body: { code: '000000' } });
    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      expect.stringMatching(/This code is not right$/),
    ]);
    expect((await login(server, admin.email)).body.second_step).toBeUndefined();
  });

  it('is not open to somebody who has only the password of an account with one', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const before = await server.signIn();
    await setUp(await server.signIn(), now);
    const partial = server.bearing((await login(server, admin.email)).body.auth.access_token);
    // Neither to a partial session, nor to one that was opened before.
    for (const person of [partial, before]) {
      const { status, body } = await person.send('POST', 'auth/second-factor/authenticator');
      expect([status, body.message]).toEqual([
        409,
        expect.stringMatching(/already has a second step: complete it first$/),
      ]);
    }
  });

  it('lets one of two people at once who know the password set one up; the other one must prove it', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    await setUp(boss, now);
    expect((await settings(boss, 'everybody')).status).toBe(200);
    const both = await Promise.all([1, 2].map(async () => (await login(server, teacher.email)).body));
    expect(both.map(({ second_step }) => second_step)).toEqual(['enrolment', 'enrolment']);
    const people = both.map(({ auth }) => server.bearing(auth.access_token));
    const keys = await Promise.all(
      people.map(
        async (person) => (await person.send('POST', 'auth/second-factor/authenticator')).body.data.key,
      ),
    );
    expect(keys[0]).not.toBe(keys[1]);
    const answers = await Promise.all(
      people.map((person, place) =>
        person.send('PUT', 'auth/second-factor/authenticator', {
          body: { code: codeOf(keys[place], now()) },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await server.bearing(winner?.body.auth.access_token).get('courses')).status).toBe(200);
  });

  it('stores the seed so that a copy of the database makes no codes', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const key = await setUp(await server.signIn(), now);
    const { seed_sealed } = await server.db
      .selectFrom('authenticators')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(seed_sealed).not.toContain(key);
    expect(new LinkKeys([testSecret]).open(seed_sealed)).toBe(`authenticator ${adminUser} ${key}`);
    const other = createHmac('sha256', 'another').update('secret').digest('hex');
    expect(new LinkKeys([other]).open(seed_sealed)).toBeNull();
  });

  it('mails the person and the other administrators, without a secret', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const key = await setUp(await server.signIn(), now);
    const mails = await server.outbox();
    expect(mails.map(({ to, subject }) => [to, subject.split(' - ').at(-1)])).toContainEqual([
      admin.email,
      'Sign-in codes set up',
    ]);
    expect(mails.length).toBeGreaterThan(1);
    expect(JSON.stringify(mails)).not.toContain(key);
  });
});

describe('the rule of the office (DECISION-146)', () => {
  it('is set only by somebody who signed in with a second factor', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    const refused = await settings(boss, 'administrators');
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Activez d’abord les codes pour votre propre compte - Set up codes for your own account first',
    ]);
    await setUp(boss, now);
    expect((await settings(boss, 'administrators')).body.data.second_factor_for).toBe('administrators');
    expect((await boss.get('courses')).status).toBe(200);
  });

  it('makes sessions without one partial, of the roles that it names', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const [boss, colleague] = [await server.signIn(), await server.signIn()];
    const taught = await server.signIn(teacher.email);
    await setUp(boss, now);
    await settings(boss, 'administrators');
    expect((await colleague.get('courses')).body.code).toBe('second-factor');
    expect((await taught.get('courses')).status).toBe(200);
    await settings(boss, 'everybody');
    expect((await taught.get('courses')).body.code).toBe('second-factor');
    expect((await login(server, teacher.email)).body.second_step).toBe('enrolment');
  });

  it('asks a teacher who becomes an administrator at once', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    const taught = await server.signIn(teacher.email);
    await setUp(boss, now);
    await settings(boss, 'administrators');
    await boss.send('PUT', 'users/update', { body: { id: teacherUser, role: 'ROLE_ADMIN' } });
    const { status, body } = await taught.get('users');
    expect([status, body.code]).toEqual([401, 'second-factor']);
  });

  it('keeps a person from removing what it requires', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    await setUp(boss, now);
    await settings(boss, 'administrators');
    const refused = await boss.send('DELETE', 'auth/second-factor');
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringMatching(/requires a second step$/),
    ]);
    await settings(boss, 'nobody');
    expect((await boss.send('DELETE', 'auth/second-factor')).status).toBe(200);
    expect((await login(server, admin.email)).body.second_step).toBeUndefined();
  });

  it('survives a changed password', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    await setUp(boss, now);
    const changed = 'une autre passerelle rouge';
    const { body } = await boss.send('PUT', 'users/changePassword', {
      body: { old_password: samplePassword, new_password: changed, confirm_password: changed },
    });
    const again = server.bearing(body.auth.access_token);
    expect((await settings(again, 'administrators')).status).toBe(200);
    expect((await again.get('courses')).status).toBe(200);
  });
});

describe('a lost second factor (DECISION-147)', () => {
  it('is reset by another administrator, which ends the sessions and mails everybody concerned', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    const taught = await server.signIn(teacher.email);
    await setUp(taught, now);
    await taught.send('POST', 'auth/recovery-codes');
    const before = (await server.outbox()).length;
    expect((await boss.send('DELETE', `users/${teacherUser}/second-factor`)).status).toBe(200);
    expect((await taught.get('courses')).status).toBe(401);
    expect((await login(server, teacher.email)).body.second_step).toBeUndefined();
    expect(await server.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
    const mails = (await server.outbox())
      .slice(0, -before || undefined)
      .map(({ to, subject }) => [to, subject]);
    const administrators = await server.db
      .selectFrom('users')
      .select('email')
      .where('role', '=', 'ROLE_ADMIN')
      .where('status', '=', 1)
      .where('password', 'is not', null)
      .execute();
    expect(mails.map(([to]) => to).sort()).toEqual(
      [teacher.email, ...administrators.map(({ email }) => email)].sort(),
    );
    expect(await outcomes(server, teacherUser)).toEqual([
      'signed-in',
      'factor-set-up',
      'ended',
      'factor-reset',
      'signed-in',
    ]);
  });

  it('is reset neither by oneself nor by a teacher', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    expect((await boss.send('DELETE', `users/${adminUser}/second-factor`)).status).toBe(409);
    const taught = await server.signIn(teacher.email);
    expect((await taught.send('DELETE', `users/${teacherUser}/second-factor`)).status).toBe(403);
  });

  it('is encrypted anew with a new secret, and reset without the secret of its time', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    const key = await setUp(boss, now);
    await boss.send('POST', 'auth/recovery-codes');
    const newer = 'another secret of more than thirty-two characters';
    await sealLinks(server.database, new LinkKeys([newer, testSecret]));
    const client = await openClient(server.database);
    try {
      expect(await lostAuthenticators(client, new LinkKeys([newer]))).toEqual([]);
      expect(await lostAuthenticators(client, new LinkKeys([testSecret]))).toEqual([adminUser]);
      pass(step);
      const restarted = await startServer({ now, database: server.database, secret: newer });
      const { access_token } = (await login(restarted, admin.email)).body.auth;
      expect((await prove(restarted, access_token, codeOf(key, now()))).status).toBe(200);
      // With the wrong secret the code cannot be checked, and the answer says what to do.
      const { auth } = (await login(server, admin.email)).body;
      expect((await prove(server, auth.access_token, '123456')).body.message).toMatch(
        /cannot be checked: enter/,
      );
      expect(await resetLostAuthenticators(client, new LinkKeys([testSecret]))).toBe(1);
      expect((await login(server, admin.email)).body.second_step).toBeUndefined();
      expect(await server.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
    } finally {
      await client.end();
    }
  });
});

describe('a request to set up a second factor (DECISION-164)', () => {
  const [colleague, invited] = [2, 3];
  const remind = (person: Sender, ...ids: number[]) =>
    person.send('POST', 'users/second-factor/reminders', { body: { ids } });
  const skipped = (answer: { body: { data: { skipped: string | null }[] } }) =>
    answer.body.data.map((one) => one.skipped);
  const day = 24 * 60 * 60_000;

  it('is mailed in both languages, once within seven days of the calendar, and then again', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const remindNow = async () => skipped(await remind(await server.signIn(), teacherUser));
    expect(await remindNow()).toEqual([null]);
    pass(6 * day);
    expect(await remindNow()).toEqual(['recent']);
    pass(day);
    expect(await remindNow()).toEqual([null]);
    const isOurs = ({ to, subject }: { to: string; subject: string }) =>
      to === teacher.email && subject.startsWith('À faire');
    const written = (await server.outbox()).filter(isOurs);
    expect(written.map(({ subject, link }) => [subject, link])).toEqual(
      Array(2).fill([
        'À faire : connexion au portail en deux étapes - To do: two-step sign-in to the portal',
        '/teacher-view/profile',
      ]),
    );
    expect(written[0]?.text).toMatch(
      /^Bonjour .*l’administration vous demande.* - Hello .*the administration asks you/,
    );
  });

  it('says whether the office requires it, and leads an administrator to the start', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    await setUp(boss, now);
    expect((await settings(boss, 'administrators')).status).toBe(200);
    await remind(boss, colleague, teacherUser);
    const of = async (id: number) => {
      const { email } = await server.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return (await server.outbox()).find(({ to, subject }) => to === email && subject.startsWith('À faire'));
    };
    expect(await of(colleague)).toMatchObject({
      link: '/admin',
      text: expect.stringMatching(/l’organisation exige .* - .* the organization requires /),
    });
    expect((await of(teacherUser))?.text).toMatch(/the administration asks you/);
    const missing = await boss.get('users?secondFactor=missing&status=1&resourcesPerPage=500');
    expect(missing.body.data.map(({ id }: { id: number }) => id)).toContain(colleague);
    expect(missing.body.data.map(({ role }: { role: string }) => role)).not.toContain('ROLE_TEACHER');
  });

  it('is mailed once by two administrators in two processes at the same moment', async () => {
    const one = await startServer();
    const other = await startServer({ database: one.database });
    const answers = await Promise.all(
      [one, other].map(async (server) => remind(await server.signIn(), colleague, teacherUser)),
    );
    expect(answers.flatMap(skipped).toSorted()).toEqual([null, null, 'recent', 'recent']);
    const mails = (await one.outbox()).filter(({ subject }) => subject.startsWith('À faire'));
    expect(mails).toHaveLength(2);
  });

  it('is not mailed to somebody with a second factor, archived or unknown, and to nobody with an unknown one', async () => {
    const { now } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    await setUp(await server.signIn(teacher.email), now);
    await server.db.updateTable('users').set({ status: 0 }).where('id', '=', invited).execute();
    const mails = async () =>
      (await server.outbox()).filter(({ subject }) => subject.startsWith('À faire')).length;
    expect(skipped(await remind(boss, teacherUser, invited))).toEqual(['done', 'inactive']);
    expect((await remind(boss, colleague, 999_999)).status).toBe(404);
    expect(await mails()).toBe(0);
    expect((await remind(await server.signIn(teacher.email), colleague)).status).not.toBe(200);
  });

  it('is in the history of the person', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    await remind(boss, teacherUser);
    const { rows } = await sql<{ after: object; user_id: number }>`select after, user_id from history
      where table_name = 'users' and record_id = ${teacherUser} order by id desc limit 1`.execute(server.db);
    expect(rows[0]).toEqual({
      user_id: adminUser,
      after: { second_factor_reminded_at: expect.any(String) },
    });
  });
});
