import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Sql } from '../database/Sql.ts';
import type { Schema } from '../database/schema.ts';
import { suspendHistory } from '../history/history.ts';
import { loggable } from '../logs/loggable.ts';
import type { Organisation } from './openOrganisation.ts';
import { sweepContents } from './sweepContents.ts';

/** Days after which each kind of data is deleted. */
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
  | 'KEEP_WEBHOOK_DELIVERIES_DAYS'
>;

/** Number of deleted rows, by table. */
export type Deleted = Readonly<
  Record<
    | 'mails'
    | 'password_links'
    | 'dead_links'
    | 'sessions'
    | 'sign_ins'
    | 'keyed_writes'
    | 'failed_attempts'
    | 'used_challenges'
    | 'trusted_devices'
    | 'history'
    | 'reminders'
    | 'company_link_mails'
    | 'import_files'
    | 'import_lines'
    | 'meeting_files'
    | 'meeting_decisions'
    | 'webhook_deliveries',
    number
  >
>;

/** Days for which an old private link tells its visitors why it no longer works. */
const deadLinkDays = 365;

/** Number of the advisory lock of the process that deletes; any number would do. */
const lock = 7_261_483;
const day = 24 * 3600 * 1000;

/** Maximum number of rows in one transaction, so that it stays within the time limits of requests. */
const maxRows = 5000;

/**
 * Deletes mails, password links, dead private links, sessions, sign-in attempts, request keys, history, reminders,
 * files of imports and of online meetings, decisions about participants, failed attempts, used challenges of passkeys,
 * trusted devices, and deliveries of webhooks that are older than the settings allow. Each transaction deletes some
 * rows, which stay deleted if a later one fails. Never deletes a waiting mail. Stops early after `signal`. Returns null
 * if another process is deleting.
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
  // Undoing an import needs the history and the mails, to know whether a person was changed or mailed. So it is not
  // possible for longer than those are kept.
  const imports = before(Math.min(days.KEEP_IMPORTS_DAYS, days.KEEP_HISTORY_DAYS, days.KEEP_MAILS_DAYS));
  const meetings = before(days.KEEP_MEETING_FILES_DAYS);
  const statements: Record<keyof Deleted, Sql> = {
    // First, so that no import can be undone without the data that is deleted after it.
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
    // Includes those that wait for a paused webhook: after so long, nobody looks for them.
    webhook_deliveries: deletion(
      'webhook_deliveries',
      sql`created_at < ${before(days.KEEP_WEBHOOK_DELIVERIES_DAYS)}`,
    ),
    // Not at once, because the clocks of processes may differ.
    used_challenges: deletion('used_challenges', sql`ends_at < ${before(1)}`),
    trusted_devices: deletion('trusted_devices', sql`expires_at < ${now.toISOString()}`),
  };
  const deleted = Object.fromEntries(Object.keys(statements).map((table) => [table, 0]));
  let isFirst = true;
  for (const [table, statement] of Object.entries(statements)) {
    for (let rows = maxRows; rows === maxRows; isFirst = false) {
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

/** Selects and locks at most `maxRows` matching rows, so that none changes before it is deleted. */
function isSomeOf(table: string, condition: Sql): Sql {
  return sql`ctid = any (array(select ctid from ${sql.table(table)} where ${condition}
    limit ${maxRows} for update))`;
}

/** Runs the statement in a transaction. Returns the number of affected rows; null if another process is deleting. */
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

/** The part of the server's log that is used here. */
interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * Deletes expired data and sets aside contents without a file, now and once a day. Returns a function that stops this
 * and waits for a running deletion.
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
        // If the database or the object store is down, the next day's run makes up for it.
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
