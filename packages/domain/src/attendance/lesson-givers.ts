import type { CalendarDate } from '../calendar/calendar-date.ts';
import { fullName, initials, type Person } from '../person/person.ts';
import { compareNames } from '../text/fold-text.ts';
import type { Lesson } from './lesson.ts';

/** A teacher who gave lessons. */
export interface LessonGiver {
  teacher: Person;
  /** Short name that differs from those of the others: initials, with a number if two teachers have the same. */
  mark: string;
  /** The days of the lessons, in order. */
  dates: CalendarDate[];
}

/**
 * Returns the teachers who gave the active lessons, the one with the most lessons first. Returns none if only one
 * teacher did, because the contract names that teacher. Ignores lessons without a known teacher.
 */
export function lessonGivers(lessons: readonly Pick<Lesson, 'date' | 'status' | 'teacher'>[]): LessonGiver[] {
  const found = new Map<number, { teacher: Person; dates: CalendarDate[] }>();
  for (const { teacher, date } of lessons.filter(({ status }) => status === 'active')) {
    if (!teacher) continue;
    found.set(teacher.id, { teacher, dates: [...(found.get(teacher.id)?.dates ?? []), date].sort() });
  }
  if (found.size < 2) return [];
  const givers = [...found.values()].sort(
    (a, b) => b.dates.length - a.dates.length || compareNames(fullName(a.teacher), fullName(b.teacher)),
  );
  const used = new Map<string, number>();
  return givers.map((giver) => {
    const short = initials(giver.teacher);
    const count = (used.get(short) ?? 0) + 1;
    used.set(short, count);
    return { ...giver, mark: count === 1 ? short : `${short}${count}` };
  });
}
