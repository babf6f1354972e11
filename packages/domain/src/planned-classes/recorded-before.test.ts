import { describe, expect, it } from 'vitest';
import { aLesson } from '../attendance/lesson.fixtures.ts';
import { givenBesideRecords, lastRecordedDay, restOfContract } from './recorded-before.ts';

const on = (...dates: string[]) => dates.map((date) => aLesson({ date }));
const deleted = aLesson({ date: '2026-12-01', status: 'deleted' });

describe('the rest of a contract of 10 classes of 1.5 hours (DECISION-95)', () => {
  const contract = { hoursPerClass: 1.5, numberOfClasses: 10 };
  const hour = aLesson({ date: '2026-11-02', minutes: 60 });
  it.each([
    ['without records', [], { startsOn: null, classes: 10 }],
    ['after two classes', on('2026-11-09', '2026-11-02'), { startsOn: '2026-11-10', classes: 8 }],
    [
      'after two classes and a deleted one',
      [...on('2026-11-09', '2026-11-02'), deleted],
      { startsOn: '2026-11-10', classes: 8 },
    ],
    ['after one hour, which is less than a class', [hour], { startsOn: '2026-11-03', classes: 10 }],
    ['after three classes of an hour', [hour, hour, hour], { startsOn: '2026-11-03', classes: 8 }],
    [
      'after two classes, of which one is a no-show that does not count',
      [
        ...on('2026-11-02'),
        aLesson({ date: '2026-11-09', noShow: { paid: true, billed: true, counted: false } }),
      ],
      { startsOn: '2026-11-10', classes: 9 },
    ],
    ['after more than all', Array.from({ length: 11 }, () => hour), { startsOn: '2026-11-03', classes: 3 }],
    [
      'after all of it',
      Array.from({ length: 12 }, () => aLesson({ date: '2026-11-02' })),
      { startsOn: '2026-11-03', classes: 0 },
    ],
  ])('%s', (_case, records, expected) => {
    expect(restOfContract(contract, records)).toEqual(expected);
  });

  it('counts records where the contract has no length, and is unknown without a number of classes', () => {
    const records = on('2026-11-02', '2026-11-09');
    expect(restOfContract({ hoursPerClass: null, numberOfClasses: 10 }, records).classes).toBe(8);
    expect(restOfContract({ hoursPerClass: 1.5, numberOfClasses: null }, records)).toEqual({
      startsOn: '2026-11-10',
      classes: null,
    });
  });

  it('is a whole number for a length that is rounded in hours', () => {
    const records = [aLesson({ minutes: 80 }), aLesson({ minutes: 80 })];
    expect(restOfContract({ hoursPerClass: 1.3333, numberOfClasses: 10 }, records).classes).toBe(8);
  });
});

it('finds the last record that counts, whatever the order', () => {
  expect(lastRecordedDay([...on('2026-11-09', '2026-11-16', '2026-11-02'), deleted])).toBe('2026-11-16');
  expect(lastRecordedDay([deleted])).toBeNull();
});

describe('a first plan gives, beside records of 2, 9 (twice) and 17 November,', () => {
  const isGiven = () =>
    givenBesideRecords([...on('2026-11-02', '2026-11-09', '2026-11-09', '2026-11-17'), deleted]);
  const planned = (date: string, time = '12:00') => ({ date, slot: `${date} ${time}` });
  it.each<[string, ReturnType<typeof planned>[], boolean[]]>([
    ['a class on the day of a record', [planned('2026-11-02')], [true]],
    [
      'no second class on a day with one record',
      [planned('2026-11-02'), planned('2026-11-02', '18:00')],
      [true, false],
    ],
    [
      'two classes on a day with two',
      [planned('2026-11-09'), planned('2026-11-09', '18:00'), planned('2026-11-09', '20:00')],
      [true, true, false],
    ],
    [
      'no class on another day before the last record',
      [planned('2026-11-03'), planned('2026-11-16')],
      [false, false],
    ],
    ['every class after the last record', [planned('2026-11-18'), planned('2026-12-01')], [true, true]],
    ['the same when it is asked again', [planned('2026-11-02'), planned('2026-11-02')], [true, true]],
  ])('%s', (_case, classes, expected) => {
    expect(classes.map(isGiven())).toEqual(expected);
  });

  it('all classes without a record', () => {
    expect(givenBesideRecords([deleted])(planned('2026-01-05'))).toBe(true);
  });
});
