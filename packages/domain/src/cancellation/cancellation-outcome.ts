import type { Timestamp } from '../calendar/calendar-date.ts';
import { instantMinutes } from '../calendar/instant-minutes.ts';
import type { ClockPeriod } from '../organisation/organisation.ts';
import type { LocalMoment } from '../planned-classes/clock-time.ts';
import type { ClosedCalendar } from '../planned-classes/closed-days.ts';
import {
  type CancellationRule,
  type Canceller,
  type ClassOutcome,
  isSameOutcome,
  noOutcome,
  termsFor,
} from './cancellation-rule.ts';
import { noticeDeadline } from './notice-deadline.ts';

/** What was said about a cancellation. */
export interface Cancellation {
  cancelledBy: Canceller;
  /** When it was announced; null if it was not announced at all. */
  announcedAt: Timestamp | null;
}

/** A cancellation as it was saved. */
export interface SavedCancellation {
  /** Null if the request did not say who cancels: then the class is neither paid, billed nor counted. */
  cancelledBy: Canceller | null;
  /** Null if it was not announced, or if the request did not say who cancels. */
  announcedAt: Timestamp | null;
  outcome: ClassOutcome;
  /** Why the outcome is not that of the rule; null if it is. */
  overrideReason: string | null;
}

/** The facts that determine the outcome of a cancellation. */
export interface CancelledClass {
  /** The beginning of the class. */
  beginning: LocalMoment;
  /** The number of students who belong to the contract on that day. */
  students: number;
  /** The rule of the contract, else the default of the office; null if there is neither. */
  rule: CancellationRule | null;
}

/** The days and the clock of the office. */
export interface OfficeTime {
  calendar: ClosedCalendar;
  /** The offsets of the organization's clock, oldest first. */
  clock: readonly ClockPeriod[];
}

/** Until when a class can be cancelled in time, and who bears it afterwards. */
export interface CancellationTermsOfClass {
  /** The last instant at which a cancellation is in time. */
  deadline: Timestamp;
  late: ClassOutcome;
}

/** The outcome of a cancellation, and why. */
export interface CancellationOutcome {
  isLate: boolean;
  /** What the rule says. */
  byRule: ClassOutcome;
  /** What counts: what the rule says, unless it was overridden. */
  outcome: ClassOutcome;
  isOverridden: boolean;
}

/** Returns the terms for one class; null without a rule. */
export function cancellationTermsOf(
  { beginning, students, rule }: CancelledClass,
  { calendar, clock }: OfficeTime,
): CancellationTermsOfClass | null {
  if (rule === null) return null;
  const { notice, late } = termsFor(rule, students);
  return { deadline: noticeDeadline(beginning, notice, calendar, clock), late };
}

/**
 * Returns the outcome of a cancellation (DECISION-129). Without terms, or in time, it has none. If a student or the
 * company cancels late, the rule decides. If the office cancels late, the teacher is paid if the rule says so, and the
 * client pays nothing. If the teacher cancels, there is no outcome. Announcements are compared to the minute; one at
 * the deadline is in time. `override` replaces the outcome of the rule.
 */
export function cancellationOutcome(
  terms: CancellationTermsOfClass | null,
  { cancelledBy, announcedAt }: Cancellation,
  override: ClassOutcome | null = null,
): CancellationOutcome {
  const isLate =
    terms !== null && (announcedAt === null || instantMinutes(announcedAt) > instantMinutes(terms.deadline));
  const byRule = isLate ? borneBy(cancelledBy, terms.late) : noOutcome;
  const isOverridden = override !== null && !isSameOutcome(override, byRule);
  return { isLate, byRule, outcome: isOverridden ? override : byRule, isOverridden };
}

function borneBy(cancelledBy: Canceller, late: ClassOutcome): ClassOutcome {
  if (cancelledBy === 'teacher') return noOutcome;
  return cancelledBy === 'office' ? { ...noOutcome, paid: late.paid } : late;
}
