import type { Lesson } from '../attendance/lesson.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type UnavailabilityTimes, unavailabilityAt } from '../unavailability/unavailability.ts';
import { classClashes } from './class-clashes.ts';
import type { ClassPattern, PatternClass, SkippedClass } from './class-pattern.ts';
import { byBeginning, type ClassTime, type LocalMoment, momentText } from './clock-time.ts';
import type { ClosedCalendar } from './closed-days.ts';
import { grouped } from './grouped.ts';
import { isMoved, type PlannedClass, type PlannedClasses, type PlannedContract } from './planned-class.ts';
import { comingClasses, type Replan, replan, type SavedClass } from './replan.ts';

/** A class of a plan that overlaps with another class. */
export interface PlanClash {
  /** The class of the plan. */
  planned: ClassTime;
  other: ClassTime;
  /** The contract of the other class. */
  contract: PlannedContract;
  /** Whether the classes have the same teacher. */
  isTeacher: boolean;
  /** The students of both classes. */
  studentIds: number[];
}

/** A date of a plan in the preview. */
export type PlanLine = LocalMoment &
  (
    | {
        kind: 'class';
        planned: PatternClass;
        /** Its number among the classes, from 1. */
        number: number;
        /** Whether it has begun or is recorded, so that a new plan does not change it. */
        isFixed: boolean;
        isMoved: boolean;
        clash: PlanClash | null;
        /** When the teacher of the contract is away during the class; null if not. */
        away: UnavailabilityTimes | null;
      }
    | { kind: 'cancelled'; planned: PatternClass }
    | { kind: 'skipped'; reason: SkippedClass['reason'] }
  );

/** The result of saving a plan. */
export interface PlanPreview {
  /** All dates in order, by month. */
  months: { month: string; minutes: number; lines: PlanLine[] }[];
  /** The classes without cancelled ones. */
  classes: PatternClass[];
  clashes: PlanClash[];
  /** The future classes during which the teacher of the contract is away. */
  away: AwayClass[];
  change: Replan;
}

/** A class of a plan while the teacher of the contract is away. */
export interface AwayClass {
  planned: ClassTime;
  away: UnavailabilityTimes;
}

/** The data for a preview. */
export interface PlanFacts {
  pattern: ClassPattern;
  /** The saved classes of the contract. */
  saved: readonly PlannedClass[];
  contract: PlannedContract;
  calendar: ClosedCalendar;
  /** Classes of other contracts with the same people. */
  others: PlannedClasses;
  now: LocalMoment;
  /** When the teacher of the contract is away. */
  away?: readonly UnavailabilityTimes[];
  /** The records of the contract. */
  records?: readonly Pick<Lesson, 'id' | 'date' | 'minutes' | 'status'>[];
}

/** Returns the result of saving a plan. */
export function previewPlan({
  pattern,
  saved,
  contract,
  calendar,
  others,
  now,
  away: awayTimes = [],
  records = [],
}: PlanFacts): PlanPreview {
  const change = replan(pattern, saved.map(savedClass), calendar, now, records);
  const clashes = clashesOf(change, contract, others);
  const fixed = new Set(change.fixed.map(({ slot }) => slot));
  const away = awayClasses(change, saved, awayTimes);
  const awayOf = new Map(away.map((one) => [momentText(one.planned), one.away]));
  const clashOf = new Map(clashes.map((clash) => [momentText(clash.planned), clash]));
  const lines: PlanLine[] = [
    ...change.classes.map(
      (planned, place): PlanLine => ({
        kind: 'class',
        ...momentOf(planned),
        planned,
        number: place + 1,
        isFixed: fixed.has(planned.slot),
        isMoved: isMoved(planned),
        clash: fixed.has(planned.slot) ? null : (clashOf.get(momentText(planned)) ?? null),
        away: fixed.has(planned.slot) ? null : (awayOf.get(momentText(planned)) ?? null),
      }),
    ),
    ...[...change.fixed, ...change.unchanged, ...change.changed]
      .filter(({ isCancelled }) => isCancelled)
      .map((planned): PlanLine => ({ kind: 'cancelled', ...momentOf(planned), planned })),
    ...change.skipped.map(({ date, time, reason }): PlanLine => ({ kind: 'skipped', date, time, reason })),
  ];
  const byMonth = grouped(lines.sort(byBeginning), ({ date }) => date.slice(0, 7));
  const months = [...byMonth].map(([month, ofMonth]) => ({
    month,
    minutes: ofMonth.reduce((sum, line) => sum + (line.kind === 'class' ? line.planned.minutes : 0), 0),
    lines: ofMonth,
  }));
  return { months, classes: change.classes, clashes, away, change };
}

function momentOf({ date, time }: LocalMoment): LocalMoment {
  return { date, time };
}

function savedClass(planned: PlannedClass): SavedClass {
  const { id, slot, date, time, minutes, isCancelled, lessonId, addedFor } = planned;
  return { id, slot, date, time, minutes, isCancelled, isRecorded: lessonId !== null, addedFor };
}

/** Returns the clashes of future classes, with each other and with classes of other contracts. */
function clashesOf(change: Replan, contract: PlannedContract, others: PlannedClasses): PlanClash[] {
  const contracts = new Map(others.contracts.map((other) => [other.id, other]));
  const coming = comingClasses(change);
  const attended = [
    ...coming.map((planned) => ({ ...planned, ...peopleOf(contract), contract, isOwn: true })),
    ...others.classes.flatMap((planned) => {
      const other = contracts.get(planned.contractId);
      if (!other || planned.isCancelled || planned.lessonId !== null) return [];
      return [{ ...planned, ...peopleOf(other), contract: other, isOwn: false }];
    }),
  ];
  return classClashes(attended).flatMap(({ first, second, teacherId, studentIds }) => {
    if (!first.isOwn && !second.isOwn) return [];
    const [planned, other] = first.isOwn ? [first, second] : [second, first];
    return [
      {
        planned: timeOf(planned),
        other: timeOf(other),
        contract: other.contract,
        isTeacher: teacherId !== null,
        studentIds,
      },
    ];
  });
}

/** Returns the future classes during which the teacher is away, without those of a substitute. */
function awayClasses(
  change: Replan,
  saved: readonly PlannedClass[],
  times: readonly UnavailabilityTimes[],
): AwayClass[] {
  const ofSubstitutes = new Set(saved.filter(({ substitute }) => substitute).map(({ id }) => id));
  return comingClasses(change).flatMap((planned) => {
    if ('id' in planned && ofSubstitutes.has(planned.id)) return [];
    const away = unavailabilityAt(times, planned);
    return away ? [{ planned: timeOf(planned), away }] : [];
  });
}

function peopleOf({ teacher, students }: PlannedContract) {
  return { teacherId: teacher?.id ?? null, studentIds: students.map(({ id }) => id) };
}

function timeOf({ date, time, minutes }: ClassTime): ClassTime {
  return { date, time, minutes };
}

/** Returns the days of the first and the last future class of a plan; null if there is none. */
export function daysToCheck({ change }: Pick<PlanPreview, 'change'>): {
  from: CalendarDate;
  to: CalendarDate;
} | null {
  const dates = [...change.unchanged, ...change.changed, ...change.added].map(({ date }) => date).sort();
  const [from] = dates;
  return from === undefined ? null : { from, to: dates.at(-1) ?? from };
}
