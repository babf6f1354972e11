import type { MailState } from '@portal/domain';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { mailState } from '../mail/mail-state.ts';
import { openOrganisation } from './openOrganisation.ts';

interface Unsent {
  id: number;
  written_at: string;
  state: MailState;
  recipient: string;
  subject: string;
  /** The last error, or the reason of a bounce. */
  problem: string | null;
}

/**
 * Returns a line for each mail that was not sent or came back: `waiting` for an attempt, `sending`, `failed` for good,
 * `unknown` if it may have arrived, or `bounced` if a mail server returned it.
 */
export async function unsentMails(config: Config): Promise<string[]> {
  const { db, close } = await openOrganisation(config, { isBeside: true });
  try {
    const { rows } = await sql<Unsent>`select id, written_at, recipient, subject,
      case when bounced_at is null then error else concat_ws(' ', bounce_status, bounce_reason) end as problem,
      ${mailState(new Date())} as state from mails where sent_at is null or bounced_at is not null order by id`.execute(
      db,
    );
    return rows.map(({ id, written_at, state, recipient, subject, problem }) =>
      [id, written_at, state, recipient, subject, ...(problem ? [problem] : [])].join('  '),
    );
  } finally {
    await close();
  }
}
