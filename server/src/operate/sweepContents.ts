import { type Kysely, sql } from 'kysely';
import { liftLimits } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import type { Contents, StoredContent } from '../files/Contents.ts';
import { contentsInUse } from '../files/contents-in-use.ts';
import { claimContents } from './office.ts';

/**
 * The advisory lock of the contents. Whoever reads or writes contents for longer than a request holds it shared, and
 * nothing is deleted meanwhile.
 */
export const contentsLock = 7_261_484;

/** Milliseconds that a content may wait for its row. */
const grace = 24 * 3600 * 1000;

/** More contents than this are set aside only if most of the store stays. */
const mostOrphans = 100;

const day = 24 * 3600 * 1000;

/** How many contents were moved or deleted. */
export interface Swept {
  readonly setAside: number;
  /** Set aside before, although a row refers to them: they are in their place again. */
  readonly broughtBack: number;
  readonly deleted: number;
}

/**
 * Sets aside contents that no row refers to and that are older than a day, and deletes those for good that were set
 * aside `keepDays` ago. Returns null while a backup, an export, an import, a restore or another process uses the
 * contents. Throws if the store is that of another office, or seems to be, and changes nothing then.
 */
export async function sweepContents(
  db: Kysely<Schema>,
  contents: Contents,
  { now, keepDays }: { readonly now: Date; readonly keepDays: number },
): Promise<Swept | null> {
  return db.transaction().execute(async (trx) => {
    await liftLimits(trx);
    const { rows } = await sql<{
      held: boolean;
    }>`select pg_try_advisory_xact_lock(${contentsLock}) as held`.execute(trx);
    if (rows[0]?.held !== true) return null;
    await claimContents(trx, contents);
    // Contents first: each is written before its row.
    const [list, aside] = [await contents.list(), await contents.listAside()];
    const used = await sql<{ key: string }>`${sql.raw(contentsInUse)}`.execute(trx);
    const known = new Set(used.rows.map(({ key }) => key));
    const ageOf = ({ storedAt }: StoredContent) => now.getTime() - storedAt.getTime();
    const orphans = list.filter((content) => !known.has(content.key) && ageOf(content) > grace);
    if (orphans.length > mostOrphans && orphans.length > known.size) {
      throw new Error(`${orphans.length} of ${list.length} contents belong to no file: none was set aside`);
    }
    const wanted = aside.filter(({ key }) => known.has(key));
    const expired = aside.filter((content) => !known.has(content.key) && ageOf(content) > keepDays * day);
    for (const { key } of wanted) await contents.bringBack(key);
    for (const { key } of orphans) await contents.setAside(key);
    for (const { key } of expired) await contents.removeAside(key);
    return { setAside: orphans.length, broughtBack: wanted.length, deleted: expired.length };
  });
}

/**
 * Brings every content back that was set aside. One that no row refers to is set aside again after a day. Returns how
 * many there were, and how many of them rows refer to. Throws if the store is that of another office.
 */
export async function bringBackContents(
  db: Kysely<Schema>,
  contents: Contents,
): Promise<{ readonly all: number; readonly used: number }> {
  return db.transaction().execute(async (trx) => {
    await liftLimits(trx);
    await sql`select pg_advisory_xact_lock(${contentsLock})`.execute(trx);
    await claimContents(trx, contents);
    const aside = await contents.listAside();
    for (const { key } of aside) await contents.bringBack(key);
    const { rows } = await sql<{ key: string }>`${sql.raw(contentsInUse)}`.execute(trx);
    const known = new Set(rows.map(({ key }) => key));
    return { all: aside.length, used: aside.filter(({ key }) => known.has(key)).length };
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
