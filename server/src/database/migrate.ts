import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openClient } from './hosts.ts';
import { ReadOnlyDatabase } from './outage.ts';

const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number; the process that holds this lock migrates. */
const lock = 7_261_482;

/** The database cannot be used by this version of the server. */
export class OtherDatabase extends Error {}

export interface MigrateOptions {
  /** The folder of numbered files. */
  readonly folder?: string;
  /** The last migration to run; by default, the newest. */
  readonly upTo?: number;
}

/**
 * Migrates the database at this address to this version: runs the new numbered files in one transaction, under a lock.
 * Throws if a newer version has migrated it, if `upTo` is of a newer version, or if it accepts no writes, even if
 * there is nothing to migrate.
 */
export async function migrate(
  url: string,
  { folder = ownMigrations, upTo }: MigrateOptions = {},
): Promise<void> {
  const client = await openClient(url);
  try {
    // The role may have limits for requests. A migration can take longer, and so can waiting for another process.
    await client.query(
      'begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    const { rows: settings } = await client.query(
      "select current_setting('transaction_read_only') as read_only",
    );
    if (settings[0]?.read_only === 'on') throw new ReadOnlyDatabase();
    // Of the transaction, because PgBouncer may give the next one to another connection.
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    // A role that may not create tables can start a server on a database that is up to date.
    const { rows: tables } = await client.query("select to_regclass('public.migrations') as migrations");
    if (tables[0]?.migrations === null) {
      await client.query(
        'create table migrations (number integer primary key, name text not null, run_at timestamptz not null default now())',
      );
    }
    const { rows } = await client.query<{ number: number }>('select number from migrations');
    const done = new Set(rows.map(({ number }) => number));
    const files = migrationsIn(folder);
    const newest = Math.max(0, upTo ?? 0, ...done);
    if (newest > files.length) {
      throw newerDatabase(newest, files.length);
    }
    for (const { number, name, sql } of files) {
      if (done.has(number) || number > (upTo ?? number)) continue;
      await client.query(sql);
      await client.query('insert into migrations (number, name) values ($1, $2)', [number, name]);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/**
 * Returns the number of the last migration that a database has had. Throws if it has none, or more than this version
 * knows.
 */
export async function schemaOf(url: string): Promise<number> {
  const client = await openClient(url);
  try {
    const { rows: tables } = await client.query("select to_regclass('public.migrations') as migrations");
    if (tables[0]?.migrations === null)
      throw new OtherDatabase('The database is empty: start the server or migrate first');
    const { rows } = await client.query<{ number: number }>('select max(number) as number from migrations');
    const schema = rows[0]?.number ?? 0;
    const known = newestSchema();
    if (schema > known) throw newerDatabase(schema, known);
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

function migrationsIn(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name, place) => {
      if (Number.parseInt(name, 10) !== place + 1) throw new Error(`${name} is out of order`);
      return { number: place + 1, name, sql: readFileSync(join(folder, name), 'utf8') };
    });
}
