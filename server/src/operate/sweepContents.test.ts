import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../database/connect.ts';
import { type Contents, pathOf } from '../files/Contents.ts';
import { emptyDatabase, sampleOrganisation, temporaryFolder } from '../testing/organisations.ts';
import { storeAnswering } from '../testing/storeAnswering.ts';
import { backup } from './backup.ts';
import { officeOf } from './office.ts';
import { personErase } from './personErase.ts';
import { bringBackContents, contentsLock, type Swept, sweepContents } from './sweepContents.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3600 * 1000);

/** A store of the same office. Takes the ages in hours of its contents and of those that were set aside. */
function contentsOfAges(
  ages: Readonly<Record<string, number>>,
  agesAside: Readonly<Record<string, number>> = {},
) {
  const [left, aside] = [new Map(Object.entries(ages)), new Map(Object.entries(agesAside))];
  const listOf = (store: Map<string, number>) =>
    [...store].map(([key, hours]) => ({ key, storedAt: hoursAgo(hours) }));
  const move = async (from: Map<string, number>, to: Map<string, number>, key: string) => {
    if (from.delete(key)) to.set(key, 0);
  };
  const contents = {
    list: async () => listOf(left),
    listAside: async () => listOf(aside),
    setAside: (key: string) => move(left, aside, key),
    bringBack: (key: string) => move(aside, left, key),
    removeAside: async (key: string) => void aside.delete(key),
    place: 'the folder files',
    office: async () => officeOfSamples,
  } as Contents;
  return { contents, left: () => [...left.keys()], aside: () => [...aside.keys()] };
}

const officeOfSamples = '00000000-0000-4000-8000-000000000009';
const days = (count: number) => count * 24;
const key = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

/** The samples, with the office id of `contentsOfAges`. */
async function samplesOfOffice() {
  const organisation = await sampleOrganisation();
  const before = await officeOf(organisation.db);
  await organisation.db.updateTable('office').set({ id: officeOfSamples }).execute();
  onTestFinished(
    async () => void (await organisation.db.updateTable('office').set({ id: before }).execute()),
  );
  return organisation;
}

const settings = { now, keepDays: 30 };
const nothing = { setAside: 0, broughtBack: 0, deleted: 0 };

describe('the sweep of contents', () => {
  it('sets aside what no file refers to after a day, and nothing younger or in use', async () => {
    const { db } = await samplesOfOffice();
    const files = await db.selectFrom('files').select('content_key').orderBy('id').limit(2).execute();
    const [used = '', removed = ''] = files.map(({ content_key }) => content_key);
    // A file that was removed in the portal can still be restored, so its content stays.
    await db.updateTable('files').set({ status: 0 }).where('content_key', '=', removed).execute();
    const { contents, left, aside } = contentsOfAges({
      [used]: 9000,
      [removed]: 9000,
      young: 23.9,
      old: 24.1,
      'old.part': 48,
      'young.part': 1,
    });
    expect(await sweepContents(db, contents, settings)).toEqual({ ...nothing, setAside: 2 });
    expect([left(), aside()]).toEqual([
      [used, removed, 'young', 'young.part'],
      ['old', 'old.part'],
    ]);
    expect(await sweepContents(db, contents, settings)).toEqual(nothing);
  });

  it('deletes for good only what was set aside for longer than the setting, and brings back what a file refers to', async () => {
    const { db } = await samplesOfOffice();
    const { content_key: used } = await db
      .selectFrom('files')
      .select('content_key')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { contents, left, aside } = contentsOfAges(
      {},
      { old: days(30.1), young: days(29.9), [used]: days(400) },
    );
    expect(await sweepContents(db, contents, settings)).toEqual({ setAside: 0, broughtBack: 1, deleted: 1 });
    expect([left(), aside()]).toEqual([[used], ['young']]);
    expect(await sweepContents(db, contents, { now, keepDays: 29 })).toMatchObject({ deleted: 1 });
  });

  it.each([
    [
      'that carries the id of another office',
      key(8),
      /^The folder files belongs to the office 0{8}-.*8, the database is the office 0{8}-.*9\. Nothing was changed: correct DATA_DIR/,
    ],
    [
      'that carries no id, and nothing that a file refers to',
      null,
      /^The folder files holds 2 contents, and the database refers to none of them\. Nothing was changed: /,
    ],
  ])('changes nothing in a store %s', async (_, carried, sentence) => {
    const { db } = await samplesOfOffice();
    const { contents, left, aside } = contentsOfAges({ [key(1)]: 48 }, { [key(2)]: days(31) });
    const other = { ...contents, office: async () => carried };
    await expect(sweepContents(db, other, settings)).rejects.toThrow(sentence);
    await expect(bringBackContents(db, other)).rejects.toThrow(sentence);
    expect([left(), aside()]).toEqual([[key(1)], [key(2)]]);
  });

  it('is undone by one command, which says how many contents files refer to', async () => {
    const { db } = await samplesOfOffice();
    const { content_key: used } = await db
      .selectFrom('files')
      .select('content_key')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { contents, left, aside } = contentsOfAges({}, { [used]: 1, other: 1 });
    expect(await bringBackContents(db, contents)).toEqual({ all: 2, used: 1 });
    expect([left(), aside()]).toEqual([[used, 'other'], []]);
  });

  it('keeps the content of a row that is committed while the contents are listed', async () => {
    const { db } = await samplesOfOffice();
    const { contents, left } = contentsOfAges({ [key(1)]: 48 });
    const list: Contents['list'] = async () => {
      const found = await contents.list();
      await db
        .insertInto('files')
        .values({
          name: 'a.pdf',
          ref_type: 'undefined',
          user_id: 1,
          stored_at: now.toISOString(),
          size: 1,
          content_key: key(1),
        })
        .execute();
      return found;
    };
    expect(await sweepContents(db, { ...contents, list }, settings)).toEqual(nothing);
    expect(left()).toEqual([key(1)]);
  });

  it('sets nothing aside when most contents belong to no file', async () => {
    const { db } = await samplesOfOffice();
    await db
      .updateTable('files')
      .set({ content_key: key(1) })
      .execute();
    const ages = Object.fromEntries(Array.from({ length: 101 }, () => [randomUUID(), 48]));
    const { contents, left } = contentsOfAges(ages);
    await expect(sweepContents(db, contents, settings)).rejects.toThrow(
      '101 of 101 contents belong to no file',
    );
    expect(left()).toHaveLength(101);
    // Works only if the lock was released.
    await contents.setAside(left()[0] ?? '');
    expect(await sweepContents(db, contents, settings)).toMatchObject({ setAside: 100 });
  });

  it('holds its lock in a transaction, whose connection no pooler gives to anybody else', async () => {
    const { db } = await samplesOfOffice();
    const states: string[] = [];
    const list = async () => {
      const { rows } = await sql<{
        state: string;
      }>`select a.state from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'advisory' and l.objid = ${contentsLock} and a.datname = current_database()`.execute(
        db,
      );
      states.push(...rows.map(({ state }) => state));
      return [];
    };
    await sweepContents(db, { ...contentsOfAges({}).contents, list }, settings);
    expect(states).toEqual(['idle in transaction']);
  });

  it('may take longer than the role may be idle in a transaction', async () => {
    const url = await emptyDatabase('no_samples');
    const [db, other] = [connect({ url, isPooled: true }), connect({ url })];
    onTestFinished(async () => void (await Promise.all([db.destroy(), other.destroy()])));
    const name = new URL(url).pathname.slice(1);
    await sql`alter database ${sql.ref(name)} set idle_in_transaction_session_timeout = '20ms'`.execute(
      other,
    );
    await db.updateTable('office').set({ id: officeOfSamples }).execute();
    const { contents, left } = contentsOfAges({ old: 48 });
    const list = async () => {
      await sql`select pg_sleep(0.2)`.execute(other);
      return contents.list();
    };
    expect(await sweepContents(db, { ...contents, list }, settings)).toMatchObject({ setAside: 1 });
    expect(left()).toEqual([]);
  });

  it('deletes nothing while a backup reads contents, the first time and the second', async () => {
    const { db, config } = await samplesOfOffice();
    const key = randomUUID();
    await db.updateTable('files').set({ content_key: key }).execute();
    const swept: (Swept | null)[] = [];
    const { contents, left } = contentsOfAges({ old: 48 });
    const bucket = await storeAnswering(async ({ url }, response) => {
      if (url?.includes(pathOf(key))) swept.push(await sweepContents(db, contents, settings));
      response.end('%PDF-1.7');
    });
    await backup({ ...config, ...bucket }, join(temporaryFolder(), 'backup.tar.gz'));
    expect(swept).toEqual([null, null]);
    expect(left()).toEqual(['old']);
    expect(await sweepContents(db, contents, settings)).toMatchObject({ setAside: 1 });
  });
});

describe('erasing a person', () => {
  it('deletes contents only after a running backup has read them', async () => {
    const { db, config } = await sampleOrganisation();
    const key = randomUUID();
    await db.updateTable('files').set({ content_key: key, student_id: 1 }).execute();
    const removed: string[] = [];
    const waiting = async () => {
      const { rows } = await sql`select from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`.execute(db);
      return rows.length;
    };
    let erasing: Promise<string[]> | undefined;
    const bucket = await storeAnswering(async ({ method, url = '' }, response) => {
      if (method === 'DELETE') removed.push(url);
      else if (url.includes(key)) {
        erasing ??= personErase({ ...config, ...bucket }, 'student:1', { isConfirmed: true });
        const reached = async () => removed.length + (await waiting());
        await expect.poll(reached, { timeout: 9000 }).toBeGreaterThan(0);
      }
      response.writeHead(method === 'GET' && removed.length > 0 ? 404 : 200).end('%PDF-1.7');
    });
    const file = join(temporaryFolder(), 'backup.tar.gz');
    expect(await backup({ ...config, ...bucket }, file)).toMatchObject({ files: expect.any(Number) });
    expect((await erasing)?.at(-1)).toContain('Erased.');
    expect(removed).toContainEqual(expect.stringContaining(key));
  });
});
