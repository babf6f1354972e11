import rrule from 'rrule';
import { describe, expect, it } from 'vitest';
import { type ClassPattern, expandPattern } from './class-pattern.ts';
import { quebecCalendar } from './planned-class.fixtures.ts';

const mondayAndWednesday = [
  { weekday: 1, time: '12:00', minutes: 90 },
  { weekday: 3, time: '12:00', minutes: 90 },
] as const;

function pattern(given: Partial<ClassPattern> = {}): ClassPattern {
  return {
    times: mondayAndWednesday,
    startsOn: '2027-01-11',
    until: { classes: 4 },
    skipsHolidays: true,
    breaks: [],
    changes: [],
    ...given,
  };
}

const datesOf = (given: Partial<ClassPattern>) =>
  expandPattern(pattern(given), quebecCalendar).classes.map(({ date }) => date);

describe('a plan', () => {
  it('of 32 classes skips and names the break and Easter, and moves one', () => {
    const breakInMarch = { startsOn: '2027-03-01', endsOn: '2027-03-05', name: 'Relâche', nameEn: 'Break' };
    const { classes, skipped } = expandPattern(
      pattern({
        until: { classes: 32 },
        breaks: [breakInMarch],
        changes: [
          {
            kind: 'moved',
            slot: { date: '2027-02-10', time: '12:00' },
            to: { date: '2027-02-11', time: '14:00', minutes: 90 },
          },
        ],
      }),
      quebecCalendar,
    );
    expect(classes).toHaveLength(32);
    expect(classes[9]).toEqual({
      date: '2027-02-11',
      time: '14:00',
      minutes: 90,
      slot: '2027-02-10 12:00',
    });
    expect(classes.at(-1)?.date).toBe('2027-05-10');
    expect(skipped).toEqual([
      { date: '2027-03-01', time: '12:00', reason: { closure: breakInMarch } },
      { date: '2027-03-03', time: '12:00', reason: { closure: breakInMarch } },
      {
        date: '2027-03-29',
        time: '12:00',
        reason: { holiday: { date: '2027-03-29', name: 'Lundi de Pâques', nameEn: 'Easter Monday' } },
      },
    ]);
  });

  it.each<[string, Partial<ClassPattern>, string[]]>([
    ['begins on its first day', {}, ['2027-01-11', '2027-01-13', '2027-01-18', '2027-01-20']],
    [
      'begins on the next weekday',
      { startsOn: '2027-01-12', until: { classes: 2 } },
      ['2027-01-13', '2027-01-18'],
    ],
    ['includes its last day', { until: { date: '2027-01-18' } }, ['2027-01-11', '2027-01-13', '2027-01-18']],
    ['ends before its last day', { until: { date: '2027-01-17' } }, ['2027-01-11', '2027-01-13']],
    ['that ends before it begins has no classes', { until: { date: '2027-01-10' } }, []],
    ['of no classes has none', { until: { classes: 0 } }, []],
    ['without weekly times has none', { times: [] }, []],
    [
      'keeps holidays that it does not skip',
      { startsOn: '2027-03-29', skipsHolidays: false, until: { classes: 1 } },
      ['2027-03-29'],
    ],
    [
      'crosses the end of a month and a leap day',
      { times: [{ weekday: 2, time: '09:00', minutes: 60 }], startsOn: '2028-02-22', until: { classes: 3 } },
      ['2028-02-22', '2028-02-29', '2028-03-07'],
    ],
    [
      'crosses the end of a year, without the holidays',
      { startsOn: '2026-12-24', times: [{ weekday: 5, time: '09:00', minutes: 60 }], until: { classes: 1 } },
      ['2027-01-08'],
    ],
    [
      'keeps its dates over a change of the clock',
      { times: [{ weekday: 7, time: '02:30', minutes: 60 }], startsOn: '2026-03-01', until: { classes: 3 } },
      ['2026-03-01', '2026-03-08', '2026-03-15'],
    ],
    [
      'gives a dropped class later',
      {
        until: { classes: 2 },
        changes: [{ kind: 'dropped', slot: { date: '2027-01-11', time: '12:00' } }],
      },
      ['2027-01-13', '2027-01-18'],
    ],
    [
      'counts an added class',
      {
        until: { classes: 3 },
        changes: [{ kind: 'added', at: { date: '2027-01-12', time: '18:00', minutes: 60 } }],
      },
      ['2027-01-11', '2027-01-12', '2027-01-13'],
    ],
    [
      'may be added on a closed day',
      {
        until: { classes: 1 },
        changes: [{ kind: 'added', at: { date: '2027-03-29', time: '18:00', minutes: 60 } }],
      },
      ['2027-03-29'],
    ],
    [
      'gives a class of a holiday on another day',
      {
        startsOn: '2027-03-29',
        until: { classes: 1 },
        changes: [
          {
            kind: 'moved',
            slot: { date: '2027-03-29', time: '12:00' },
            to: { date: '2027-03-30', time: '12:00', minutes: 90 },
          },
        ],
      },
      ['2027-03-30'],
    ],
    [
      'ignores a change of a date that it does not have',
      { until: { classes: 1 }, changes: [{ kind: 'dropped', slot: { date: '2027-01-11', time: '13:00' } }] },
      ['2027-01-11'],
    ],
  ])('%s', (_case, given, dates) => {
    expect(datesOf(given)).toEqual(dates);
  });

  it('has several classes on one day, in order', () => {
    const times = [
      { weekday: 1, time: '14:00', minutes: 60 },
      { weekday: 1, time: '09:00', minutes: 30 },
    ] as const;
    const { classes } = expandPattern(pattern({ times, until: { classes: 3 } }), quebecCalendar);
    expect(classes.map(({ slot, minutes }) => [slot, minutes])).toEqual([
      ['2027-01-11 09:00', 30],
      ['2027-01-11 14:00', 60],
      ['2027-01-18 09:00', 30],
    ]);
  });

  it('has a class once that is given twice', () => {
    const at = { date: '2027-01-13', time: '12:00', minutes: 60 };
    const times = [...mondayAndWednesday, mondayAndWednesday[0]];
    const { classes } = expandPattern(
      pattern({ times, until: { classes: 3 }, changes: [{ kind: 'added', at }] }),
      quebecCalendar,
    );
    expect(classes.map(({ slot, minutes }) => [slot, minutes])).toEqual([
      ['2027-01-11 12:00', 90],
      ['2027-01-13 12:00', 60],
      ['2027-01-18 12:00', 90],
    ]);
  });

  it('has a class that was moved and one that is added at its former time', () => {
    const slot = { date: '2027-01-13', time: '12:00' };
    const to = { date: '2027-01-14', time: '14:00', minutes: 90 };
    const { classes } = expandPattern(
      pattern({
        until: { classes: 4 },
        changes: [
          { kind: 'moved', slot, to },
          { kind: 'added', at: { ...slot, minutes: 60 } },
        ],
      }),
      quebecCalendar,
    );
    expect(classes).toEqual([
      { date: '2027-01-11', time: '12:00', minutes: 90, slot: '2027-01-11 12:00' },
      { ...slot, minutes: 60, slot: '2027-01-13 12:00' },
      { ...to, slot: '2027-01-14 14:00' },
      { date: '2027-01-18', time: '12:00', minutes: 90, slot: '2027-01-18 12:00' },
    ]);
  });

  it('says that a date was dropped', () => {
    const slot = { date: '2027-01-11', time: '12:00' };
    const { skipped } = expandPattern(pattern({ changes: [{ kind: 'dropped', slot }] }), quebecCalendar);
    expect(skipped).toEqual([{ ...slot, reason: 'dropped' }]);
  });

  it('skips the closures of the organisation even when it keeps the holidays', () => {
    const closure = { startsOn: '2027-01-11', endsOn: '2027-01-11', name: 'Déménagement', nameEn: null };
    const { skipped } = expandPattern(pattern({ skipsHolidays: false }), {
      ...quebecCalendar,
      closures: [closure],
    });
    expect(skipped).toEqual([{ date: '2027-01-11', time: '12:00', reason: { closure } }]);
  });

  it('skips the holidays of its organisation, and keeps those of Québec that are none there', () => {
    const familyDay = { date: '2027-02-15', name: 'Fête de la famille', nameEn: 'Family Day' };
    const holidaysOf = (year: number) => (year === 2027 ? [familyDay] : []);
    const given = pattern({ times: [{ weekday: 1, time: '12:00', minutes: 90 }], until: { classes: 12 } });
    const { classes, skipped } = expandPattern(given, { closures: [], holidaysOf });
    expect(skipped).toEqual([{ date: '2027-02-15', time: '12:00', reason: { holiday: familyDay } }]);
    expect(classes.map(({ date }) => date)).toContain('2027-03-29');
  });

  it('skips 25 June 2029 in Québec, where the National Holiday is a Sunday', () => {
    const given = { times: [{ weekday: 1, time: '12:00', minutes: 90 }], startsOn: '2029-06-18' } as const;
    expect(datesOf({ ...given, until: { classes: 3 } })).toEqual(['2029-06-18', '2029-07-09', '2029-07-16']);
  });

  it.each([
    [999, 999],
    [1000, 999],
  ])('of %i classes has %i', (classes, count) => {
    const expanded = expandPattern(pattern({ until: { classes } }), quebecCalendar).classes;
    expect(expanded).toHaveLength(count);
    expect(new Set(expanded.map(({ slot }) => slot)).size).toBe(count);
  });

  it('until a date far away has at most 999 classes', () => {
    expect(datesOf({ until: { date: '2099-12-31' } })).toHaveLength(999);
  });

  it('that is always closed ends', () => {
    const closure = { startsOn: '2000-01-01', endsOn: '2999-12-31', name: 'Fermé', nameEn: null };
    const { classes, skipped } = expandPattern(pattern({ breaks: [closure] }), quebecCalendar);
    expect([classes.length, skipped.at(-1)?.date]).toEqual([0, '2047-01-09']);
  });

  it('has the dates of rrule', () => {
    const rule = new rrule.RRule({
      freq: rrule.RRule.WEEKLY,
      byweekday: [rrule.RRule.MO, rrule.RRule.WE],
      dtstart: new Date('2027-01-11T12:00:00Z'),
      count: 400,
    });
    const dates = rule.all().map((moment) => moment.toISOString().slice(0, 10));
    expect(datesOf({ until: { classes: 400 }, skipsHolidays: false })).toEqual(dates);
  });
});
