import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts, samplePassword } from '../../samples/index.ts';
import { connect } from '../database/connect.ts';
import { aForm } from '../testing/aForm.ts';
import { awayStandby } from '../testing/awayStandby.ts';
import { type CutPoint, cutCommits } from '../testing/cutCommits.ts';
import { sampleDatabase } from '../testing/sampleDatabase.ts';
import { type Replica, startReplicated } from '../testing/startReplicated.ts';
import { type Answer, type Sender, type StartedServer, startServer } from '../testing/startServer.ts';

const outcomeOf = ({ status, body, headers }: Answer) => [status, body.code, headers.get('Retry-After')];
const unknown = [503, 'outcome-unknown', '2'];

/** Milliseconds a server waits for the database: enough for any answer on a busy machine. */
const maxWait = 3000;

const aNote = () => ({
  method: 'POST',
  path: 'notes/create',
  body: { title: `Rappel ${randomUUID()}`, note_type: 'courses', ref_id: 1 },
  headers: { 'Idempotency-Key': randomUUID() },
});

/** A call that sends the claim of its key with its first statements. */
const aClass = () => ({
  method: 'POST',
  path: 'attendance',
  body: { courses_id: 1, date_class: '2026-11-20', absent_student_ids: [], total_hours: 90 },
  headers: { 'Idempotency-Key': randomUUID() },
});

const send = (sender: Sender, { method, path, ...content }: ReturnType<typeof aNote | typeof aClass>) =>
  sender.send(method, path, content);

/** Starts a server on the database, and signs an administrator in on the leader. */
async function officeOf(database: string, leader = database) {
  const reader = await startServer({ database });
  const { anonymous } = leader === database ? reader : await startServer({ database: leader });
  const { body } = await anonymous.send('POST', 'login', {
    body: { email: accounts.admin.email, password: samplePassword },
  });
  return {
    reader,
    token: String(body.auth.access_token),
    notesTitled: async (title: string) =>
      (await reader.state()).notes.filter((note) => note.title === title).length,
  };
}

describe('a COMMIT that waits for a standby', () => {
  it('has an unknown outcome until the standby is back, and its write is kept once (DECISION-53)', async () => {
    const database = await sampleDatabase();
    const { token, notesTitled } = await officeOf(database);
    const standby = await awayStandby(database);
    const one = (await startServer({ database, maxWait })).bearing(token);
    const other = (await startServer({ database, maxWait })).bearing(token);
    const note = aNote();
    expect(outcomeOf(await send(one, note))).toEqual(unknown);
    await standby.untilWaiting(1);
    // Reading back cannot tell the outcome: the note is not visible, but may still be stored.
    expect(await notesTitled(note.body.title)).toBe(0);
    const repeated = await Promise.all([send(one, note), send(other, note)]);
    expect(repeated.map(outcomeOf)).toEqual([unknown, unknown]);
    await standby.untilWaiting(1);
    await standby.comeBack();
    const answer = await send(other, note);
    expect([answer.status, answer.body.data.title]).toEqual([200, note.body.title]);
    expect(await send(one, note)).toMatchObject({ status: 200, body: answer.body });
    expect(await notesTitled(note.body.title)).toBe(1);
  });

  it('has an unknown outcome for a class too, also when it is repeated, and is kept once', async () => {
    const database = await sampleDatabase();
    const { reader, token } = await officeOf(database);
    const recorded = async () =>
      (await reader.bearing(token).get('courses?courseId=1')).body.data[0].lessons_recorded;
    const before = await recorded();
    const standby = await awayStandby(database);
    const teacher = (await startServer({ database, maxWait })).bearing(token);
    const request = aClass();
    expect(outcomeOf(await send(teacher, request))).toEqual(unknown);
    expect(outcomeOf(await send(teacher, request))).toEqual(unknown);
    await standby.untilWaiting(1);
    await standby.comeBack();
    const answer = await send(teacher, request);
    expect(answer.status).toBe(200);
    expect((await send(teacher, request)).body).toEqual(answer.body);
    expect(await recorded()).toBe(before + 1);
  });

  it('and is ended by an administrator is confirmed when the standby has it, not earlier', async () => {
    const database = await sampleDatabase();
    const { token, notesTitled } = await officeOf(database);
    const standby = await awayStandby(database);
    const admin = (await startServer({ database, maxWait })).bearing(token);
    const note = aNote();
    expect(outcomeOf(await send(admin, note))).toEqual(unknown);
    const [pid] = await standby.untilWaiting(1);
    await standby.terminate(pid);
    await standby.untilWaiting(0);
    // The leader has stored it, but a failover would still lose it.
    expect(await notesTitled(note.body.title)).toBe(1);
    expect(outcomeOf(await send(admin, note))).toEqual(unknown);
    await standby.comeBack();
    expect((await send(admin, note)).status).toBe(200);
    expect(await notesTitled(note.body.title)).toBe(1);
  });

  it.each([
    ['a note', aNote],
    ['a class', aClass],
  ])('keeps no connection from requests that repeat the key of %s', async (_what, aRequest) => {
    const database = await sampleDatabase();
    const { token } = await officeOf(database);
    const standby = await awayStandby(database);
    const request = aRequest();
    const first = send((await startServer({ database })).bearing(token), request);
    await standby.untilWaiting(1);
    const db = connect({ url: database, max: 1 });
    onTestFinished(() => db.destroy());
    const narrow = (await startServer({ db })).bearing(token);
    const repeated = send(narrow, request);
    for (let read = 0; read < 5; read += 1) expect((await narrow.get('languages')).status).toBe(200);
    await standby.comeBack();
    expect((await repeated).body).toEqual((await first).body);
  });
});

it.each([
  ['has', 1],
  ['lacks', 0],
])(
  'a COMMIT that hangs while another server takes over that %s the write is carried out once',
  async (has, kept) => {
    const { leader, standby, both } = await startReplicated();
    const { reader, token, notesTitled } = await officeOf(standby.url, leader.url);
    while ((await reader.bearing(token).get('languages')).status === 401);
    if (has === 'lacks') await stopFollowing(standby);
    const { untilWaiting } = await awayStandby(leader.url, leader.url);
    const admin = (await startServer({ database: both })).bearing(token);
    const note = aNote();
    const first = send(admin, note);
    await untilWaiting(1);
    while (has === 'has' && (await notesTitled(note.body.title)) === 0);
    await leader.stop();
    expect(outcomeOf(await first)).toEqual(unknown);
    await standby.run('select pg_promote()');
    expect(await notesTitled(note.body.title)).toBe(kept);
    const answer = await send(admin, note);
    expect([answer.status, answer.body.data.title]).toEqual([200, note.body.title]);
    expect((await send(admin, note)).body).toEqual(answer.body);
    expect(await notesTitled(note.body.title)).toBe(1);
  },
);

/** Stops a standby from following its leader. */
async function stopFollowing({ url, run }: Replica): Promise<void> {
  await run("alter system set primary_conninfo = ''");
  await run('select pg_reload_conf()');
  const db = connect({ url });
  onTestFinished(() => db.destroy());
  const receivers = sql<{ count: number }>`select count(*)::integer count from pg_stat_wal_receiver`;
  await expect
    .poll(async () => (await receivers.execute(db)).rows, { timeout: 20_000 })
    .toEqual([{ count: 0 }]);
}

/** A write with a key, and how to count its effects. */
interface KeyedCall {
  readonly write: (sender: Sender, anonymous: Sender, headers: Record<string, string>) => Promise<Answer>;
  /** Returns how often it was carried out. */
  readonly count: (server: StartedServer) => Promise<number>;
}

const newPassword = 'une longue phrase de passe';
const stamp = 'Coupure';
const calls: Record<string, KeyedCall> = {
  'a note': {
    write: (admin, _anonymous, headers) =>
      admin.send('POST', 'notes/create', {
        body: { title: stamp, note_type: 'courses', ref_id: 1 },
        headers,
      }),
    count: async ({ state }: StartedServer) =>
      (await state()).notes.filter(({ title }) => title === stamp).length,
  },
  'a file': {
    write: (admin, _anonymous, headers) =>
      admin.send('POST', 'files', {
        body: aForm('%PDF-1.4 a page', `${stamp}.pdf`, { ref_type: 'undefined' }),
        headers,
      }),
    count: async ({ state }: StartedServer) =>
      (await state()).files.filter(({ name }) => name === `${stamp}.pdf`).length,
  },
  'a mail to a co-worker': {
    write: (admin, _anonymous, headers) =>
      admin.send('POST', 'notify', {
        body: { users_id: 2, sender_id: 1, ref_id: 1, fields: ['Facture - Invoice'] },
        headers,
      }),
    count: async ({ outbox }: StartedServer) => (await outbox()).length,
  },
  'a changed password': {
    write: (admin, _anonymous, headers) =>
      admin.send('PUT', 'users/changePassword', {
        body: { old_password: samplePassword, new_password: newPassword, confirm_password: newPassword },
        headers,
      }),
    count: (server: StartedServer) => signsIn(server, accounts.admin.email),
  },
  'the password of an invited person': {
    write: (_admin, anonymous, headers) =>
      anonymous.send('POST', `setPassword/${accounts.invited.hash}`, {
        body: { password: newPassword },
        headers,
      }),
    count: (server: StartedServer) => signsIn(server, accounts.invited.email),
  },
  'a mail with a new password link': {
    write: (_admin, anonymous, headers) =>
      anonymous.send('POST', 'forgotPassword', { body: { email: accounts.teacher.email }, headers }),
    count: async ({ outbox }: StartedServer) => (await outbox()).length,
  },
};

async function signsIn({ anonymous }: StartedServer, email: string): Promise<number> {
  const { status } = await anonymous.send('POST', 'login', { body: { email, password: newPassword } });
  return status === 200 ? 1 : 0;
}

/** Access tokens are signed again each time; the refresh token of a session stays the same. */
const withoutAccess = ({ auth, ...rest }: { readonly auth?: { readonly refresh_token: string } }) =>
  auth ? { ...rest, refresh_token: auth.refresh_token } : rest;

const points: readonly CutPoint[] = ['before', 'during', 'after'];

describe.each(Object.entries(calls))('%s', (_what, { write, count }) => {
  it.each(points)('whose connection breaks %s COMMIT is kept once (DECISION-53)', async (point) => {
    const database = await sampleDatabase();
    const { reader, token } = await officeOf(database);
    const line = await cutCommits(database);
    const { bearing, anonymous } = await startServer({ database: line.url });
    const headers = { 'Idempotency-Key': randomUUID() };
    const attempt = () => write(bearing(token), anonymous, headers);
    line.cutNext(point);
    expect(outcomeOf(await attempt())).toEqual(unknown);
    if (point === 'before') expect(await count(reader)).toBe(0);
    if (point === 'after') expect(await count(reader)).toBe(1);
    const answer = await attempt();
    expect(answer.status).toBe(200);
    expect(withoutAccess((await attempt()).body)).toEqual(withoutAccess(answer.body));
    expect(await count(reader)).toBe(1);
  });
});

it('a write without a key has an unknown outcome too when its connection breaks at COMMIT', async () => {
  const line = await cutCommits(await sampleDatabase());
  const { signIn } = await startServer({ database: line.url });
  const admin = await signIn();
  line.cutNext('during', 'insert into "notes"');
  const { headers: _key, ...note } = aNote();
  expect(outcomeOf(await send(admin, { ...note, headers: {} as never }))).toEqual(unknown);
});
