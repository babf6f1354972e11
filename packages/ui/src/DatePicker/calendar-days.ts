// Calendar days as `YYYY-MM-DD`, which compare as text. Counted in UTC: no day there has 23 hours.

const day = 86_400_000;

const read = (iso: string) => new Date(`${iso}T00:00:00Z`);
const write = (date: Date) => date.toISOString().slice(0, 10);

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  const date = read(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && write(date) === text;
}

/** The local calendar day of an instant. */
export function dayOf(instant: Date): string {
  return write(new Date(Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate())));
}

/** So many days later, or earlier. */
export function addDays(iso: string, days: number): string {
  return write(new Date(read(iso).getTime() + days * day));
}

/** The same day so many months later, or earlier; in a month that is too short for it, the last one. */
export function addMonths(iso: string, months: number): string {
  const date = read(iso);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  return addDays(write(first), Math.min(date.getUTCDate(), daysInMonth(first)) - 1);
}

/** The day itself, or the nearest that may be chosen. */
export function clampDay(iso: string, min?: string, max?: string): string {
  if (min && iso < min) return min;
  if (max && iso > max) return max;
  return iso;
}

/** The first day of its week; a week begins on Monday (1) to Sunday (7). */
export function startOfWeek(iso: string, firstWeekday: number): string {
  return addDays(iso, -((read(iso).getUTCDay() - firstWeekday + 7) % 7));
}

/** The month that a day is in, week by week, with nothing where another month's days would stand. */
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
