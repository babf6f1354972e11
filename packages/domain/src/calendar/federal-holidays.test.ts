import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDaysAfter, isBusinessDay } from './business-days.ts';
import { daysAfter } from './days-after.ts';
import { federalHolidays, isWeekend } from './federal-holidays.ts';

describe('the federal holidays of Canada (DECISION-219)', () => {
  it('are the ten general holidays, and Easter Monday where the payer has it', () => {
    expect(federalHolidays(2026, false)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-05-18',
      '2026-07-01',
      '2026-09-07',
      '2026-09-30',
      '2026-10-12',
      '2026-11-11',
      '2026-12-25',
      // Boxing Day is a Saturday.
      '2026-12-28',
    ]);
    const withEaster = federalHolidays(2026, true);
    expect(withEaster).toHaveLength(11);
    expect(withEaster).toContain('2026-04-06');
  });

  it.each([
    ['Christmas on a Saturday moves to Monday, Boxing Day to Tuesday', 2027, ['2027-12-27', '2027-12-28']],
    ['Christmas on a Monday stays', 2028, ['2028-12-25', '2028-12-26']],
    ['Christmas on a Sunday moves past Boxing Day', 2033, ['2033-12-26', '2033-12-27']],
    ['Boxing Day on a Sunday moves to Monday', 2032, ['2032-12-27', '2032-12-28']],
  ])('%s', (_title, year, december) => {
    expect(federalHolidays(year, true).filter((day) => day > `${year}-12`)).toEqual(december);
  });

  it.each([
    ['New Year’s Day on a Saturday', 2028, '2028-01-03'],
    ['Canada Day on a Sunday', 2029, '2029-07-02'],
    ['the day for Truth and Reconciliation on a Saturday', 2028, '2028-10-02'],
    ['Remembrance Day on a Sunday', 2029, '2029-11-12'],
    ['Victoria Day, the Monday before 25 May', 2030, '2030-05-20'],
  ])('move to the next working day: %s', (_title, year, day) => {
    expect(federalHolidays(year, false)).toContain(day);
  });

  it('are ten or eleven working days of the year, whatever the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2026, max: 2030 }), fc.boolean(), (year, hasEasterMonday) => {
        const days = federalHolidays(year, hasEasterMonday);
        expect(days).toHaveLength(hasEasterMonday ? 11 : 10);
        expect(new Set(days).size).toBe(days.length);
        expect(days).toEqual(days.toSorted());
        for (const day of days) {
          expect(day.slice(0, 4)).toBe(String(year));
          expect(isWeekend(day)).toBe(false);
        }
      }),
    );
  });
});

describe('business days of a payer (DECISION-219)', () => {
  it.each([
    ['11 November is no business day', '2026-11-06', 5, 'federal-easter', '2026-11-16'],
    ['11 November counts where only weekends are days off', '2026-11-06', 5, 'weekends', '2026-11-13'],
    ['the 25th, and the 28th for the 26th, are none', '2026-12-24', 1, 'federal-easter', '2026-12-29'],
    ['26 December on a Thursday is none', '2030-12-24', 2, 'federal', '2030-12-30'],
    ['over the end of the year', '2026-12-31', 5, 'federal-easter', '2027-01-08'],
    ['over the end of the year without holidays', '2026-12-31', 5, 'weekends', '2027-01-07'],
    ['Easter Monday is none where the payer has it', '2026-04-02', 1, 'federal-easter', '2026-04-07'],
    ['Easter Monday counts where the payer does not have it', '2026-04-02', 1, 'federal', '2026-04-06'],
    ['the end of a month on a Saturday', '2026-10-31', 5, 'federal-easter', '2026-11-06'],
  ] as const)('%s', (_title, after, count, off, day) => {
    expect(businessDaysAfter(after, count, off)).toBe(day);
  });

  it('are those that a walk through the days counts', () => {
    const days = fc.integer({ min: 0, max: 365 * 5 }).map((place) => daysAfter('2026-01-01', place));
    const off = fc.constantFrom('federal-easter', 'federal', 'weekends');
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 20 }), off, (after, count, daysOff) => {
        const last = businessDaysAfter(after, count, daysOff);
        expect(isBusinessDay(last, daysOff)).toBe(true);
        let counted = 0;
        for (let day = daysAfter(after, 1); day <= last; day = daysAfter(day, 1))
          if (isBusinessDay(day, daysOff)) counted += 1;
        expect(counted).toBe(count);
        // Never earlier than with fewer days off.
        expect(businessDaysAfter(after, count, 'weekends') <= last).toBe(true);
      }),
    );
  });
});
