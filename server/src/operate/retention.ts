import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Sql } from '../database/Sql.ts';
import type { Schema } from '../database/schema.ts';
import { suspendHistory } from '../history/history.ts';
import { loggable } from '../logs/loggable.ts';
import type { Organisation } from './openOrganisation.ts';
import { sweepContents } from './sweepContents.ts';

/** Days after which something is deleted. */
export type RetentionDays = Pick<
  Config,
  | 'KEEP_MAILS_DAYS'
  | 'KEEP_LINKS_DAYS'
  | 'KEEP_SESSIONS_DAYS'
  | 'KEEP_SIGN_INS_DAYS'
  | 'KEEP_REQUEST_KEYS_DAYS'
  | 'KEEP_HISTORY_DAYS'
  | 'KEEP_IMPORTS_DAYS'
  | 'KEEP_CONTENTS_DAYS'
  | 'KEEP_MEETING_FILES_DAYS'
>;

/** How many rows were deleted, by table. */
export type Deleted = Readonly<
  Record<
    | 'mails'
    | 'password_links'
    | 'dead_links'
    | 'sessions'
    | 'sign_ins'
    | 'keyed_writes'
    | 'failed_attempts'
    | 'history'
    | 'reminders'
    | 'company_link_mails'
    | 'import_files'
    | 'import_lines'
    | 'meeting_files'
    | 'meeting_decisions',
    number
  >
>;

/** For how long whoever opens an old private link learns why it is dead. */
const deadLinkDays = 365;

/** Any number; the process that holds this lock deletes. */
const lock = 7_261_483;
const day = 24 * 3600 * 1000;

/** Rows that one transaction deletes, so that it ends within the time limits of requests. */
const mostRows = 5000;

/**
 * Deletes mails, password links, dead private links, sessions, tries to sign in, request keys, history, reminders, files of imports and
 * of online meetings, what is remembered about participants, and failed attempts that are older than the settings allow, some rows at a time: those stay deleted if a later deletion
 * fails. A mail that waits is never deleted. Ends early after `signal`. Returns null if another process is doing this.
 */
export async function deleteExpired(
  db: Kysely<Schema>,
  days: RetentionDays,
  now: Date,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Deleted | null> {
  const before = (age: number) => new Date(now.getTime() - age * day).toISOString();
  const [mails, links, ended] = [days.KEEP_MAILS_DAYS, days.KEEP_LINKS_DAYS, days.KEEP_SESSIONS_DAYS].map(
    before,
  );
  // Whether a person was changed or mailed, which an undo has to know, is read from the history and the mails.
  const imports = before(Math.min(days.KEEP_IMPORTS_DAYS, days.KEEP_HISTORY_DAYS, days.KEEP_MAILS_DAYS));
  const meetings = before(days.KEEP_MEETING_FILES_DAYS);
  const statements: Record<keyof Deleted, Sql> = {
    // First, so that no undo misses what is deleted after them.
    import_files: sql`update imports set content_key = null
      where ${isSomeOf('imports', sql`content_key is not null and imported_at < ${imports}`)}`,
    import_lines: deletion(
      'import_lines',
      sql`import_id in (select id from imports where imported_at < ${imports})`,
    ),
    meeting_files: deletion('meeting_files', sql`stored_at < ${meetings}`),
    // As long as the contract is taught, a decision is of use.
    meeting_decisions: deletion(
      'meeting_decisions',
      sql`decided_at < ${meetings} and not exists (select from lessons x where x.contract_id = meeting_decisions.contract_id
        and x.status = 1 and x.held_on >= ${meetings}::date)`,
    ),
    mails: deletion('mails', sql`coalesce(sent_at, failed_at, claimed_at) < ${mails}`),
    password_links: deletion('password_links', sql`sent_at < ${links}`),
    dead_links: deletion('dead_links', sql`ended_at < ${before(deadLinkDays)}`),
    sessions: deletion('sessions', sql`expires_at < ${now.toISOString()} or ended_at < ${ended}`),
    sign_ins: deletion('sign_ins', sql`happened_at < ${before(days.KEEP_SIGN_INS_DAYS)}`),
    keyed_writes: deletion('keyed_writes', sql`written_at < ${before(days.KEEP_REQUEST_KEYS_DAYS)}`),
    history: deletion(
      'history',
      sql`changed_at < ${before(days.KEEP_HISTORY_DAYS)}
        or changed_at < ${meetings} and table_name in ('meeting_decisions', 'meeting_files')`,
    ),
    reminders: deletion('reminders', sql`sent_at < ${before(days.KEEP_HISTORY_DAYS)}`),
    company_link_mails: deletion('company_link_mails', sql`sent_at < ${before(days.KEEP_HISTORY_DAYS)}`),
    failed_attempts: deletion('failed_attempts', sql`failed_at < ${before(1)}`),
  };
  const deleted = Object.fromEntries(Object.keys(statements).map((table) => [table, 0]));
  let isFirst = true;
  for (const [table, statement] of Object.entries(statements)) {
    for (let rows = mostRows; rows === mostRows; isFirst = false) {
      if (signal?.aborted) return deleted as Deleted;
      const found = await deleteSome(db, statement);
      if (found === null) return isFirst ? null : (deleted as Deleted);
      rows = found;
      deleted[table] = (deleted[table] ?? 0) + rows;
    }
  }
  return deleted as Deleted;
}

function deletion(table: string, isExpired: Sql): Sql {
  return sql`delete from ${sql.table(table)} where ${isSomeOf(table, isExpired)}`;
}

/** Picks at most `mostRows` matching rows and locks them, so that none changes before it is deleted. */
function isSomeOf(table: string, condition: Sql): Sql {
  return sql`ctid = any (array(select ctid from ${sql.table(table)} where ${condition}
    limit ${mostRows} for update))`;
}

/** Runs the statement in a transaction. Returns the number of its rows; null if another process deletes. */
async function deleteSome(db: Kysely<Schema>, statement: Sql): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${lock}) as held`.execute(
      trx,
    );
    if (rows[0]?.held !== true) return null;
    await suspendHistory(trx);
    return Number((await statement.execute(trx)).numAffectedRows ?? 0);
  });
}

/** What the log needs of the running server. */
interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * Deletes what has expired, and sets contents without a file aside, now and every day. Returns a function that stops this and
 * waits for a running deletion.
 */
export function deleteExpiredDaily(
  { db, contents }: Pick<Organisation, 'db' | 'contents'>,
  days: RetentionDays,
  log: Log,
): () => Promise<void> {
  const end = new AbortController();
  const jobs: Readonly<Record<string, () => Promise<object | null>>> = {
    'expired data deleted': () => deleteExpired(db, days, new Date(), { signal: end.signal }),
    'contents without a file swept': () =>
      sweepContents(db, contents, { now: new Date(), keepDays: days.KEEP_CONTENTS_DAYS }),
  };
  const run = async () => {
    while (!end.signal.aborted) {
      for (const [what, work] of Object.entries(jobs)) {
        if (end.signal.aborted) return;
        // While the database or the object store is down, this can wait for the next day.
        await work().then(
          (done) => done && log.info(done, what),
          (error: unknown) => log.warn(loggable(error), what.replace(/(\w+)$/, 'not $1')),
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
