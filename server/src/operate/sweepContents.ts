import { type Kysely, sql } from 'kysely';
import { liftLimits } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import type { Contents } from '../files/Contents.ts';
import { contentsInUse } from '../files/contents-in-use.ts';

/**
 * The advisory lock of the contents. Whoever reads or writes contents for longer than a request holds it shared, and
 * nothing is deleted meanwhile.
 */
export const contentsLock = 7_261_484;

/** Milliseconds that a content may wait for its row. */
const grace = 24 * 3600 * 1000;

/** More contents than this are deleted only if most of the store stays. */
const mostOrphans = 100;

/**
 * Deletes contents that no row refers to and that are older than a day. Returns their number; null while a backup, an
 * export, an import, a restore or another process uses the contents. Throws if the store seems to be that of another
 * portal.
 */
export async function sweepContents(
  db: Kysely<Schema>,
  contents: Contents,
  now: Date,
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    await liftLimits(trx);
    const { rows } = await sql<{
      held: boolean;
    }>`select pg_try_advisory_xact_lock(${contentsLock}) as held`.execute(trx);
    if (rows[0]?.held !== true) return null;
    // Contents first: each is written before its row.
    const list = await contents.list();
    const used = await sql<{ key: string }>`${sql.raw(contentsInUse)}`.execute(trx);
    const known = new Set(used.rows.map(({ key }) => key));
    const orphans = list.filter(
      ({ key, storedAt }) => !known.has(key) && now.getTime() - storedAt.getTime() > grace,
    );
    if (orphans.length > mostOrphans && orphans.length > known.size) {
      throw new Error(`${orphans.length} of ${list.length} contents belong to no file: none was deleted`);
    }
    for (const { key } of orphans) await contents.remove(key);
    return orphans.length;
  });
}

/** Deletes the contents of rows that are gone, as soon as nobody reads them for longer than a request. */
export async function removeContents(
  db: Kysely<Schema>,
  contents: Contents,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await liftLimits(trx);
    await sql`select pg_advisory_xact_lock(${contentsLock})`.execute(trx);
    for (const key of keys) await contents.remove(key);
  });
}
