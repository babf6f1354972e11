import type { MailLanguage } from '@portal/domain';
import type { Db } from '../database/connect.ts';

interface Mail {
  readonly recipient: string;
  /** The display name beside the address. */
  readonly recipient_name?: string;
  readonly subject: string;
  /** French, then English, separated by " - "; only one of them if `language` is set. */
  readonly text: string;
  /** By default, both. */
  readonly language?: MailLanguage;
  /** The address to which the text asks the reader to write; by default, the address of the office. */
  readonly reply_to?: string;
  /** The path in the portal to which the mail leads. Never a path with a secret. */
  readonly link?: string | null;
  /** Path of the page on which the reader can turn off such mails. */
  readonly off_link?: string;
  /** The company whose private link the mail contains. The link is decrypted when the mail is sent. */
  readonly link_company_id?: number;
  /** The student whose private link the mail contains; decrypted in the same way. */
  readonly link_student_id?: number;
  /** The link to set a password in the mail. Its secret is created when the mail is sent. */
  readonly password_link_id?: number;
}

/** Returns the recipient of a mail to a user or student, with the display name. */
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

/**
 * Adds a mail to the outbox, in the transaction of the change that it is about. A background job sends it. Returns its
 * id.
 */
export async function writeMail(db: Db, mail: Mail, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('mails')
    .values({ ...mail, written_at: now.toISOString(), sent_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
