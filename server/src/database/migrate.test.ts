import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase, dropDatabase } from '../testing/createDatabase.ts';
import { untilLocked } from '../testing/untilLocked.ts';
import { checksumOf } from './checksumOf.ts';
import { connect } from './connect.ts';
import { migrate, OtherDatabase, schemaOf } from './migrate.ts';

async function emptyDatabase() {
  const postgres = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(postgres, name);
  onTestFinished(() => dropDatabase(postgres, name));
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  };
  return { url, query };
}

const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));
const names = readdirSync(ownMigrations)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const known = names.length;
const later = `${String(known + 1).padStart(4, '0')}-later.sql`;

describe('migrate', () => {
  it('brings an empty database to the schema once, whoever else does it at the same time', async () => {
    const { url, query } = await emptyDatabase();
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    const sums = names.map((name) => checksumOf(readFileSync(join(ownMigrations, name), 'utf8')));
    expect(await query('select number, name, checksum from migrations')).toEqual(
      names.map((name, place) => ({ number: place + 1, name, checksum: sums[place] })),
    );
    expect(await query('select count(*)::int as contracts from contracts')).toEqual([{ contracts: 0 }]);
  });

  it('brings a database of an older version to the newest, and keeps its records', async () => {
    const { url, query } = await emptyDatabase();
    await migrate(url);
    await query("insert into languages (name) values ('Innu')");
    const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(ownMigrations, folder, { recursive: true });
    writeFileSync(
      join(folder, later),
      "alter table languages add code text; update languages set code = 'moe' where name = 'Innu'",
    );
    await migrate(url, { folder });
    expect(await query('select name, code from languages')).toEqual([{ name: 'Innu', code: 'moe' }]);
    expect(await query('select name from migrations order by number')).toEqual(
      [...names, later].map((name) => ({ name })),
    );
    await expect(migrate(url)).rejects.toThrow(`version ${known + 1}, this server knows ${known}`);
  });

  it('is not cut off by the limits of the role, neither while another process migrates nor by a long migration', async () => {
    const { url, query } = await emptyDatabase();
    const other = connect({ url });
    onTestFinished(() => other.destroy());
    const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(
      join(folder, '0001-slow.sql'),
      `create table limits as select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle, pg_sleep(0.5)::text`,
    );
    const name = sql.ref(new URL(url).pathname.slice(1));
    await sql`alter database ${name} set statement_timeout = '400ms'`.execute(other);
    await sql`alter database ${name} set idle_in_transaction_session_timeout = '400ms'`.execute(other);
    const migrating = await other.startTransaction().execute();
    await sql`select pg_advisory_xact_lock(7261482)`.execute(migrating);
    const done = migrate(url, { folder });
    await untilLocked({ db: other });
    await sql`select pg_sleep(0.5)`.execute(migrating);
    await migrating.commit().execute();
    await done;
    expect(await query('select statement, idle from limits')).toEqual([{ statement: '0', idle: '0' }]);
  });

  it('changes nothing when a migration fails', async () => {
    const { url, query } = await emptyDatabase();
    await migrate(url);
    const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(ownMigrations, folder, { recursive: true });
    writeFileSync(join(folder, later), 'alter table languages add code text; select 1 / 0');
    await expect(migrate(url, { folder })).rejects.toThrow('division by zero');
    expect(await query('select * from languages')).toEqual([]);
    expect(await query('select number from migrations')).toEqual(
      names.map((_, place) => ({ number: place + 1 })),
    );
    expect(
      await query(
        "select 1 from information_schema.columns where table_name = 'languages' and column_name = 'code'",
      ),
    ).toEqual([]);
  });

  it('refuses a database of a newer version with a sentence', async () => {
    const { url, query } = await emptyDatabase();
    await migrate(url);
    await query("insert into migrations (number, name) values (99, '0099-later.sql')");
    await expect(migrate(url)).rejects.toThrow(
      `The database has version 99, this server knows ${known}: start the newer server`,
    );
  });

  it('refuses a database on which a migration ran that has changed since, and changes nothing', async () => {
    const { url, query } = await emptyDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(ownMigrations, folder, { recursive: true });
    await migrate(url, { folder });
    appendFileSync(join(folder, '0013-import-history.sql'), '\n-- edited after it ran\n');
    writeFileSync(join(folder, later), 'alter table languages add code text');
    const sentence =
      'This version cannot open the database: the migration 0013-import-history.sql that ran there is not the one of this version. Nothing was changed: with the version that made it, take the records out (npm run server -- export FOLDER), and import them into a new database (npm run server -- import FOLDER --write)';
    await expect(migrate(url, { folder })).rejects.toThrow(new OtherDatabase(sentence));
    expect(await query('select count(*)::int from migrations')).toEqual([{ count: known }]);
    // Commands that run beside a server check the migrations as well.
    await query("update migrations set checksum = 'other' where number = 13");
    await expect(schemaOf(url)).rejects.toThrow(new OtherDatabase(sentence));
  });

  it.each([
    ['0001-schema.sql', 'alter table keyed_writes drop column call'],
    [
      '0004-history.sql',
      `do $$ begin
        execute replace(pg_get_functiondef('history_fields(jsonb)'::regprocedure), '''star''', '''none''');
      end $$`,
    ],
    ['0013-import-history.sql', 'alter table import_lines rename line to place'],
    ['0009-other.sql', "update migrations set name = '0009-other.sql' where number = 9"],
  ])(
    'refuses a database of 24 to 27 November 2026, before checksums, by what %s left there then',
    async (name, as) => {
      const { url, query } = await emptyDatabase();
      await migrate(url, { upTo: 14 });
      await query(`alter table migrations drop column checksum; ${as}`);
      await expect(migrate(url)).rejects.toThrow(
        `This version cannot open the database: the migration ${name} that ran there is not the one of this version.`,
      );
      await expect(schemaOf(url)).rejects.toThrow(`the migration ${name} that ran there`);
    },
  );

  it('folds stored names again in 0026 and leaves the records themselves alone (DECISION-80)', async () => {
    const { url, query } = await emptyDatabase();
    await migrate(url, { upTo: 25 });
    await query(`insert into companies (name) values ('Saint‑Pierre & Łódź'), ('Champlain');
      insert into contracts (number, status_id) values ('2026-0412', 1);
      insert into import_columns (kind, head, field) values
        ('student', 'e-mail', 'phone'), ('student', 'e mail', 'email'), ('teacher', 'e-mail', null)`);
    const records = 'select c.*, k.version from companies c cross join contracts k order by c.id';
    const [before, history] = await Promise.all([query(records), query('select count(*) from history')]);
    await migrate(url, { upTo: 26 });
    const folded = ['saint pierre & lodz', 'champlain'];
    expect(await query(records)).toEqual(
      before.map((row, place) => ({ ...row, name_folded: folded[place] })),
    );
    expect(await query('select number_folded from contracts')).toEqual([{ number_folded: '2026 0412' }]);
    expect(await query('select count(*) from history')).toEqual(history);
    expect(await query('select kind, head, field from import_columns order by kind')).toEqual([
      { kind: 'student', head: 'e mail', field: 'email' },
      { kind: 'teacher', head: 'e mail', field: null },
    ]);
  });
});
