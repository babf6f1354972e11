import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLesson, someLessons } from '../attendance/lesson.fixtures.ts';
import { hoursAttended } from '../attendance/lesson-details.ts';
import {
  contractedHours,
  hoursDoneOf,
  hoursOfTeacher,
  hoursStanding,
  hoursTaught,
  overrunHours,
  remainingHours,
} from './contract-hours.ts';

const anyLesson = fc.record({
  minutes: fc.integer({ min: 1, max: 600 }),
  status: fc.constantFrom('active' as const, 'deleted' as const),
  absentees: fc
    .uniqueArray(fc.integer({ min: 1, max: 5 }))
    .map((ids) => ids.map((id) => ({ id, name: 'Kim', lastName: 'Ng' }))),
});

describe('hours taught to date', () => {
  it.each([
    ['no lesson', [], 0],
    ['one of 90 minutes', [90], 1.5],
    ['an odd old length', [75, 30], 1.75],
    ['999 lessons of two hours', Array.from({ length: 999 }, () => 120), 1998],
  ])('are the minutes divided by 60: %s (DOMAIN-07, DOMAIN-09)', (_, minutes, hours) => {
    expect(hoursTaught(minutes.map((length) => aLesson({ minutes: length })))).toBe(hours);
  });

  it('leave deleted lessons out (OPEN-51)', () => {
    expect(hoursTaught(someLessons())).toBe((90 + 90 + 75 + 90) / 60);
  });

  it('do not depend on how the lessons are grouped or ordered (DOMAIN-07)', () => {
    fc.assert(
      fc.property(fc.array(anyLesson), fc.array(anyLesson), (some, others) => {
        expect(hoursTaught([...some, ...others])).toBeCloseTo(hoursTaught(others) + hoursTaught(some), 9);
      }),
    );
  });
});

describe('contracted hours', () => {
  it.each([
    [1.5, 32, 48],
    [0.1, 3, 0.3],
    [1.25, 999, 1248.75],
    [0, 30, 0],
    [null, 30, 0],
    [2, null, 0],
  ])('are %s hours times %s classes: %s (DOMAIN-08, DOMAIN-11)', (hoursPerClass, numberOfClasses, hours) => {
    expect(contractedHours({ hoursPerClass, numberOfClasses })).toBe(hours);
  });
});

describe('what is left and what is over', () => {
  it.each([
    [31, 48, 17, 0, 'open'],
    [0, 48, 48, 0, 'open'],
    [44, 45, 1, 0, 'nearly-used'],
    [36, 40, 4, 0, 'open'],
    [37.5, 40, 2.5, 0, 'open'],
    [38, 40, 2, 0, 'nearly-used'],
    [48, 48, 0, 0, 'used'],
    [49.5, 48, 0, 1.5, 'overrun'],
    [0, 0, 0, 0, 'open'],
    [1, 0, 0, 1, 'overrun'],
    // Lengths in thirds and sixths of an hour have four decimals: 15 times 1.3333 hours, 12 times 0.8333 or 0.1667.
    [20, 19.9995, 0, 0, 'used'],
    [10, 9.9996, 0, 0, 'used'],
    [2, 2.0004, 0, 0, 'used'],
    [19, 19.9995, 1, 0, 'nearly-used'],
    [20.5, 19.9995, 0, 0.5, 'overrun'],
  ] as const)(
    'of %s hours taught for %s contracted: %s left, %s over, %s',
    (taught, contracted, left, over, standing) => {
      expect(remainingHours(taught, contracted)).toBe(left);
      expect(overrunHours(taught, contracted)).toBe(over);
      expect(hoursStanding(taught, contracted)).toBe(standing);
    },
  );

  it('always adds up: taught and left is contracted and over', () => {
    const hours = fc.integer({ min: 0, max: 8_000 }).map((quarters) => quarters / 4);
    fc.assert(
      fc.property(hours, hours, (taught, contracted) => {
        expect(taught + remainingHours(taught, contracted)).toBe(
          contracted + overrunHours(taught, contracted),
        );
      }),
    );
  });
});

describe('a student’s own hours', () => {
  it('leave out the lessons that the student missed (DOMAIN-10)', () => {
    expect(hoursAttended(502, someLessons())).toBe((90 + 75 + 90) / 60);
    expect(hoursAttended(501, someLessons())).toBe(hoursTaught(someLessons()));
  });

  it('and the missed hours are the hours taught (DOMAIN-10)', () => {
    fc.assert(
      fc.property(fc.array(anyLesson), fc.integer({ min: 1, max: 5 }), (lessons, studentId) => {
        const missed = lessons.filter(({ absentees }) => absentees.some(({ id }) => id === studentId));
        expect(hoursAttended(studentId, lessons) + hoursTaught(missed)).toBeCloseTo(hoursTaught(lessons), 9);
      }),
    );
  });
});

it.each([
  ['nobody before', 750, [], 12.5],
  ['what the others did taken off', 750, [4, 2.5], 6],
  ['minutes that are no part of a decimal hour', 50, [], 0.83],
  ['more by the others than was recorded', 60, [3], 0],
  ['others whose hours nobody wrote down', 750, [4, null], null],
  ['a backend that does not tell what was taught', null, [], null],
])('knows the hours of the present teacher: %s (CON-SIDE-14)', (_, minutesTaught, before, hours) => {
  const previousTeachers = before.map((hoursDone) => ({ teacher: aPerson, hoursDone, motive: null }));
  expect(hoursOfTeacher({ minutesTaught, previousTeachers })).toBe(hours);
});

it.each([
  [1650, 27.5],
  [50, 0.83],
  [0, 0],
])('proposes %i minutes as %d hours done (DECISION-84)', (minutes, hours) => {
  expect(hoursDoneOf(minutes)).toBe(hours);
});

const aPerson = { id: 1, name: 'Léa', lastName: 'Villeneuve' };
