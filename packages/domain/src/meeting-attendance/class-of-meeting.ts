import { type ClassTime, minutesOfDay } from '../planned-classes/clock-time.ts';
import { clockSecond } from './clock-second.ts';
import { type MeetingContract, matchPeople } from './match-people.ts';
import type { MeetingFile } from './meeting-file.ts';
import { meetingPeople } from './meeting-person.ts';
import { clockShift } from './meeting-presence.ts';

/** A planned class and the people of its contract. */
export interface MeetingClass extends ClassTime {
  id: number;
  contract: MeetingContract;
}

/** A class that a meeting may have been. */
export interface PossibleClass {
  id: number;
  /** Seconds for which meeting and class overlap; 0 for a file without times, or one on another clock. */
  overlap: number;
  /** Number of the contract's students and teachers who are known to have been there. */
  people: number;
}

/**
 * Returns the classes that a meeting may have been, the likeliest first: those that overlap it, by the number of known
 * people, then by overlap. A file without times may be every class; one on another clock those whose people were there.
 */
export function classesOfMeeting(file: MeetingFile, classes: readonly MeetingClass[]): PossibleClass[] {
  const people = meetingPeople(file.joins);
  return classes
    .flatMap((planned): PossibleClass[] => {
      const matches = [...matchPeople(people, planned.contract).values()];
      const known = matches.filter(({ kind }) => kind === 'student' || kind === 'teacher').length;
      const overlap = overlapOf(file, planned);
      const isPossible =
        overlap > 0 || file.from === null || (known > 0 && clockShift(file, planned) !== null);
      return isPossible ? [{ id: planned.id, overlap, people: known }] : [];
    })
    .toSorted((one, other) => other.people - one.people || other.overlap - one.overlap);
}

/**
 * Returns the class that a meeting was without doubt: the only one with any known people and overlap. Undefined if a
 * person has to choose.
 */
export function classOfMeeting(possible: readonly PossibleClass[]): PossibleClass | undefined {
  const likely = possible.filter(({ overlap, people }) => overlap > 0 && people > 0);
  return likely.length === 1 ? likely[0] : undefined;
}

function overlapOf({ from, until }: Pick<MeetingFile, 'from' | 'until'>, planned: ClassTime): number {
  if (from === null) return 0;
  const start = clockSecond(planned.date, minutesOfDay(planned.time) * 60);
  const end = start + planned.minutes * 60;
  return Math.max(0, Math.min(end, until ?? end) - Math.max(start, from));
}
