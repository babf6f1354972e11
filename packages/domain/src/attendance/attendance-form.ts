import type { CalendarDate } from '../calendar/calendar-date.ts';

/** A lesson as a form gives it back, ready to be recorded. */
export interface AttendanceFormValues {
  contractId: number;
  date: CalendarDate;
  minutes: number;
  /** Ids of the absent students; empty when all were present (PORTAL-ATT-10). */
  absentStudentIds: number[];
}

/** What keeps the form from being sent: the button says so instead of falling silent (PORTAL-ATT-03, PORTAL-ATT-04, decision 34). */
export type AttendanceBlocker = 'contract' | 'date' | 'length';

/** What is still to be chosen before a lesson can be submitted, in the order of the form. */
export function attendanceBlockers(typed: {
  contractId: string;
  date: string;
  minutes: string;
}): AttendanceBlocker[] {
  const missing: Record<AttendanceBlocker, boolean> = {
    contract: typed.contractId === '',
    date: typed.date === '',
    length: typed.minutes === '',
  };
  return (['contract', 'date', 'length'] as const).filter((field) => missing[field]);
}
