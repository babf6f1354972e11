import type { Attestation } from '../attestation/attestation.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { NamedReference } from '../person/named-reference.ts';
import type { Person } from '../person/person.ts';

/** What the records of a year say about a student in a contract of a company. */
export interface EvidenceRow {
  student: Person;
  contract: { id: number; number: string };
  /** What the training is about, in the language of the evidence. */
  object: string;
  /** The first and last day that the student attended; null without hours. */
  firstOn: CalendarDate | null;
  lastOn: CalendarDate | null;
  /** Minutes attended in the year. */
  minutes: number;
  /** Who gave the classes, in the order of their first class. */
  teachers: Person[];
  /** The number of the invoice; null if the office has not typed one. */
  invoice: string | null;
  /** The attestations about days of the year, newest first. */
  attestations: Pick<Attestation, 'number' | 'state'>[];
}

/** A company's evidence of training in a calendar year: one row per student and contract (DECISION-201). */
export interface CompanyEvidence {
  company: NamedReference;
  year: number;
  /** The years with classes, latest first. */
  years: number[];
  /** The accreditation number of the provider. */
  accreditation: string | null;
  rows: EvidenceRow[];
}

/** What the rows of a year add up to. */
export interface EvidenceTotals {
  people: number;
  minutes: number;
}

/** Returns the number of people, each counted once, and the sum of the minutes. */
export function evidenceTotals(rows: readonly Pick<EvidenceRow, 'student' | 'minutes'>[]): EvidenceTotals {
  return {
    people: new Set(rows.map(({ student }) => student.id)).size,
    minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}
