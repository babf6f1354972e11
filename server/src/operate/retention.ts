import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Schema } from '../database/schema.ts';
import { suspendHistory } from '../history/history.ts';
import { loggable } from './logs.ts';
import type { Organisation } from './openOrganisation.ts';
import { sweepContents } from './sweepContents.ts';

/** Days after which something is deleted. */
export type RetentionDays = Pick<
  Config,
  | 'KEEP_MAILS_DAYS'
  | 'KEEP_LINKS_DAYS'
  | 'KEEP_SESSIONS_DAYS'
  | 'KEEP_REQUEST_KEYS_DAYS'
  | 'KEEP_HISTORY_DAYS'
  | 'KEEP_IMPORTS_DAYS'
>;

/** How many rows were deleted, by table. */
export type Deleted = Readonly<
  Record<
    | 'mails'
    | 'password_links'
    | 'dead_links'
    | 'sessions'
    | 'keyed_writes'
    | 'failed_attempts'
    | 'history'
    | 'reminders'
    | 'company_link_mails'
    | 'import_files'
    | 'import_lines',
    number
  >
>;

/** For how long whoever opens an old private link learns why it is dead. */
const deadLinkDays = 365;

/** Any number; the process that holds this lock deletes. */
const lock = 7_261_483;
const day = 24 * 3600 * 1000;

/**
 * Deletes mails, password links, dead private links, sessions, request keys, history, reminders, files of imports and failed attempts that are older than the settings allow. A
 * mail that waits is never deleted. Returns null if another process is doing this.
 */
export async function deleteExpired(
  db: Kysely<Schema>,
  days: RetentionDays,
  now: Date,
): Promise<Deleted | null> {
  const before = (age: number) => new Date(now.getTime() - age * day).toISOString();
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${lock}) as held`.execute(
      trx,
    );
    if (rows[0]?.held !== true) return null;
    const [mails, links, ended] = [days.KEEP_MAILS_DAYS, days.KEEP_LINKS_DAYS, days.KEEP_SESSIONS_DAYS].map(
      before,
    );
    // Whether a person was changed or mailed, which an undo has to know, is read from the history and the mails.
    const imports = before(Math.min(days.KEEP_IMPORTS_DAYS, days.KEEP_HISTORY_DAYS, days.KEEP_MAILS_DAYS));
    const statements = {
      mails: sql`delete from mails where coalesce(sent_at, failed_at, claimed_at) < ${mails}`,
      password_links: sql`delete from password_links where sent_at < ${links}`,
      dead_links: sql`delete from dead_links where ended_at < ${before(deadLinkDays)}`,
      sessions: sql`delete from sessions where expires_at < ${now.toISOString()} or ended_at < ${ended}`,
      keyed_writes: sql`delete from keyed_writes where written_at < ${before(days.KEEP_REQUEST_KEYS_DAYS)}`,
      history: sql`delete from history where changed_at < ${before(days.KEEP_HISTORY_DAYS)}`,
      reminders: sql`delete from reminders where sent_at < ${before(days.KEEP_HISTORY_DAYS)}`,
      company_link_mails: sql`delete from company_link_mails where sent_at < ${before(days.KEEP_HISTORY_DAYS)}`,
      import_files: sql`update imports set content_key = null where content_key is not null and imported_at < ${imports}`,
      import_lines: sql`delete from import_lines using imports i where i.id = import_id and i.imported_at < ${imports}`,
      failed_attempts: sql`delete from failed_attempts where failed_at < ${before(1)}`,
    };
    await suspendHistory(trx);
    const deleted: Record<string, number> = {};
    for (const [table, statement] of Object.entries(statements)) {
      deleted[table] = Number((await statement.execute(trx)).numAffectedRows ?? 0);
    }
    return deleted as Deleted;
  });
}

/** What the log needs of the running server. */
interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * Deletes what has expired, and contents without a file, now and every day. Returns a function that stops this and
 * waits for a running deletion.
 */
export function deleteExpiredDaily(
  { db, contents }: Pick<Organisation, 'db' | 'contents'>,
  days: RetentionDays,
  log: Log,
): () => Promise<void> {
  const end = new AbortController();
  const jobs: Readonly<Record<string, () => Promise<object | null>>> = {
    'expired data': () => deleteExpired(db, days, new Date()),
    'contents without a file': async () => {
      const deleted = await sweepContents(db, contents, new Date());
      return deleted === null ? null : { contents: deleted };
    },
  };
  const run = async () => {
    while (!end.signal.aborted) {
      for (const [what, remove] of Object.entries(jobs)) {
        // While the database or the object store is down, this can wait for the next day.
        await remove().then(
          (deleted) => deleted && log.info(deleted, `${what} deleted`),
          (error: unknown) => log.warn(loggable(error), `${what} not deleted`),
        );
      }
      await wait(day, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return () => {
    end.abort();
    return running;
  };
}
