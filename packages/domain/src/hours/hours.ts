import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CalendarMonth } from '../calendar/calendar-month.ts';
import type { Contract, CourseType } from '../contract/contract.ts';
import type { ContractStatus } from '../contract/contract-status.ts';
import type { Person } from '../person/person.ts';

/** What the hours of a span of months can be grouped by; `contract` is one row for each teacher and contract. */
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
export const mostMonthsOfHours = 24;

/** A contract, by its number. */
export type NumberedContract = Pick<Contract, 'id' | 'number'>;

/** Sums of classes. Amounts are whole cents. */
export interface HoursSum {
  classes: number;
  minutes: number;
  amountCents: number;
  /** Minutes without a rate, which are worth nothing in `amountCents`. */
  unratedMinutes: number;
}

/** Classes and hours of one group. What the rows are not grouped by is null. */
export interface HoursRow extends HoursSum {
  /** Null also for classes without a known teacher. */
  teacher: Person | null;
  contract: NumberedContract | null;
  company: Contract['company'];
  language: Contract['language'];
  courseType: CourseType | null;
  month: CalendarMonth | null;
  /** The Monday of the week. */
  week: CalendarDate | null;
  /** Of planned classes that are not cancelled; null where no contract of the row has a plan. */
  plannedMinutes: number | null;
  /** For an hour, in rows of contracts; null without a rate, and where the months of a row have different ones. */
  rateCents: number | null;
}

/** How a class differs from the statement that was handed in or approved. */
export type ClassDifference = 'added' | 'changed' | 'removed';

/** One class that was given. */
export interface HoursClass {
  lessonId: number;
  contract: NumberedContract;
  company: Contract['company'];
  teacher: Person | null;
  date: CalendarDate;
  /** Of a removed class, those that the statement holds. */
  minutes: number;
  /** Null if the day is not known. */
  recordedOn: CalendarDate | null;
  /** Null without a change, and without a statement. */
  change: ClassDifference | null;
  /** Minutes that the statement holds; null for an added class, and without a statement. */
  statementMinutes: number | null;
}

/** What sums of contracts can be grouped by: the company, or the month in which they end. */
export const contractHoursGroupings = ['company', 'month'] as const;
export type ContractHoursGrouping = (typeof contractHoursGroupings)[number];

/** Sums of contracts that are not archived. What they are not grouped by is null. */
export interface ContractHoursSum {
  company: Contract['company'];
  month: CalendarMonth | null;
  contracts: number;
  contractedMinutes: number;
  taughtMinutes: number;
  /** Sold and not taught yet. */
  leftMinutes: number;
  /** How many contracts end before their hours. */
  endsBeforeHours: number;
  unbilledMinutes: number;
}

/** A contract with its hours sold, taught and still planned. */
export interface ContractHours {
  contract: NumberedContract;
  status: ContractStatus;
  company: Contract['company'];
  teacher: Person | null;
  endsOn: CalendarDate | null;
  /** Null if the contract does not say. */
  contractedMinutes: number | null;
  taughtMinutes: number;
  /** From today to the end date; null without a plan. */
  plannedMinutes: number | null;
  /** Sold, and neither taught nor planned until the end date. */
  unplannedMinutes: number;
  endsBeforeHours: boolean;
  /** Taught minutes of a contract without an invoice number. */
  unbilledMinutes: number;
}
