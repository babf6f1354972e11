import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contractedHours,
  hoursDoneOf,
  hoursOfTeacher,
  hoursStanding,
  overrunHours,
  remainingHours,
} from './contract-hours.ts';

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
