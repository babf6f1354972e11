import { randomUUID } from 'node:crypto';
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
    ]);
    expect(await query('select count(*)::int as contracts from contracts')).toEqual([{ contracts: 0 }]);
  });

  it('refuses a database of a newer version with a sentence', async () => {
    const { url, query } = await emptyDatabase();
    await migrate(url);
    await query("insert into migrations (number, name) values (99, '0099-later.sql')");
    await expect(migrate(url)).rejects.toThrow(
      'The database has version 99, this server knows 1: start the newer server',
    );
  });
});
