import type { NamedReference } from '../person/named-reference.ts';
import type { Person } from '../person/person.ts';

/**
 * Absence thresholds as whole percentages in ascending order: the shares of missed minutes from which a student is
 * followed up (ADR-0079). Empty if nobody is.
 */
export type AbsencePercents = readonly number[];

/** Maximum number of thresholds of a contract or company. */
export const maxAbsenceThresholds = 2;

/** The thresholds of a contract, of a company or of the organization. */
export interface AbsenceThresholds {
  /** Null if the record has no thresholds of its own. */
  percents: AbsencePercents | null;
  /** The thresholds that apply if the record has none of its own. */
  inherited: AbsencePercents;
  /** Where the inherited thresholds are set; null if nowhere. */
  inheritedFrom: 'company' | 'organisation' | null;
}

/** What a student missed of the classes of a contract that were given while the student belonged to it. */
export interface AbsenceSum {
  classes: number;
  /** Minutes of these classes. */
  taught: number;
  /** Missed minutes: absences, excused or not, late arrivals and early departures. */
  missed: number;
}

/** An absence sum that has reached a threshold, with the highest one. */
export interface ReachedAbsence extends AbsenceSum {
  /** The missed minutes of excused absences. */
  excused: number;
  threshold: number;
}

/** A student who has reached an absence threshold of a contract. */
export interface AbsenceAlert extends ReachedAbsence {
  contract: { id: number; number: string; company: NamedReference | null };
  student: Person;
  /** The threshold up to which the office has handled the absences; null for none. */
  handled: number | null;
}

/** The fewest classes after which a threshold can be reached: one absence of three would say nothing. */
export const fewestClassesOfAbsence = 5;

/**
 * Returns the missed share in whole percent, rounded down, so that a share below a threshold never looks like it; 0
 * without classes.
 */
export function absencePercent({ taught, missed }: Pick<AbsenceSum, 'taught' | 'missed'>): number {
  return taught === 0 ? 0 : Math.floor((missed * 100) / taught);
}

/**
 * Returns the highest threshold that a student has reached; null for none. It takes five classes, and more missed minutes
 * than the average class has: one absence alone, or its first minute, is no pattern.
 */
export function reachedThreshold(sum: AbsenceSum, percents: AbsencePercents): number | null {
  const { classes, taught, missed } = sum;
  if (classes < fewestClassesOfAbsence || missed * classes <= taught) return null;
  return percents.findLast((percent) => missed * 100 >= percent * taught) ?? null;
}

/** Returns whether the office still has to look at the absences: a higher threshold is reached than it has handled. */
export function isOpenAbsence({ threshold, handled }: Pick<AbsenceAlert, 'threshold' | 'handled'>): boolean {
  return threshold > (handled ?? 0);
}

/** Returns whether these are thresholds: at most two whole percentages from 1 to 100 in ascending order. */
export function isAbsencePercents(percents: readonly number[]): boolean {
  return (
    percents.length <= maxAbsenceThresholds &&
    percents.every(
      (percent, place) => Number.isInteger(percent) && percent > (percents[place - 1] ?? 0) && percent <= 100,
    )
  );
}

/** Formats thresholds for a file: `10, 25`, `0` if nobody is followed up, null if the record has none of its own. */
export function absencePercentsText(percents: AbsencePercents | null): string | null {
  if (percents === null) return null;
  return percents.length === 0 ? '0' : percents.join(', ');
}

/** Reads thresholds from the text of a file; undefined if they are none. */
export function parseAbsencePercents(text: string | null): AbsencePercents | null | undefined {
  if (text === null) return null;
  if (text.trim() === '0') return [];
  const percents = text
    .split(/[,;]/)
    .map((part) => part.replace('%', '').trim())
    .map((part) => (part === '' ? Number.NaN : Number(part)));
  return isAbsencePercents(percents) ? percents : undefined;
}
