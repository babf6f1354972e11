import { describe, expect, it } from 'vitest';
import {
  byBeginning,
  endOfClass,
  isClockTime,
  lastEnd,
  minutesOfDay,
  momentOf,
  momentText,
  timeOfDay,
  timeRange,
} from './clock-time.ts';

it.each([
  ['00:00', true],
  ['09:05', true],
  ['19:59', true],
  ['23:59', true],
  ['24:00', false],
  ['12:60', false],
  ['9:00', false],
  ['12:00:00', false],
  ['', false],
])('%j is a time of day: %s', (text, isTime) => {
  expect(isClockTime(text)).toBe(isTime);
});

it.each([
  ['00:00', 0],
  ['00:59', 59],
  ['12:30', 750],
  ['23:59', 1439],
])('%s is minute %i of the day', (time, minutes) => {
  expect(minutesOfDay(time)).toBe(minutes);
  expect(timeOfDay(minutes)).toBe(time);
});

describe('a class', () => {
  it.each([
    ['2026-11-20', '12:00', 90, '2026-11-20', '13:30'],
    ['2026-11-20', '23:00', 59, '2026-11-20', '23:59'],
    ['2026-11-20', '23:00', 60, '2026-11-21', '00:00'],
    ['2026-12-31', '23:30', 90, '2027-01-01', '01:00'],
    ['2028-02-28', '22:00', 180, '2028-02-29', '01:00'],
    ['2026-11-20', '12:00', 1440, '2026-11-21', '12:00'],
  ])('on %s at %s for %i minutes ends on %s at %s', (date, time, minutes, day, end) => {
    expect(endOfClass({ date, time, minutes })).toEqual({ date: day, time: end });
  });

  it('is shown from its beginning to its end', () => {
    expect(timeRange({ date: '2026-11-20', time: '12:00', minutes: 90 })).toBe('12:00 – 13:30');
  });

  it('comes after an earlier one', () => {
    const moments = [
      { date: '2026-11-21', time: '08:00' },
      { date: '2026-11-20', time: '12:00' },
      { date: '2026-11-20', time: '09:00' },
    ];
    expect(moments.sort(byBeginning).map(({ time }) => time)).toEqual(['09:00', '12:00', '08:00']);
  });
});

it('reads a moment as it writes it', () => {
  const moment = { date: '2026-11-23', time: '09:05' };
  expect(momentOf(momentText(moment))).toEqual(moment);
});

it.each([
  ['2026-11-23 10:29', ''],
  ['2026-11-23 10:30', '2026-11-23 10:30'],
  ['2026-11-23 13:00', '2026-11-23 10:30'],
  ['2026-11-24 00:30', '2026-11-24 00:30'],
  ['2026-12-01 09:00', '2026-11-24 00:30'],
])('at %s a class last ended at "%s"', (now, expected) => {
  const classes = [
    { date: '2026-11-23', time: '23:30', minutes: 60 },
    { date: '2026-11-23', time: '09:00', minutes: 90 },
  ];
  expect(lastEnd(classes, momentOf(now))).toBe(expected);
});
