import { describe, expect, it } from 'vitest';
import { anHoursRow, aStatement } from './hours.fixtures.ts';
import { hasChangedSince, isReadyToApprove, teacherMonths } from './teacher-month.ts';

const andrew = { id: 2, name: 'Andrew', lastName: 'Parker' };

describe('the months of teachers', () => {
  it('add the rows of each teacher and take the statement of the same teacher', () => {
    const months = teacherMonths(
      [
        anHoursRow({ contract: { id: 9, number: '2026-0500' }, minutes: 90, amountCents: 8100, classes: 1 }),
        anHoursRow({ teacher: andrew, plannedMinutes: null }),
        anHoursRow({ plannedMinutes: 60, unratedMinutes: 30 }),
      ],
      [aStatement({ id: 7, teacher: andrew })],
    );
    const [lea, other] = months;
    expect(months).toHaveLength(2);
    expect(lea).toMatchObject({
      id: 1,
      classes: 9,
      minutes: 810,
      amountCents: 72_900,
      unratedMinutes: 30,
      plannedMinutes: 780,
      rateCents: 5400,
      statement: null,
      status: 'open',
    });
    expect(lea?.rows.map(({ contract }) => contract?.number)).toEqual(['2026-0412', '2026-0500']);
    expect(other).toMatchObject({ id: 2, plannedMinutes: null, status: 'submitted' });
    expect(other?.statement?.id).toBe(7);
  });

  it.each([
    [['2026-0500', '2026-0412', '2026-0413']],
    [['2026-0412', '2026-0413', '2026-0500']],
    [['2026-0413', '2026-0500', '2026-0412']],
  ])('have the contracts %j by their numbers, after what belongs to none', (numbers) => {
    const rows = [...numbers, null].map((number, id) =>
      anHoursRow({ contract: number === null ? null : { id, number } }),
    );
    for (const given of [rows, rows.toReversed()])
      expect(teacherMonths(given, [])[0]?.rows.map(({ contract }) => contract?.number ?? null)).toEqual([
        null,
        '2026-0412',
        '2026-0413',
        '2026-0500',
      ]);
  });

  it('have no rate where the contracts have different ones, or one has none', () => {
    const rateOf = (...rates: (number | null)[]) =>
      teacherMonths(
        rates.map((rateCents) => anHoursRow({ rateCents })),
        [],
      )[0]?.rateCents;
    expect([rateOf(5400, 5400), rateOf(5400, 5200), rateOf(5400, null), rateOf(null)]).toEqual([
      5400,
      null,
      null,
      null,
    ]);
  });

  it('are there for a statement whose records were all removed, and for classes without a teacher', () => {
    const months = teacherMonths([anHoursRow({ teacher: null })], [aStatement({ teacher: andrew })]);
    expect(months.map(({ id, teacher, minutes }) => [id, teacher?.name ?? null, minutes])).toEqual([
      [0, null, 720],
      [2, 'Andrew', 0],
    ]);
  });
});

describe('what the office does with a month', () => {
  it.each([
    ['open', null, false, false],
    ['handed in', aStatement(), true, false],
    ['handed in, then a class was recorded', aStatement({ added: 1 }), false, true],
    ['handed in, then one was moved', aStatement({ changed: 1 }), false, true],
    ['approved', aStatement({ status: 'approved' }), false, false],
    ['exported, then one was removed', aStatement({ status: 'exported', removed: 1 }), false, true],
    ['returned, which the teacher changes', aStatement({ status: 'returned', added: 1 }), false, false],
  ])('%s', (_, statement, ready, changed) => {
    expect([isReadyToApprove({ statement }), hasChangedSince({ statement })]).toEqual([ready, changed]);
  });
});
