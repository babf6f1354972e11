/** A day without time or time zone, `YYYY-MM-DD`. Dates compare as strings. */
export type CalendarDate = string;

/** An instant as an ISO 8601 string with a time zone. */
export type Timestamp = string;

/** Whether a text names a day that exists: `2026-02-30` does not. */
export function isCalendarDate(text: string): text is CalendarDate {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month));
}

/** How many days a month of a year has; 0 when there is no such month. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (month < 1 || month > 12) return 0;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
