import type { Lesson } from '../attendance/lesson.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Contract } from '../contract/contract.ts';
import { contractedHours, minutesOf } from '../contract/contract-hours.ts';
import { isLocked } from '../contract/contract-status.ts';
import { lastDayOfContract } from '../planned-classes/contract-end.ts';
import type { PlannedClass } from '../planned-classes/planned-class.ts';
import {
  type ClassOfHours,
  countsAgainstHours,
  isCountedRecord,
  minutesOfClasses,
  type RecordOfHours,
} from './used-hours.ts';

/** Why the classes of a contract do not use up its hours to the minute until its last day. */
export const hoursMisfits = ['missing', 'over', 'after-end'] as const;
export type HoursMisfit = (typeof hoursMisfits)[number];

/**
 * The hours of a contract, in minutes. Recorded, cancelled and planned minutes and `missingMinutes` add up to the
 * contracted ones.
 */
export interface HoursBalance {
  /** Null if the contract states no hours. */
  contractedMinutes: number | null;
  recordedMinutes: number;
  /** Recorded minutes that belong to no planned class. */
  outsideMinutes: number;
  /** Of cancelled classes that count against the hours. */
  cancelledMinutes: number;
  /** Of classes that are neither recorded nor cancelled, past ones without a record included. */
  plannedMinutes: number;
  /** Contracted minutes that no class uses; negative if there are too many. Null if the contract states no hours. */
  missingMinutes: number | null;
  /** The day of the class with which the hours are used up; null if the classes do not use them up. */
  usedUpOn: CalendarDate | null;
  /** The end or the expiration of the contract, whichever is first; null without either. */
  lastDay: CalendarDate | null;
  /** Null if the hours fit, or if nothing can be said: without hours, without a plan, and once the contract is done. */
  misfit: HoursMisfit | null;
}

/** A planned class in the balance of its contract. */
export type BalancedClass = ClassOfHours & Pick<PlannedClass, 'date' | 'lessonId'>;

/** What the balance of a contract depends on. */
export interface BalanceFacts {
  contract: Pick<Contract, 'hoursPerClass' | 'numberOfClasses' | 'endsOn' | 'expiresOn' | 'status'>;
  /** The planned classes of the contract, cancelled and recorded ones included. */
  classes: readonly BalancedClass[];
  /** The records of the contract, those that fulfil no class included. */
  records: readonly (RecordOfHours & Pick<Lesson, 'id' | 'date'>)[];
  /** Without a plan, nothing says before the last day whether the hours will fit. */
  hasPlan: boolean;
  today: CalendarDate;
}

/** Returns the balance of a contract's hours (DECISION-142). */
export function hoursBalance({ contract, classes, records, hasPlan, today }: BalanceFacts): HoursBalance {
  const hours = contractedHours(contract);
  const contracted = hours > 0 ? minutesOf(hours) : null;
  const recorded = records.filter(isCountedRecord);
  const fulfilling = new Set(classes.map(({ lessonId }) => lessonId));
  const cancelled = classes.filter(countsAgainstHours);
  // Nobody gives the classes of an archived contract (DECISION-40).
  const planned = isLocked(contract.status)
    ? []
    : classes.filter(({ isCancelled, lessonId }) => !isCancelled && lessonId === null);
  const recordedMinutes = minutesOfClasses(recorded);
  const outsideMinutes = minutesOfClasses(recorded.filter(({ id }) => !fulfilling.has(id)));
  const cancelledMinutes = minutesOfClasses(cancelled);
  const plannedMinutes = minutesOfClasses(planned);
  const missingMinutes =
    contracted === null ? null : contracted - recordedMinutes - cancelledMinutes - plannedMinutes;
  const usedUpOn =
    contracted === null ? null : dayOfMinute([...recorded, ...cancelled, ...planned], contracted);
  const lastDay = lastDayOfContract(contract);
  const balance = {
    contractedMinutes: contracted,
    recordedMinutes,
    outsideMinutes,
    cancelledMinutes,
    plannedMinutes,
    missingMinutes,
    usedUpOn,
    lastDay,
  };
  const isUnderWay = contract.status === 'pending' || contract.status === 'activated';
  const isKnown = hasPlan || (lastDay !== null && lastDay < today);
  return { ...balance, misfit: isUnderWay && isKnown ? misfitOf(balance) : null };
}

function misfitOf({
  missingMinutes,
  usedUpOn,
  lastDay,
}: Omit<HoursBalance, 'misfit'>): HoursBalance['misfit'] {
  if (missingMinutes === null) return null;
  if (missingMinutes > 0) return 'missing';
  if (usedUpOn !== null && lastDay !== null && usedUpOn > lastDay) return 'after-end';
  return missingMinutes < 0 ? 'over' : null;
}

/** Returns the day on which classes reach a number of minutes; null if they do not. */
function dayOfMinute(
  classes: readonly { date: CalendarDate; minutes: number }[],
  wanted: number,
): CalendarDate | null {
  let minutes = 0;
  for (const given of classes.toSorted((one, other) => one.date.localeCompare(other.date))) {
    minutes += given.minutes;
    if (minutes >= wanted) return given.date;
  }
  return null;
}
