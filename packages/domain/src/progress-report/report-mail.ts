import type { CompanyLinkMail, CompanyLinkRefusal, MailLanguage } from '../company/company-contact.ts';
import type { NumberedContract } from '../hours/hours.ts';
import type { Person } from '../person/person.ts';

/** The most reports that one call mails. */
export const mostReportsOfMails = 500;

/** A mail to a company that lists chosen reports, as it would be sent. */
export interface ReportMailPreview {
  company: { id: number; name: string };
  /** The reports that the mail lists. */
  reports: readonly { studentId: number; contractId: number }[];
  /** Null if it can be sent. */
  refused: Exclude<CompanyLinkRefusal, 'no-reports'> | null;
  recipient: string | null;
  language: MailLanguage;
  subject: string;
  /** By language, French first. */
  text: string[];
  /** The last mail about one of these contracts; null without one. */
  lastSent: CompanyLinkMail | null;
}

/** A chosen report that no mail can list. */
export interface ReportLeftOut {
  student: Person;
  contract: NumberedContract;
  reason: 'not-submitted' | 'no-company';
}

/** The mails about chosen reports, by company, and the reports that none of them lists. */
export interface ReportMailPreviews {
  mails: ReportMailPreview[];
  leftOut: ReportLeftOut[];
}

/** The mail that a company got. */
export interface SentReportMail {
  company: { id: number; name: string };
  mail: CompanyLinkMail;
  /** Whether a colleague had sent it within the last minute, and nothing was sent now. */
  isRepeated: boolean;
}
