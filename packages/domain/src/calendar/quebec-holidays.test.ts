import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { quebecHolidays } from './quebec-holidays.ts';

describe('the statutory holidays of Québec', () => {
  it('are nine days of 2027', () => {
    expect(quebecHolidays(2027)).toEqual([
      { date: '2027-01-01', name: 'Jour de l’An', nameEn: 'New Year’s Day' },
      { date: '2027-03-26', name: 'Vendredi saint', nameEn: 'Good Friday' },
      { date: '2027-03-29', name: 'Lundi de Pâques', nameEn: 'Easter Monday' },
      { date: '2027-05-24', name: 'Journée des patriotes', nameEn: 'Patriots’ Day' },
      { date: '2027-06-24', name: 'Fête nationale', nameEn: 'National Holiday' },
      { date: '2027-07-01', name: 'Fête du Canada', nameEn: 'Canada Day' },
      { date: '2027-09-06', name: 'Fête du Travail', nameEn: 'Labour Day' },
      { date: '2027-10-11', name: 'Action de grâce', nameEn: 'Thanksgiving' },
      { date: '2027-12-25', name: 'Noël', nameEn: 'Christmas' },
    ]);
  });

  it('give Monday too when the National Holiday is a Sunday, as in 2029', () => {
    const june = quebecHolidays(2029).filter(({ date }) => date.startsWith('2029-06'));
    expect(june).toEqual([
      { date: '2029-06-24', name: 'Fête nationale', nameEn: 'National Holiday' },
      { date: '2029-06-25', name: 'Fête nationale', nameEn: 'National Holiday' },
    ]);
    expect(quebecHolidays(2029)).toHaveLength(10);
    expect(quebecHolidays(2028)).toHaveLength(9);
  });

  it.each([
    [null, ['2027-03-26', '2027-03-29']],
    ['good-friday', ['2027-03-26']],
    ['easter-monday', ['2027-03-29']],
  ] as const)('have the day of Easter that the employer chose: %s', (easterDay, days) => {
    const holidays = quebecHolidays(2027, easterDay);
    expect(holidays.map(({ date }) => date).filter((date) => date.startsWith('2027-03'))).toEqual(days);
    expect(holidays).toHaveLength(7 + days.length);
  });

  it.each([
    ['Canada Day that falls on a Sunday', 2029, 'Canada Day', '2029-07-02'],
    ['Canada Day that falls on a Saturday', 2028, 'Canada Day', '2028-07-01'],
    ['Patriots’ Day when the 25th of May is a Monday', 2026, 'Patriots’ Day', '2026-05-18'],
    ['Labour Day on the 1st', 2031, 'Labour Day', '2031-09-01'],
    ['an Easter in March', 2024, 'Good Friday', '2024-03-29'],
    ['an Easter Monday on the 1st of April', 2024, 'Easter Monday', '2024-04-01'],
    ['the earliest Easter', 2285, 'Easter Monday', '2285-03-23'],
    ['the latest Easter', 2038, 'Good Friday', '2038-04-23'],
  ])('%s in %i', (_case, year, nameEn, date) => {
    expect(quebecHolidays(year)).toContainEqual(expect.objectContaining({ date, nameEn }));
  });

  it('are those of date-holidays, whatever the year', () => {
    const oracle = new Holidays('CA', 'QC');
    for (let year = 2000; year <= 2100; year += 1) {
      const known = new Set(oracle.getHolidays(year).map(({ date }) => date.slice(0, 10)));
      // The library knows neither the day off for Canada Day nor the second day of the National Holiday when they fall
      // on a Sunday.
      const missing = quebecHolidays(year).filter(
        ({ date, nameEn }) => nameEn !== 'Canada Day' && !date.endsWith('-06-25') && !known.has(date),
      );
      expect([year, missing]).toEqual([year, []]);
    }
  });
});
