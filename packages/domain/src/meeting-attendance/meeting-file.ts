import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { ClockSecond, DateOrder } from './clock-second.ts';
import type { MeetingProgram } from './meeting-file-variants.ts';

/** One stay of a person in a meeting, as the file states it. */
export interface MeetingJoin {
  /** Row of the file, from 1. */
  row: number;
  /** The displayed name. */
  name: string;
  /** Email addresses in lower case, each once: the address and the sign-in name of the program. Empty for a guest. */
  emails: readonly string[];
  /** Null if the file says no time. */
  from: ClockSecond | null;
  /** Null if the file says no time, or not when the person left. */
  until: ClockSecond | null;
  /** Stated length in seconds; null if the file states none. */
  seconds: number | null;
  isOrganizer: boolean;
}

/** What a person should know about how a file was read. */
export type MeetingRemark =
  /** The headings are in no known variant: the columns were recognized by their content. */
  | { kind: 'by-content' }
  /** The file has a list of people, but its list of joins is missing or ends early. */
  | { kind: 'cut-short' }
  /** The row has a time that cannot be read; the row is left out. */
  | { kind: 'unreadable-row'; row: number }
  /** The file says how long people stayed, but not when. */
  | { kind: 'durations-only' }
  /** Some rows say neither when a person was there nor how long. */
  | { kind: 'no-times' };

/** The attendance report of one online meeting. */
export interface MeetingFile {
  /** Null if the content does not tell. */
  program: MeetingProgram | null;
  /** Title of the meeting; null if the file has none. */
  title: string | null;
  /** Stated start and end of the meeting, else of the first and last join; null if the file says no times. */
  from: ClockSecond | null;
  until: ClockSecond | null;
  joins: readonly MeetingJoin[];
  remarks: readonly MeetingRemark[];
}

/** Why a file is no attendance report that can be read. */
export type MeetingFileProblem =
  | { kind: 'empty' }
  /** Nothing in the file looks like a list of participants. */
  | { kind: 'not-attendance' }
  | { kind: 'too-long'; max: number }
  /** `3/4/2026` may be two days, and neither is the day of a planned class. */
  | { kind: 'date-order'; days: Readonly<Record<DateOrder, CalendarDate>> }
  /** The file says times without a day. */
  | { kind: 'no-day' };
