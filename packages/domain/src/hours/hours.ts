import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CalendarMonth } from '../calendar/calendar-month.ts';
import type { Contract, CourseType } from '../contract/contract.ts';
import type { ContractStatus } from '../contract/contract-status.ts';
import type { Person } from '../person/person.ts';
import type { HoursBalance } from './hours-balance.ts';

/** The groupings of hours; `contract` has one row per teacher and contract. */
export const hoursGroupings = [
  'contract',
  'teacher',
  'company',
  'language',
  'courseType',
  'month',
  'week',
] as const;
export type HoursGrouping = (typeof hoursGroupings)[number];

/** Maximum number of months in one request for hours. */
export const maxMonthsOfHours = 24;

/** A contract with its number. */
export type NumberedContract = Pick<Contract, 'id' | 'number'>;

/** Sums of classes. Amounts are whole cents. */
export interface HoursSum {
  classes: number;
  minutes: number;
  amountCents: number;
  /** Minutes without a rate, which `amountCents` excludes. */
  unratedMinutes: number;
}

/** The part of a row of a contract that has one rate. */
export interface HoursAtRate extends Omit<HoursSum, 'unratedMinutes'> {
  /** Null for classes without a rate. */
  rateCents: number | null;
}

/** Classes and hours of one group. Fields that the rows are not grouped by are null. */
export interface HoursRow extends HoursSum {
  /** Null also for classes without a known teacher. */
  teacher: Person | null;
  contract: NumberedContract | null;
  company: Contract['company'];
  language: Contract['language'];
  courseType: CourseType | null;
  month: CalendarMonth | null;
  /** Monday of the week. */
  week: CalendarDate | null;
  /** Minutes to bill to the client; undefined for a backend without the extension `cancellations`, which bills what it pays. */
  billedMinutes?: number;
  /** Minutes of planned classes that are not cancelled; null if no contract of the row has a plan. */
  plannedMinutes: number | null;
  /** Hourly rate in rows of contracts; null without a rate, or if the classes of a row have different rates. */
  rateCents: number | null;
  /** The rates of a row of a contract, by first day, if there are several. */
  rates?: readonly HoursAtRate[] | null;
}

/** How a class differs from the submitted or approved statement. */
export type ClassDifference = 'added' | 'changed' | 'removed';

/** A paid class. */
export interface HoursClass {
  /** Null for a class that was cancelled but is still paid. */
  lessonId: number | null;
  /** The cancelled class; null for a record, and once the class is deleted. Undefined for a backend without them. */
  plannedClassId?: number | null;
  contract: NumberedContract;
  company: Contract['company'];
  teacher: Person | null;
  date: CalendarDate;
  /** For a removed class, the minutes in the statement. */
  minutes: number;
  /** Null if the date is unknown. */
  recordedOn: CalendarDate | null;
  /** Null if unchanged, and without a statement. */
  change: ClassDifference | null;
  /** Minutes in the statement; null for an added class, and without a statement. */
  statementMinutes: number | null;
  /**
   * Hourly rate on its day, or that of an approved statement; null without a rate. Undefined if the backend does not
   * say.
   */
  rateCents?: number | null;
}

/** Returns a key that no other class has: the id of the record, or that of the cancelled class with a minus. */
export function hoursClassKey({
  lessonId,
  plannedClassId,
}: Pick<HoursClass, 'lessonId' | 'plannedClassId'>): number {
  return lessonId ?? -(plannedClassId ?? 0);
}

/** The groupings of contract sums: by company, or by the month in which contracts end. */
export const contractHoursGroupings = ['company', 'month'] as const;
export type ContractHoursGrouping = (typeof contractHoursGroupings)[number];

/** Sums of contracts that are not archived. Fields that they are not grouped by are null. */
export interface ContractHoursSum {
  company: Contract['company'];
  month: CalendarMonth | null;
  contracts: number;
  contractedMinutes: number;
  taughtMinutes: number;
  /** Minutes that are contracted but not taught yet. */
  leftMinutes: number;
  /** Number of contracts that end before their hours are taught. */
  endsBeforeHours: number;
  unbilledMinutes: number;
}

/** A contract with its contracted, taught and planned hours. */
export interface ContractHours {
  contract: NumberedContract;
  status: ContractStatus;
  company: Contract['company'];
  teacher: Person | null;
  endsOn: CalendarDate | null;
  /** Null if the contract states no hours. */
  contractedMinutes: number | null;
  /** Minutes that count against the hours of the contract, including late cancellations. */
  taughtMinutes: number;
  /** Planned minutes from today to the end date; null without a plan. */
  plannedMinutes: number | null;
  /** Contracted minutes that are neither taught nor planned until the end date. */
  unplannedMinutes: number;
  endsBeforeHours: boolean;
  /** Billed minutes of a contract without an invoice number. */
  unbilledMinutes: number;
  /** Undefined for a backend without the extension `cancellations`. */
  balance?: HoursBalance | undefined;
}
