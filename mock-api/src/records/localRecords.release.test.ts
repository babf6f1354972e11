import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LinkKeys, reachableFolder } from '@portal/server';
import { accounts } from '@portal/server/samples';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { localRecords } from './localRecords.ts';

const { company } = accounts;

it('keeps changes, and begins with fresh samples once its folder is deleted', async () => {
  vi.stubEnv('DATABASE_URL', '');
  const folder = mkdtempSync(join(tmpdir(), 'portal-local-'));
  /** Starts a local run, reads the company of the sample link, and stops. */
  const run = async (query: string, values: readonly unknown[]) => {
    const { url, secret, close } = await localRecords('small', folder);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(query, [...values]);
    await client.end();
    await close();
    return rows.map((row) => ({ ...row, link_sealed: new LinkKeys([secret]).open(row.link_sealed) }));
  };
  const named = 'select name, link_sealed from companies where name = $1';
  try {
    const renaming = 'update companies set name = $2 where name = $1 returning name, link_sealed';
    const renamed = [{ name: 'Banque Laval', link_sealed: company.token }];
    expect(await run(renaming, [company.name, 'Banque Laval'])).toEqual(renamed);
    expect(await run(named, ['Banque Laval'])).toEqual(renamed);
    rmSync(folder, { recursive: true });
    expect(await run(named, [company.name])).toEqual([{ name: company.name, link_sealed: company.token }]);
  } finally {
    rmSync(reachableFolder(join(folder, 'small', 'postgres')), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
});
