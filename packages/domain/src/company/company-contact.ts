import type { Timestamp } from '../calendar/calendar-date.ts';
import type { NumberedContract } from '../hours/hours.ts';
import type { LinkState } from '../link/private-link.ts';
import type { MailState } from '../mail/mail.ts';
import type { Person } from '../person/person.ts';

/** Language in which the office writes; `both` is French, then English. */
export const mailLanguages = ['both', 'fr', 'en'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** The email address and language in which the office writes to a company. */
export interface CompanyContact {
  companyId: number;
  /** Name of the company. */
  name: string;
  email: string | null;
  language: MailLanguage;
  /** The last mail with the link; null if there is none. */
  lastSent: CompanyLinkMail | null;
  /** Version to send back with a change, which fails if someone else changed the contact first (DECISION-37). */
  version: string;
}

/** A mail with the private link that tells a company that a contract has reports. */
export interface CompanyLinkMail {
  contract: NumberedContract;
  /** Null once the mail has been deleted; its state is null then as well. */
  recipient: string | null;
  sentAt: Timestamp;
  /** Null for a deleted user. */
  sentBy: Person | null;
  state: MailState | null;
}

/** The result of sending a link. */
export interface SentCompanyLink extends CompanyLinkMail {
  /** Whether it was already sent within the last minute, so that nothing was sent now. */
  isRepeated: boolean;
}

/** The reasons why the link cannot be mailed. */
export const companyLinkRefusals = ['archived', 'no-address', 'no-reports', 'revoked', 'expired'] as const;
export type CompanyLinkRefusal = (typeof companyLinkRefusals)[number];

/** A preview of the mail with the link. */
export interface CompanyLinkPreview {
  /** Null if it can be sent. */
  refused: CompanyLinkRefusal | null;
  recipient: string | null;
  language: MailLanguage;
  subject: string;
  /** By language, French first. */
  text: string[];
  /** The last mail about this contract; null if there is none. */
  lastSent: CompanyLinkMail | null;
}

/** Seconds after a mail in which the same link is not mailed again for the same contract. */
export const linkMailPause = 60;

/** Returns the first reason why a link cannot be mailed to a company; null if it can. A missing link is created. */
export function companyLinkRefusal({
  isActive,
  email,
  studentsWithReport,
  link,
}: {
  isActive: boolean;
  email: string | null;
  studentsWithReport: number;
  link: LinkState;
}): CompanyLinkRefusal | null {
  if (!isActive) return 'archived';
  if (email === null) return 'no-address';
  if (studentsWithReport === 0) return 'no-reports';
  return link === 'revoked' || link === 'expired' ? link : null;
}

/** Returns the languages of a mail in order. */
export function languagesOfMail(language: MailLanguage): readonly ('fr' | 'en')[] {
  return language === 'both' ? ['fr', 'en'] : [language];
}
