import { describe, expect, it } from 'vitest';
import { correctedHolidays, type HolidayCorrection, observedHolidays } from './holiday.ts';

const newYear = { date: '2027-01-01', name: 'Jour de l’An', nameEn: 'New Year’s Day' };
const civic = { date: '2027-08-02', name: 'Premier lundi d’août', nameEn: 'Civic Holiday' };
const boxing = { date: '2027-12-26', name: 'Lendemain de Noël', nameEn: 'Boxing Day' };
const region = [newYear, boxing];

const correction = (given: Partial<HolidayCorrection>): HolidayCorrection => ({
  ...civic,
  id: 7,
  kind: 'added',
  ...given,
});

describe('the holidays of an organisation', () => {
  it('are those of its region', () => {
    expect(correctedHolidays(region, [])).toEqual([
      { ...newYear, isObserved: true, correctionId: null },
      { ...boxing, isObserved: true, correctionId: null },
    ]);
  });

  it.each<[string, Partial<HolidayCorrection>, string[], string[]]>([
    ['have a day that was added, in order', {}, ['01-01', '08-02 7', '12-26'], ['01-01', '08-02', '12-26']],
    [
      'lack a day that was removed, and name it',
      { ...newYear, kind: 'removed' },
      ['01-01 7', '12-26'],
      ['12-26'],
    ],
    [
      'name a removed day that is no holiday of the region any more',
      { kind: 'removed' },
      ['01-01', '08-02 7', '12-26'],
      ['01-01', '12-26'],
    ],
  ])('%s', (_case, given, listed, observed) => {
    const days = correctedHolidays(region, [correction(given)]);
    const shown = days.map(({ date, correctionId }) => [date.slice(5), correctionId ?? []].flat().join(' '));
    expect(shown).toEqual(listed);
    expect(observedHolidays(days).map(({ date }) => date.slice(5))).toEqual(observed);
  });

  it('have the name that the office gave to a day that is a holiday anyway', () => {
    const named = { date: boxing.date, name: 'Fermé', nameEn: 'Closed' };
    expect(correctedHolidays(region, [correction(named)])).toEqual([
      { ...newYear, isObserved: true, correctionId: null },
      { ...named, isObserved: true, correctionId: 7 },
    ]);
  });

  it('have one entry for two holidays on one day', () => {
    const names = correctedHolidays([newYear, { ...newYear, nameEn: 'Independence Day' }], []);
    expect(names.map(({ nameEn }) => nameEn)).toEqual(['New Year’s Day']);
  });
});
