import { expect, it } from 'vitest';
import { invoiceDates, nextInvoice } from './invoice-dates.ts';

it.each([
  ['2026-10', '2026-11-16', '2026-11-30'],
  ['2026-11', '2026-12-16', '2026-12-31'],
  ['2026-12', '2027-01-16', '2027-01-29'],
  ['2027-01', '2027-02-16', '2027-02-26'],
])(
  'the hours of %s are invoiced by %s and paid on %s (LIMIT-51, LIMIT-52, PORTAL-GUIDE-03, PORTAL-GUIDE-05)',
  (month, dueOn, paidOn) => {
    expect(invoiceDates(month)).toEqual({ month, dueOn, paidOn });
  },
);

it.each([
  ['the first of a month', '2026-11-01', '2026-10'],
  ['the last day to invoice', '2026-11-16', '2026-10'],
  ['the day after it', '2026-11-17', '2026-11'],
  ['the last day of a year', '2026-12-31', '2026-12'],
  ['the first day of a year', '2027-01-01', '2026-12'],
])('on %s, %s, the next invoice is for the hours of %s (LIMIT-51)', (_, today, month) => {
  expect(nextInvoice(today).month).toBe(month);
});
