import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import type { LastReport, Rating, ReportMark, StudentReport } from './progress-report.ts';

/** Returns whether a mark makes a report the latest for display (DOMAIN-14 to DOMAIN-16). */
export function isLatest(mark: ReportMark): boolean {
  return mark !== 'unmarked';
}

/**
 * Returns the reports that lose their mark when `latest` is marked: each student has one per contract (DECISION-17).
 */
export function reportsToUnmark(reports: readonly StudentReport[], latest: StudentReport): StudentReport[] {
  return reports.filter(
    (report) =>
      report.id !== latest.id &&
      isLatest(report.mark) &&
      report.student?.id === latest.student?.id &&
      report.contract?.id === latest.contract?.id,
  );
}

/** Returns the reports after one was marked as latest or unmarked (DECISION-17). */
export function afterMark(
  reports: readonly StudentReport[],
  report: StudentReport,
  latest: boolean,
): StudentReport[] {
  const unmarked = latest ? reportsToUnmark(reports, report).map(({ id }) => id) : [report.id];
  return reports.map((other) => {
    if (unmarked.includes(other.id)) return { ...other, mark: 'unmarked' };
    return latest && other.id === report.id ? { ...other, mark: 'marked' } : other;
  });
}

/** Sorts reports newest first; those without a date come last. */
export function newestFirst<Report extends Pick<StudentReport, 'id' | 'date'>>(
  reports: readonly Report[],
): Report[] {
  return reports.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || b.id - a.id);
}

/** Returns when the last report was completed: when the form was saved or the file stored (OPEN-67). */
export function completedAt(report: Pick<LastReport, 'file' | 'form'> | null): Timestamp | null {
  return report?.form ? report.form.savedAt : (report?.file?.storedAt ?? null);
}

/**
 * Returns whether the last report was completed on this day or later. `dayOf` returns the day of a moment on the
 * organization's calendar.
 */
export function completedSince(
  report: Pick<LastReport, 'file' | 'form'> | null,
  day: CalendarDate,
  dayOf: (moment: Timestamp) => CalendarDate,
): boolean {
  const completed = completedAt(report);
  return completed !== null && dayOf(completed) >= day;
}

/** Returns the day by which the last report is filed (OPEN-67). */
export function tagDateOf(report: Pick<LastReport, 'file' | 'form'> | null): CalendarDate | null {
  return report?.form ? report.form.taggedOn : (report?.file?.taggedOn ?? null);
}

/**
 * Returns the submission day of a report; null for a form that is only started (CON-FINAL-01). `dayOf` returns the day
 * of a moment on the reader's calendar.
 */
export function submittedOn(
  report: Pick<StudentReport, 'date' | 'file' | 'form'>,
  dayOf: (moment: Timestamp) => CalendarDate,
): CalendarDate | null {
  if (report.form?.status === 'incomplete') return null;
  const completed = completedAt(report);
  return report.date ?? tagDateOf(report) ?? (completed && dayOf(completed));
}

/** Returns the length of the bar for a rating, from 1 to 4; null for "not applicable". */
export function ratingStrength(rating: Rating): 1 | 2 | 3 | 4 | null {
  return strengths[rating];
}

const strengths = {
  excellent: 4,
  'very-good': 3,
  good: 2,
  'needs-work': 1,
  'not-applicable': null,
} as const satisfies Record<Rating, number | null>;
