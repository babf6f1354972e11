import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readRecords, smallDataSet } from '../../samples/index.ts';
import { connect } from '../database/connect.ts';
import { migrate, schemaOf } from '../database/migrate.ts';
import { contentsIn } from '../files/contentsIn.ts';
import { LinkKeys } from '../sessions/LinkKeys.ts';
import {
  emptyDatabase,
  organisation,
  sampleOrganisation,
  temporaryFolder,
} from '../testing/organisations.ts';
import { sampleSecrets, testSecret } from '../testing/sampleSecrets.ts';
import { storeAnswering } from '../testing/storeAnswering.ts';
import { testDay } from '../testing/testMoment.ts';
import { backup, restore } from './backup.ts';
import { contentsLock } from './sweepContents.ts';

async function recordsOf(url: string, links = sampleSecrets.links) {
  const db = connect({ url });
  try {
    return await readRecords(db, links);
  } finally {
    await db.destroy();
  }
}

/** The samples and their backup. */
async function backedUp() {
  const samples = await sampleOrganisation();
  const file = join(temporaryFolder(), 'backup.tar.gz');
  return { ...samples, file, size: await backup(samples.config, file) };
}

/** An empty database with its own data folder, whose settings contain the secret of the samples. */
const target = async (folder?: string) => ({
  ...organisation(await emptyDatabase(), folder),
  OLD_TOKEN_SECRETS: [testSecret],
});

describe('a backup', () => {
  it('brings back every record, every file and the ids to come into an empty database', async () => {
    const { url, config, file, size, files } = await backedUp();
    expect(size.files).toBe(files);
    expect(size.rows).toBeGreaterThan(2000);
    const copy = await target();
    expect(await restore(copy, file, 'copy')).toEqual({ ...size, notes: [] });
    const restored = copy.DATABASE_URL ?? '';
    const links = new LinkKeys([readFileSync(join(copy.DATA_DIR, 'token-secret'), 'utf8')]);
    const before = await recordsOf(url);
    expect(await recordsOf(restored, links)).toEqual({
      ...before,
      sessions: [],
      passwordLinks: before.passwordLinks.map((link) => ({ ...link, end: link.end ?? 'replaced' })),
    });

    const db = connect({ url: restored });
    const [one] = await db.selectFrom('files').select(['content_key']).orderBy('id').execute();
    const key = one?.content_key ?? '';
    const read = (folder: string) => contentsIn(join(folder, 'files')).read(key);
    expect(await read(copy.DATA_DIR)).toEqual(await read(config.DATA_DIR));
    const known = await db.selectFrom('languages').select('id').execute();
    const added = await db
      .insertInto('languages')
      .values({ name: 'Innu' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(added.id).toBeGreaterThan(Math.max(...known.map(({ id }) => id)));
    await db.destroy();
  });

  it('leaves a database of an older version as it is, and is migrated when it is restored', async () => {
    const url = await emptyDatabase();
    await migrate(url, { upTo: 1 });
    const query = async (address: string, text: string) => {
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      const { rows } = await client.query(text);
      await client.end();
      return rows;
    };
    await query(url, "insert into languages (name) values ('Innu')");
    const file = join(temporaryFolder(), 'older.tar.gz');
    const older = organisation(url);
    expect(await backup(older, file)).toMatchObject({ rows: 1, files: 0 });
    const versions = 'select number from migrations order by 1';
    expect(await query(url, versions)).toEqual([{ number: 1 }]);
    const copy = { ...organisation(await emptyDatabase()), REPLACED_DATA_DIR: older.DATA_DIR };
    await restore(copy, file, 'copy');
    const restored = copy.DATABASE_URL ?? '';
    const newest = await emptyDatabase();
    await migrate(newest);
    expect(await schemaOf(restored)).toBe(await schemaOf(newest));
    expect(await query(restored, 'select name from languages')).toEqual([{ name: 'Innu' }]);
  });

  it('of an empty database is refused with a sentence', async () => {
    const file = join(temporaryFolder(), 'empty.tar.gz');
    await expect(backup(organisation(await emptyDatabase()), file)).rejects.toThrow(
      'The database is empty: start the server or migrate first',
    );
    expect(readdirSync(join(file, '..'))).toEqual([]);
  });

  it('is neither made nor restored through a pooler, which would give its settings and lock to others', async () => {
    const { config, file } = await backedUp();
    const pooled = { DATABASE_POOLER: 'transaction' } as const;
    const sentence =
      'A backup needs a connection of its own: set DATABASE_URL to the address of PostgreSQL itself, and leave out DATABASE_POOLER';
    const other = join(temporaryFolder(), 'other.tar.gz');
    await expect(backup({ ...config, ...pooled }, other)).rejects.toThrow(sentence);
    const copy = { ...(await target()), ...pooled };
    await expect(restore(copy, file, 'copy')).rejects.toThrow(sentence);
    await expect(schemaOf(copy.DATABASE_URL ?? '')).rejects.toThrow('The database is empty');
  });

  it('is never written over a file, and leaves nothing beside it', async () => {
    const { config, file } = await backedUp();
    const before = readFileSync(file);
    await expect(backup(config, file)).rejects.toThrow(`${file} exists already: name another file`);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(join(file, '..'))).toEqual(['backup.tar.gz']);
  });

  it('is not restored over records', async () => {
    const { config, file, url } = await backedUp();
    await expect(restore(config, file, 'copy')).rejects.toThrow(
      'The database holds records already: restore into an empty one',
    );
    expect((await recordsOf(url)).contracts).toHaveLength(smallDataSet(testDay).contracts.length);
  });

  it('that is damaged restores nothing, and says where', async () => {
    const { file } = await backedUp();
    const archive = gunzipSync(readFileSync(file)).toString('latin1');
    const damaged = archive.replace('Beaus', 'Beaux');
    expect(damaged).not.toBe(archive);
    writeFileSync(file, gzipSync(Buffer.from(damaged, 'latin1')));
    const copy = await target();
    await expect(restore(copy, file, 'copy')).rejects.toThrow(
      'The backup is damaged at tables/companies: nothing was restored',
    );
    await expect(schemaOf(copy.DATABASE_URL ?? '')).rejects.toThrow('The database is empty');
  });

  it('that is damaged leaves the contents of the folder as they are', async () => {
    const { db, contents, config } = await sampleOrganisation();
    const content_key = await contents.keep(Buffer.from('%PDF-1.7 a plan'));
    const stored = { stored_at: '2026-11-20T12:00:00.000Z', size: 15, content_key };
    await db
      .insertInto('files')
      .values({ ...stored, name: 'plan.pdf', ref_type: 'undefined', user_id: 1 })
      .execute();
    const file = join(temporaryFolder(), 'backup.tar.gz');
    await backup(config, file);
    const archive = gunzipSync(readFileSync(file)).toString('latin1');
    writeFileSync(file, gzipSync(Buffer.from(archive.replace('a plan', 'a plum'), 'latin1')));
    const kept = await contents.list();
    await expect(restore(await target(config.DATA_DIR), file, 'copy')).rejects.toThrow(
      `The backup is damaged at files/${content_key}: nothing was restored`,
    );
    expect((await contents.read(content_key)).toString()).toBe('%PDF-1.7 a plan');
    expect(await contents.list()).toEqual(kept);
  });

  it('that ends too early is not restored', async () => {
    const { file } = await backedUp();
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length - 100));
    const folder = temporaryFolder();
    await expect(restore(await target(folder), file, 'copy')).rejects.toThrow(
      /^The backup is damaged at files\/[-\da-f]+: nothing was restored$/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('may take longer than the limits of the role, which are for requests', async () => {
    const url = await emptyDatabase('no_samples');
    const other = connect({ url, hasLimits: false });
    onTestFinished(() => other.destroy());
    const stored = {
      stored_at: '2026-11-20T12:00:00.000Z',
      size: 8,
      content_key: '00000000-0000-4000-8000-000000000001',
    };
    await other
      .insertInto('files')
      .values({ ...stored, name: 'a.pdf', ref_type: 'undefined' })
      .execute();
    const name = sql.ref(new URL(url).pathname.slice(1));
    await sql`alter database ${name} set idle_in_transaction_session_timeout = '20ms'`.execute(other);
    await sql`alter database ${name} set statement_timeout = '1s'`.execute(other);
    const bucket = await storeAnswering(async (_request, response) => {
      await sql`select pg_sleep(0.2)`.execute(other);
      response.end('%PDF-1.7');
    });
    const waiting = async () => {
      const { rows } = await sql`select from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`.execute(other);
      return rows.length;
    };
    const file = join(temporaryFolder(), 'backup.tar.gz');
    await other.connection().execute(async (sweeping) => {
      await sql`select pg_advisory_lock(${contentsLock})`.execute(sweeping);
      const running = backup({ ...organisation(url), ...bucket }, file);
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      await sql`select pg_sleep(1.2)`.execute(sweeping);
      await sql`select pg_advisory_unlock(${contentsLock})`.execute(sweeping);
      expect(await running).toMatchObject({ files: 1 });
    });
  });

  it.each([
    ['no archive', Buffer.from('hello')],
    ['another archive', gzipSync(Buffer.alloc(1024))],
  ])('is refused when it is %s', async (_name, content) => {
    const file = join(temporaryFolder(), 'backup');
    writeFileSync(file, content);
    await expect(restore(organisation(await emptyDatabase()), file, 'copy')).rejects.toThrow(
      `${file} is no backup of the portal`,
    );
  });
});
