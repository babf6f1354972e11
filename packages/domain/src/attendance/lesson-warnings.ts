import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Lesson } from './lesson.ts';

/** What is odd about a lesson's date, to be asked before it is sent. */
export type LessonWarning = 'same-day' | 'future';

/** Whether another lesson is on that day, or the day is still to come (decision 16); `lessons` are the contract's other lessons. */
export function lessonWarnings(
  lessons: readonly Pick<Lesson, 'date' | 'status'>[],
  date: CalendarDate,
  today: CalendarDate,
): LessonWarning[] {
  const warnings: LessonWarning[] = [];
  if (lessons.some((lesson) => lesson.status === 'active' && lesson.date === date)) warnings.push('same-day');
  if (date > today) warnings.push('future');
  return warnings;
}
