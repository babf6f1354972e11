import type { Mail } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import { noteChange } from '../../history/history.ts';
import { mailState } from '../../mail/mail-state.ts';
import type { Handlers } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { folded, matches, pageOf } from '../lists.ts';

/** The columns of a mail in the response. Leaves out its text and link, which are meant for the recipient only. */
const answered = sql`m.id, m.recipient, m.subject, m.written_at, m.sent_at, m.attempts, m.error,
  case when m.sent_at is null and m.failed_at is null and m.claimed_at is null and m.bounced_at is null
    then m.next_attempt_at end as next_attempt_at,
  case when m.bounced_at is not null then json_build_object('at', iso(m.bounced_at),
    'status', m.bounce_status, 'reason', m.bounce_reason) end as bounce`;

/** The calls about mails. */
export const mails = {
  async listMails({ query, db, now, sendsMail }) {
    const state = mailState(now);
    const page = await pageOf(
      db,
      {
        from: sql`mails m`,
        // Newest first, even within one moment.
        id: sql`-m.id`,
        where: [
          query.state === undefined ? undefined : sql`${state} = ${query.state}`,
          matches(query.search, folded(sql`m.recipient`), folded(sql`m.subject`)),
        ],
        usual: [sql`m.written_at`, 'DESC'],
        select: sql`${answered}, ${state} as state`,
        joins: sql`join mails m on m.id = -page.id`,
      },
      query,
      mailAnswer,
    );
    return { ...page, is_sending_on: sendsMail };
  },

  /** Checks and changes the state in one statement, so that if two people retry a mail, one of them is refused. */
  async retryMail({ body: { id }, db, now }) {
    const state = mailState(now);
    const { rows } = await sql<{ was: string }>`with found as (
        select id, ${state} as was from mails where id = ${id} for update
      )
      update mails m set failed_at = null, unsure_at = null, claimed_at = null, next_attempt_at = null, attempts = 0,
        error = null
      from found where m.id = found.id and was in ('failed', 'unknown') returning was`.execute(db);
    const mail = await sql<Mail>`select ${answered}, ${state} as state from mails m where id = ${id}`.execute(
      db,
    );
    const [data] = mail.rows;
    if (!data) throw new Refusal('not-found');
    const [changed] = rows;
    if (!changed) throw new Refusal('conflict', alreadyDone);
    await noteChange(db, 'mails', id, { state: changed.was }, { state: data.state });
    return { message: 'Mail will be sent again', data: mailAnswer(data) };
  },
} satisfies Handlers;

/** Someone else has retried it, or it was sent in the meantime. */
const alreadyDone = 'Ce courriel attend déjà ou a été envoyé - This email is already waiting or was sent';

function mailAnswer(row: Mail): Mail {
  const { id, recipient, subject, state, written_at, sent_at, attempts, next_attempt_at, error, bounce } =
    row;
  return { id, recipient, subject, state, written_at, sent_at, attempts, next_attempt_at, error, bounce };
}
