import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import type { NamedReference } from '../person/named-reference.ts';
import type { Person } from '../person/person.ts';
import { byBeginning, type ClassTime, type LocalMoment, momentText } from './clock-time.ts';
import type { PlannedClass } from './planned-class.ts';

/** The most characters of the word with which a student announces an absence. */
export const longestAbsenceWord = 200;

/** The number of days, from today on, whose classes a student's private link shows. */
export const daysOfLink = 100;

/** A student who will be absent from a planned class, as announced through the private link (DECISION-138). */
export interface AnnouncedAbsence {
  studentId: number;
  announcedAt: Timestamp;
  /** What the student added for the teacher; null without a word. */
  word: string | null;
}

/** Why an absence can be neither announced nor taken back. */
export type AbsenceObstacle = 'recorded' | 'cancelled' | 'begun';

/** Returns why a student can neither announce nor take back an absence from a class; null until it begins. */
export function obstacleToAbsence(
  planned: Pick<PlannedClass, 'date' | 'time' | 'isCancelled' | 'lessonId'>,
  now: LocalMoment,
): AbsenceObstacle | null {
  if (planned.lessonId !== null) return 'recorded';
  if (planned.isCancelled) return 'cancelled';
  return momentText(planned) <= momentText(now) ? 'begun' : null;
}

/** Something that a teacher is to be told about announced absences, in minutes. */
export interface AbsenceNews {
  /** Minutes since the student announced it or took it back. */
  age: number;
  /** Minutes until the class begins. */
  beginsIn: number;
}

/** Minutes for which news of absences is collected, and minutes between two mails to a teacher. */
export const absenceMailPauses = { collected: 10, between: 60 } as const;

/**
 * Returns whether the mail with all news of absences for a teacher is due (DECISION-139). News is collected for ten
 * minutes, or until a class that is about to begin. A teacher gets a mail an hour at most; only for a class that begins
 * before the hour is over, ten minutes after the last mail.
 *
 * @param news - All that the teacher is not told yet.
 * @param lastMail - Minutes since the last such mail to the teacher; null without one.
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
  /** Who gives it; null if nobody does. */
  teacher: Person | null;
  isCancelled: boolean;
  /** The absence that the student has announced; null without one. */
  absence: Omit<AnnouncedAbsence, 'studentId'> | null;
}

/** A class that is about to be recorded. */
export interface ClassToRecord {
  contractId: number | null;
  /** Empty while it is typed. */
  date: CalendarDate | '';
  /** The planned class that the record names; null for any class of the day. */
  plannedClassId: number | null;
}

/**
 * Returns the announced absences from a class that is about to be recorded: from the named class, or the first one of
 * its contract on that day that is neither cancelled nor recorded.
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
