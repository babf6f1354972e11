import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Person } from '../person/person.ts';
import type { GivenInitial } from './initial.ts';

/** Why initials were not stored: refused by the server, or their class is not on the server. */
export type InitialFailure = { kind: 'refused'; serverMessage: string | null } | { kind: 'no-class' };

/** Initials that were given on a device, stored there until the server has them. */
export interface WaitingInitial {
  /** Created by the device; also the idempotency key. */
  id: string;
  /** The teacher of the device; other users of it neither see nor send them. */
  userId: number;
  contractId: number;
  contractNumber: string;
  date: CalendarDate;
  /** The record of the class; null while the class itself waits on the device. */
  lessonId: number | null;
  /** The id of the waiting class; null if the class was recorded before. */
  waitingLessonId: string | null;
  student: Person;
  given: GivenInitial;
  /** In milliseconds since 1970. */
  queuedAt: number;
  state: 'pending' | 'failed' | 'sent';
  failure: InitialFailure | null;
  /** When the server had them, in milliseconds since 1970; null while it has not. */
  sentAt: number | null;
}

/** Returns the initials of a class: by its record, or by the waiting class. */
export function initialsOfClass(
  waiting: readonly WaitingInitial[],
  { lessonId, waitingLessonId }: Pick<WaitingInitial, 'lessonId' | 'waitingLessonId'>,
): WaitingInitial[] {
  return waiting.filter(
    (one) =>
      (lessonId !== null && one.lessonId === lessonId) ||
      (waitingLessonId !== null && one.waitingLessonId === waitingLessonId),
  );
}
