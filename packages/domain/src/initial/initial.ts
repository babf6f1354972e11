import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import type { Person } from '../person/person.ts';
import { type ClassTime, endOfClass, type LocalMoment, momentText } from '../planned-classes/clock-time.ts';

/** How someone initials: by drawing, or by typing letters. */
export const initialWays = ['drawn', 'typed'] as const;
export type InitialWay = (typeof initialWays)[number];

/** Where someone initials: on the teacher's device, or on the page of the own private link. */
export const initialRoutes = ['teacher', 'link'] as const;
export type InitialRoute = (typeof initialRoutes)[number];

/** Size of the grid on which initials are drawn. */
export const initialGrid = { width: 600, height: 300 } as const;

/** Maximum length of initials in characters, by how they are given. */
export const maxInitial: Readonly<Record<InitialWay, number>> = { drawn: 8000, typed: 10 };

/** Initials as someone gives them. */
export interface GivenInitial {
  how: InitialWay;
  /** Typed letters, or the strokes of a drawing as the path of an SVG: `M10 20L12 24M40 8L40 60`. */
  mark: string;
  /** When they were given, on the clock of the device. */
  writtenAt: Timestamp;
}

/** What someone initials: a class, as far as it is about them. */
export interface InitialedClass {
  date: CalendarDate;
  minutes: number;
  /** Who gave the class; null if unknown, or erased since. */
  teacher: Person | null;
  isAbsent: boolean;
  /** Both are null if the attendance was not recorded yet. */
  lateMinutes: number | null;
  leftEarlyMinutes: number | null;
}

/** Initials of a student for a class: a line in the chain of a contract. */
export interface Initial {
  id: number;
  /** The place in the chain of the contract, from 1. */
  sequence: number;
  contract: { id: number; number: string };
  /** The record of the class; null while its attendance is not recorded. */
  lessonId: number | null;
  student: Person;
  how: InitialWay;
  route: InitialRoute;
  /** Null after the student was erased. */
  mark: string | null;
  writtenAt: Timestamp;
  receivedAt: Timestamp;
  digest: string;
  /** The class as it was initialed. */
  initialed: InitialedClass;
  /** What the records say of the class now; null if it is deleted. */
  now: InitialedClass | null;
  /** Whether the records have changed since they were initialed. */
  isChanged: boolean;
  /** Whether the student was erased. */
  isErased: boolean;
}

/** A student of a class, with the initials that the student gave for it, oldest first. */
export interface InitialingStudent {
  student: Person;
  isAbsent: boolean;
  lateMinutes: number;
  leftEarlyMinutes: number;
  initials: Initial[];
}

/** A class that is running or recorded, for its page of initials. */
export interface ClassToInitial {
  lessonId: number;
  contract: { id: number; number: string };
  date: CalendarDate;
  minutes: number;
  students: InitialingStudent[];
}

/** A running class that the student of a private link can initial. */
export interface RunningClass extends ClassTime {
  id: number;
  contractNumber: string;
  teacher: Person | null;
  /** Whether the student has initialed it, as it is now. */
  isInitialed: boolean;
}

/** What two states of a class compare by. */
export type InitialedFacts = Omit<InitialedClass, 'teacher'> & { teacherId: number | null };

/**
 * Returns whether the records have changed since they were initialed. Lateness counts only if it was known then.
 */
export function isInitialChanged(initialed: InitialedFacts, now: InitialedFacts | null): boolean {
  if (now === null) return true;
  const facts = ['date', 'minutes', 'teacherId', 'isAbsent'] as const;
  if (facts.some((fact) => initialed[fact] !== now[fact])) return true;
  if (initialed.lateMinutes === null) return false;
  return initialed.lateMinutes !== now.lateMinutes || initialed.leftEarlyMinutes !== now.leftEarlyMinutes;
}

/** What a student of a class still has to do: nothing, initial it, or initial it again because it was changed. */
export type InitialNeed = 'none' | 'first' | 'again';

/**
 * Returns whether a student is asked for initials. Everybody who attended is asked, even if late or for part of the
 * class; absent students are not.
 */
export function initialNeed({
  isAbsent,
  initials,
}: Pick<InitialingStudent, 'isAbsent' | 'initials'>): InitialNeed {
  if (isAbsent) return 'none';
  const last = initials.at(-1);
  if (!last) return 'first';
  return last.isChanged ? 'again' : 'none';
}

/** Returns whether a class runs at a moment: from its beginning to its end. */
export function isClassRunning(planned: ClassTime, now: LocalMoment): boolean {
  const moment = momentText(now);
  return momentText(planned) <= moment && moment <= momentText(endOfClass(planned));
}

/** Returns whether a text is a mark of that kind: letters that can be read, or strokes on the grid. */
export function isInitialMark(how: InitialWay, mark: string): boolean {
  if (mark.length > maxInitial[how]) return false;
  if (how === 'drawn') return strokes.test(mark) && isOnGrid(mark);
  return mark !== '' && mark === mark.trim() && !/\p{Cc}/u.test(mark);
}

const strokes = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/;

function isOnGrid(path: string): boolean {
  const numbers = path.match(/\d+/g)?.map(Number) ?? [];
  return numbers.every((value, place) => value <= (place % 2 === 0 ? initialGrid.width : initialGrid.height));
}
