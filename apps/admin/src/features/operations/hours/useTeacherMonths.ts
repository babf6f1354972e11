import { type Page, type Query, useHours, useStatements } from '@portal/api-client';
import { type CalendarMonth, type HoursRow, type TeacherMonth, teacherMonths } from '@portal/domain';
import { useToday } from '@portal/shell';
import { useMemo } from 'react';
import { foundMonths, narrowedMonths, shownMonth, type TeacherMonthFilters } from './hours-list';

/** One page of the list of months. */
export interface TeacherMonthPage extends Page<TeacherMonth> {
  month: CalendarMonth;
  /** The hours of all teachers and contracts. */
  hours: readonly HoursRow[];
  /** All months, ignoring the scope and the search. */
  all: readonly TeacherMonth[];
  /** The months with all their contracts, ignoring the filters, by teacher id. */
  whole: ReadonlyMap<number, TeacherMonth>;
}

/** Loads the months of teachers as one page of a list. */
export function useTeacherMonths(filters: TeacherMonthFilters): Query<TeacherMonthPage> {
  const month = shownMonth(filters.month, useToday());
  const hours = useHours({ from: month, to: month });
  const statements = useStatements({ from: month, to: month });
  const { companyId, languageId, courseTypeId, scope, search, sort, direction } = filters;
  const data = useMemo((): TeacherMonthPage | undefined => {
    if (!hours.data || !statements.data) return undefined;
    const all = narrowedMonths(hours.data, statements.data, { companyId, languageId, courseTypeId });
    const rows = foundMonths(all, { scope, search, sort, direction });
    const whole = new Map(teacherMonths(hours.data, statements.data).map((one) => [one.id, one]));
    return { month, rows, total: rows.length, page: 1, pageSize: rows.length, hours: hours.data, all, whole };
  }, [
    hours.data,
    statements.data,
    month,
    companyId,
    languageId,
    courseTypeId,
    scope,
    search,
    sort,
    direction,
  ]);
  return {
    data,
    error: hours.error ?? statements.error,
    isLoading: !data && (hours.isLoading || statements.isLoading),
    isValidating: hours.isValidating || statements.isValidating,
    retry: () => Promise.all([hours.retry(), statements.retry()]),
  };
}
