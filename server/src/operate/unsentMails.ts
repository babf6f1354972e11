import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { type MailState, mailState } from '../mail/mail-state.ts';
import { openOrganisation } from './openOrganisation.ts';

interface Unsent {
  id: number;
  written_at: string;
  state: MailState;
  recipient: string;
  subject: string;
  error: string | null;
}

/**
 * Returns a line for each mail that was not sent: `waiting` for an attempt, `sending`, `failed` for good, or `unknown`,
 * when the server ended while it was sent.
 */
export async function unsentMails(config: Config): Promise<string[]> {
  const { db, close } = await openOrganisation(config, { isBeside: true });
  try {
    const { rows } = await sql<Unsent>`select id, written_at, recipient, subject, error,
      ${mailState(new Date())} as state from mails where sent_at is null order by id`.execute(db);
    return rows.map(({ id, written_at, state, recipient, subject, error }) =>
      [id, written_at, state, recipient, subject, ...(error === null ? [] : [error])].join('  '),
    );
  } finally {
    await close();
  }
}
