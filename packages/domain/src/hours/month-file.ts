import { minutesOfMonth } from '../attendance/monthly-hours.ts';
import { type CsvCell, csvHours } from '../csv/csv.ts';
import { fullName } from '../person/person.ts';
import { amountOfEntries, lessonsOfEntries, type MonthEntry } from './month-entries.ts';

/** A column of the exported table. */
export type MonthFileColumn =
  | 'number'
  | 'company'
  | 'students'
  | 'classes'
  | 'hours'
  | 'minutes'
  | 'rate'
  | 'amount';

/**
 * The data of a month for an invoice, as far as the portal has them (PORTAL-GUIDE-06 to PORTAL-GUIDE-10,
 * PORTAL-GUIDE-12).
 */
export interface MonthToTake {
  hours: readonly MonthEntry[];
  /**
   * Numbers of the contracts that could not be read. They must be named beside the total, which does not include them.
   */
  missing: readonly string[];
}

/** Texts of the table. */
export interface MonthTableWords {
  /** Shown instead of a missing rate. */
  noRate: string;
  head: (column: MonthFileColumn) => string;
  total: string;
  missing: (number: string) => string;
}

const columns = ['number', 'company', 'students', 'classes', 'hours', 'minutes'] as const;
const moneyColumns = ['rate', 'amount'] as const;

/** Returns the rows of a spreadsheet table: headings first, total last, missing contracts before the total. */
export function monthTable({ hours, missing }: MonthToTake, words: MonthTableWords): CsvCell[][] {
  const minutes = minutesOfMonth(hours);
  const amount = amountOfEntries(hours);
  const ifKnown = (...cells: CsvCell[]) => (amount ? cells : []);
  return [
    [...columns, ...(amount ? moneyColumns : [])].map(words.head),
    ...hours.map(({ contract, lessons, minutes: taught, line }) => [
      contract.number,
      contract.company?.name ?? null,
      (contract.students ?? []).map(fullName).join(', '),
      line?.classes ?? lessons.length,
      csvHours(taught),
      taught,
      ...ifKnown(...(isRated(line) ? [line.rateCents / 100, line.amountCents / 100] : [words.noRate, null])),
    ]),
    ...missing.map((number) => [words.missing(number), null, null, null, null, null, ...ifKnown(null, null)]),
    [
      words.total,
      null,
      null,
      lessonsOfEntries(hours),
      csvHours(minutes),
      minutes,
      ...ifKnown(null, (amount?.amountCents ?? 0) / 100),
    ],
  ];
}

/** Texts and formats of the exported text. */
export interface MonthTextWords {
  /** Formats cents as dollars: `$54.00`. */
  money: (cents: number) => string;
  /** Shown instead of a missing rate. */
  noRate: string;
  /** The lines above the contracts: month, name, period. */
  head: readonly string[];
  /** Formats names: `Étudiants - Students: Inès Fortin`. */
  named: (
    name: 'students' | 'classes' | 'hours' | 'rate' | 'amount' | 'total' | 'totalAmount' | 'missing',
    value: string,
  ) => string;
  /** Hours as a number: `10.5`. */
  hours: (minutes: number) => string;
}

/** Returns the month as text for an invoice or an email, with one paragraph per contract. */
export function monthText({ hours, missing }: MonthToTake, words: MonthTextWords): string {
  const amount = amountOfEntries(hours);
  const paragraphs = [
    words.head,
    ...hours.map(({ contract, lessons, minutes, line }) => [
      [contract.number, contract.company?.name].filter(Boolean).join(', '),
      ...(contract.students?.length
        ? [words.named('students', contract.students.map(fullName).join(', '))]
        : []),
      words.named('classes', String(line?.classes ?? lessons.length)),
      words.named('hours', words.hours(minutes)),
      ...(line ? [words.named('rate', isRated(line) ? words.money(line.rateCents) : words.noRate)] : []),
      ...(isRated(line) ? [words.named('amount', words.money(line.amountCents))] : []),
    ]),
    [
      ...(missing.length > 0 ? [words.named('missing', missing.join(', '))] : []),
      words.named('total', words.hours(minutesOfMonth(hours))),
      ...(amount ? [words.named('totalAmount', words.money(amount.amountCents))] : []),
    ],
  ];
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

type Line = NonNullable<MonthEntry['line']>;

function isRated(line: Line | undefined): line is Line & { rateCents: number } {
  return line !== undefined && line.rateCents !== null;
}
