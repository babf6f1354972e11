import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tabbedText } from '../csv/csv.ts';
import { csvRows } from '../spreadsheet/csv-rows.ts';
import { anHoursClass, anHoursRow, aStatement, aStatementLine } from './hours.fixtures.ts';
import type { HoursClass, HoursRow } from './hours.ts';
import {
  addUpTo,
  classLines,
  type HoursFileColumn,
  type HoursFileLine,
  hoursFileCell,
  hoursFileColumns,
  sumLines,
} from './hours-file.ts';
import { hoursSums, totalHours } from './hours-sums.ts';
import type { Statement } from './statement.ts';
import { teacherMonths } from './teacher-month.ts';

const texts = {
  statusName: (status: string) => status,
  courseTypeName: ({ name }: { name: string }) => name,
  cancelled: 'cancelled',
};

/** Returns the cells of a file by column. */
const written = (kind: 'sums' | 'classes', lines: readonly HoursFileLine[]) => {
  const columns = Object.entries(hoursFileColumns[kind]).map(([head, columnKind]) => ({
    head,
    kind: columnKind,
  }));
  const rows = lines.map((line) =>
    columns.map(({ head }) => hoursFileCell(line, head as HoursFileColumn, texts)),
  );
  const [heads = [], ...cells] = csvRows({ columns, rows });
  return cells.map((line) => Object.fromEntries(line.map((cell, place) => [heads[place], cell])));
};

describe('the file of the hours of a month', () => {
  const months = teacherMonths(
    [anHoursRow({ classes: 2, minutes: 165, amountCents: 14_850, billedMinutes: 255 })],
    [
      aStatement({
        status: 'approved',
        lines: [aStatementLine({ classes: 1, minutes: 90, amountCents: 8100 })],
      }),
    ],
  );

  it('has a line for each teacher and contract, beside what the statement has', () => {
    expect(written('sums', sumLines('2026-10', months))).toEqual([
      {
        month: '2026-10',
        lastName: 'Villeneuve',
        firstName: 'Léa',
        contract: '2026-0412',
        company: 'Aéro Beauséjour inc.',
        language: 'Français',
        courseType: 'Individuel',
        classes: 2,
        hours: '2:45',
        minutes: 165,
        planned: '12:00',
        rate: 54,
        amount: 148.5,
        unrated: '0:00',
        statement: 'approved',
        statementHours: '1:30',
        statementAmount: 81,
        billed: '4:15',
      },
    ]);
  });

  it('has a line for each rate of a contract, and the classes with theirs', () => {
    const rates = [
      { rateCents: 4000, classes: 1, minutes: 60, amountCents: 4000 },
      { rateCents: 4450, classes: 2, minutes: 121, amountCents: 8974 },
    ];
    const row = anHoursRow({
      classes: 3,
      minutes: 181,
      billedMinutes: 91,
      rateCents: null,
      amountCents: 12_974,
      rates,
    });
    const lines = [
      aStatementLine({ minutes: 60, rateCents: 4000, amountCents: 4000 }),
      aStatementLine({ minutes: 30, rateCents: 4450, amountCents: 2225 }),
      aStatementLine({ minutes: 15, rateCents: 4600, amountCents: 1150 }),
    ];
    const split = teacherMonths([row], [aStatement({ lines })]);
    expect(split[0]?.rateCents).toBeNull();
    const told = ({ statementLine, ...line }: HoursFileLine) => [
      line.rateCents,
      line.minutes,
      line.amountCents,
      line.plannedMinutes,
      line.billedMinutes,
      statementLine?.minutes,
      statementLine?.amountCents,
    ];
    // If no row has the rate of a part of the statement, its hours are in the first line.
    expect(sumLines('2026-10', split).map(told)).toEqual([
      [4000, 60, 4000, 720, 91, 75, 5150],
      [4450, 121, 8974, null, null, 30, 2225],
    ]);
    const classes = [
      anHoursClass({ lessonId: 1, date: '2026-10-20', minutes: 61, rateCents: 4450 }),
      anHoursClass({ lessonId: 2, date: '2026-10-06', minutes: 60, rateCents: 4000 }),
      anHoursClass({ lessonId: 3, date: '2026-10-27', minutes: 60, rateCents: 4450 }),
    ];
    const single = classLines('2026-10', split, classes);
    expect(single.map(({ date, rateCents, amountCents }) => [date, rateCents, amountCents])).toEqual([
      ['2026-10-06', 4000, 4000],
      ['2026-10-20', 4450, 4524],
      ['2026-10-27', 4450, 4450],
    ]);
    expect(addUpTo(split, single) && addUpTo(split, sumLines('2026-10', split))).toBe(true);
  });

  it('finds the line of each contract in the statement', () => {
    const other = { id: 13, number: '2026-0413' };
    const [own] = teacherMonths(
      [
        anHoursRow(),
        anHoursRow({ contract: other }),
        anHoursRow({ contract: { id: 14, number: '2026-0414' } }),
      ],
      [aStatement({ lines: [aStatementLine({ contract: other, minutes: 60 }), aStatementLine()] })],
    );
    if (!own) throw new Error('no month');
    const lines = sumLines('2026-10', [own]);
    expect(lines.map(({ statementLine }) => statementLine?.minutes ?? null)).toEqual([720, 60, null]);
  });

  it('leaves cells empty for what is not known, and has no class where none counts', () => {
    const nothing = { teacher: null, contract: null, company: null, language: null, courseType: null };
    const unknown = teacherMonths(
      [anHoursRow({ ...nothing, plannedMinutes: null, rateCents: null })],
      [aStatement({ teacher: { id: 0, name: '', lastName: '' } })],
    );
    expect(written('sums', sumLines('2026-10', unknown))).toMatchObject([
      {
        lastName: null,
        firstName: null,
        contract: null,
        company: null,
        language: null,
        courseType: null,
        planned: null,
        rate: null,
        statementHours: null,
        statementAmount: null,
      },
    ]);
    expect(classLines('2026-10', unknown, [])).toEqual([]);
  });

  it('has a line for each class that counts, by date, those of one day as they are given', () => {
    const classes = [
      anHoursClass({ lessonId: 2, date: '2026-10-28', minutes: 75, change: 'added', recordedOn: null }),
      anHoursClass({ lessonId: 5, date: '2026-10-07', minutes: 45 }),
      anHoursClass({ lessonId: 1, date: '2026-10-07' }),
      anHoursClass({ lessonId: 3, date: '2026-10-14', change: 'removed' }),
      anHoursClass({ lessonId: 4, date: '2026-10-14', minutes: 30 }),
    ];
    expect(written('classes', classLines('2026-10', months, classes))).toMatchObject([
      { date: '2026-10-07', hours: '0:45', rate: 54, amount: 40.5, recordedOn: '2026-10-28' },
      { date: '2026-10-07', hours: '1:30', rate: 54, amount: 81, recordedOn: '2026-10-28' },
      { date: '2026-10-14', hours: '0:30', rate: 54, amount: 27, recordedOn: '2026-10-28' },
      { date: '2026-10-28', hours: '1:15', rate: 54, amount: 67.5, recordedOn: null },
    ]);
  });

  it('marks a class that was cancelled and is paid all the same (DECISION-133)', () => {
    const classes = [
      anHoursClass({ date: '2026-10-07' }),
      anHoursClass({ lessonId: null, plannedClassId: 5, date: '2026-10-28', minutes: 75 }),
    ];
    const lines = written('classes', classLines('2026-10', months, classes));
    expect(lines.map(({ date, cancelled }) => [date, cancelled])).toEqual([
      ['2026-10-07', null],
      ['2026-10-28', 'cancelled'],
    ]);
  });

  it('writes a negative change with a minus sign, because Excel would take `-1:30` for a formula', () => {
    const rows = csvRows({ columns: [{ head: 'Change', kind: 'hours' }], rows: [[-90], [-5], [90]] });
    expect(tabbedText(rows)).toBe('Change\r\n−1:30\r\n−0:05\r\n1:30\r\n');
  });

  it('does not add up to the screen when a class was recorded meanwhile', () => {
    const classes = [anHoursClass({ minutes: 90 }), anHoursClass({ lessonId: 2, minutes: 75 })];
    expect(addUpTo(months, classLines('2026-10', months, classes))).toBe(true);
    const another = anHoursClass({ lessonId: 3, minutes: 60 });
    expect(addUpTo(months, classLines('2026-10', months, [...classes, another]))).toBe(false);
  });

  it.each([{ classes: 3 }, { minutes: 164 }, { amountCents: 14_851 }])(
    'does not add up to the screen with %j in a line',
    (differing) => {
      const lines = sumLines('2026-10', months).map((line) => ({ ...line, ...differing }));
      expect(addUpTo(months, lines)).toBe(false);
    },
  );
});

describe('the totals of a file', () => {
  const ofContract = {
    11: { company: { id: 1, name: 'Aéro' }, courseType: { id: 1, name: 'Individuel' } },
    12: { company: null, courseType: { id: 2, name: 'Groupe' } },
    13: { company: { id: 2, name: 'Hôtels' }, courseType: null },
  } as const;
  type ContractId = keyof typeof ofContract;
  const teacherOf = (id: number | null) => (id === null ? null : { id, name: 'A', lastName: `T${id}` });

  /** Records of a month, including added, corrected and deleted ones. Clocks change in March and November. */
  const records = fc.constantFrom('2026-03', '2026-10', '2026-11', '2028-02').chain((month) =>
    fc.record({
      month: fc.constant(month),
      settled: fc.boolean(),
      rates: fc.array(fc.option(fc.integer({ min: 0, max: 9999 })), { minLength: 18, maxLength: 18 }),
      classes: fc.array(
        fc.record({
          day: fc.constantFrom('01', '08', '09', '28', '29'),
          minutes: fc.integer({ min: 1, max: 240 }),
          teacherId: fc.constantFrom(1, 2, null),
          contractId: fc.constantFrom<ContractId>(11, 12, 13),
          change: fc.constantFrom('added', 'changed', 'removed', null),
        }),
        { maxLength: 40 },
      ),
    }),
  );

  it('agree with the sums of the screen, to the minute and the cent', () => {
    fc.assert(
      fc.property(records, ({ month, settled, rates, classes: drawn }) => {
        // The rate in the statement for an approved month, otherwise the present rate.
        const rateOf = (teacherId: number | null, contractId: ContractId) =>
          teacherId === null
            ? null
            : (rates[(teacherId - 1) * 3 + (contractId - 11) + (settled ? 9 : 0)] ?? null);
        const classes = drawn.map(
          ({ day, minutes, teacherId, contractId, change }, lessonId): HoursClass => ({
            lessonId,
            minutes,
            change,
            recordedOn: null,
            statementMinutes: null,
            date: `${month}-${day}`,
            contract: { id: contractId, number: `2026-00${contractId}` },
            company: ofContract[contractId].company,
            teacher: teacherOf(teacherId),
          }),
        );
        const counted = drawn
          .filter(({ change }) => change !== 'removed')
          .map(({ day, minutes, teacherId, contractId }) => ({
            date: `${month}-${day}`,
            minutes,
            teacherId,
            contractId,
            companyId: ofContract[contractId].company?.id ?? null,
            languageId: null,
            courseTypeId: ofContract[contractId].courseType?.id ?? null,
            rateCents: rateOf(teacherId, contractId),
          }));
        const rows = [...hoursSums(counted, 'contract')].map(([group, sum]): HoursRow => {
          const [teacherId, contractId] = group.split(' ').map((id) => (id === 'null' ? null : Number(id)));
          const id = contractId as ContractId;
          return anHoursRow({
            ...sum,
            ...ofContract[id],
            teacher: teacherOf(teacherId ?? null),
            contract: { id, number: `2026-00${id}` },
            rateCents: rateOf(teacherId ?? null, id),
          });
        });
        const statements: Statement[] = settled
          ? [
              aStatement({
                month,
                teacher: { id: 1, name: 'A', lastName: 'T1' },
                status: 'approved',
                lines: [],
              }),
            ]
          : [];
        const months = teacherMonths(rows, statements);
        const onScreen = totalHours(months);
        for (const [kind, lines] of [
          ['sums', sumLines(month, months)],
          ['classes', classLines(month, months, classes)],
        ] as const) {
          const cells = written(kind, lines);
          const total = (column: string) => cells.reduce((sum, line) => sum + Number(line[column]), 0);
          expect(total('minutes')).toBe(onScreen.minutes);
          expect(Math.round(total('amount') * 100)).toBe(onScreen.amountCents);
          const durations = cells.map(({ hours }) => String(hours).split(':').map(Number));
          expect(durations.reduce((sum, [h = 0, m = 0]) => sum + 60 * h + m, 0)).toBe(onScreen.minutes);
          expect(totalHours(lines)).toEqual(onScreen);
          expect(addUpTo(months, lines)).toBe(true);
        }
      }),
    );
  });
});
