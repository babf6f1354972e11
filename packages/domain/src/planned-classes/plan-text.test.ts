import { describe, expect, it } from 'vitest';
import { aLesson } from '../attendance/lesson.fixtures.ts';
import type { ClassPattern } from './class-pattern.ts';
import {
  contradictions,
  type PlanFaults,
  type PlanText,
  planText,
  readPlanText,
  usualClassMinutes,
  type WeeklyTimeText,
  withStart,
  withWeeklyTime,
} from './plan-text.ts';

const monday: WeeklyTimeText = { weekday: 1, start: '12:00', end: '13:30' };
const text: PlanText = {
  times: [monday],
  startsOn: '2027-01-11',
  until: 'classes',
  numberOfClasses: '32',
  endsOn: '',
  skipsHolidays: true,
  breaks: [],
  changes: [],
};
const pattern: ClassPattern = {
  times: [{ weekday: 1, time: '12:00', minutes: 90 }],
  startsOn: '2027-01-11',
  until: { classes: 32 },
  skipsHolidays: true,
  breaks: [],
  changes: [],
};
const noFaults: PlanFaults = { times: [null], plan: null, startsOn: null, until: null };
const contract = { startsOn: '2027-01-11', endsOn: '2027-05-10', hoursPerClass: 1.5, numberOfClasses: 32 };

describe('the initial plan of a form', () => {
  it('begins with the days and the number of classes of the contract', () => {
    expect(planText(null, contract, '2026-11-25')).toEqual({ ...text, times: [], endsOn: '2027-05-10' });
  });

  it('begins today and ends with the contract if the contract says no more', () => {
    const given = { startsOn: null, endsOn: '2027-05-10', hoursPerClass: null, numberOfClasses: null };
    expect(planText(null, given, '2026-11-25')).toMatchObject({
      startsOn: '2026-11-25',
      until: 'date',
      numberOfClasses: '',
      endsOn: '2027-05-10',
    });
    const without = { startsOn: null, endsOn: null, hoursPerClass: null, numberOfClasses: null };
    expect(planText(null, without, '2026-11-25')).toMatchObject({ until: 'classes', endsOn: '' });
  });

  it('begins after the last record with the rest of the hours (DECISION-95)', () => {
    const records = ['2027-01-13', '2027-01-18'].map((date) => aLesson({ date, minutes: 90 }));
    expect(planText(null, contract, '2026-11-25', records)).toMatchObject({
      startsOn: '2027-01-19',
      numberOfClasses: '30',
    });
    // Records from before the first day of the contract do not change the proposal.
    const early = [aLesson({ date: '2027-01-08', minutes: 90 })];
    expect(planText(null, contract, '2026-11-25', early).startsOn).toBe('2027-01-11');
    const all = Array.from({ length: 32 }, () => aLesson({ date: '2027-01-13', minutes: 90 }));
    expect(planText(null, contract, '2026-11-25', all).numberOfClasses).toBe('');
    // A saved plan already takes the records into account.
    expect(planText(pattern, contract, '2026-11-25', records)).toMatchObject({
      startsOn: '2027-01-11',
      numberOfClasses: '32',
    });
  });

  it('is the saved plan, which is read back as it was', () => {
    const saved: ClassPattern = {
      ...pattern,
      skipsHolidays: false,
      breaks: [{ startsOn: '2027-03-01', endsOn: '2027-03-05', name: 'Relâche', nameEn: 'Spring break' }],
      changes: [{ kind: 'dropped', slot: { date: '2027-01-18', time: '12:00' } }],
    };
    expect(planText(saved, contract, '2026-11-25')).toEqual({
      ...text,
      skipsHolidays: false,
      breaks: saved.breaks,
      changes: saved.changes,
    });
    expect(readPlanText(planText(saved, contract, '2026-11-25'))).toEqual({
      pattern: saved,
      faults: noFaults,
    });
    const untilDate: ClassPattern = { ...pattern, until: { date: '2027-05-10' } };
    expect(planText(untilDate, contract, '2026-11-25')).toMatchObject({
      until: 'date',
      numberOfClasses: '',
      endsOn: '2027-05-10',
    });
    expect(readPlanText(planText(untilDate, contract, '2026-11-25')).pattern).toEqual(untilDate);
  });
});

describe('the faults of a plan', () => {
  it.each<[string, Partial<PlanText>, Partial<PlanFaults>]>([
    ['no weekly time and no added class', { times: [] }, { times: [], plan: 'times-required' }],
    ['a cleared beginning', { times: [{ ...monday, start: '' }] }, { times: ['time-required'] }],
    ['a cleared end', { times: [{ ...monday, end: '' }] }, { times: ['time-required'] }],
    ['an end before the beginning', { times: [{ ...monday, end: '11:59' }] }, { times: ['time-order'] }],
    ['no length', { times: [{ ...monday, end: '12:00' }] }, { times: ['time-order'] }],
    [
      'two times at once',
      { times: [monday, { ...monday, start: '13:29', end: '14:00' }] },
      { times: [null, 'time-overlap'] },
    ],
    [
      'the first of two times within the second',
      { times: [{ ...monday, start: '12:30', end: '13:00' }, monday] },
      { times: [null, 'time-overlap'] },
    ],
    ['no first day', { startsOn: '' }, { startsOn: 'start-required' }],
    ['no number', { numberOfClasses: '' }, { until: 'classes-range' }],
    ['no class', { numberOfClasses: '0' }, { until: 'classes-range' }],
    [
      'a dropped class alone',
      { times: [], changes: [{ kind: 'dropped', slot: { date: '2027-01-11', time: '12:00' } }] },
      { times: [], plan: 'times-required' },
    ],
    ['too many classes', { numberOfClasses: '1000' }, { until: 'classes-range' }],
    ['half a class', { numberOfClasses: '1.5' }, { until: 'classes-range' }],
    ['no last day', { until: 'date' }, { until: 'end-required' }],
    ['a year half typed', { until: 'date', endsOn: '0202-07-10' }, { until: 'end-required' }],
    ['a last day before the first', { until: 'date', endsOn: '2027-01-10' }, { until: 'end-before-start' }],
  ])('%s', (_name, given, faults) => {
    expect(readPlanText({ ...text, ...given })).toEqual({
      pattern: null,
      faults: { ...noFaults, ...faults },
    });
  });

  it('contradict each other where both values are complete', () => {
    const { faults } = readPlanText({
      ...text,
      times: [
        { ...monday, end: '11:00' },
        { ...monday, start: '' },
      ],
      startsOn: '2027-01-11',
      until: 'date',
      endsOn: '2027-01-10',
    });
    expect(faults.times).toEqual(['time-order', 'time-required']);
    expect(contradictions(faults)).toEqual({
      ...noFaults,
      times: ['time-order', null],
      until: 'end-before-start',
    });
    const incomplete = readPlanText({ ...text, times: [], startsOn: '', numberOfClasses: '' }).faults;
    expect(contradictions(incomplete)).toEqual({ ...noFaults, times: [] });
  });

  it('are none for two times after one another, or at once on two days', () => {
    const times: WeeklyTimeText[] = [
      monday,
      { ...monday, start: '13:30', end: '14:00' },
      { ...monday, weekday: 3 },
    ];
    expect(readPlanText({ ...text, times })).toEqual({
      faults: { ...noFaults, times: [null, null, null] },
      pattern: {
        ...pattern,
        times: [
          { weekday: 1, time: '12:00', minutes: 90 },
          { weekday: 1, time: '13:30', minutes: 30 },
          { weekday: 3, time: '12:00', minutes: 90 },
        ],
      },
    });
  });

  it('are none for a time that ends when another one of its day begins', () => {
    const times: WeeklyTimeText[] = [monday, { ...monday, start: '10:00', end: '12:00' }];
    expect(readPlanText({ ...text, times }).faults.times).toEqual([null, null]);
  });

  it('are none for an added class alone, 999 classes, or one day', () => {
    const added = { kind: 'added', at: { date: '2027-01-12', time: '09:00', minutes: 60 } } as const;
    expect(readPlanText({ ...text, times: [], changes: [added] }).pattern).toMatchObject({
      changes: [added],
    });
    expect(readPlanText({ ...text, numberOfClasses: ' 999 ' }).pattern?.until).toEqual({ classes: 999 });
    expect(readPlanText({ ...text, numberOfClasses: '1' }).pattern?.until).toEqual({ classes: 1 });
    expect(readPlanText({ ...text, until: 'date', endsOn: '2027-01-11' }).pattern?.until).toEqual({
      date: '2027-01-11',
    });
  });
});

describe('a further weekly time', () => {
  it('is at nine, as long as a class, at first', () => {
    expect(withWeeklyTime([], 3, 90)).toEqual([{ weekday: 3, start: '09:00', end: '10:30' }]);
  });

  it('is at the hours of another day, in the order of the week', () => {
    const wednesday = { ...monday, weekday: 3 } as const;
    expect(withWeeklyTime([wednesday], 1, 60)).toEqual([monday, wednesday]);
  });

  it('is at the hours of the day before, not of the last day of the week', () => {
    const friday = { ...monday, weekday: 5, start: '18:00', end: '20:00' } as const;
    expect(withWeeklyTime([monday, friday], 3, 60)).toEqual([monday, { ...monday, weekday: 3 }, friday]);
    expect(withWeeklyTime([monday, friday], 6, 60).at(-1)).toEqual({ ...friday, weekday: 6 });
  });

  it('follows the last one of its day', () => {
    expect(withWeeklyTime([monday], 1, 60).at(-1)).toEqual({ weekday: 1, start: '13:30', end: '14:30' });
  });

  it('has no end on the next day', () => {
    expect(withWeeklyTime([{ ...monday, end: '23:00' }], 1, 59).at(-1)?.end).toBe('23:59');
    expect(withWeeklyTime([{ ...monday, end: '23:00' }], 1, 60).at(-1)?.end).toBe('');
    expect(withWeeklyTime([{ ...monday, end: '' }], 1, 60).at(-1)).toEqual({
      weekday: 1,
      start: '',
      end: '',
    });
  });
});

it.each([
  ['moves the end by as much', '13:30', { start: '13:30', end: '15:00' }],
  ['moves the end back', '08:15', { start: '08:15', end: '09:45' }],
  ['reaches the last minute of the day', '22:29', { start: '22:29', end: '23:59' }],
  ['leaves no end on the next day', '22:30', { start: '22:30', end: '' }],
  ['keeps the end while the start is empty', '', { start: '', end: '13:30' }],
])('a new start %s', (_, start, changed) => {
  expect(withStart({ weekday: 1, start: '12:00', end: '13:30' } as const, start, 45)).toEqual({
    weekday: 1,
    ...changed,
  });
});

it.each([
  ['a missing end follows as long as a class', { start: '12:00', end: '' }, { start: '10:00', end: '10:45' }],
  ['an end that was there first stays', { start: '', end: '13:30' }, { start: '10:00', end: '13:30' }],
  ['an end before its start stays', { start: '14:00', end: '13:30' }, { start: '10:00', end: '13:30' }],
  ['an end at its start stays', { start: '13:30', end: '13:30' }, { start: '10:00', end: '13:30' }],
])('%s when the start changes', (_, time, changed) => {
  expect(withStart(time, '10:00', 45)).toEqual(changed);
});

it.each<[number | null, number]>([
  [1.5, 90],
  [0.5, 30],
  [0, 60],
  [null, 60],
])('a class of %s hours is planned for %i minutes', (hoursPerClass, minutes) => {
  expect(usualClassMinutes({ hoursPerClass })).toBe(minutes);
});
