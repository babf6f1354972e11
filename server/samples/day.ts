const millisecondsOfDay = 86_400_000;

/** Returns the calendar day (`YYYY-MM-DD`) this many days later, or earlier if negative. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Returns the weekday: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
