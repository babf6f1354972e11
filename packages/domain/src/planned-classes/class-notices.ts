/** People who can be notified of a changed class. */
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

/** A mail that several recipients of a kind read, apart from the greeting. */
export interface ClassNoticeMail {
  kind: ClassNoticeKind;
  /** The ids of its readers. */
  ids: number[];
  parts: ClassNoticePart[];
}

/** Whom a change of planned classes concerns, and the mails that they would get. */
export interface ClassNoticePreview {
  recipients: ClassNoticePerson[];
  mails: ClassNoticeMail[];
  /** Whether a mail server is set up; without one, nobody is mailed. */
  isSendingOn: boolean;
}

/** People who were mailed about a saved change, and people whom no mail reaches. */
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
