import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { openOrganisation } from './openOrganisation.ts';

interface Unsent {
  id: number;
  written_at: string;
  state: 'waiting' | 'failed' | 'unknown';
  recipient: string;
  subject: string;
  error: string | null;
}

/**
 * Returns a line for each mail that was not sent: `waiting` for an attempt, `failed` for good, or `unknown`, when the
 * server ended while it was sent.
 */
export async function unsentMails(config: Config): Promise<string[]> {
  const { db, close } = await openOrganisation(config, { isBeside: true });
  try {
    const { rows } = await sql<Unsent>`select id, written_at, recipient, subject, error,
      case when failed_at is not null then 'failed' when claimed_at is not null then 'unknown' else 'waiting' end as state
      from mails where sent_at is null order by id`.execute(db);
    return rows.map(({ id, written_at, state, recipient, subject, error }) =>
      [id, written_at, state, recipient, subject, ...(error === null ? [] : [error])].join('  '),
    );
  } finally {
    await close();
  }
}
