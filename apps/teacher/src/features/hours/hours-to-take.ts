import { type CsvCell, csvHours, fullName, type MonthlyHours, minutesOfMonth } from '@portal/domain';

/** A column of the exported table. */
export type HoursColumn = 'number' | 'company' | 'students' | 'classes' | 'hours' | 'minutes';

/**
 * The month's data that an invoice needs, as far as the portal has it (PORTAL-GUIDE-06 to PORTAL-GUIDE-10,
 * PORTAL-GUIDE-12).
 */
export interface HoursToTake {
  hours: readonly MonthlyHours[];
  /** Numbers of the contracts that could not be read; a total without them must say so. */
  missing: readonly string[];
}

/** Texts of the table. */
export interface HoursTableWords {
  head: (column: HoursColumn) => string;
  total: string;
  missing: (number: string) => string;
}

const columns = ['number', 'company', 'students', 'classes', 'hours', 'minutes'] as const;

/** Returns the rows of a spreadsheet table: headings first, total last, missing contracts before the total. */
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

/** Texts and formats of the exported text. */
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
