import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import type { ClassOutcome } from '../cancellation/cancellation-rule.ts';
import type { Person } from '../person/person.ts';
import type { LessonDetail } from './lesson-details.ts';

/** One meeting of a class and who missed it: an attendance record of the wire (DOMAIN-41). */
export interface Lesson {
  id: number;
  contractId: number;
  date: CalendarDate;
  /** Length in minutes (DOMAIN-09). */
  minutes: number;
  /** The absent students; empty when all were present (OPEN-52). */
  absentees: Person[];
  /** A deleted lesson stays in the list, does not count, and can be restored (OPEN-51). */
  status: 'active' | 'deleted';
  /** The planned class that this lesson fulfils. Undefined for a backend without planned classes. */
  plannedClassId?: number | null;
  note?: string | null;
  /** The teacher who gave it; null if unknown, undefined if the backend does not say. */
  teacher?: Person | null;
  /** Students who came late, left early or were excused. */
  details?: LessonDetail[];
  /**
   * Ids of the students who belonged to the contract on that day; undefined for a backend without enrolment periods,
   * where each lesson counts for every student.
   */
  memberIds?: number[];
  /** Ids of the students who had announced their absence; undefined for a backend without such announcements. */
  announcedIds?: number[];
  /** What follows if every student was absent and none had announced it; missing for a lesson that was given. */
  noShow?: ClassOutcome;
  /** End of the period in which the teacher can correct the lesson; null if it cannot be corrected. */
  correctableUntil?: Timestamp | null;
}
