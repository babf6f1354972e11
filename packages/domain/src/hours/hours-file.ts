import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CalendarMonth } from '../calendar/calendar-month.ts';
import type { CourseType } from '../contract/contract.ts';
import { grouped } from '../planned-classes/grouped.ts';
import type { SheetCell, SheetColumnKind } from '../spreadsheet/xlsx-file.ts';
import type { HoursClass, HoursRow } from './hours.ts';
import { amountOf, totalHours } from './hours-sums.ts';
import { rowsByRate } from './rows-by-rate.ts';
import type { MonthStatus, StatementLine } from './statement.ts';
import type { TeacherMonth } from './teacher-month.ts';

/** The kind of a line in an exported file: a class, or the sum of a teacher in a contract. */
export const hoursFileKinds = ['sums', 'classes'] as const;
export type HoursFileKind = (typeof hoursFileKinds)[number];

/** A line of an exported file. */
export interface HoursFileLine
  extends Pick<
    HoursRow,
    'teacher' | 'contract' | 'company' | 'language' | 'courseType' | 'plannedMinutes' | 'rateCents'
  > {
  month: CalendarMonth;
  /** Null for a sum. */
  date: CalendarDate | null;
  /** Null for a sum, and if the date is unknown. */
  recordedOn: CalendarDate | null;
  classes: number;
  minutes: number;
  amountCents: number;
  unratedMinutes: number;
  /** Minutes that are billed to the client, paid or not. Null for a class, and for a backend that does not say. */
  billedMinutes: number | null;
  /** Whether the class was cancelled but is still paid; null for a sum. */
  isCancelled: boolean | null;
  status: MonthStatus;
  /** Minutes and amount of the line in the statement; null for a class, and without a statement. */
  statementLine: Pick<StatementLine, 'minutes' | 'amountCents'> | null;
}

/**
 * Returns one line per teacher, contract and rate of a month. Billed minutes have no rate: the first line of a contract
 * has them.
 */
export function sumLines(month: CalendarMonth, months: readonly TeacherMonth[]): HoursFileLine[] {
  return months.flatMap(({ rows, status, statement }) =>
    rows.flatMap((row) => {
      const lines = statement?.lines.filter(({ contract }) => contract.id === row.contract?.id) ?? [];
      const parts = rowsByRate(row);
      return parts.map((part, place) => ({
        ...part,
        month,
        status,
        date: null,
        recordedOn: null,
        billedMinutes: place === 0 ? (row.billedMinutes ?? null) : null,
        isCancelled: null,
        statementLine: statedOf(lines, parts, place),
      }));
    }),
  );
}

/**
 * Returns the part of the statement at the rate of a row. The first row of a contract also includes parts at rates that
 * no row has, so that the file contains the whole statement.
 */
function statedOf(
  lines: readonly StatementLine[],
  rows: readonly HoursRow[],
  place: number,
): HoursFileLine['statementLine'] {
  const rates = rows.map(({ rateCents }) => rateCents);
  const own = lines.filter(
    ({ rateCents }) => rateCents === rates[place] || (place === 0 && !rates.includes(rateCents)),
  );
  if (own.length === 0) return null;
  return {
    minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
    amountCents: own.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}

/**
 * Returns one line per counted class of a month. Each gets its share of the rounded amount of its teacher, contract and
 * rate, so that the lines add up to the sums on screen.
 */
export function classLines(
  month: CalendarMonth,
  months: readonly TeacherMonth[],
  classes: readonly HoursClass[],
): HoursFileLine[] {
  const ofRow = grouped(
    classes.filter(({ change }) => change !== 'removed'),
    ({ teacher, contract }) => `${teacher?.id ?? 0} ${contract.id}`,
  );
  const lines = sumLines(month, months);
  const ratesOf = grouped(lines, (line) => `${line.teacher?.id ?? 0} ${line.contract?.id}`);
  return lines.flatMap((line) => {
    let before = 0;
    const key = `${line.teacher?.id ?? 0} ${line.contract?.id}`;
    const isOnly = ratesOf.get(key)?.length === 1;
    return (ofRow.get(key) ?? [])
      .filter(({ rateCents }) => isOnly || rateCents === line.rateCents)
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map(({ date, minutes, recordedOn, lessonId }) => {
        const { rateCents } = line;
        const amountCents = amountOf(before + minutes, rateCents) - amountOf(before, rateCents);
        before += minutes;
        return {
          ...line,
          date,
          recordedOn,
          minutes,
          amountCents,
          classes: 1,
          unratedMinutes: rateCents === null ? minutes : 0,
          plannedMinutes: null,
          billedMinutes: null,
          isCancelled: lessonId === null,
          statementLine: null,
        };
      });
  });
}

/** Returns whether lines add up to the months on screen; false if a class was recorded in the meantime. */
export function addUpTo(months: readonly TeacherMonth[], lines: readonly HoursFileLine[]): boolean {
  const [shown, written] = [totalHours(months), totalHours(lines)];
  return (
    shown.classes === written.classes &&
    shown.minutes === written.minutes &&
    shown.amountCents === written.amountCents
  );
}

/** The columns of a file with the types of their cells, in default order. */
export const hoursFileColumns = {
  sums: {
    month: 'text',
    lastName: 'text',
    firstName: 'text',
    contract: 'text',
    company: 'text',
    language: 'text',
    courseType: 'text',
    classes: 'number',
    hours: 'hours',
    minutes: 'number',
    planned: 'hours',
    rate: 'money',
    amount: 'money',
    unrated: 'hours',
    statement: 'text',
    statementHours: 'hours',
    statementAmount: 'money',
    billed: 'hours',
  },
  classes: {
    date: 'date',
    lastName: 'text',
    firstName: 'text',
    contract: 'text',
    company: 'text',
    language: 'text',
    courseType: 'text',
    hours: 'hours',
    minutes: 'number',
    rate: 'money',
    amount: 'money',
    recordedOn: 'date',
    statement: 'text',
    cancelled: 'text',
  },
} as const satisfies Record<HoursFileKind, Record<string, SheetColumnKind>>;

type ColumnsOf<Kind extends HoursFileKind> = keyof (typeof hoursFileColumns)[Kind];
export type HoursFileColumn = ColumnsOf<'sums'> | ColumnsOf<'classes'>;

/** The texts of a file in the language of the reader. */
export interface HoursFileTexts {
  statusName: (status: MonthStatus) => string;
  courseTypeName: (type: CourseType) => string;
  /** Marks a class that was cancelled. */
  cancelled: string;
}

/** Returns the cell of a line in a column. */
export function hoursFileCell(
  line: HoursFileLine,
  column: HoursFileColumn,
  texts: HoursFileTexts,
): SheetCell {
  return cells[column](line, texts);
}

const cells: Record<HoursFileColumn, (line: HoursFileLine, texts: HoursFileTexts) => SheetCell> = {
  month: ({ month }) => month,
  date: ({ date }) => date,
  lastName: ({ teacher }) => teacher?.lastName ?? null,
  firstName: ({ teacher }) => teacher?.name ?? null,
  contract: ({ contract }) => contract?.number ?? null,
  company: ({ company }) => company?.name ?? null,
  language: ({ language }) => language?.name ?? null,
  courseType: ({ courseType }, texts) => courseType && texts.courseTypeName(courseType),
  classes: ({ classes }) => classes,
  hours: ({ minutes }) => minutes,
  minutes: ({ minutes }) => minutes,
  planned: ({ plannedMinutes }) => plannedMinutes,
  rate: ({ rateCents }) => rateCents,
  amount: ({ amountCents }) => amountCents,
  unrated: ({ unratedMinutes }) => unratedMinutes,
  recordedOn: ({ recordedOn }) => recordedOn,
  statement: ({ status }, texts) => texts.statusName(status),
  statementHours: ({ statementLine }) => statementLine?.minutes ?? null,
  statementAmount: ({ statementLine }) => statementLine?.amountCents ?? null,
  billed: ({ billedMinutes }) => billedMinutes,
  cancelled: ({ isCancelled }, texts) => (isCancelled ? texts.cancelled : null),
};
