import { describe, expect, it } from 'vitest';
import { classAtEnd } from './class-at-end.ts';
import { type ClassPattern, maxClasses } from './class-pattern.ts';
import type { ClassTime } from './clock-time.ts';
import { quebecCalendar } from './planned-class.fixtures.ts';

const now = { date: '2026-11-20', time: '10:00' };

const mondays: ClassPattern = {
  times: [{ weekday: 1, time: '09:00', minutes: 90 }],
  startsOn: '2026-11-02',
  until: { classes: 4 },
  skipsHolidays: true,
  breaks: [],
  changes: [],
};

function saved(date: string, differing: Partial<ClassTime & { slot: string; isCancelled: boolean }> = {}) {
  const time = differing.time ?? '09:00';
  return { date, time, minutes: 90, slot: `${date} ${time}`, isCancelled: false, ...differing };
}

const classes = [saved('2026-11-16'), saved('2026-11-23'), saved('2026-11-30')];

describe('the class that is added at the end (DECISION-142)', () => {
  it.each<[string, Partial<ClassPattern>, ReturnType<typeof saved>[], string]>([
    ['follows the last class by a week', {}, classes, '2026-12-07 09:00'],
    [
      'follows the last class on the next weekly day',
      {
        times: [
          { weekday: 3, time: '18:00', minutes: 60 },
          { weekday: 1, time: '09:00', minutes: 90 },
        ],
      },
      classes,
      '2026-12-02 18:00',
    ],
    ['ignores the last day of the plan', { until: { date: '2026-11-30' } }, classes, '2026-12-07 09:00'],
    [
      'does not take the time of the cancelled class',
      {},
      [...classes, saved('2026-12-07', { isCancelled: true })],
      '2026-12-14 09:00',
    ],
    ['skips a holiday', {}, [...classes, saved('2026-12-14'), saved('2026-12-21')], '2026-12-28 09:00'],
    [
      'skips holidays of the year',
      { times: [{ weekday: 5, time: '09:00', minutes: 90 }] },
      [saved('2026-12-18')],
      '2027-01-08 09:00',
    ],
    [
      'takes a holiday if the plan does',
      { times: [{ weekday: 5, time: '09:00', minutes: 90 }], skipsHolidays: false },
      [saved('2026-12-18')],
      '2026-12-25 09:00',
    ],
    [
      'skips a break of the contract',
      { breaks: [{ startsOn: '2026-12-01', endsOn: '2026-12-20', name: 'Relâche', nameEn: null }] },
      classes,
      '2026-12-21 09:00',
    ],
    [
      'skips a time that the plan has dropped',
      { changes: [{ kind: 'dropped', slot: { date: '2026-12-07', time: '09:00' } }] },
      classes,
      '2026-12-14 09:00',
    ],
    [
      'skips a time from which a class has moved forward',
      {
        changes: [
          {
            kind: 'moved',
            slot: { date: '2026-12-07', time: '09:00' },
            to: { date: '2026-11-27', time: '09:00', minutes: 90 },
          },
        ],
      },
      [...classes, saved('2026-11-27', { slot: '2026-12-07 09:00' })],
      '2026-12-14 09:00',
    ],
    [
      'follows a class that has moved across the end',
      {},
      [...classes.slice(0, 2), saved('2026-12-15', { slot: '2026-11-30 09:00' })],
      '2026-12-21 09:00',
    ],
    [
      'does not begin before the last class has ended',
      {},
      [...classes, saved('2026-12-07', { time: '08:00', minutes: 61 })],
      '2026-12-14 09:00',
    ],
    [
      'may begin when the last class ends',
      {},
      [...classes, saved('2026-12-07', { time: '08:00', minutes: 60 })],
      '2026-12-07 09:00',
    ],
    ['is in the future, although the last class is past', {}, [saved('2026-11-02')], '2026-11-23 09:00'],
    ['is not before the first day of the plan', { startsOn: '2027-01-11' }, [], '2027-01-11 09:00'],
  ])('%s', (_case, differing, given, expected) => {
    const at = classAtEnd({ ...mondays, ...differing }, given, quebecCalendar, now);
    expect(`${at?.date} ${at?.time}`).toBe(expected);
  });

  it('keeps its time of day across a change of clocks, and the length of its weekly time', () => {
    const spring = { date: '2027-03-12', time: '10:00' };
    const sundays = { ...mondays, times: [{ weekday: 7 as const, time: '02:30', minutes: 45 }] };
    const last = saved('2027-03-07', { time: '02:30', minutes: 120 });
    expect(classAtEnd(sundays, [last], quebecCalendar, spring)).toEqual({
      date: '2027-03-14',
      time: '02:30',
      minutes: 45,
    });
  });

  it('is today if its time is still to come, and not if it is now', () => {
    const at = (time: string) =>
      classAtEnd(mondays, [saved('2026-11-16')], quebecCalendar, { date: '2026-11-23', time })?.date;
    expect([at('08:59'), at('09:00')]).toEqual(['2026-11-23', '2026-11-30']);
  });

  it.each<[string, Partial<ClassPattern>, number]>([
    ['without weekly times', { times: [] }, 1],
    ['with the most classes of a plan', {}, maxClasses],
    [
      'if every day is closed',
      { breaks: [{ startsOn: '2026-01-01', endsOn: '2099-12-31', name: 'Relâche', nameEn: null }] },
      1,
    ],
  ])('is not there %s', (_case, differing, count) => {
    const many = Array.from({ length: count }, (_, place) =>
      saved('2026-11-16', { slot: `2026-11-16 09:00 ${place}` }),
    );
    expect(classAtEnd({ ...mondays, ...differing }, many, quebecCalendar, now)).toBeNull();
  });
});
