// Days are `YYYY-MM-DD` strings, which sort as text. Arithmetic is in UTC, where every day has 24 hours.

const msPerDay = 86_400_000;

const parseDay = (iso: string) => new Date(`${iso}T00:00:00Z`);
const formatDay = (date: Date) => date.toISOString().slice(0, 10);

export function isDay(text: string): boolean {
  const date = parseDay(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && formatDay(date) === text;
}

export function dayOf(instant: Date): string {
  return formatDay(new Date(Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate())));
}

export function addDays(iso: string, days: number): string {
  return formatDay(new Date(parseDay(iso).getTime() + days * msPerDay));
}

// If the target month is too short, the result is its last day.
export function addMonths(iso: string, months: number): string {
  const date = parseDay(iso);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  return addDays(formatDay(first), Math.min(date.getUTCDate(), daysInMonth(first)) - 1);
}

export function clampDay(iso: string, min?: string, max?: string): string {
  if (min && iso < min) return min;
  if (max && iso > max) return max;
  return iso;
}

/** Weekdays are 1 (Monday) to 7 (Sunday). */
export function startOfWeek(iso: string, firstWeekday: number): string {
  return addDays(iso, -((parseDay(iso).getUTCDay() - firstWeekday + 7) % 7));
}

/** Returns the weeks of a month, with null for the days of other months. */
export function weeksOfMonth(iso: string, firstWeekday: number): (string | null)[][] {
  const month = iso.slice(0, 7);
  const weeks: (string | null)[][] = [];
  for (
    let start = startOfWeek(`${month}-01`, firstWeekday);
    start.slice(0, 7) <= month;
    start = addDays(start, 7)
  ) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const date = addDays(start, index);
        return date.startsWith(month) ? date : null;
      }),
    );
  }
  return weeks;
}

function daysInMonth(first: Date): number {
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
}
