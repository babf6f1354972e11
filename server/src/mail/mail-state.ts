import type { MailState } from '@portal/domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * Milliseconds after which a process that has claimed a mail counts as dead: more than all time limits of `MailSender`
 * together.
 */
const maxDeliveryTime = 20 * 60_000;

/**
 * SQL for the state of a row of `mails`. A mail is `unknown` if it may have been accepted, or if it was claimed and not
 * finished in time.
 */
export function mailState(now: Date): RawBuilder<MailState> {
  const claimsSince = new Date(now.getTime() - maxDeliveryTime).toISOString();
  return sql`case when bounced_at is not null then 'bounced' when sent_at is not null then 'sent'
    when failed_at is not null then 'failed' when unsure_at is not null then 'unknown'
    when claimed_at is null then 'waiting' when claimed_at > ${claimsSince}::timestamptz then 'sending'
    else 'unknown' end`;
}
