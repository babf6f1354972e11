import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts, samplePassword } from '../../samples/index.ts';
import { countTrips } from '../testing/countTrips.ts';
import { sampleDatabase } from '../testing/sampleDatabase.ts';
import { type Sender, type StartedServer, startServer } from '../testing/startServer.ts';

/** Two processes of one database that trust a session for a second, and the clock of the second one. */
async function startTwo() {
  const database = await sampleDatabase();
  const clock = { now: 0 };
  const read = () => clock.now;
  const trusting = { milliseconds: 1000, elapsed: read, time: read };
  const one = await startServer({ database, sessionTrust: trusting });
  const line = await countTrips(database);
  const other = await startServer({ database: line.url, sessionTrust: trusting });
  /** Signs in, and reads with the token through both processes. */
  const person = async (email: string) => {
    const { body } = await one.anonymous.send('POST', 'login', { body: { email, password: samplePassword } });
    const token = String(body.auth.access_token);
    const [here, there] = [one.bearing(token), other.bearing(token)];
    return { auth: body.auth, here, there };
  };
  return { one, other, line, clock, person };
}

/** A call that needs nothing but its session. */
const path = 'courses/status';

/** Returns the user id of the teacher. */
async function teacherId({ db }: StartedServer): Promise<number> {
  const { email } = accounts.teacher;
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

/** Runs a statement in which LEA is the user id of the teacher. */
async function change(server: StartedServer, statement: string): Promise<void> {
  await sql.raw(statement.replace('LEA', String(await teacherId(server)))).execute(server.db);
}

/** Records a class of contract 1, which the teacher gives. */
const recordClass = (sender: Sender) =>
  sender.send('POST', 'attendance', {
    body: { courses_id: 1, date_class: '2026-11-20', absent_student_ids: [], total_hours: 90 },
    headers: { 'Idempotency-Key': randomUUID() },
  });

type Two = Awaited<ReturnType<typeof startTwo>>;

/** Actions of an administrator or the teacher, in the first process, that end the teacher's session. */
const endings: Readonly<Record<string, (two: Two, token: string) => Promise<unknown>>> = {
  'signs out': ({ one }, token) => one.anonymous.send('POST', 'auth/logout', { body: { token } }),
  'is archived': async ({ one }) =>
    (await one.signIn()).send('PUT', 'users/update', { body: { id: await teacherId(one), status: 0 } }),
  'changes the password': ({ one }, token) =>
    one.bearing(token).send('PUT', 'users/changePassword', {
      body: {
        old_password: samplePassword,
        new_password: 'une longue phrase',
        confirm_password: 'une longue phrase',
      },
    }),
};

describe('a session that was read less than a second ago', () => {
  it('is not read again by a call that only reads', async () => {
    const { line, clock, person } = await startTwo();
    const { there } = await person(accounts.teacher.email);
    await there.get(path);
    const trips = (work: () => Promise<unknown>) => line.during(work);
    expect(await trips(() => there.get(path))).toBe(0);
    clock.now = 1000;
    expect(await trips(() => there.get(path))).toBe(1);
  });

  it.each(Object.keys(endings))(
    'ends at once in the process in which its person %s, within a second in the others, and never writes (DECISION-196)',
    async (ending) => {
      const two = await startTwo();
      const { auth, here, there } = await two.person(accounts.teacher.email);
      const statuses = async () =>
        (await Promise.all([here, there].map((one) => one.get(path)))).map((one) => one.status);
      expect(await statuses()).toEqual([200, 200]);
      expect(await endings[ending]?.(two, auth.access_token)).toMatchObject({ status: 200 });
      two.clock.now = 999;
      expect(await statuses()).toEqual([401, 200]);
      const body = { title: 'Rappel', note_type: 'courses', ref_id: 1 };
      expect((await there.send('POST', 'notes/create', { body })).status).toBe(401);
      two.clock.now = 1000;
      expect(await statuses()).toEqual([401, 401]);
    },
  );

  it.each([
    ['a wrong password', { email: accounts.admin.email, password: 'nimportequoi' }, 401],
    ['a body that is too large', { email: 'a'.repeat(20_000), password: 'nimportequoi' }, 413],
    ['a body without a password', { email: accounts.admin.email }, 400],
  ])('is not read again after a stranger was refused for %s (ADR-0097)', async (_what, body, status) => {
    const { other, line, person } = await startTwo();
    const { there } = await person(accounts.teacher.email);
    await there.get(path);
    expect((await other.anonymous.send('POST', 'login', { body })).status).toBe(status);
    expect(await line.during(() => there.get(path))).toBe(0);
  });

  it('takes two trips to record a class, and its next class none for the session', async () => {
    const { line, clock, person } = await startTwo();
    const { there } = await person(accounts.teacher.email);
    for (let turn = 0; turn < 2; turn += 1) expect((await recordClass(there)).status).toBe(200);
    const trips = () =>
      line.during(async () => {
        expect((await recordClass(there)).status).toBe(200);
      });
    clock.now = 900;
    expect(await trips()).toBe(2);
    // The session was read again in the transaction of the class before.
    clock.now = 1800;
    expect(await trips()).toBe(2);
    clock.now = 2800;
    expect(await trips()).toBe(3);
  });

  it.each([
    ['has ended', 'update sessions set ended_at = now() where user_id = LEA', 401],
    ['belongs to an archived account', 'update users set status = 0 where id = LEA', 401],
    [
      'belongs to a teacher without a record',
      'update teachers set user_id = (select min(id) from users where id not in (select user_id from teachers)) where user_id = LEA',
      403,
    ],
  ])('records no class if it %s since', async (_what, statement, status) => {
    const { one, person } = await startTwo();
    const { there } = await person(accounts.teacher.email);
    expect((await recordClass(there)).status).toBe(200);
    await change(one, statement);
    const before = await one.state();
    expect((await there.get('courses/status')).status).toBe(200);
    expect((await recordClass(there)).status).toBe(status);
    expect(await one.state()).toEqual(before);
  });

  it('records a class as the administrator whom its teacher has become', async () => {
    const { one, person } = await startTwo();
    const { there } = await person(accounts.teacher.email);
    await there.get(path);
    await change(one, "update users set role = 'ROLE_ADMIN' where id = LEA");
    const { status, body } = await recordClass(there);
    // Only for its teacher can a record be corrected for a while.
    expect([status, body.data.correctable_until]).toEqual([200, null]);
    const { rows } = await sql`select role from history where call = 'addAttendance'`.execute(one.db);
    expect(rows).toEqual([{ role: 'ROLE_ADMIN' }]);
  });

  it.each([
    ['another role', "update users set role = 'ROLE_ADMIN' where id = LEA", 200],
    ['no account', 'update users set status = 0 where id = LEA', 401],
  ])('has %s within a second', async (_what, statement, status) => {
    const { one, clock, person } = await startTwo();
    const { there } = await person(accounts.teacher.email);
    // Only administrators may read it.
    expect((await there.get('users')).status).toBe(403);
    await change(one, statement);
    expect((await there.get('users')).status).toBe(403);
    clock.now = 1000;
    expect((await there.get('users')).status).toBe(status);
  });

  it('is of a person: the end of a private link is seen at once by all processes', async () => {
    const { one, other } = await startTwo();
    const { body } = await one.anonymous.send('POST', 'company/login', {
      body: { token_login: accounts.company.token },
    });
    const there = other.bearing(String(body.auth.access_token));
    const read = async () => (await there.get('courses/status')).status;
    const before = await read();
    await one.db
      .updateTable('companies')
      .set({ status: 0 })
      .where('name', '=', accounts.company.name)
      .execute();
    expect([before, await read()]).toEqual([before, 401]);
  });
});
