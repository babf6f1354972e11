import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { openClient } from '../database/hosts.ts';

/** The tables that a backup leaves out or contains only in part, each after those that it refers to. */
const tables = ['sessions', 'refresh_tokens', 'password_links', 'keyed_writes'] as const;

/**
 * Copies sessions and links to set a password from a database to another one that was just restored from its backup. No
 * backup contains them.
 */
export async function carryAccess(from: string, to: string): Promise<void> {
  const source = await openClient(from);
  const target = await openClient(to);
  try {
    await source.query('begin isolation level repeatable read read only');
    await target.query('begin');
    for (const table of [...tables].reverse()) await target.query(`delete from ${table}`);
    for (const table of tables) {
      const columns = (await columnsOf(source, table)).join(', ');
      await pipeline(
        source.query(copyTo(`copy (select ${columns} from ${table}) to stdout`)),
        target.query(copyFrom(`copy ${table} (${columns}) from stdin`)),
      );
    }
    await target.query('commit');
  } finally {
    await source.end();
    await target.end();
  }
}

/** The stored columns of a table, quoted. */
async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass
      and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}
