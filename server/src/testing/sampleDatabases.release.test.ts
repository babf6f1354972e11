import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { takeSampleDatabase } from './sampleDatabases.ts';

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

describe('a database of samples', () => {
  it('is reused with its samples after a test that changed records', async () => {
    const first = await takeSampleDatabase(inject('postgres'));
    await query(first.url, `update languages set name = 'changed' where id = 1`);
    await first.release();
    const second = await takeSampleDatabase(inject('postgres'));
    expect(second.url).toBe(first.url);
    expect(await query(second.url, `select from languages where name = 'changed'`)).toEqual([]);
    await second.release();
  });

  it.each([
    'create function left_behind() returns integer language sql as $$ select 1 $$',
    'alter table initials disable trigger initials_are_kept',
    'alter table languages add column left_behind text',
    'alter table languages drop column name cascade',
    'alter table languages add check (true)',
    'create view left_behind as select 1',
    'alter table languages rename to left_behind',
  ])('is dropped after a test that did `%s`', async (change) => {
    const first = await takeSampleDatabase(inject('postgres'));
    await query(first.url, change);
    await first.release();
    const second = await takeSampleDatabase(inject('postgres'));
    expect(second.url).not.toBe(first.url);
    await expect(query(first.url, 'select 1')).rejects.toThrow('does not exist');
    await second.release();
  });
});
