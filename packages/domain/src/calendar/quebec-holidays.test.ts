import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { quebecHolidays } from './quebec-holidays.ts';

describe('the statutory holidays of Québec', () => {
  it('are nine days of 2027', () => {
    expect(quebecHolidays(2027)).toEqual([
      { date: '2027-01-01', holiday: 'new-year' },
      { date: '2027-03-26', holiday: 'good-friday' },
      { date: '2027-03-29', holiday: 'easter-monday' },
      { date: '2027-05-24', holiday: 'patriots' },
      { date: '2027-06-24', holiday: 'national' },
      { date: '2027-07-01', holiday: 'canada' },
      { date: '2027-09-06', holiday: 'labour' },
      { date: '2027-10-11', holiday: 'thanksgiving' },
      { date: '2027-12-25', holiday: 'christmas' },
    ]);
  });

  it('give Monday too when the National Holiday is a Sunday, as in 2029', () => {
    const june = quebecHolidays(2029).filter(({ date }) => date.startsWith('2029-06'));
    expect(june).toEqual([
      { date: '2029-06-24', holiday: 'national' },
      { date: '2029-06-25', holiday: 'national' },
    ]);
    expect(quebecHolidays(2029)).toHaveLength(10);
    expect(quebecHolidays(2028)).toHaveLength(9);
  });

  it.each([
    ['Canada Day that falls on a Sunday', 2029, 'canada', '2029-07-02'],
    ['Canada Day that falls on a Saturday', 2028, 'canada', '2028-07-01'],
    ['Patriots’ Day when the 25th of May is a Monday', 2026, 'patriots', '2026-05-18'],
    ['Labour Day on the 1st', 2031, 'labour', '2031-09-01'],
    ['an Easter in March', 2024, 'good-friday', '2024-03-29'],
    ['an Easter Monday on the 1st of April', 2024, 'easter-monday', '2024-04-01'],
    ['the earliest Easter', 2285, 'easter-monday', '2285-03-23'],
    ['the latest Easter', 2038, 'good-friday', '2038-04-23'],
  ])('%s in %i', (_case, year, holiday, date) => {
    expect(quebecHolidays(year)).toContainEqual({ date, holiday });
  });

  it('are those of date-holidays, whatever the year', () => {
    const oracle = new Holidays('CA', 'QC');
    for (let year = 2000; year <= 2100; year += 1) {
      const known = new Set(oracle.getHolidays(year).map(({ date }) => date.slice(0, 10)));
      // It knows neither the day of Canada Day nor the second of the National Holiday when they fall on a Sunday.
      const missing = quebecHolidays(year).filter(
        ({ date, holiday }) => holiday !== 'canada' && !date.endsWith('-06-25') && !known.has(date),
      );
      expect([year, missing]).toEqual([year, []]);
    }
  });
});
