import type { MailLanguage } from '@portal/domain';
import type { Db } from '../database/connect.ts';

interface Mail {
  readonly recipient: string;
  /** The name beside the address. */
  readonly recipient_name?: string;
  readonly subject: string;
  /** French, then English, joined by " - "; one of them alone if `language` says so. */
  readonly text: string;
  /** By default, both. */
  readonly language?: MailLanguage;
  /** The address that the text asks the reader to write to; by default, that of the office. */
  readonly reply_to?: string;
  /** The address within the portal that the mail leads to. Never one that holds a secret. */
  readonly link?: string | null;
  /** The address within the portal where the reader turns such mails off. */
  readonly off_link?: string;
  /** The company whose private link the mail carries: it is opened when the mail is sent. */
  readonly link_company_id?: number;
  /** The student whose private link the mail carries, likewise. */
  readonly link_student_id?: number;
  /** The link to set a password that the mail carries: it gets its secret when the mail is sent. */
  readonly password_link_id?: number;
}

/** Returns the recipient of a mail to a user or student, with the name beside the address. */
export function recipientOf({
  name,
  last_name,
  email,
}: Addressee): Pick<Mail, 'recipient' | 'recipient_name'> {
  return { recipient: email, recipient_name: `${name} ${last_name}`.trim() };
}

interface Addressee {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Writes a mail in the transaction of its cause. A job sends it. Returns its id. */
export async function writeMail(db: Db, mail: Mail, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('mails')
    .values({ ...mail, written_at: now.toISOString(), sent_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
