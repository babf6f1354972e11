import { type RawBuilder, sql } from 'kysely';

/** What became of a mail, as the treaty names it. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown';

/**
 * Milliseconds after which a process that still sends a mail counts as ended. The mail server may take 20 seconds for
 * each of the few steps of a delivery.
 */
const longestDelivery = 5 * 60_000;

/** The state of a row of `mails`, as SQL. A mail that was claimed and not finished in time is `unknown`. */
export function mailState(now: Date): RawBuilder<MailState> {
  const claimsSince = new Date(now.getTime() - longestDelivery).toISOString();
  return sql`case when sent_at is not null then 'sent' when failed_at is not null then 'failed'
    when claimed_at is null then 'waiting' when claimed_at > ${claimsSince}::timestamptz then 'sending'
    else 'unknown' end`;
}
