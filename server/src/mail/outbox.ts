import type { Db } from '../database/connect.ts';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** The address within the portal that the mail leads to. */
  readonly link: string | null;
}

/** Writes a mail in the transaction of its cause. A job sends it. */
export async function writeMail(db: Db, mail: Mail, now: Date): Promise<void> {
  await db
    .insertInto('mails')
    .values({ ...mail, written_at: now.toISOString(), sent_at: null })
    .execute();
}
