import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import { submittedOn } from '../progress-report/latest-report.ts';
import type { StudentReport } from '../progress-report/progress-report.ts';
import type { CefrLevel } from './cefr-level.ts';
import type { LanguageLevel, Student } from './student.ts';

/** A level of a student on a day: from a test, or the next level in a report. */
export interface LevelStep {
  on: CalendarDate;
  level: CefrLevel;
  from: 'test' | 'report';
}

/** The progress of a student in one language. */
export interface LanguageProgress {
  language: NonNullable<LanguageLevel['language']>;
  /** Earliest first; at least two, because a single level shows no progress. */
  steps: LevelStep[];
}

/**
 * Returns the levels of a student over time, by language: all known tests, and the next levels from reports. `dayOf`
 * returns the day of a moment on the reader's calendar.
 */
export function levelSteps(
  { levels, levelHistory }: Pick<Student, 'levels' | 'levelHistory'>,
  reports: readonly StudentReport[],
  dayOf: (moment: Timestamp) => CalendarDate,
): LanguageProgress[] {
  const byLanguage = new Map<number, LanguageProgress>();
  const add = (language: LanguageLevel['language'], step: LevelStep) => {
    if (!language) return;
    const progress = byLanguage.get(language.id) ?? { language, steps: [] };
    const isKnown = progress.steps.some(({ on, from }) => on === step.on && from === step.from);
    if (!isKnown) progress.steps.push(step);
    byLanguage.set(language.id, progress);
  };

  for (const { language, level, testedOn } of [...levels, ...levelHistory])
    if (testedOn) add(language, { on: testedOn, level, from: 'test' });
  for (const report of reports) {
    const on = submittedOn(report, dayOf);
    if (on && report.nextLevel) add(report.language, { on, level: report.nextLevel, from: 'report' });
  }
  return [...byLanguage.values()]
    .filter(({ steps }) => steps.length > 1)
    .map(({ language, steps }) => ({
      language,
      steps: steps.toSorted((a, b) => a.on.localeCompare(b.on)),
    }));
}
