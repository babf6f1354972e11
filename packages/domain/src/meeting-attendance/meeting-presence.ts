import { type ClassTime, minutesOfDay } from '../planned-classes/clock-time.ts';
import { type ClockSecond, clockSecond } from './clock-second.ts';
import type { MeetingFile, MeetingJoin } from './meeting-file.ts';

/** From how many minutes a late arrival or an early departure counts, unless the organization chooses otherwise. */
export const defaultPresenceTolerance = 5;

/** How long someone was in a class according to a meeting. */
export interface MeetingPresence {
  isPresent: boolean;
  /** Minutes between the first join and the last leave, without the gaps; at most the length of the class. */
  minutes: number;
  /** Minutes missed at the beginning; 0 below the tolerance. */
  lateMinutes: number;
  /** Minutes missed at the end; 0 below the tolerance. */
  leftEarlyMinutes: number;
  /** Minutes missed between two joins; 0 below the tolerance. The attendance form has no place for them. */
  awayMinutes: number;
  /** The file says how long the person stayed, but not when: late and early are unknown. */
  isByDuration: boolean;
}

interface Stay {
  from: ClockSecond;
  until: ClockSecond;
}

/**
 * Returns how long someone was in a class: the union of the joins, within the class. A join without an end lasts until
 * the meeting ended, or the class if the file does not say. Started minutes count for the student.
 *
 * @param shift seconds to add to the times of the file, whose clock may be another one
 * @param tolerance minutes from which late and early count
 */
export function meetingPresence(
  joins: readonly MeetingJoin[],
  planned: ClassTime,
  { until: meetingEnd }: Pick<MeetingFile, 'until'>,
  { shift = 0, tolerance = defaultPresenceTolerance }: { shift?: number; tolerance?: number } = {},
): MeetingPresence {
  const start = clockSecond(planned.date, minutesOfDay(planned.time) * 60);
  const end = start + planned.minutes * 60;
  const stays = joins.flatMap(({ from, until }): Stay[] => {
    if (from === null) return [];
    const begin = Math.max(start, from + shift);
    const last = until ?? meetingEnd;
    const stop = last === null ? end : Math.min(end, last + shift);
    return stop > begin ? [{ from: begin, until: stop }] : [];
  });
  const isTimed = joins.some(({ from }) => from !== null);
  if (!isTimed) return presenceByDuration(joins, planned.minutes);
  const union = unionOf(stays);
  const [first, last] = [union[0], union.at(-1)];
  if (!first || !last) return absent;
  const counted = (seconds: number) => {
    const minutes = Math.floor(seconds / 60);
    return minutes >= tolerance ? minutes : 0;
  };
  const present = union.reduce((sum, stay) => sum + stay.until - stay.from, 0);
  return {
    isPresent: true,
    minutes: Math.min(planned.minutes, Math.ceil(present / 60)),
    lateMinutes: counted(first.from - start),
    leftEarlyMinutes: counted(end - last.until),
    awayMinutes: counted(last.until - first.from - present),
    isByDuration: false,
  };
}

const absent: MeetingPresence = {
  isPresent: false,
  minutes: 0,
  lateMinutes: 0,
  leftEarlyMinutes: 0,
  awayMinutes: 0,
  isByDuration: false,
};

function presenceByDuration(joins: readonly MeetingJoin[], classMinutes: number): MeetingPresence {
  const stated = joins.flatMap(({ seconds }) => seconds ?? []);
  const seconds = stated.reduce((sum, value) => sum + value, 0);
  if (joins.length === 0 || (stated.length > 0 && seconds === 0))
    return { ...absent, isByDuration: joins.length > 0 };
  // A file without times and durations only says who attended.
  const minutes = stated.length === 0 ? classMinutes : Math.min(classMinutes, Math.ceil(seconds / 60));
  return { ...absent, isPresent: true, minutes, isByDuration: true };
}

/** Joins stays that overlap or touch, in order. */
function unionOf(stays: readonly Stay[]): Stay[] {
  const union: Stay[] = [];
  for (const stay of stays.toSorted((one, other) => one.from - other.from)) {
    const last = union.at(-1);
    if (last && stay.from <= last.until) last.until = Math.max(last.until, stay.until);
    else union.push({ ...stay });
  }
  return union;
}

/** Zones differ by quarters of an hour. */
const shiftStep = 15 * 60;
/** A meeting belongs to a class on another clock if it then begins at most this long before or after it. */
const shiftTolerance = 30 * 60;
/** The clocks of two zones differ by at most 26 hours. */
const maxShift = 26 * 60 * 60;

/**
 * Returns the seconds by which the clock of a file seems to be behind that of a class, such as 14,400 for a file in
 * another time zone; 0 if meeting and class overlap, null if they have nothing in common. Only a person decides to
 * apply it.
 */
export function clockShift(
  { from, until }: Pick<MeetingFile, 'from' | 'until'>,
  planned: ClassTime,
): number | null {
  if (from === null) return 0;
  const start = clockSecond(planned.date, minutesOfDay(planned.time) * 60);
  const end = start + planned.minutes * 60;
  if (from < end && (until ?? end) > start) return 0;
  const shift = Math.round((start - from) / shiftStep) * shiftStep;
  const isNear = Math.abs(from + shift - start) <= shiftTolerance && Math.abs(shift) <= maxShift;
  return isNear && shift !== 0 ? shift : null;
}
