import { describe, expect, it } from 'vitest';
import { aPlannedClass } from './planned-class.fixtures.ts';
import {
  classesByDay,
  isMoved,
  minutesUntil,
  missingClasses,
  nextClass,
  statusOfClass,
} from './planned-class.ts';

const now = { date: '2026-11-23', time: '11:35' };

describe('the state of a planned class', () => {
  it.each([
    [{}, 'planned'],
    [{ clashes: [12] }, 'clash'],
    [{ isTeacherAway: true }, 'clash'],
    [{ isTeacherAway: false }, 'planned'],
    [{ lessonId: 5, isTeacherAway: true }, 'recorded'],
    [{ lessonId: 5, clashes: [12] }, 'recorded'],
    [{ isCancelled: true }, 'cancelled'],
    [{ time: '10:00' }, 'missing'],
  ] as const)('%j is %s', (differing, status) => {
    expect(
      statusOfClass(
        aPlannedClass({ ...differing, clashes: [...(('clashes' in differing && differing.clashes) || [])] }),
        now,
      ),
    ).toBe(status);
  });
});

it('is moved when it is not at the beginning that the plan gives', () => {
  expect(isMoved(aPlannedClass())).toBe(false);
  expect(isMoved(aPlannedClass({ slot: '2026-11-23 12:30' }))).toBe(true);
});

describe('the next class', () => {
  it('is the one that runs, until its last minute', () => {
    const running = aPlannedClass({ id: 1, time: '10:06' });
    const later = aPlannedClass({ id: 2 });
    expect(nextClass([later, running], now)?.id).toBe(1);
    expect(nextClass([later, running], { ...now, time: '11:36' })?.id).toBe(2);
  });

  it('is neither cancelled nor recorded', () => {
    const classes = [
      aPlannedClass({ id: 1, isCancelled: true }),
      aPlannedClass({ id: 2, lessonId: 7 }),
      aPlannedClass({ id: 3, date: '2026-11-24' }),
    ];
    expect(nextClass(classes, now)?.id).toBe(3);
    expect(nextClass(classes.slice(0, 2), now)).toBeNull();
  });
});

it('lists classes that have ended without a record, oldest first', () => {
  const classes = [
    aPlannedClass({ id: 1, time: '08:30', minutes: 60 }),
    aPlannedClass({ id: 2, date: '2026-11-20' }),
    aPlannedClass({ id: 3, date: '2026-11-19', lessonId: 4 }),
    aPlannedClass({ id: 4 }),
  ];
  expect(missingClasses(classes, now).map(({ id }) => id)).toEqual([2, 1]);
});

it('groups classes by day, both in order', () => {
  const classes = [
    aPlannedClass({ id: 1, date: '2026-11-25' }),
    aPlannedClass({ id: 2, time: '17:30' }),
    aPlannedClass({ id: 3, time: '08:30' }),
  ];
  expect(classesByDay(classes).map(({ date, classes: day }) => [date, day.map(({ id }) => id)])).toEqual([
    ['2026-11-23', [3, 2]],
    ['2026-11-25', [1]],
  ]);
});

it.each([
  ['2026-11-23', '12:00', 25],
  ['2026-11-24', '00:05', 750],
  ['2026-11-23', '11:35', 0],
  ['2026-11-23', '11:00', 0],
])('%s %s begins in %i minutes', (date, time, minutes) => {
  expect(minutesUntil({ date, time }, now)).toBe(minutes);
});
