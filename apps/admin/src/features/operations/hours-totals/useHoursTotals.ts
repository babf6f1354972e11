import { type Page, type Query, useHours } from '@portal/api-client';
import { type HoursTotal, hoursTotals, yearBefore } from '@portal/domain';
import { useToday } from '@portal/shell';
import { useMemo } from 'react';
import { type HoursTotalsFilters, shownSpan } from './hours-totals-list';

/** Loads the totals as one page of a list, in a comparison also those of the previous year. */
export function useHoursTotals(filters: HoursTotalsFilters): Query<Page<HoursTotal>> {
  const today = useToday();
  const span = shownSpan(filters, today);
  const { by, compared, teacher, company, language, courseType } = filters;
  const asked = {
    groupBy: by,
    ...(teacher && { teacherId: teacher }),
    ...(company && { companyId: company }),
    ...(language && { languageId: language }),
    ...(courseType && { courseTypeId: courseType }),
  };
  const now = useHours({ ...span, ...asked });
  const before = useHours(compared ? { ...yearBefore(span), ...asked } : null);
  const [rows, rowsBefore] = [now.data, compared ? before.data : null];
  const data = useMemo((): Page<HoursTotal> | undefined => {
    if (!rows || rowsBefore === undefined) return undefined;
    const totals = hoursTotals(by, rows, rowsBefore).filter(
      ({ classes, billedMinutes, before: was }) =>
        classes > 0 || (billedMinutes ?? 0) > 0 || (was !== null && was.classes > 0),
    );
    return { rows: totals, total: totals.length, page: 1, pageSize: totals.length };
  }, [rows, rowsBefore, by]);
  return {
    data,
    error: now.error ?? before.error,
    isLoading: !data && (now.isLoading || before.isLoading),
    isValidating: now.isValidating || before.isValidating,
    retry: () => Promise.all([now.retry(), before.retry()]),
  };
}
