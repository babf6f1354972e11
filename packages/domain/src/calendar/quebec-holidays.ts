import { daysAfter } from './days-after.ts';
import { easterOf } from './easter.ts';
import type { EasterDay, Holiday } from './holiday.ts';
import { mondayFrom, weekdayOf } from './weekday.ts';

const names = {
  newYear: { name: 'Jour de l’An', nameEn: 'New Year’s Day' },
  goodFriday: { name: 'Vendredi saint', nameEn: 'Good Friday' },
  easterMonday: { name: 'Lundi de Pâques', nameEn: 'Easter Monday' },
  patriots: { name: 'Journée des patriotes', nameEn: 'Patriots’ Day' },
  national: { name: 'Fête nationale', nameEn: 'National Holiday' },
  canada: { name: 'Fête du Canada', nameEn: 'Canada Day' },
  labour: { name: 'Fête du Travail', nameEn: 'Labour Day' },
  thanksgiving: { name: 'Action de grâce', nameEn: 'Thanksgiving' },
  christmas: { name: 'Noël', nameEn: 'Christmas' },
} as const;

/**
 * Returns the statutory holidays of Québec in a year, in order (ADR-0029). Contains both Good Friday and Easter Monday
 * until it is known which one the employer has chosen (Act respecting labour standards, section 60). If the National
 * Holiday is on a Sunday, contains the Monday too, which is the day off for people who do not work on Sundays (National
 * Holiday Act, section 2).
 */
export function quebecHolidays(year: number, easterDay: EasterDay | null = null): Holiday[] {
  const inYear = (monthAndDay: string) => `${String(year).padStart(4, '0')}-${monthAndDay}`;
  const easter = easterOf(year);
  // Canada Day moves to the 2nd when the 1st is a Sunday.
  const canada = weekdayOf(inYear('07-01')) === 7 ? inYear('07-02') : inYear('07-01');
  const national = weekdayOf(inYear('06-24')) === 7 ? ['06-24', '06-25'] : ['06-24'];
  return [
    { date: inYear('01-01'), ...names.newYear },
    ...(easterDay === 'easter-monday' ? [] : [{ date: daysAfter(easter, -2), ...names.goodFriday }]),
    ...(easterDay === 'good-friday' ? [] : [{ date: daysAfter(easter, 1), ...names.easterMonday }]),
    { date: mondayFrom(inYear('05-18')), ...names.patriots },
    ...national.map((day) => ({ date: inYear(day), ...names.national })),
    { date: canada, ...names.canada },
    { date: mondayFrom(inYear('09-01')), ...names.labour },
    { date: mondayFrom(inYear('10-08')), ...names.thanksgiving },
    { date: inYear('12-25'), ...names.christmas },
  ];
}
