import type { CompanyLinkMail, CompanyLinkRefusal, MailLanguage } from '../company/company-contact.ts';
import type { NumberedContract } from '../hours/hours.ts';
import type { Person } from '../person/person.ts';

/** Maximum number of reports mailed by one call. */
export const maxReportsOfMails = 500;

/** A preview of the mail to a company about its selected reports. */
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
  /** The last mail about one of these contracts; null if there is none. */
  lastSent: CompanyLinkMail | null;
}

/** A selected report that no mail can list. */
export interface ReportLeftOut {
  student: Person;
  contract: NumberedContract;
  reason: 'not-submitted' | 'no-company';
}

/** The mails about selected reports by company, and the reports in none of them. */
export interface ReportMailPreviews {
  mails: ReportMailPreview[];
  leftOut: ReportLeftOut[];
}

/** A mail sent to a company. */
export interface SentReportMail {
  company: { id: number; name: string };
  mail: CompanyLinkMail;
  /** Whether a colleague had already sent it within the last minute, so that nothing was sent now. */
  isRepeated: boolean;
}
