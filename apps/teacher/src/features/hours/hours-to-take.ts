import { type CsvCell, csvHours, fullName, type MonthlyHours, minutesOfMonth } from '@portal/domain';

/** A column of the table that one takes along. */
export type HoursColumn = 'number' | 'company' | 'students' | 'classes' | 'hours' | 'minutes';

/** What an invoice has to show of a month, as far as the portal knows it (PORTAL-GUIDE-06 to PORTAL-GUIDE-10, PORTAL-GUIDE-12). */
export interface HoursToTake {
  hours: readonly MonthlyHours[];
  /** Numbers of the contracts that could not be read: a sum without them must say so. */
  missing: readonly string[];
}

/** What the table is written with. */
export interface HoursTableWords {
  head: (column: HoursColumn) => string;
  total: string;
  missing: (number: string) => string;
}

const columns = ['number', 'company', 'students', 'classes', 'hours', 'minutes'] as const;

/** The lines of a table for a spreadsheet, heads first, the total last; what is missing stands before the total. */
export function hoursTable({ hours, missing }: HoursToTake, words: HoursTableWords): CsvCell[][] {
  const minutes = minutesOfMonth(hours);
  return [
    columns.map(words.head),
    ...hours.map(({ contract, lessons, minutes: taught }) => [
      contract.number,
      contract.company?.name ?? null,
      contract.students.map(fullName).join(', '),
      lessons.length,
      csvHours(taught),
      taught,
    ]),
    ...missing.map((number) => [words.missing(number), null, null, null, null, null]),
    [words.total, null, null, lessonsOf(hours), csvHours(minutes), minutes],
  ];
}

/** What the text is written with: names of things, and how numbers and names of things with their values are written. */
export interface HoursTextWords {
  /** The lines above the contracts: month, name, period. */
  head: readonly string[];
  /** `Étudiants - Students: Inès Fortin`. */
  named: (name: 'students' | 'classes' | 'hours' | 'total' | 'missing', value: string) => string;
  /** Hours as a number: `10.5`. */
  hours: (minutes: number) => string;
}

/** The same as a text for an invoice or an e-mail, a paragraph a contract. */
export function hoursText({ hours, missing }: HoursToTake, words: HoursTextWords): string {
  const paragraphs = [
    words.head,
    ...hours.map(({ contract, lessons, minutes }) => [
      [contract.number, contract.company?.name].filter(Boolean).join(', '),
      ...(contract.students.length > 0
        ? [words.named('students', contract.students.map(fullName).join(', '))]
        : []),
      words.named('classes', String(lessons.length)),
      words.named('hours', words.hours(minutes)),
    ]),
    [
      ...(missing.length > 0 ? [words.named('missing', missing.join(', '))] : []),
      words.named('total', words.hours(minutesOfMonth(hours))),
    ],
  ];
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** How many lessons these contracts had together. */
export function lessonsOf(hours: readonly Pick<MonthlyHours, 'lessons'>[]): number {
  return hours.reduce((sum, { lessons }) => sum + lessons.length, 0);
}
