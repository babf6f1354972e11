import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import { type StartedServer, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';
import { untilLocked } from '../../testing/untilLocked.ts';

const { admin, teacher, company, student } = accounts;
const teacherUser = 4;

interface Auth {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly logout_token: string;
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function signIn(
  { anonymous }: StartedServer,
  { email = teacher.email as string, headers = {} } = {},
): Promise<Auth> {
  const body = { email, password: samplePassword };
  return (await anonymous.send('POST', 'login', { body, headers })).body.auth;
}

const logout = ({ anonymous }: StartedServer, body: object) =>
  anonymous.send('POST', 'auth/logout', { body });

const works = async (server: StartedServer, { access_token }: Auth, path = 'courses/types') =>
  (await server.bearing(access_token).get(path)).status;

const renew = ({ anonymous }: StartedServer, { refresh_token }: Auth) =>
  anonymous.send('POST', 'auth/checkToken', { body: { refresh_token } });

describe('signing out (DECISION-56)', () => {
  it('ends the session in every process and after a restart, and no other', async () => {
    const server = await startServer();
    const other = await startServer({ database: server.database });
    const [mine, elsewhere] = [await signIn(server), await signIn(server)];
    expect(await works(other, mine)).toBe(200);
    expect(await logout(server, { token: mine.logout_token })).toMatchObject({
      status: 200,
      body: { message: 'Signed out' },
    });
    const restarted = await startServer({ database: server.database });
    for (const running of [server, other, restarted]) {
      expect(await works(running, mine)).toBe(401);
      expect((await renew(running, mine)).status).toBe(401);
      expect(await works(running, elsewhere)).toBe(200);
    }
  });

  it('works with the kept token after months, when all others have expired', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now, sessionMaxDays: 365 });
    const mine = await signIn(server);
    now = new Date(testMoment.getTime() + 29 * 24 * 3_600_000);
    // A thief continues the session.
    const thief = (await renew(server, mine)).body.token as Auth;
    now = new Date(testMoment.getTime() + 58 * 24 * 3_600_000);
    const later = (await renew(server, thief)).body.token as Auth;
    expect(await works(server, later)).toBe(200);
    await logout(server, { token: mine.logout_token });
    expect(await works(server, later)).toBe(401);
  });

  it('needs a token that this server signed', async () => {
    const server = await startServer();
    const mine = await signIn(server);
    const [head, payload] = mine.logout_token.split('.');
    for (const token of [`${head}.${payload}.`, `${mine.logout_token}x`, 'x', ''])
      expect((await logout(server, { token })).status).toBe(200);
    expect(await works(server, mine)).toBe(200);
  });

  it('during a renewal on another process leaves nothing that works', async () => {
    const server = await startServer();
    const other = await startServer({ database: server.database });
    const mine = await signIn(server);
    const holder = await server.db.startTransaction().execute();
    await sql`select from sessions for update`.execute(holder);
    const signingOut = logout(server, { token: mine.logout_token });
    await untilLocked(server);
    const renewing = renew(other, mine);
    await untilLocked(server, 2);
    await holder.rollback().execute();
    expect((await signingOut).status).toBe(200);
    expect((await renewing).status).toBe(401);
    expect(await works(server, mine)).toBe(401);
  });

  it('of the session of a private link ends that one alone', async () => {
    const server = await startServer();
    const open = async () =>
      (await server.anonymous.send('POST', 'student/login', { body: { token_login: student.token } })).body
        .auth as Auth;
    const [mine, colleague] = [await open(), await open()];
    await logout(server, { token: mine.logout_token });
    const path = 'progressReports?studentId=1';
    expect([await works(server, mine, path), await works(server, colleague, path)]).toEqual([401, 200]);
  });
});

describe('the open sessions of a person', () => {
  it('say since when, last used when, on what, and whether from this network', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now, trustProxy: ['127.0.0.1'] });
    const from = (address: string) => ({ 'User-Agent': firefox, 'X-Forwarded-For': address });
    const away = await signIn(server, { headers: from('203.0.113.7') });
    now = new Date(testMoment.getTime() + 3_600_000);
    await server.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: away.refresh_token },
      headers: from('203.0.113.7'),
    });
    const mine = await signIn(server, { headers: { ...from('2001:db8::1'), 'User-Agent': 'curl/8.5.0' } });
    const { body } = await server
      .bearing(mine.access_token)
      .send('GET', `users/${teacherUser}/sessions`, { headers: from('2001:db8::2') });
    const common = { id: expect.any(String), used_at: now.toISOString() };
    expect(body.data).toEqual([
      {
        ...common,
        began_at: now.toISOString(),
        browser: null,
        system: null,
        is_current: 1,
        same_network: 1,
      },
      {
        ...common,
        began_at: testMoment.toISOString(),
        browser: 'Firefox',
        system: 'Linux',
        is_current: 0,
        same_network: 0,
      },
    ]);
    const stored = await server.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/203\.0\.113|2001:db8|Mozilla|curl/);
  });

  it('leave out what has ended or expired, and what is somebody else’s', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    await signIn(server);
    now = new Date(testMoment.getTime() + 31 * 24 * 3_600_000);
    await signIn(server, { email: admin.email });
    await logout(server, { token: (await signIn(server)).logout_token });
    const mine = await signIn(server);
    const { body } = await server.bearing(mine.access_token).get(`users/${teacherUser}/sessions`);
    expect(body.data.map(({ is_current }: { is_current: number }) => is_current)).toEqual([1]);
  });
});

describe('the longest duration of a session (DECISION-191)', () => {
  const day = 24 * 3_600_000;
  const sentence =
    'Votre session a pris fin, car votre connexion date de plus de 30 jours - Your session has ended because you signed in more than 30 days ago';

  it('ends it 30 days after its sign-in, however often it is used, and says why', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    let auth = await signIn(server);
    const at = (milliseconds: number) => {
      now = new Date(testMoment.getTime() + milliseconds);
    };
    for (const days of [10, 20, 29]) {
      at(days * day);
      auth = (await renew(server, auth)).body.token;
    }
    at(30 * day - 1000);
    auth = (await renew(server, auth)).body.token;
    expect(await works(server, auth)).toBe(200);
    at(30 * day);
    const other = await startServer({ now: () => now, database: server.database });
    // A read, the opening of a stream, and the renewal.
    const caller = other.bearing(auth.access_token);
    const answers = [
      await caller.get('courses/types'),
      await caller.get('presence/contract/1'),
      await renew(other, auth),
    ];
    expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual(
      answers.map(() => [401, 'session-too-old', sentence]),
    );
    // Another sign-in begins a new duration, and the old session is not in the list of open ones.
    const fresh = await signIn(server);
    expect(await works(server, fresh)).toBe(200);
    const { body } = await server.bearing(fresh.access_token).get(`users/${teacherUser}/sessions`);
    expect(body.data).toHaveLength(1);
    expect((await renew(server, auth)).body.code).toBe('session-too-old');
  });

  it('is that of the setting, also for sessions that began before it and for private links', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    const mine = await signIn(server);
    const { body } = await server.anonymous.send('POST', 'company/login', {
      body: { token_login: company.token },
    });
    now = new Date(testMoment.getTime() + day);
    const renewed = [mine, body.auth].map(async (auth) => (await renew(server, auth)).body.token);
    const strict = await startServer({ now: () => now, database: server.database, sessionMaxDays: 1 });
    for (const auth of await Promise.all(renewed)) {
      const answer = await renew(strict, auth);
      expect([answer.status, answer.body.message]).toEqual([
        401,
        sentence.replace('30 jours', '1 jour').replace('30 days', '1 day'),
      ]);
    }
  });

  it('has been reached by a session whose beginning is not known', async () => {
    const server = await startServer();
    const mine = await signIn(server);
    await server.db.updateTable('sessions').set({ began_at: null }).execute();
    expect((await renew(server, mine)).body.code).toBe('session-too-old');
  });
});

describe('an open session', () => {
  it('that two people end at the same moment on two processes ends once, for both', async () => {
    const server = await startServer();
    const other = await startServer({ database: server.database });
    const [mine, ended] = [await signIn(server), await signIn(server)];
    const { body } = await server.bearing(mine.access_token).get(`users/${teacherUser}/sessions`);
    const { id } = body.data[1];
    const boss = await other.signIn();
    const path = `users/${teacherUser}/sessions/${id}`;
    const answers = await Promise.all([
      server.bearing(mine.access_token).send('DELETE', path),
      boss.send('DELETE', path),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await works(server, ended), await works(server, mine)]).toEqual([401, 200]);
  });

  it('of a person whom an administrator locks out is one of all that end', async () => {
    const server = await startServer();
    const theirs = [await signIn(server), await signIn(server)];
    const boss = await server.signIn();
    expect((await boss.send('DELETE', `users/${teacherUser}/sessions`)).status).toBe(200);
    for (const auth of theirs) {
      expect(await works(server, auth)).toBe(401);
      expect((await renew(server, auth)).status).toBe(401);
    }
    expect((await boss.get('courses/types')).status).toBe(200);
  });
});

describe('a changed password whose answer is lost', () => {
  const body = {
    old_password: samplePassword,
    new_password: 'une longue phrase',
    confirm_password: 'une longue phrase',
  };
  const change = (server: StartedServer, auth: Auth, key: string, changes = {}) =>
    server.bearing(auth.access_token).send('PUT', 'users/changePassword', {
      body: { ...body, ...changes },
      headers: { 'Idempotency-Key': key },
    });

  it('is answered again with the tokens of the same new session, on another process too', async () => {
    const server = await startServer();
    const other = await startServer({ database: server.database });
    const mine = await signIn(server);
    const lost = (await change(server, mine, 'once')).body.auth as Auth;
    const again = (await change(other, mine, 'once')).body.auth as Auth;
    expect(again.refresh_token).toBe(lost.refresh_token);
    expect([await works(server, again), await works(server, mine)]).toEqual([200, 401]);
    const { body: open } = await server.bearing(again.access_token).get(`users/${teacherUser}/sessions`);
    expect(open.data).toHaveLength(1);
  });

  it('is answered to nobody else: not without the key, not with another password, not once the new session ended', async () => {
    const server = await startServer();
    const mine = await signIn(server);
    const { auth } = (await change(server, mine, 'once')).body;
    expect((await change(server, mine, 'another')).status).toBe(401);
    expect((await change(server, mine, 'once', { old_password: 'nimporte' })).status).toBe(422);
    await logout(server, { token: auth.logout_token });
    expect((await change(server, mine, 'once')).body).toEqual({ message: 'Password was changed' });
  });
});

describe('a private link', () => {
  const open = async ({ anonymous }: StartedServer) =>
    (await anonymous.send('POST', 'company/login', { body: { token_login: company.token } })).body
      .auth as Auth;
  const reports = 'courses/byCompanyReports';

  it('has 20 open sessions at most: one more ends the oldest', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    const opened: Auth[] = [];
    for (let count = 0; count < 21; count += 1) {
      opened.push(await open(server));
      now = new Date(now.getTime() + 1000);
    }
    const statuses = await Promise.all(opened.map((auth) => works(server, auth, reports)));
    expect(statuses).toEqual([401, ...Array<number>(20).fill(200)]);
  });

  it('has 20 when many open it at the same moment on two processes', async () => {
    const server = await startServer();
    const other = await startServer({ database: server.database });
    await Promise.all(Array.from({ length: 30 }, (_, index) => open(index % 2 ? server : other)));
    const { rows } = await sql<{ live: number }>`select count(*)::int as live from sessions
      where company_id is not null and ended_at is null`.execute(server.db);
    expect(rows).toEqual([{ live: 20 }]);
  });

  it('of an archived company has no session, also when the company comes back', async () => {
    const server = await startServer();
    const theirs = await open(server);
    const boss = await server.signIn();
    const { id } = (await server.state()).companies.find(({ name }) => name === company.name) ?? {};
    const set = (status: number) => boss.send('PUT', 'companies/updateStatus', { body: { id, status } });
    await set(0);
    expect(await works(server, theirs, reports)).toBe(401);
    await set(1);
    expect(await works(server, theirs, reports)).toBe(401);
    expect((await renew(server, theirs)).status).toBe(401);
    expect(await works(server, await open(server), reports)).toBe(200);
  });
});

describe('a calendar address', () => {
  async function addressOf(server: StartedServer) {
    const auth = await signIn(server);
    const { body } = await server.bearing(auth.access_token).send('POST', 'calendar/address');
    return body.data.token as string;
  }
  const calendar = async ({ anonymous }: StartedServer, token: string) =>
    (await anonymous.get(`calendar/file/${token}.ics`)).status;

  it('ends with a password that is reset', async () => {
    const server = await startServer();
    const token = await addressOf(server);
    expect(await calendar(server, token)).toBe(200);
    await server.anonymous.send('POST', 'forgotPassword', { body: { email: teacher.email } });
    const hash = (await server.outbox())[0]?.link?.split('/').at(-1);
    await server.anonymous.send('POST', `setPassword/${hash}`, { body: { password: 'une longue phrase' } });
    expect(await calendar(server, token)).toBe(404);
  });

  it.each([
    ['user', 'users/update', { id: teacherUser }],
    ['teacher', 'teacher/updateStatus', { id: 1 }],
  ])(
    'ends when its owner is archived as a %s, and stays ended when they come back',
    async (_as, path, body) => {
      const server = await startServer();
      const token = await addressOf(server);
      const boss = await server.signIn();
      for (const status of [0, 1])
        expect((await boss.send('PUT', path, { body: { ...body, status } })).status).toBe(200);
      expect(await calendar(server, token)).toBe(404);
    },
  );

  it('is not made by a session that has ended while it waited', async () => {
    const server = await startServer();
    const auth = await signIn(server);
    const holder = await server.db.startTransaction().execute();
    await sql`select from users where id = ${teacherUser} for no key update`.execute(holder);
    const making = server.bearing(auth.access_token).send('POST', 'calendar/address');
    await untilLocked(server);
    await holder
      .updateTable('sessions')
      .set({ ended_at: testMoment.toISOString() })
      .where('user_id', '=', teacherUser)
      .execute();
    await holder.commit().execute();
    expect((await making).status).toBe(401);
    const made = server.db.selectFrom('calendar_links').selectAll().where('user_id', '=', teacherUser);
    expect(await made.execute()).toEqual([]);
  });
});
