import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { checksumOf } from './checksumOf.ts';
import { openClient } from './hosts.ts';
import { ReadOnlyDatabase } from './outage.ts';

const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));
/** Number of the advisory lock under which a process migrates; any number would do. */
const lock = 7_261_482;

/** The database cannot be used by this version of the server. */
export class OtherDatabase extends Error {}

export interface MigrateOptions {
  /** The folder of numbered files. */
  readonly folder?: string;
  /** Number of the last migration to run; by default, the newest. */
  readonly upTo?: number;
}

/**
 * Migrates the database at this address to this version: runs the new numbered files in one transaction, under a lock.
 *
 * Throws `OtherDatabase` if a newer version has migrated it, if this version does not have `upTo`, if other migrations
 * than those of this version have run there, or if one fails. Throws `ReadOnlyDatabase` if it accepts no writes, even
 * if there is nothing to migrate.
 */
export async function migrate(
  url: string,
  { folder = ownMigrations, upTo }: MigrateOptions = {},
): Promise<void> {
  const client = await openClient(url);
  try {
    // The role may have time limits for requests. A migration can take longer, and so can waiting for another process.
    await client.query(
      'begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    const { rows: settings } = await client.query(
      "select current_setting('transaction_read_only') as read_only",
    );
    if (settings[0]?.read_only === 'on') throw new ReadOnlyDatabase();
    // Migrations compute days in the time zone of the organisation.
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await client.query("select set_config('TimeZone', $1, true)", [zone]);
    // A lock of the transaction, because PgBouncer may give the next transaction to another connection.
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    // Asked first, so that a role that may not create tables can start a server on an up-to-date database.
    const { rows: tables } = await client.query("select to_regclass('public.migrations') as migrations");
    if (tables[0]?.migrations === null) await client.query(newTable);
    const files = migrationsIn(folder);
    const done = await recordedMigrations(client);
    const newest = Math.max(0, upTo ?? 0, ...done.map(({ number }) => number));
    if (newest > files.length) throw newerDatabase(newest, files.length);
    await refuseOtherMigrations(client, done, files);
    if (done.some(({ checksum }) => checksum === null)) await addChecksums(client, done, files);
    const numbers = new Set(done.map(({ number }) => number));
    for (const { number, name, sql, checksum } of files) {
      if (numbers.has(number) || number > (upTo ?? number)) continue;
      await client.query(sql).catch((error: unknown) => {
        throw failedMigration(name, error);
      });
      await client.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [
        number,
        name,
        checksum,
      ]);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** A migration that has run on a database; versions before 0018 have recorded no checksum. */
interface RecordedMigration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string | null;
}

const newTable = `create table migrations (number integer primary key, name text not null,
  run_at timestamptz not null default now(), checksum text)`;

async function recordedMigrations(client: pg.Client): Promise<RecordedMigration[]> {
  const { rows } = await client.query<RecordedMigration>(
    "select number, name, to_jsonb(m) ->> 'checksum' as checksum from migrations m order by number",
  );
  return rows;
}

/**
 * Three migrations were edited after they had run, until 27 November 2026. By the number of the migration: a query that
 * finds what only the edited file creates. Needed for databases without checksums; a checksum shows an edit by itself.
 */
const signsOfEdits: Readonly<Record<number, string>> = {
  1: "select from pg_attribute where attrelid = to_regclass('keyed_writes') and attname = 'call'",
  4: "select from pg_proc where proname = 'history_fields' and prosrc like '%''star''%'",
  13: "select from pg_attribute where attrelid = to_regclass('import_lines') and attname = 'line'",
};

/** Throws if a migration that has run differs from the file of its number. */
async function refuseOtherMigrations(
  client: pg.Client,
  done: readonly RecordedMigration[],
  files: readonly Migration[],
): Promise<void> {
  for (const { number, name, checksum } of done) {
    const file = files[number - 1];
    if (file && (file.name !== name || (checksum !== null && checksum !== file.checksum)))
      throw otherMigration(name);
    const sign = checksum === null ? signsOfEdits[number] : undefined;
    if (sign !== undefined && (await client.query(sign)).rowCount === 0) throw otherMigration(name);
  }
}

async function addChecksums(
  client: pg.Client,
  done: readonly RecordedMigration[],
  files: readonly Migration[],
): Promise<void> {
  await client.query('alter table migrations add column if not exists checksum text');
  for (const { number, checksum } of done) {
    if (checksum !== null) continue;
    await client.query('update migrations set checksum = $2 where number = $1', [
      number,
      files[number - 1]?.checksum,
    ]);
  }
}

/**
 * Returns the number of the last migration that has run on a database. Throws `OtherDatabase` if none has run, if
 * others than those of this version have run, or if there are more than this version knows.
 */
export async function schemaOf(url: string): Promise<number> {
  const client = await openClient(url);
  try {
    const { rows: tables } = await client.query("select to_regclass('public.migrations') as migrations");
    if (tables[0]?.migrations === null)
      throw new OtherDatabase('The database is empty: start the server or migrate first');
    const done = await recordedMigrations(client);
    const files = migrationsIn(ownMigrations);
    const schema = done.at(-1)?.number ?? 0;
    if (schema > files.length) throw newerDatabase(schema, files.length);
    await refuseOtherMigrations(client, done, files);
    return schema;
  } finally {
    await client.end();
  }
}

/** Number of the newest migration of this version. */
export function newestSchema(): number {
  return migrationsIn(ownMigrations).length;
}

function newerDatabase(found: number, known: number): OtherDatabase {
  return new OtherDatabase(
    `The database has version ${found}, this server knows ${known}: start the newer server`,
  );
}

/** Advice for a database that this version cannot migrate. */
const takeRecordsOut =
  'with the version that made it, take the records out (npm run server -- export FOLDER), and import them into a new database (npm run server -- import FOLDER --write)';

function otherMigration(name: string): OtherDatabase {
  return new OtherDatabase(
    `This version cannot open the database: the migration ${name} that ran there is not the one of this version. Nothing was changed: ${takeRecordsOut}`,
  );
}

/**
 * Wraps the error of a migration that the database refused. Other errors, for example that the database stops or is
 * read-only, are returned unchanged.
 */
function failedMigration(name: string, error: unknown): unknown {
  const isOfDatabase = error instanceof pg.DatabaseError && !/^(08|25|40|53|57)/.test(error.code ?? '');
  if (!isOfDatabase) return error;
  return new OtherDatabase(
    `The migration ${name} fails on this database (${error.message}). Nothing was changed: if another version made this database, ${takeRecordsOut}`,
    { cause: error },
  );
}

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

function migrationsIn(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name, place) => {
      if (Number.parseInt(name, 10) !== place + 1) throw new Error(`${name} is out of order`);
      const sql = readFileSync(join(folder, name), 'utf8');
      return { number: place + 1, name, sql, checksum: checksumOf(sql) };
    });
}
