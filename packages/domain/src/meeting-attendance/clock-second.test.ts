import { expect, test } from 'vitest';
import { clockSecond, dayOfSecond, momentOfSecond, readMoment } from './clock-second.ts';
import { readDuration } from './written-duration.ts';

const hour = 3600;

test.each<[string, string | null, string | null, number]>([
  ['11/24/26, 1:05:09 PM', '2026-11-24', null, 13 * hour + 309],
  ['24/11/2026 13:05', '2026-11-24', null, 13 * hour + 300],
  ['3/4/2026, 12:00:00 AM', '2026-03-04', '2026-04-03', 0],
  ['24.11.26, 13:05:09', '2026-11-24', '2026-11-24', 13 * hour + 309],
  ['2026-11-24, 1:05:09 p.m.', '2026-11-24', '2026-11-24', 13 * hour + 309],
  ['2026-11-24 13 h 05 min 09 s', '2026-11-24', '2026-11-24', 13 * hour + 309],
  ['2026-11-24 13\u202Fh\u202F05', '2026-11-24', '2026-11-24', 13 * hour + 300],
  ['24 nov. 2026 à 13:05', '2026-11-24', '2026-11-24', 13 * hour + 300],
  ['1er août 2026 à 9 h 05', '2026-08-01', '2026-08-01', 9 * hour + 300],
  ['Nov 24, 2026 01:05:09\u202FPM', '2026-11-24', '2026-11-24', 13 * hour + 309],
  ['12:30 PM', null, null, 12.5 * hour],
])('reads %s', (text, monthFirstOrOnly, dayFirst, secondOfDay) => {
  const found = readMoment(text);
  expect(found?.secondOfDay).toBe(secondOfDay);
  const days = [found?.days['month-first'] ?? null, found?.days['day-first'] ?? null];
  if (dayFirst === null)
    expect(days.filter(Boolean)).toEqual(monthFirstOrOnly === null ? [] : [monthFirstOrOnly]);
  else expect(days).toEqual([monthFirstOrOnly, dayFirst]);
  expect(found?.offset).toBeNull();
});

test('reads the time zone of an instant, in minutes ahead of UTC', () => {
  expect(readMoment('2026-11-24T18:05:09.120Z')).toMatchObject({ offset: 0, secondOfDay: 18 * hour + 309 });
  expect(readMoment('2026-11-24T13:05:09-05:00')?.offset).toBe(-300);
});

test.each([
  '',
  'yesterday',
  '11/24/26',
  '13:00 PM',
  '25:00',
  '12:60',
  '2/30/2026, 10:00',
  '31.02.26, 10:00',
  '0:30 AM',
])('%o is no moment', (text) => expect(readMoment(text)).toBeNull());

test('counts seconds over midnight and leap days, before and after the epoch', () => {
  for (const day of ['2019-12-31', '2020-01-01', '2024-02-29', '2026-11-24']) {
    expect(dayOfSecond(clockSecond(day, 86_399))).toBe(day);
  }
  expect(clockSecond('2024-03-01') - clockSecond('2024-02-28')).toBe(2 * 86_400);
  expect(momentOfSecond(clockSecond('2019-12-31', 86_399))).toEqual({ date: '2019-12-31', time: '23:59' });
});

test.each([
  ['11m 31s', 691],
  ['0h 47m 0s', 2820],
  ['1h 27m', 5220],
  ['1 hr 2 min', 3720],
  ['58 min', 3480],
  ['1 h 29 min 50 s', 5390],
  ['59 Min. 0 Sek.', 3540],
  ['1 Std. 5 Min.', 3900],
  ['1:02:30', 3750],
  ['45:30', 2730],
  ['88', 5280],
  ['12,5', 750],
  ['', null],
  ['--', null],
  ['soon', null],
])('%o lasts %o seconds', (text, seconds) => expect(readDuration(text)).toBe(seconds));

test('a number has the unit of its column', () => expect(readDuration('90', 'seconds')).toBe(90));
