import type { Db } from '../database/connect.ts';
import { recipientOf, writeMail } from './outbox.ts';

/** A mail in both languages. */
export interface Letter {
  readonly subject: readonly [fr: string, en: string];
  readonly text: readonly [fr: string, en: string];
  /** A path of the portal; null for a letter that leads nowhere. */
  readonly link: string | null;
  /** The page on which the reader turns such mails off. */
  readonly offLink?: string;
}

/** Who gets a letter. */
export interface Reader {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Mails a letter to its reader in the transaction of its cause. Returns the id of the mail. */
export async function mailLetter(db: Db, reader: Reader, letter: Letter, now: Date): Promise<number> {
  const [subject, text] = [subjectOf(letter), letter.text.map(withFullStop).join(' - ')];
  return writeMail(
    db,
    { ...recipientOf(reader), subject, text, link: letter.link, off_link: letter.offLink },
    now,
  );
}

/** The subject in both languages. */
export function subjectOf({ subject }: Letter): string {
  return subject.join(' - ');
}

/** Both languages are told apart by the end of a sentence. */
function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
