import { type Kysely, sql } from 'kysely';
import { liftLimits } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import type { Contents, StoredContent } from '../files/Contents.ts';
import { contentsInUse } from '../files/contents-in-use.ts';
import { claimContents } from './office.ts';

/**
 * Advisory lock of the contents. Commands that read or write contents for longer than a request hold it in shared mode;
 * nothing is deleted in the meantime.
 */
export const contentsLock = 7_261_484;

/** Milliseconds after which a stored content must have a row. */
const grace = 24 * 3600 * 1000;

/** Setting aside more contents than this fails if they outnumber those in use: the settings are probably wrong. */
const maxOrphans = 100;

const day = 24 * 3600 * 1000;

/** Number of contents that were moved or deleted. */
export interface Swept {
  readonly setAside: number;
  /** Contents that were set aside although a row refers to them, and are now restored. */
  readonly broughtBack: number;
  readonly deleted: number;
}

/**
 * Sets aside contents that are older than a day and to which no row refers, and deletes for good those that were set
 * aside more than `keepDays` days ago. Returns null while a backup, an export, an import, a restore or another process
 * uses the contents. Throws and changes nothing if the store belongs, or seems to belong, to another office.
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
    // Lists contents before rows, because each content is stored before its row.
    const [list, aside] = [await contents.list(), await contents.listAside()];
    const used = await sql<{ key: string }>`${sql.raw(contentsInUse)}`.execute(trx);
    const known = new Set(used.rows.map(({ key }) => key));
    const ageOf = ({ storedAt }: StoredContent) => now.getTime() - storedAt.getTime();
    const orphans = list.filter((content) => !known.has(content.key) && ageOf(content) > grace);
    if (orphans.length > maxOrphans && orphans.length > known.size) {
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
 * Restores all contents that were set aside. Those to which no row refers are set aside again after a day. Returns how
 * many there were, and how many of them are in use. Throws if the store belongs to another office.
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

/** Deletes the contents of deleted rows, once no long-running command reads contents. */
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
