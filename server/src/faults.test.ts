import { connect as connectSocket, createServer as createSocketServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts, samplePassword } from '../samples/index.ts';
import { connect } from './database/connect.ts';
import type { Contents } from './files/Contents.ts';
import { aForm } from './testing/aForm.ts';
import { sampleDatabase } from './testing/sampleDatabase.ts';
import { type Answer, startServer } from './testing/startServer.ts';

/** A proxy in front of a database whose connections can be cut or stalled. */
async function breakableLine(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const line = createSocketServer((near) => {
    if (isCut) return near.destroy();
    const far = connectSocket(Number(target.port), target.hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    return undefined;
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  const through = new URL(url);
  through.port = String((line.address() as { port: number }).port);
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    line.close();
  });
  return {
    url: through.href,
    cut,
    mend: () => {
      isCut = false;
    },
    freeze: () => sockets.forEach((socket) => void socket.unpipe().pause()),
  };
}

/** Milliseconds a server waits for the database: enough for any answer on a busy machine. */
const maxWait = 3000;

/** An administrator on a server with the short waiting time. Signs in on another server, which may take longer. */
async function impatientServer(options: Parameters<typeof startServer>[0], database: string) {
  const { anonymous } = await startServer({ database });
  const { body } = await anonymous.send('POST', 'login', {
    body: { email: accounts.admin.email, password: samplePassword },
  });
  const { bearing } = await startServer({ database, maxWait, ...options });
  return bearing(body.auth.access_token);
}

const refusalOf = ({ status, body, headers }: Answer) => [status, body.code, headers.get('Retry-After')];
const unavailable = [503, 'unavailable', '5'];

const lesson = (contract: number) => ({
  courses_id: contract,
  date_class: '2026-11-20',
  absent_student_ids: [],
  total_hours: 60,
});

describe('a database', () => {
  it('that goes away while the server runs is told, and used again when it is back', async () => {
    const line = await breakableLine(await sampleDatabase());
    const { signIn } = await startServer({ database: line.url });
    const admin = await signIn();
    line.cut();
    expect(refusalOf(await admin.get('languages'))).toEqual(unavailable);
    expect(refusalOf(await admin.send('POST', 'languages/create', { body: { name: 'Innu' } }))).toEqual(
      unavailable,
    );
    line.mend();
    expect((await admin.get('languages')).status).toBe(200);
  });

  it('that does not answer at all is not waited for', async () => {
    const database = await sampleDatabase();
    const line = await breakableLine(database);
    const admin = await impatientServer({ database: line.url }, database);
    expect((await admin.get('languages')).status).toBe(200);
    line.freeze();
    expect(refusalOf(await admin.get('languages'))).toEqual(unavailable);
    // The server waits for its connections when the test ends, so the line is cut first.
    line.cut();
  });

  it('that goes away in the middle of a write has none of it', async () => {
    const database = await sampleDatabase();
    const line = await breakableLine(database);
    const other = connect({ url: database });
    onTestFinished(() => other.destroy());
    const { signIn } = await startServer({ database: line.url });
    const admin = await signIn();
    const [contract] = (await admin.get('courses?courseStatus=2&resourcesPerPage=1')).body.data;
    const holder = await other.startTransaction().execute();
    await sql`select from contracts where id = ${contract.id} for update`.execute(holder);
    const writing = admin.send('POST', 'attendance', { body: lesson(contract.id) });
    const isWaiting = sql<{ waits: boolean }>`select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') waits`;
    while (!(await isWaiting.execute(other)).rows[0]?.waits);
    line.cut();
    await holder.rollback().execute();
    expect(refusalOf(await writing)).toEqual(unavailable);
    line.mend();
    const [after] = (await admin.get(`courses?courseId=${contract.id}`)).body.data;
    expect(after.lessons_recorded).toBe(contract.lessons_recorded);
  });

  it('with no connection left is not waited for', async () => {
    const database = await sampleDatabase();
    const db = connect({ url: database, max: 1 });
    onTestFinished(() => db.destroy());
    const admin = await impatientServer({ db }, database);
    const holder = await db.startTransaction().execute();
    expect(refusalOf(await admin.get('languages'))).toEqual(unavailable);
    await holder.rollback().execute();
    expect((await admin.get('languages')).status).toBe(200);
  });

  it('that commits slowly keeps the write once, and its caller learns so by its key (DECISION-53)', async () => {
    const database = await sampleDatabase();
    const other = connect({ url: database });
    onTestFinished(() => other.destroy());
    await sql`create function wait_at_commit() returns trigger language plpgsql as $$
      begin perform pg_sleep(4); return null; end $$`.execute(other);
    await sql`create constraint trigger slow_commit after insert on languages
      deferrable initially deferred for each row execute function wait_at_commit()`.execute(other);
    onTestFinished(async () => void (await sql`drop function wait_at_commit() cascade`.execute(other)));
    const admin = await impatientServer({}, database);
    const headers = { 'Idempotency-Key': 'slow' };
    const create = () => admin.send('POST', 'languages/create', { body: { name: 'Innu' }, headers });
    expect(refusalOf(await create())).toEqual([503, 'outcome-unknown', '2']);
    const { status, body } = await create();
    const { data } = (await admin.get('languages')).body;
    expect(data.filter(({ name }: { name: string }) => name === 'Innu')).toEqual([body.data]);
    expect(status).toBe(200);
  });

  it('that is slow takes a write back once its caller was told that nothing was done', async () => {
    const database = await sampleDatabase();
    const other = connect({ url: database });
    onTestFinished(() => other.destroy());
    const db = connect({ url: database, max: 1 });
    onTestFinished(() => db.destroy());
    const admin = await impatientServer({ db }, database);
    const [contract] = (await admin.get('courses?courseStatus=2&resourcesPerPage=1')).body.data;
    const headers = { 'Idempotency-Key': 'slow' };
    const holder = await other.startTransaction().execute();
    await sql`select from contracts where id = ${contract.id} for update`.execute(holder);
    const body = lesson(contract.id);
    expect(refusalOf(await admin.send('POST', 'attendance', { body, headers }))).toEqual(unavailable);
    await holder.rollback().execute();
    // The server has only one connection, so this request waits for the end of the write.
    const path = `courses?courseId=${contract.id}`;
    const [after] = (await admin.get(path)).body.data;
    expect(after.lessons_recorded).toBe(contract.lessons_recorded);
    // The key is free again: the caller may repeat the write.
    expect((await admin.send('POST', 'attendance', { body, headers })).status).toBe(200);
    const [repeated] = (await admin.get(path)).body.data;
    expect(repeated.lessons_recorded).toBe(contract.lessons_recorded + 1);
  });

  it('that is full keeps nothing of a write', async () => {
    const { db, signIn } = await startServer();
    const admin = await signIn();
    await sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
    await sql`create trigger full_disk after insert on lessons execute function full_disk()`.execute(db);
    onTestFinished(async () => void (await sql`drop function full_disk cascade`.execute(db)));
    const [contract] = (await admin.get('courses?courseStatus=2&resourcesPerPage=1')).body.data;
    const headers = { 'Idempotency-Key': 'full' };
    const answer = await admin.send('POST', 'attendance', { body: lesson(contract.id), headers });
    expect(refusalOf(answer)).toEqual(unavailable);
    const kept = await db.selectFrom('keyed_writes').select('key').where('key', '=', 'full').execute();
    expect(kept).toEqual([]);
  });

  it('whose disk of files is full keeps no row of an upload', async () => {
    const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
    const refuse = () => Promise.reject(full);
    const contents = {
      ...({} as Contents),
      keep: refuse,
      put: refuse,
      read: refuse,
      stream: refuse,
      remove: refuse,
      list: refuse,
    };
    const { signIn } = await startServer({ contents });
    const admin = await signIn();
    const before = (await admin.get('files?resourcesPerPage=1')).body.total;
    const form = aForm('%PDF-1.4 a page', 'page.pdf', { ref_type: 'undefined' });
    expect(refusalOf(await admin.send('POST', 'files', { body: form }))).toEqual(unavailable);
    expect((await admin.get('files?resourcesPerPage=1')).body.total).toBe(before);
  });

  it('stops a statement after 10 seconds', async () => {
    const { db } = await startServer();
    const { rows } = await sql`show statement_timeout`.execute(db);
    expect(rows).toEqual([{ statement_timeout: '10s' }]);
  });

  it('may get another column while statements are prepared', async () => {
    // A database of its own: the prepared statements of other tests would be stale after this one.
    const { db, signIn } = await startServer({ database: await sampleDatabase() });
    const admin = await signIn();
    const [contract] = (await admin.get('courses?courseStatus=2&resourcesPerPage=1')).body.data;
    const path = `courses?courseId=${contract.id}`;
    expect((await admin.get(path)).status).toBe(200);
    await sql`alter table contracts add column later text`.execute(db);
    onTestFinished(async () => void (await sql`alter table contracts drop column later`.execute(db)));
    const answers = [];
    do answers.push(await admin.get(path));
    while (answers.at(-1)?.status !== 200);
    expect(answers.filter(({ status }) => status !== 200).map(refusalOf)).toEqual(
      answers.slice(1).map(() => unavailable),
    );
  });
});
