import type { CompanyContact, CompanyLinkMail } from '@portal/api-client/openapi';
import { linkMailPause, type Person } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { mailState } from '../../mail/mail-state.ts';
import { versionOf } from '../../openapi/call.ts';
import { userNameOf } from '../json.ts';
import { knownRow } from '../records.ts';
import { isPublished } from '../reports/queries.ts';

/** The stored contact of a company. */
export interface ContactRow {
  readonly id: number;
  readonly name: string;
  readonly status: number;
  readonly email: string | null;
  readonly language: CompanyContact['language'];
  readonly contact_version: number;
}

/** Returns the contact of a company, locked until the transaction ends if it is to be changed. */
export async function readContact(db: Db, id: number, { isLocked = false } = {}): Promise<ContactRow> {
  return knownRow(
    await sql<ContactRow>`select id, name, status, email, language, contact_version
    from companies where id = ${id} ${isLocked ? sql`for no key update` : sql``}`.execute(db),
  );
}

/** The contact of a company in responses. */
export async function contactAnswer(db: Db, row: ContactRow, now: Date): Promise<CompanyContact> {
  const { id, name, email, language, contact_version: version } = row;
  return {
    id,
    name,
    email,
    language,
    last_sent: await lastLinkMail(db, { companyId: id }, now),
    etag: versionOf({ version }),
  };
}

/** The company of a mail, and contracts if only mails about one of them count. */
interface MailAbout {
  readonly companyId: number;
  readonly contractIds?: readonly number[];
}

/**
 * Condition: the mail `m` is so recent that another one would only repeat it. A mail that failed, bounced or went to a
 * former address does not count. After the link was replaced, only mails that were written since then or are not sent
 * yet carry the new link.
 */
export function isRecentMail(now: Date): Sql {
  const since = new Date(now.getTime() - linkMailPause * 1000).toISOString();
  return sql`m.written_at > ${since} and m.failed_at is null and m.bounced_at is null
    and lower(m.recipient) = (select lower(email) from companies where id = m.link_company_id)
    and (m.sent_at is null and m.claimed_at is null
    or m.written_at >= coalesce((select created_at from private_links where company_id = m.link_company_id), '-infinity'))`;
}

/** Returns the last mail that is so recent that another one would only repeat it; null if there is none. */
export function recentLinkMail(db: Db, about: MailAbout, now: Date): Promise<CompanyLinkMail | null> {
  return lastLinkMail(db, about, now, isRecentMail(now));
}

/** Returns whether, for each of the contracts, there is a mail so recent that another one would only repeat it. */
export async function areJustMailed(
  db: Db,
  { companyId, contractIds }: Required<MailAbout>,
  now: Date,
): Promise<boolean> {
  const { rows } =
    await sql`select distinct l.contract_id from company_link_mails l join mails m on m.id = l.mail_id
    where l.company_id = ${companyId} and l.contract_id = any (${contractIds}::bigint[])
      and ${isRecentMail(now)}`.execute(db);
  return rows.length === new Set(contractIds).size;
}

/** Returns the last mail with the link of a company; null if there is none. */
export async function lastLinkMail(
  db: Db,
  { companyId, contractIds }: MailAbout,
  now: Date,
  where: Sql = sql`true`,
): Promise<CompanyLinkMail | null> {
  const { rows } = await sql<CompanyLinkMail>`select
      json_build_object('id', c.id, 'contract_number', c.number) as course, m.recipient, l.sent_at,
      ${userNameOf('u')} as sent_by,
      (select ${mailState(now)} from mails where id = l.mail_id) as state
    from company_link_mails l join contracts c on c.id = l.contract_id
      left join users u on u.id = l.sent_by left join mails m on m.id = l.mail_id
    where l.company_id = ${companyId}
      ${contractIds === undefined ? sql`` : sql`and l.contract_id = any (${contractIds}::bigint[])`} and (${where})
    order by l.sent_at desc, l.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The contract of a company with the students who have a report in it. */
export async function readReported(
  db: Db,
  { companyId, contractId }: { readonly companyId: number; readonly contractId: number },
): Promise<{ readonly number: string; readonly students: readonly Person[] }> {
  return knownRow(
    await sql<{ number: string; students: Person[] }>`select c.number,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'lastName', s.last_name)
          order by s.last_name_folded, s.name_folded, s.id), '[]')
        from students s where exists (select from reports r
          where r.contract_id = c.id and r.student_id = s.id and ${isPublished})) as students
    from contracts c where c.id = ${contractId} and c.company_id = ${companyId}`.execute(db),
  );
}

/** The user who sends a mail. */
export async function readSender(db: Db, userId: number): Promise<Person & { readonly email: string }> {
  const { id, name, last_name, email } = await db
    .selectFrom('users')
    .select(['id', 'name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { id, name, lastName: last_name, email };
}
