import { type OwnHours, type Query, useHoursClasses, useOwnHours } from '@portal/api-client';
import type { CalendarMonth, HoursClass } from '@portal/domain';

/** The teacher's own hours of a month, with each class. */
export interface OwnMonthHours {
  hours: OwnHours;
  classes: readonly HoursClass[];
}

/** Loads the teacher's own hours of a month with rates, classes and the statement (DECISION-51). Null loads nothing. */
export function useOwnMonth(month: CalendarMonth | null): Query<OwnMonthHours> {
  const hours = useOwnHours(month);
  const classes = useHoursClasses(month === null ? null : { month });
  return {
    data: hours.data && classes.data && { hours: hours.data, classes: classes.data },
    error: hours.error ?? classes.error,
    isLoading: hours.isLoading || classes.isLoading,
    isValidating: hours.isValidating || classes.isValidating,
    retry: () => Promise.all([hours.retry(), classes.retry()]),
  };
}
