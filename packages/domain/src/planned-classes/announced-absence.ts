import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import type { NamedReference } from '../person/named-reference.ts';
import type { Person } from '../person/person.ts';
import { byBeginning, type ClassTime, type LocalMoment, momentText } from './clock-time.ts';
import type { PlannedClass } from './planned-class.ts';

/** Maximum length of the message with which a student announces an absence, in characters. */
export const maxAbsenceWord = 200;

/** The number of days, from today on, whose classes a student's private link shows. */
export const daysOfLink = 100;

/** A student who will be absent from a planned class, as announced through the private link (DECISION-138). */
export interface AnnouncedAbsence {
  studentId: number;
  announcedAt: Timestamp;
  /** The student's message to the teacher; null if there is none. */
  word: string | null;
}

/** Why an absence can be neither announced nor withdrawn. */
export type AbsenceObstacle = 'recorded' | 'cancelled' | 'begun';

/** Returns why a student can neither announce nor withdraw an absence from a class; null if both are possible. */
export function obstacleToAbsence(
  planned: Pick<PlannedClass, 'date' | 'time' | 'isCancelled' | 'lessonId'>,
  now: LocalMoment,
): AbsenceObstacle | null {
  if (planned.lessonId !== null) return 'recorded';
  if (planned.isCancelled) return 'cancelled';
  return momentText(planned) <= momentText(now) ? 'begun' : null;
}

/** An announcement or withdrawal of which a teacher has not been told yet, with times in minutes. */
export interface AbsenceNews {
  /** Minutes since the announcement or withdrawal. */
  age: number;
  /** Minutes until the class begins. */
  beginsIn: number;
}

/** How long announcements and withdrawals are collected, and the time between two mails to a teacher, in minutes. */
export const absenceMailPauses = { collected: 10, between: 60 } as const;

/**
 * Returns whether a teacher must be mailed now about all new announcements and withdrawals (DECISION-139). They are
 * collected for ten minutes, or less if a class begins earlier. A teacher gets at most one mail per hour; only if a
 * class begins before the hour is over, the next mail may follow after ten minutes.
 *
 * @param news - All announcements and withdrawals of which the teacher has not been told yet.
 * @param lastMail - Minutes since the last such mail to the teacher; null if there is none.
 */
export function isAbsenceMailDue(news: readonly AbsenceNews[], lastMail: number | null): boolean {
  const { collected, between } = absenceMailPauses;
  const isReady = news.some(({ age, beginsIn }) => age >= collected || beginsIn <= collected);
  if (!isReady || lastMail === null || lastMail >= between) return isReady;
  return lastMail >= collected && news.some(({ beginsIn }) => beginsIn < between - lastMail);
}

/** A planned class as a student's private link shows it. */
export interface ClassOfLink extends ClassTime {
  id: number;
  contractNumber: string;
  language: NamedReference | null;
  /** The teacher who gives the class; null if there is none. */
  teacher: Person | null;
  isCancelled: boolean;
  /** The absence that the student has announced; null if there is none. */
  absence: Omit<AnnouncedAbsence, 'studentId'> | null;
}

/** A class that is about to be recorded. */
export interface ClassToRecord {
  contractId: number | null;
  /** Empty while the date is being typed. */
  date: CalendarDate | '';
  /** The planned class in the record; null for any class on that date. */
  plannedClassId: number | null;
}

/**
 * Returns the announced absences from a class that is about to be recorded: from the named class, otherwise from the
 * contract's first class on that date that is neither cancelled nor recorded.
 */
export function absencesToRecord(
  classes: readonly PlannedClass[],
  { contractId, date, plannedClassId }: ClassToRecord,
): readonly AnnouncedAbsence[] {
  const ofDay = classes.filter((one) => one.contractId === contractId && one.date === date);
  const meant =
    plannedClassId === null
      ? ofDay
          .filter(({ isCancelled, lessonId }) => !isCancelled && lessonId === null)
          .toSorted(byBeginning)[0]
      : ofDay.find(({ id }) => id === plannedClassId);
  return meant?.announcedAbsences ?? [];
}
