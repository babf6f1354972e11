import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase, dropDatabase } from '../testing/createDatabase.ts';
import { migrate } from './migrate.ts';

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

describe('migrate', () => {
  it('brings an empty database to the schema once, whoever else does it at the same time', async () => {
    const { url, query } = await emptyDatabase();
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(await query('select number, name from migrations')).toEqual([
      { number: 1, name: '0001-schema.sql' },
      { number: 2, name: '0002-mail-delivery.sql' },
    ]);
    expect(await query('select count(*)::int as contracts from contracts')).toEqual([{ contracts: 0 }]);
  });

  it('brings a database of an older version to the newest, and keeps its records', async () => {
    const { url, query } = await emptyDatabase();
    await migrate(url);
    await query("insert into languages (name) values ('Innu')");
    const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(fileURLToPath(new URL('./migrations', import.meta.url)), folder, { recursive: true });
    writeFileSync(
      join(folder, '0003-later.sql'),
      "alter table languages add code text; update languages set code = 'moe' where name = 'Innu'",
    );
    await migrate(url, { folder });
    expect(await query('select name, code from languages')).toEqual([{ name: 'Innu', code: 'moe' }]);
    expect(await query('select name from migrations order by number')).toEqual([
      { name: '0001-schema.sql' },
      { name: '0002-mail-delivery.sql' },
      { name: '0003-later.sql' },
    ]);
    await expect(migrate(url)).rejects.toThrow(/version 3, this server knows 2/);
  });

  it('changes nothing when a migration fails', async () => {
    const { url, query } = await emptyDatabase();
    await migrate(url);
    const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(fileURLToPath(new URL('./migrations', import.meta.url)), folder, { recursive: true });
    writeFileSync(join(folder, '0003-later.sql'), 'alter table languages add code text; select 1 / 0');
    await expect(migrate(url, { folder })).rejects.toThrow('division by zero');
    expect(await query('select * from languages')).toEqual([]);
    expect(await query('select number from migrations')).toEqual([{ number: 1 }, { number: 2 }]);
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
      'The database has version 99, this server knows 2: start the newer server',
    );
  });
});
