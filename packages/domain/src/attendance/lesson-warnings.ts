import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Contract } from '../contract/contract.ts';
import type { Lesson } from './lesson.ts';

/** Why the date of a lesson is unusual; the form asks for confirmation. */
export type LessonWarning = 'opened-earlier' | 'same-day' | 'future' | 'before-start' | 'after-end';

/** Data that a lesson's date is checked against. */
export interface LessonWarningContext {
  /** The other lessons of the contract. */
  lessons: readonly Pick<Lesson, 'date' | 'status'>[];
  /** The contract's dates; null where the contract has none. */
  contract: Pick<Contract, 'startsOn' | 'endsOn'>;
  today: CalendarDate;
  /** The day on which the user last saw or chose the date; omit it if unknown. */
  openedOn?: CalendarDate | '';
}

/** Returns why the date of a lesson is unusual (DECISION-16 and DECISION-49); empty if it is not. */
export function lessonWarnings(
  date: CalendarDate,
  { lessons, contract: { startsOn, endsOn }, today, openedOn = today }: LessonWarningContext,
): LessonWarning[] {
  const isUnusual: Record<LessonWarning, boolean> = {
    'opened-earlier': openedOn !== '' && openedOn !== today,
    'same-day': lessons.some((lesson) => lesson.status === 'active' && lesson.date === date),
    future: date > today,
    'before-start': date < (startsOn ?? date),
    'after-end': date > (endsOn ?? date),
  };
  return lessonWarningOrder.filter((warning) => isUnusual[warning]);
}

const lessonWarningOrder = ['opened-earlier', 'same-day', 'future', 'before-start', 'after-end'] as const;
