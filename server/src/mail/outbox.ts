import type { Db } from '../database/connect.ts';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** The address within the portal that the mail leads to. */
  readonly link: string | null;
  /** The address within the portal where the reader turns such mails off. */
  readonly off_link?: string;
  /** The company whose private link the mail carries: it is opened when the mail is sent. */
  readonly link_company_id?: number;
  /** The student whose private link the mail carries, likewise. */
  readonly link_student_id?: number;
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
