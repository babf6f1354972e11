import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import type { Company } from '../company/company.ts';
import type { Contract } from '../contract/contract.ts';
import type { Language } from '../language/language.ts';
import type { Person } from '../person/person.ts';
import type { LastReport } from '../progress-report/progress-report.ts';
import type { CefrLevel } from './cefr-level.ts';

/** Seasons in which a student wants to learn (STU-EDIT-32). */
export const seasons = ['fall', 'winter', 'spring', 'summer'] as const;
export type Season = (typeof seasons)[number];

/** Where distance classes meet; any other stored text counts as `other` (STU-EDIT-28, STU-EDIT-31). */
export const webinarTypes = ['zoom', 'teams', 'elc', 'other'] as const;
export type WebinarType = (typeof webinarTypes)[number];

/** A level reached in one language (DOMAIN-52). */
export interface LanguageLevel {
  language: Pick<Language, 'id' | 'name'> | null;
  level: CefrLevel;
  testedOn: CalendarDate | null;
  testerInitials: string | null;
}

/** A student with what the lists and the edit page show (DOMAIN-50 to DOMAIN-54). */
export interface Student extends Person {
  email: string | null;
  phone: string | null;
  mobile: string | null;
  city: string | null;
  motherTongue: string | null;
  /** Null for an imported student without a company (DOMAIN-49). */
  company: Pick<Company, 'id' | 'name'> | null;
  /** The secret of the magic link; null until one was generated. */
  linkToken: string | null;
  /** Created and not yet opened by an administrator (OPEN-93). */
  isNew: boolean;
  hasNotes: boolean;
  contracts: Pick<Contract, 'id' | 'number' | 'status' | 'courseType' | 'startsOn' | 'endsOn'>[];
  levels: LanguageLevel[];
  latestPlacementTest: { id: number; storedAt: Timestamp } | null;
  lastReport: LastReport | null;
}
