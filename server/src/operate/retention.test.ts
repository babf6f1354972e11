import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { contentsIn } from '../files/contentsIn.ts';
import { temporaryFolder } from '../testing/organisations.ts';
import { sampleDatabase } from '../testing/sampleDatabase.ts';
import { untilLocked } from '../testing/untilLocked.ts';
import { officeOf } from './office.ts';
import { deleteExpired, deleteExpiredDaily } from './retention.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000).toISOString();

async function database() {
  const db = connect({ url: await sampleDatabase() });
  onTestFinished(() => db.destroy());
  for (const table of [
    'imports',
    'mails',
    'password_links',
    'dead_links',
    'sessions',
    'sign_ins',
    'keyed_writes',
    'failed_attempts',
    'used_challenges',
    'trusted_devices',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  return db;
}

it('deletes what is older than the settings allow, and no mail that waits', async () => {
  const db = await database();
  const mail = { recipient: 'a@b.example', text: '', written_at: ago(400) };
  await db
    .insertInto('mails')
    .values([
      { ...mail, subject: 'waits' },
      { ...mail, subject: 'sent long ago', sent_at: ago(91) },
      { ...mail, subject: 'sent', sent_at: ago(89) },
      { ...mail, subject: 'failed long ago', failed_at: ago(91) },
      { ...mail, subject: 'unknown for long', claimed_at: ago(91) },
    ])
    .execute();
  const link = { user_id: 1, kind: 'reset', ended: 'used' } as const;
  await db
    .insertInto('password_links')
    .values([
      { ...link, digest: 'old', sent_at: ago(31) },
      { ...link, digest: 'new', sent_at: ago(29) },
    ])
    .execute();
  const dead = { company_id: 1, reason: 'replaced' } as const;
  await db
    .insertInto('dead_links')
    .values([
      { ...dead, digest: 'old', ended_at: ago(366) },
      { ...dead, digest: 'new', ended_at: ago(364) },
    ])
    .execute();
  const session = (ended_at: string | null, expires_at: string) => ({
    id: crypto.randomUUID(),
    user_id: 1,
    ended_at,
    expires_at,
  });
  const kept = [session(null, ago(-1)), session(ago(29), ago(-1))];
  await db
    .insertInto('sessions')
    .values([session(ago(31), ago(-1)), session(null, ago(1)), ...kept])
    .execute();
  const tried = { user_id: 1, outcome: 'signed-in' } as const;
  await db
    .insertInto('sign_ins')
    .values([
      { ...tried, browser: 'old', happened_at: ago(91) },
      { ...tried, browser: 'new', happened_at: ago(89) },
    ])
    .execute();
  const write = { user_id: 1, call: 'POST attendance', request: '', answer: null };
  await db
    .insertInto('keyed_writes')
    .values([
      { ...write, key: 'old', written_at: ago(91) },
      { ...write, key: 'new', written_at: ago(89) },
    ])
    .execute();
  await db
    .insertInto('failed_attempts')
    .values([
      { digest: 'old', failed_at: ago(2) },
      { digest: 'new', failed_at: ago(0.5) },
    ])
    .execute();
  await db
    .insertInto('used_challenges')
    .values([
      { id: '00000000-0000-4000-8000-000000000001', ends_at: ago(2) },
      { id: '00000000-0000-4000-8000-000000000002', ends_at: ago(0.5) },
    ])
    .execute();

  await db
    .insertInto('trusted_devices')
    .values([
      { user_id: 1, digest: 'old', expires_at: ago(0.1) },
      { user_id: 1, digest: 'new', expires_at: ago(-1) },
    ])
    .execute();

  const change = { table_name: 'notes', action: 'insert' } as const;
  await db
    .insertInto('history')
    .values([
      { ...change, call: 'old', changed_at: ago(1096) },
      { ...change, call: 'new', changed_at: ago(1094) },
    ])
    .execute();

  const reminder = {
    kind: 'reminder',
    teacher_id: 1,
    sent_by: 1,
    sent_on: '2020-01-01',
    mail_id: null,
  } as const;
  await db
    .insertInto('reminders')
    .values([
      { ...reminder, sent_at: ago(1096) },
      { ...reminder, sent_at: ago(1094) },
    ])
    .execute();

  const imported = { kind: 'student', file_name: 'a.xlsx', size: 9, imported: 1, not_imported: 0 } as const;
  const imports = await db
    .insertInto('imports')
    .values([
      { ...imported, imported_at: ago(91), content_key: '00000000-0000-4000-8000-000000000001' },
      { ...imported, imported_at: ago(89), content_key: '00000000-0000-4000-8000-000000000002' },
    ])
    .returning('id')
    .execute();
  await db
    .insertInto('import_lines')
    .values(imports.map(({ id }) => ({ import_id: id, line: 2, name: 'Kim', last_name: 'Ng', reason: 'no' })))
    .execute();

  expect(await deleteExpired(db, readConfig({}), now)).toEqual({
    mails: 3,
    password_links: 1,
    dead_links: 1,
    sessions: 2,
    sign_ins: 1,
    keyed_writes: 1,
    failed_attempts: 1,
    used_challenges: 1,
    trusted_devices: 1,
    history: 1,
    reminders: 1,
    company_link_mails: 0,
    import_files: 1,
    import_lines: 1,
    meeting_files: 0,
    meeting_decisions: 0,
    webhook_deliveries: 0,
  });
  const left = await Promise.all([
    db.selectFrom('mails').select('subject as what').orderBy('id').execute(),
    db.selectFrom('password_links').select('digest as what').execute(),
    db.selectFrom('sign_ins').select('browser as what').execute(),
    db.selectFrom('keyed_writes').select('key as what').execute(),
    db.selectFrom('failed_attempts').select('digest as what').execute(),
    db.selectFrom('history').select('call as what').where('table_name', '<>', 'imports').execute(),
    db.selectFrom('imports').select('content_key as what').orderBy('id').execute(),
  ]);
  expect(left.flat().map(({ what }) => what)).toEqual([
    'waits',
    'sent',
    'new',
    'new',
    'new',
    'new',
    'new',
    null,
    '00000000-0000-4000-8000-000000000002',
  ]);
  const sessions = await db.selectFrom('sessions').select('id').execute();
  expect(sessions.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
});

it('deletes files of meetings with their history, and decisions about participants once the contract is over', async () => {
  const db = await database();
  const { rows } = await sql<{ id: number }>`select id from contracts order by id limit 2`.execute(db);
  const [taught = 0, over = 0] = rows.map(({ id }) => id);
  await db.deleteFrom('meeting_files').execute();
  await db.updateTable('lessons').set({ status: 0 }).execute();
  await db
    .insertInto('lessons')
    .values([
      { contract_id: taught, held_on: ago(10).slice(0, 10), minutes: 60 },
      { contract_id: over, held_on: ago(380).slice(0, 10), minutes: 60 },
    ])
    .execute();
  const file = { contract_id: taught, held_on: '2025-01-01', size: 1, sha256: '' };
  await db
    .insertInto('meeting_files')
    .values([
      { ...file, name: 'old', stored_at: ago(366), content_key: '00000000-0000-4000-8000-000000000001' },
      { ...file, name: 'new', stored_at: ago(364), content_key: '00000000-0000-4000-8000-000000000002' },
    ])
    .execute();
  await db
    .insertInto('meeting_decisions')
    .values([
      { contract_id: taught, name: 'old and of use', decided_at: ago(400) },
      { contract_id: over, name: 'old', decided_at: ago(366) },
      { contract_id: over, name: 'new', decided_at: ago(364) },
    ])
    .execute();
  const change = { action: 'delete' } as const;
  await db
    .insertInto('history')
    .values([
      { ...change, table_name: 'meeting_files', call: 'old', changed_at: ago(366) },
      { ...change, table_name: 'meeting_files', call: 'new', changed_at: ago(364) },
      { ...change, table_name: 'meeting_decisions', call: 'old', changed_at: ago(366) },
      { ...change, table_name: 'notes', call: 'of another kind', changed_at: ago(366) },
    ])
    .execute();
  expect(await deleteExpired(db, readConfig({}), now)).toMatchObject({
    meeting_files: 1,
    meeting_decisions: 1,
    history: 2,
  });
  const left = await Promise.all([
    db.selectFrom('meeting_files').select('name as what').execute(),
    db.selectFrom('meeting_decisions').select('name as what').orderBy('id').execute(),
    db.selectFrom('history').select('call as what').where('call', 'is not', null).orderBy('id').execute(),
  ]);
  expect(left.flat().map(({ what }) => what)).toEqual([
    'new',
    'old and of use',
    'new',
    'new',
    'of another kind',
  ]);
});

it.each(['KEEP_MAILS_DAYS', 'KEEP_HISTORY_DAYS'])(
  'deletes the lines of an import with what says whether its people are in use: %s',
  async (setting) => {
    const db = await database();
    const imported = { kind: 'student', file_name: 'a.xlsx', size: 9, imported: 1, not_imported: 0 } as const;
    const imports = await db
      .insertInto('imports')
      .values([
        { ...imported, imported_at: ago(31), content_key: '00000000-0000-4000-8000-000000000001' },
        { ...imported, imported_at: ago(29), content_key: '00000000-0000-4000-8000-000000000002' },
      ])
      .returning('id')
      .execute();
    const line = { line: 2, name: 'Kim', last_name: 'Ng', student_id: 1 };
    await db
      .insertInto('import_lines')
      .values(imports.map(({ id }) => ({ ...line, import_id: id })))
      .execute();
    await deleteExpired(db, readConfig({ [setting]: '30' }), now);
    const left = await db
      .selectFrom('import_lines as l')
      .innerJoin('imports as i', 'i.id', 'l.import_id')
      .select('i.content_key')
      .execute();
    expect(left).toEqual([{ content_key: '00000000-0000-4000-8000-000000000002' }]);
  },
);

it('keeps what it has deleted when a later deletion fails, and goes on from there', async () => {
  const db = await database();
  await db
    .insertInto('mails')
    .values({ recipient: 'a@b.example', subject: '', text: '', written_at: ago(400), sent_at: ago(91) })
    .execute();
  await sql`insert into failed_attempts (digest, failed_at)
    select n::text, ${ago(2)}::timestamptz from generate_series(1, 5001) n`.execute(db);
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'the last attempt stays'; end $$`.execute(db);
  await sql`create trigger refuse before delete on failed_attempts for each row when (old.digest = '5001')
    execute function refuse()`.execute(db);
  await expect(deleteExpired(db, readConfig({}), now)).rejects.toThrow('the last attempt stays');
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('failed_attempts').select('digest').execute()).toEqual([{ digest: '5001' }]);
  await sql`drop function refuse cascade`.execute(db);
  expect(await deleteExpired(db, readConfig({}), now)).toMatchObject({ mails: 0, failed_attempts: 1 });
});

it('deletes nothing while another process holds the lock', async () => {
  const db = await database();
  const other = await db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(7261483)`.execute(other);
  expect(await deleteExpired(db, readConfig({}), now)).toBeNull();
  await other.rollback().execute();
  expect(await deleteExpired(db, readConfig({}), now)).toMatchObject({ mails: 0 });
});

it('runs at the start of the server, and ends with it', async () => {
  const db = await database();
  await db
    .insertInto('failed_attempts')
    .values({ digest: 'old', failed_at: ago(2) })
    .execute();
  const logged: unknown[] = [];
  const log = {
    info: (...line: unknown[]) => logged.push(line),
    warn: (...line: unknown[]) => logged.push(line),
  };
  const folder = temporaryFolder();
  const contents = contentsIn(folder);
  await contents.setOffice(await officeOf(db));
  const orphan = await contents.keep(Buffer.from('left behind'));
  const longAgo = new Date('2026-01-01T00:00:00.000Z');
  utimesSync(join(folder, orphan.slice(0, 2), orphan), longAgo, longAgo);
  const stop = deleteExpiredDaily({ db, contents }, readConfig({}), log);
  await expect
    .poll(() => logged)
    .toEqual([
      [expect.objectContaining({ failed_attempts: 1 }), 'expired data deleted'],
      [{ setAside: 1, broughtBack: 0, deleted: 0 }, 'contents without a file swept'],
    ]);
  await expect(contents.read(orphan)).rejects.toThrow('ENOENT');
  expect((await contents.listAside()).map(({ key }) => key)).toEqual([orphan]);
  await stop();
});

it('ends with the server after the rows that are being deleted', async () => {
  const db = await database();
  const write = { user_id: 1, call: 'POST attendance', request: '', answer: null };
  await db
    .insertInto('keyed_writes')
    .values({ ...write, key: 'old', written_at: ago(2000) })
    .execute();
  await db
    .insertInto('failed_attempts')
    .values({ digest: 'old', failed_at: ago(2000) })
    .execute();
  const logged: unknown[] = [];
  const log = {
    info: (...line: unknown[]) => logged.push(line),
    warn: (...line: unknown[]) => logged.push(line),
  };
  const other = await db.startTransaction().execute();
  await sql`lock table keyed_writes in share mode`.execute(other);
  const stop = deleteExpiredDaily({ db, contents: contentsIn(temporaryFolder()) }, readConfig({}), log);
  await untilLocked({ db });
  const stopped = stop();
  await other.rollback().execute();
  await stopped;
  expect(logged).toEqual([
    [expect.objectContaining({ keyed_writes: 1, failed_attempts: 0 }), 'expired data deleted'],
  ]);
  expect(await db.selectFrom('failed_attempts').select('digest').execute()).toEqual([{ digest: 'old' }]);
});

it('goes on with the next job when one fails', async () => {
  const db = await database();
  const logged: unknown[] = [];
  const log = { info: () => undefined, warn: (...line: unknown[]) => logged.push(line) };
  const list = () => Promise.reject(new Error('the object store answers AccessDenied'));
  const contents = { ...contentsIn(temporaryFolder()), list };
  await db.destroy();
  const stop = deleteExpiredDaily({ db, contents }, readConfig({}), log);
  await expect
    .poll(() => logged.map((line) => (line as unknown[])[1]))
    .toEqual(['expired data not deleted', 'contents without a file not swept']);
  await stop();
});

it('names every table in docs/privacy.md, and says how long it is kept', async () => {
  const db = await database();
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' order by 1`.execute(db);
  const text = readFileSync(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');
  const [, table = ''] = /## What is kept([\s\S]*)/.exec(text) ?? [];
  const first = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  expect(first.toSorted()).toEqual(rows.map(({ name }) => name));
  for (const [name, days] of Object.entries(readConfig({})).filter(([setting]) =>
    setting.startsWith('KEEP_'),
  )) {
    expect(table).toMatch(new RegExp(`\`${name}\`[^|]*, ${days} days \\|`));
  }
});
