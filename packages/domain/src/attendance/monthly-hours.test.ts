import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDayOf, monthOf } from '../calendar/calendar-month.ts';
import { aContract } from '../contract/contract.fixtures.ts';
import { contractStatuses } from '../contract/contract-status.ts';
import { aLesson } from './lesson.fixtures.ts';
import { mayHaveLessons, minutesOfMonth, monthlyHours } from './monthly-hours.ts';

const contract = aContract({ id: 412, number: '2026-0412' });
const other = aContract({ id: 305, number: '2025-0305' });

describe('the hours of a month, for an invoice (PORTAL-GUIDE-12)', () => {
  it.each([
    ['the first day of the month', aLesson({ date: '2026-11-01' }), 90],
    ['the last day of the month', aLesson({ date: '2026-11-30' }), 90],
    ['the last day of the month before', aLesson({ date: '2026-10-31' }), 0],
    ['the first day of the next month', aLesson({ date: '2026-12-01' }), 0],
    ['the same month of another year', aLesson({ date: '2025-11-17' }), 0],
    ['a deleted lesson', aLesson({ status: 'deleted' }), 0],
    ['a lesson of another length', aLesson({ minutes: 75 }), 75],
    ['a contract that is not in the list', aLesson({ contractId: 999 }), 0],
  ])('%s counts for %s', (_, lesson, minutes) => {
    expect(minutesOfMonth(monthlyHours([contract], [lesson], '2026-11'))).toBe(minutes);
  });

  it('are told by contract number, the lessons from the first on, and of a day in the order recorded', () => {
    const lessons = [
      aLesson({ id: 5, date: '2026-11-19' }),
      aLesson({ id: 4, date: '2026-11-05', minutes: 60 }),
      aLesson({ id: 3, date: '2026-11-05' }),
      aLesson({ id: 2, contractId: other.id }),
      aLesson({ id: 1, date: '2026-11-12', status: 'deleted' }),
    ];
    const hours = monthlyHours([contract, other], lessons, '2026-11');
    expect(hours.map((entry) => entry.contract.number)).toEqual(['2025-0305', '2026-0412']);
    expect(hours[1]?.lessons.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(hours.map(({ minutes }) => minutes)).toEqual([90, 240]);
  });

  it.each(contractStatuses)('count those of a contract that is %s by now', (status) => {
    const hours = monthlyHours([{ ...contract, status }], [aLesson()], '2026-11');
    expect(minutesOfMonth(hours)).toBe(90);
  });

  it.each([
    ['within the contract', 40, 8, 1.5, 0],
    ['up to its last minute', 30, 1, 1.5, 0],
    ['half of the month beyond it', 60, 1, 1.5, 30],
    ['a month that begins beyond it', 180, 1, 1, 180],
    ['hours that nobody wrote down', 180, null, null, 0],
  ])(
    'count lessons %s, and say what goes beyond (DECISION-16)',
    (_, minutes, numberOfClasses, hoursPerClass, overrunMinutes) => {
      const lessons = [
        aLesson({ id: 1, date: '2026-10-15', minutes: 60 }),
        aLesson({ id: 2, date: '2026-10-16', status: 'deleted' }),
        aLesson({ id: 3, date: '2026-11-10', minutes: minutes / 2 }),
        aLesson({ id: 4, date: '2026-11-30', minutes: minutes / 2 }),
        aLesson({ id: 5, date: '2026-12-01' }),
      ];
      const [hours] = monthlyHours([{ ...contract, numberOfClasses, hoursPerClass }], lessons, '2026-11');
      expect(hours?.minutes).toBe(minutes);
      expect(hours?.overrunMinutes).toBe(overrunMinutes);
    },
  );

  it('add up over the months to all that was taught, each lesson in one month', () => {
    const months = ['2026-01', '2026-02', '2026-03', '2026-04'];
    const lessonOf = fc.record({
      contractId: fc.constantFrom(412, 305),
      date: fc.constantFrom(...months.flatMap((month) => [`${month}-01`, `${month}-15`, lastDayOf(month)])),
      minutes: fc.constantFrom(30, 60, 75, 90, 120),
      status: fc.constantFrom('active' as const, 'deleted' as const),
    });
    fc.assert(
      fc.property(fc.array(lessonOf, { maxLength: 40 }), (drawn) => {
        const lessons = drawn.map((lesson, id) => aLesson({ id, ...lesson }));
        const counting = lessons.filter(({ status }) => status === 'active');
        const taughtHours = months.flatMap((month) => monthlyHours([contract, other], lessons, month));
        expect(minutesOfMonth(taughtHours)).toBe(counting.reduce((sum, { minutes }) => sum + minutes, 0));
        for (const { lessons: ofMonth } of taughtHours)
          expect(new Set(ofMonth.map(({ date }) => monthOf(date))).size).toBe(1);
      }),
    );
  });
});

it.each([
  [0, false],
  [1, true],
  [null, true],
])('with %s lessons told by the API, lessons are asked for: %s', (lessonsRecorded, asked) => {
  expect(mayHaveLessons({ lessonsRecorded })).toBe(asked);
});
