import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type CalendarMonth, lastWorkingDayOf, monthOf, monthsAfter } from '../calendar/calendar-month.ts';

/** When a teacher's invoice has to be there, and when it is paid. */
export interface InvoiceDates {
  /** The month whose hours it is for. */
  month: CalendarMonth;
  /** The last day on which it may be submitted (LIMIT-51, PORTAL-GUIDE-03). */
  dueOn: CalendarDate;
  /** When it is paid, if it was submitted by then (LIMIT-52, PORTAL-GUIDE-05). */
  paidOn: CalendarDate;
}

/** The dates of the invoice for the hours of a month: due on the 16th of the next one, paid on the last working day of that (docs/decisions, "A teacher's own hours"). */
export function invoiceDates(month: CalendarMonth): InvoiceDates {
  const next = monthsAfter(month, 1);
  return { month, dueOn: `${next}-${lastDayToInvoice}`, paidOn: lastWorkingDayOf(next) };
}

/** The invoice whose due day comes next; that of today is still to come. */
export function nextInvoice(today: CalendarDate): InvoiceDates {
  const due = invoiceDates(monthsAfter(monthOf(today), -1));
  return today <= due.dueOn ? due : invoiceDates(monthOf(today));
}

const lastDayToInvoice = 16;
