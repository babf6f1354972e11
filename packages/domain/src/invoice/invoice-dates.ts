import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type CalendarMonth, lastWorkingDayOf, monthOf, monthsAfter } from '../calendar/calendar-month.ts';

/** Due date and payment date of a teacher's invoice. */
export interface InvoiceDates {
  /** The invoiced month. */
  month: CalendarMonth;
  /** Last day to submit it (LIMIT-51, PORTAL-GUIDE-03). */
  dueOn: CalendarDate;
  /** Payment date if submitted by then (LIMIT-52, PORTAL-GUIDE-05). */
  paidOn: CalendarDate;
}

/**
 * Returns the invoice dates of a month: due on the 16th of the next month, paid on the last working day of that month
 * (ADR-0008).
 */
export function invoiceDates(month: CalendarMonth): InvoiceDates {
  const next = monthsAfter(month, 1);
  return { month, dueOn: `${next}-${lastDayToInvoice}`, paidOn: lastWorkingDayOf(next) };
}

/** Returns the invoice with the next due date, today included. */
export function nextInvoice(today: CalendarDate): InvoiceDates {
  const due = invoiceDates(monthsAfter(monthOf(today), -1));
  return today <= due.dueOn ? due : invoiceDates(monthOf(today));
}

const lastDayToInvoice = 16;
