/** Who may be told of a changed class. */
export type ClassNoticeKind = 'teacher' | 'student' | 'company';

/** A person or company that a change of planned classes concerns (DECISION-140). */
export interface ClassNoticePerson {
  kind: ClassNoticeKind;
  id: number;
  name: string;
  /** Whether a mail reaches it; false without an address, and if it is archived. */
  hasAddress: boolean;
}

/** A part of a mail, in one language. */
export interface ClassNoticePart {
  language: 'fr' | 'en';
  subject: string;
  text: string;
}

/** Whom a change of a planned class concerns, and the mail that each kind of reader would get. */
export interface ClassNoticePreview {
  recipients: ClassNoticePerson[];
  mails: { kind: ClassNoticeKind; parts: ClassNoticePart[] }[];
}

/** Who was mailed about a saved change, and whom no mail reaches. */
export interface ToldOfClass {
  told: ClassNoticePerson[];
  notMailed: ClassNoticePerson[];
}

/** Identifies a recipient among the others. */
export function noticeKey({ kind, id }: Pick<ClassNoticePerson, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Returns the recipients that are ticked at first: the teacher and the students; the office chooses the company. */
export function usuallyTold(recipients: readonly ClassNoticePerson[]): ClassNoticePerson[] {
  return recipients.filter(({ kind, hasAddress }) => hasAddress && kind !== 'company');
}
