import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../database/connect.ts';
import { type Contents, pathOf } from '../files/Contents.ts';
import { emptyDatabase, sampleOrganisation, temporaryFolder } from '../testing/organisations.ts';
import { storeAnswering } from '../testing/storeAnswering.ts';
import { backup } from './backup.ts';
import { personErase } from './personErase.ts';
import { contentsLock, sweepContents } from './sweepContents.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3600 * 1000);

/** Contents of these ages in hours, by key. */
function contentsOfAges(ages: Readonly<Record<string, number>>) {
  const left = new Map(Object.entries(ages));
  const contents = {
    list: async () => [...left].map(([key, hours]) => ({ key, storedAt: hoursAgo(hours) })),
    remove: async (key: string) => void left.delete(key),
  } as Contents;
  return { contents, left: () => [...left.keys()] };
}

describe('the sweep of contents', () => {
  it('deletes what no file refers to after a day, and nothing younger or in use', async () => {
    const { db } = await sampleOrganisation();
    const files = await db.selectFrom('files').select('content_key').orderBy('id').limit(2).execute();
    const [used = '', removed = ''] = files.map(({ content_key }) => content_key);
    // A file that was removed in the portal can be restored.
    await db.updateTable('files').set({ status: 0 }).where('content_key', '=', removed).execute();
    const { contents, left } = contentsOfAges({
      [used]: 9000,
      [removed]: 9000,
      ...{ young: 23.9, old: 24.1, 'old.part': 48, 'young.part': 1 },
    });
    expect(await sweepContents(db, contents, now)).toBe(2);
    expect(left()).toEqual([used, removed, 'young', 'young.part']);
    expect(await sweepContents(db, contents, now)).toBe(0);
  });

  it('keeps the content of a row that is committed while the contents are listed', async () => {
    const { db } = await sampleOrganisation();
    const { contents, left } = contentsOfAges({ late: 48 });
    const list: Contents['list'] = async () => {
      const found = await contents.list();
      await db
        .insertInto('files')
        .values({
          ...{ name: 'a.pdf', ref_type: 'undefined', user_id: 1, stored_at: now.toISOString(), size: 1 },
          content_key: 'late',
        })
        .execute();
      return found;
    };
    expect(await sweepContents(db, { ...contents, list }, now)).toBe(0);
    expect(left()).toEqual(['late']);
  });

  it('deletes nothing from the store of another portal', async () => {
    const { db } = await sampleOrganisation();
    await db.updateTable('files').set({ content_key: 'one' }).execute();
    const ages = Object.fromEntries(Array.from({ length: 101 }, () => [randomUUID(), 48]));
    const { contents, left } = contentsOfAges(ages);
    await expect(sweepContents(db, contents, now)).rejects.toThrow('101 of 101 contents belong to no file');
    expect(left()).toHaveLength(101);
    // The lock is free again.
    await contents.remove(left()[0] ?? '');
    expect(await sweepContents(db, contents, now)).toBe(100);
  });

  it('holds its lock in a transaction, whose connection no pooler gives to anybody else', async () => {
    const { db } = await sampleOrganisation();
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
    await sweepContents(db, { ...contentsOfAges({}).contents, list }, now);
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
    const { contents, left } = contentsOfAges({ old: 48 });
    const list = async () => {
      await sql`select pg_sleep(0.2)`.execute(other);
      return contents.list();
    };
    expect(await sweepContents(db, { ...contents, list }, now)).toBe(1);
    expect(left()).toEqual([]);
  });

  it('deletes nothing while a backup reads contents, the first time and the second', async () => {
    const { db, config } = await sampleOrganisation();
    const key = randomUUID();
    await db.updateTable('files').set({ content_key: key }).execute();
    const swept: (number | null)[] = [];
    const { contents, left } = contentsOfAges({ old: 48 });
    const bucket = await storeAnswering(async ({ url }, response) => {
      if (url?.includes(pathOf(key))) swept.push(await sweepContents(db, contents, now));
      response.end('%PDF-1.7');
    });
    await backup({ ...config, ...bucket }, join(temporaryFolder(), 'backup.tar.gz'));
    expect(swept).toEqual([null, null]);
    expect(left()).toEqual(['old']);
    expect(await sweepContents(db, contents, now)).toBe(1);
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
