import { type Span, useHasExtension, useUnavailability } from '@portal/api-client';
import { type CalendarDate, fullName, isAwayOn, type Unavailability, unavailabilityOn } from '@portal/domain';
import { useCallback, useMemo } from 'react';

/** A teacher who is away on some day of the calendar. */
export interface AwayTeacher {
  name: string;
  times: Unavailability;
}

/** The teachers who are away on the days of the calendar. */
export interface AwayTeachersQuery {
  /** Empty until it is read, and for a backend without unavailability. */
  entries: readonly AwayTeacher[];
  /** Whether it was never read. */
  error: boolean;
  retry: () => Promise<unknown>;
}

/**
 * Reads who is away on the days of the calendar (DECISION-134).
 * @param teacher Reads only this teacher; empty for all.
 */
export function useAwayTeachers(
  days: readonly CalendarDate[],
  { from, to }: Span,
  teacher: string,
): AwayTeachersQuery {
  const isAsked = useHasExtension('unavailability');
  const { data, error, retry } = useUnavailability(isAsked ? { from, to } : null);
  const entries = useMemo(() => {
    const shown = (data ?? []).filter(
      (times) =>
        !times.teacher.archived &&
        (teacher === '' || String(times.teacherId) === teacher) &&
        days.some((day) => isAwayOn(times, day)),
    );
    return shown.map((times) => ({ name: fullName(times.teacher), times }));
  }, [data, teacher, days]);
  return { entries, error: error !== undefined && data === undefined, retry };
}

/**
 * Returns a function for the hours at which a teacher is away on a day, as a string that compares by value:
 * `14:00 – 16:00, 17:00 – 18:00`, `all` for the whole day, empty if the teacher is not away.
 */
export function useAwayHours(
  entries: readonly AwayTeacher[],
): (teacherId: number | undefined, day: CalendarDate) => string {
  const ofTeacher = useMemo(
    () =>
      Map.groupBy(
        entries.map(({ times }) => times),
        ({ teacherId }) => teacherId,
      ),
    [entries],
  );
  return useCallback(
    (teacherId, day) =>
      unavailabilityOn((teacherId !== undefined && ofTeacher.get(teacherId)) || [], day)
        .map(({ beginsAt, endsAt }) => (beginsAt === null ? 'all' : `${beginsAt} – ${endsAt}`))
        .join(', '),
    [ofTeacher],
  );
}

/** Returns a function for the names of those who are away on a day, each once, with the hours. */
export function useAwayNames(entries: readonly AwayTeacher[]): (day: CalendarDate) => string[] {
  const hoursOf = useAwayHours(entries);
  return useCallback(
    (day) => {
      const names = new Map(entries.map(({ name, times }) => [times.teacherId, name]));
      return [...names].flatMap(([id, name]) => {
        const hours = hoursOf(id, day);
        if (hours === '') return [];
        return [hours === 'all' ? name : `${name} (${hours})`];
      });
    },
    [entries, hoursOf],
  );
}
