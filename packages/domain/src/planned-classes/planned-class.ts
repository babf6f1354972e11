import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysUntil } from '../calendar/days-until.ts';
import type { SavedCancellation } from '../cancellation/cancellation-outcome.ts';
import type { Contract } from '../contract/contract.ts';
import type { Person } from '../person/person.ts';
import type { AnnouncedAbsence } from './announced-absence.ts';
import { type ClassStatus, classStatus } from './class-status.ts';
import {
  byBeginning,
  type ClassTime,
  endOfClass,
  type LocalMoment,
  minutesOfDay,
  momentText,
} from './clock-time.ts';
import { grouped } from './grouped.ts';
import type { SubstituteProposal } from './substitute-proposal.ts';

/** A planned class of a contract. */
export interface PlannedClass extends ClassTime {
  id: number;
  contractId: number;
  /** The start according to the plan: `2027-02-10 12:00`. It differs from the actual start if the class was moved. */
  slot: string;
  /** Its number among the contract's classes without cancelled ones, from 1; null if it is cancelled. */
  number: number | null;
  isCancelled: boolean;
  cancelReason: string | null;
  /**
   * What was said about the cancellation and what follows from it; null if it is not cancelled. Undefined for a backend
   * without the extension `cancellations`.
   */
  cancellation?: SavedCancellation | null;
  /** The id of the cancelled class for which it was added at the end; undefined for any other. */
  addedFor?: number;
  /** The attendance record that fulfils it; null if there is none. */
  lessonId: number | null;
  /** Ids of overlapping classes with the same teacher or a common student. */
  clashes: number[];
  /**
   * The teacher who gives or gave it; null if there is none, undefined if the backend only knows the teacher of the
   * contract.
   */
  teacher?: Person | null;
  /** The teacher of the contract on that day; null without one, undefined for a backend without substitutes. */
  usualTeacher?: Person | null;
  /** The teacher who was chosen to give it instead; undefined for a backend without substitutes. */
  substitute?: Person | null;
  /**
   * The proposal of a substitute by its teacher, and the answer; null if none is in force, or if another teacher made
   * it. Undefined for a backend without proposals.
   */
  proposal?: SubstituteProposal | null;
  /** The students who announced that they will be absent; undefined for a backend without such announcements. */
  announcedAbsences?: AnnouncedAbsence[];
  /** Whether the teacher who is to give it is away then; undefined for a backend without unavailability. */
  isTeacherAway?: boolean;
  version: string;
}

/** The facts that determine whether a planned class has ended without a record. */
export type EndingClass = Pick<
  PlannedClass,
  'id' | 'contractId' | 'date' | 'time' | 'minutes' | 'isCancelled' | 'lessonId' | 'clashes' | 'teacher'
>;

/** The facts about a planned class's contract. */
export interface PlannedContract {
  id: number;
  number: string;
  company: Contract['company'];
  language: Contract['language'];
  teacher: Person | null;
  students: Person[];
  location: string | null;
  /** The address of the online meeting of all classes; undefined without `meeting-attendance`. */
  meetingLink?: string | null;
  /** Number of planned classes, without cancelled ones. */
  plannedClasses: number;
  /** Whether each cancellation proposes to add a class at the end; undefined for a backend without it. */
  classAtEnd?: boolean | undefined;
}

/** Planned classes in order, and their contracts. */
export interface PlannedClasses {
  classes: PlannedClass[];
  contracts: PlannedContract[];
}

/** Returns the state of a planned class. */
export function statusOfClass(
  planned: Pick<
    PlannedClass,
    'date' | 'time' | 'minutes' | 'isCancelled' | 'lessonId' | 'clashes' | 'isTeacherAway'
  >,
  now: LocalMoment,
): ClassStatus {
  const { lessonId, clashes, isTeacherAway = false } = planned;
  const hasClash = clashes.length > 0 || isTeacherAway;
  return classStatus({ ...planned, isRecorded: lessonId !== null, hasClash }, now);
}

/** Returns the teacher whom a substitute replaces in a class; null if nobody is replaced. */
export function replacedTeacher({
  teacher,
  usualTeacher,
}: Pick<PlannedClass, 'teacher' | 'usualTeacher'>): Person | null {
  return teacher && usualTeacher && teacher.id !== usualTeacher.id ? usualTeacher : null;
}

/** Returns whether a class was moved away from its start in the plan. */
export function isMoved(planned: Pick<PlannedClass, 'date' | 'time' | 'slot'>): boolean {
  return momentText(planned) !== planned.slot;
}

/** Returns the running or next class, ignoring cancelled and recorded ones; null if there is none. */
export function nextClass<Class extends PlannedClass>(
  classes: readonly Class[],
  now: LocalMoment,
): Class | null {
  const toCome = classes.filter(
    (planned) =>
      !planned.isCancelled && planned.lessonId === null && momentText(endOfClass(planned)) > momentText(now),
  );
  return toCome.toSorted(byBeginning)[0] ?? null;
}

/** Returns the classes that ended without a record, oldest first. */
export function missingClasses<Class extends EndingClass>(
  classes: readonly Class[],
  now: LocalMoment,
): Class[] {
  return classes.filter((planned) => statusOfClass(planned, now) === 'missing').sort(byBeginning);
}

/** Groups classes by day, both in order. Days without classes are omitted. */
export function classesByDay<Class extends ClassTime>(
  classes: readonly Class[],
): { date: CalendarDate; classes: Class[] }[] {
  const days = grouped(classes.toSorted(byBeginning), ({ date }) => date);
  return [...days].map(([date, ofDay]) => ({ date, classes: ofDay }));
}

/** Returns the minutes until a class begins; 0 once it has begun. */
export function minutesUntil(planned: LocalMoment, now: LocalMoment): number {
  const days = daysUntil(planned.date, now.date);
  return Math.max(0, days * 1440 + minutesOfDay(planned.time) - minutesOfDay(now.time));
}
