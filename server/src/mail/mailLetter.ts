import type { Db } from '../database/connect.ts';
import { recipientOf, writeMail } from './outbox.ts';

/** A mail in both languages. */
export interface Letter {
  readonly subject: readonly [fr: string, en: string];
  readonly text: readonly [fr: string, en: string];
  /** A path in the portal; null for a letter without a link. */
  readonly link: string | null;
  /** Path of the page on which the reader can turn off such mails. */
  readonly offLink?: string;
}

/** The recipient of a letter. */
export interface Reader {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Writes a letter to the outbox, in the transaction of the change that it is about. Returns the id of the mail. */
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

/** A full stop must end each language, because the two are split there. */
function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
