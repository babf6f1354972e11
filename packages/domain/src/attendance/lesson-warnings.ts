import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Contract } from '../contract/contract.ts';
import type { Lesson } from './lesson.ts';

/** Why the date of a lesson is unusual, so that the form asks before it sends the lesson. */
export type LessonWarning = 'opened-earlier' | 'same-day' | 'future' | 'before-start' | 'after-end';

/** What the date of a lesson is compared with. */
export interface LessonWarningContext {
  /** The other lessons of the contract. */
  lessons: readonly Pick<Lesson, 'date' | 'status'>[];
  /** The contract's dates; null where the contract has none. */
  contract: Pick<Contract, 'startsOn' | 'endsOn'>;
  today: CalendarDate;
  /** The day on which the person last saw or chose the date in the form; left out where it is not known. */
  openedOn?: CalendarDate | '';
}

/** Why the date of a lesson is unusual (DECISION-16 and DECISION-49); empty when there is nothing to ask. */
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
