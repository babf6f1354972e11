import {
  type Contract,
  type CountedMonth,
  type HoursClass,
  type Lesson,
  type MonthlyHours,
  minutesOfMonth,
  type StatementLine,
} from '@portal/domain';

/** What was taught of one contract in a month, as the page shows it. */
export interface HoursEntry extends Pick<MonthlyHours, 'minutes' | 'overrunMinutes'> {
  /** Without status and students once the contract is assigned to somebody else. */
  contract: Pick<Contract, 'id' | 'number' | 'company'> & Partial<Pick<Contract, 'status' | 'students'>>;
  lessons: readonly Pick<Lesson, 'id' | 'date' | 'minutes'>[];
  /** What counts, with rate and amount. Without the extension `hours` nobody knows them. */
  line?: StatementLine;
}

/** What is needed to show the own hours of a month. */
export interface OwnMonthData {
  counted: CountedMonth;
  /** The classes that are counted. */
  classes: readonly HoursClass[];
  /** The present contracts of the teacher. */
  contracts: readonly Contract[];
  /** What all teachers gave of these contracts in the month. */
  monthly: readonly MonthlyHours[];
}

/** Returns one entry for each line of the month, with what is known of its contract. */
export function ownEntries({ counted, classes, contracts, monthly }: OwnMonthData): HoursEntry[] {
  return counted.lines.map((line) => {
    const { id } = line.contract;
    const contract = contracts.find((one) => one.id === id) ?? { ...line.contract, company: line.company };
    const overrun = monthly.find((one) => one.contract.id === id)?.overrunMinutes ?? 0;
    return {
      contract,
      lessons: classes
        .filter((taught) => taught.contract.id === id)
        .map(({ lessonId, date, minutes }) => ({ id: lessonId, date, minutes })),
      minutes: line.minutes,
      overrunMinutes: Math.min(line.minutes, overrun),
      line,
    };
  });
}

/** Returns how many classes these contracts had together. */
export function lessonsOf(entries: readonly HoursEntry[]): number {
  return entries.reduce((sum, { line, lessons }) => sum + (line?.classes ?? lessons.length), 0);
}

/** Returns what these hours are worth; null without the extension `hours`. */
export function amountOfEntries(entries: readonly HoursEntry[]): Amount | null {
  if (!entries.some(({ line }) => line)) return null;
  return {
    amountCents: entries.reduce((sum, { line }) => sum + (line?.amountCents ?? 0), 0),
    unratedMinutes: minutesOfMonth(entries.filter(({ line }) => line?.rateCents == null)),
  };
}

/** What hours are worth. */
export interface Amount {
  amountCents: number;
  /** Minutes without a rate, which are not in the amount. */
  unratedMinutes: number;
}
