import type { AttestationLanguage, AttestationOffice, InitialWay } from '@portal/domain';

/** What a report says of one class of one learner. */
export interface ReportedClass {
  readonly date: string;
  /** Beginning of the planned class; null if it was not planned. */
  readonly time: string | null;
  /** Minutes that the learner attended. */
  readonly minutes: number;
  readonly isAbsent: boolean;
  readonly teacher: string | null;
  /** Null without initials, and for those of an erased person. */
  readonly mark: { readonly how: InitialWay; readonly mark: string } | null;
  /** Minutes that were initialed, if the class was changed since; null otherwise. */
  readonly changedFrom: { readonly date: string; readonly minutes: number } | null;
}

export interface ReportedLearner {
  readonly name: string;
  readonly classes: readonly ReportedClass[];
}

/** The classes of a contract in the month of the report. */
export interface ReportedContract {
  readonly number: string;
  readonly learners: readonly ReportedLearner[];
}

/** A report of attendance with initials. */
export interface AttendanceReport {
  readonly language: AttestationLanguage;
  /** `2026-12` */
  readonly month: string;
  readonly company: string | null;
  readonly contracts: readonly ReportedContract[];
  /** Whether classes are listed by half-day. */
  readonly isByHalfDay: boolean;
  readonly office: AttestationOffice;
  /** Names the office if its settings do not. */
  readonly productName: string;
}
