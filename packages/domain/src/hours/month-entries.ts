import type { Lesson } from '../attendance/lesson.ts';
import { type MonthlyHours, minutesOfMonth } from '../attendance/monthly-hours.ts';
import type { Contract } from '../contract/contract.ts';
import { type HoursClass, hoursClassKey } from './hours.ts';
import type { CountedMonth } from './own-month.ts';
import type { StatementLine } from './statement.ts';

/** The hours of one contract in a month at one rate, as shown on the page. */
export interface MonthEntry extends Pick<MonthlyHours, 'minutes' | 'overrunMinutes'> {
  /** Without status and students if the contract now belongs to another teacher. */
  contract: Pick<Contract, 'id' | 'number' | 'company'> & Partial<Pick<Contract, 'status' | 'students'>>;
  /** The paid classes; `id` is their `hoursClassKey`. */
  lessons: readonly (Pick<Lesson, 'id' | 'date' | 'minutes'> & { isCancelled?: true })[];
  /** The counted hours with rate and amount; undefined without the extension `hours`. */
  line?: StatementLine;
}

/** The data needed to show a teacher's own hours of a month. */
export interface OwnMonthData {
  counted: CountedMonth;
  /** The classes that are counted. */
  classes: readonly HoursClass[];
  /** The current contracts of the teacher. */
  contracts: readonly Contract[];
  /** The hours of all teachers in these contracts in the month. */
  monthly: readonly MonthlyHours[];
}

/** Returns one entry for each line of the month, with the known facts of its contract. */
export function ownMonthEntries({ counted, classes, contracts, monthly }: OwnMonthData): MonthEntry[] {
  return counted.lines.map((line, place) => {
    const { id } = line.contract;
    const ofContract = (other: StatementLine) => other.contract.id === id;
    const isOnly = counted.lines.filter(ofContract).length === 1;
    // Hours beyond the contract are the last ones that were taught in it.
    const laterMinutes = minutesOfMonth(counted.lines.slice(place + 1).filter(ofContract));
    const contract = contracts.find((one) => one.id === id) ?? { ...line.contract, company: line.company };
    const overrun = monthly.find((one) => one.contract.id === id)?.overrunMinutes ?? 0;
    return {
      contract,
      lessons: classes
        .filter((taught) => taught.contract.id === id && (isOnly || taught.rateCents === line.rateCents))
        .map((taught) => ({
          id: hoursClassKey(taught),
          date: taught.date,
          minutes: taught.minutes,
          ...(taught.lessonId === null && { isCancelled: true }),
        })),
      minutes: line.minutes,
      overrunMinutes: Math.min(line.minutes, Math.max(0, overrun - laterMinutes)),
      line,
    };
  });
}

/** Returns the number of classes of these contracts together. */
export function lessonsOfEntries(entries: readonly MonthEntry[]): number {
  return entries.reduce((sum, { line, lessons }) => sum + (line?.classes ?? lessons.length), 0);
}

/** Returns the amount for these hours; null without the extension `hours`. */
export function amountOfEntries(entries: readonly MonthEntry[]): AmountOfEntries | null {
  if (!entries.some(({ line }) => line)) return null;
  return {
    amountCents: entries.reduce((sum, { line }) => sum + (line?.amountCents ?? 0), 0),
    unratedMinutes: minutesOfMonth(entries.filter(({ line }) => line?.rateCents == null)),
  };
}

/** An amount of money for hours. */
export interface AmountOfEntries {
  amountCents: number;
  /** Minutes without a rate, which the amount excludes. */
  unratedMinutes: number;
}
