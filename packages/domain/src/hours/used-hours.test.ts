import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLesson, someLessons } from '../attendance/lesson.fixtures.ts';
import { hoursAttended } from '../attendance/lesson-details.ts';
import { type ClassOfHours, type RecordOfHours, usedHours } from './used-hours.ts';

const anyLesson = fc.record({
  minutes: fc.integer({ min: 1, max: 600 }),
  status: fc.constantFrom('active' as const, 'deleted' as const),
  absentees: fc
    .uniqueArray(fc.integer({ min: 1, max: 5 }))
    .map((ids) => ids.map((id) => ({ id, name: 'Kim', lastName: 'Ng' }))),
});

const hoursTaught = (lessons: readonly RecordOfHours[]) =>
  usedHours({ minutesTaught: null }, lessons, []).total;

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

/** A class that was cancelled; null without an outcome. */
const cancelled = (minutes: number, counted: boolean | null): ClassOfHours => ({
  minutes,
  isCancelled: true,
  cancellation: counted === null ? null : { outcome: { counted } },
});
const given: ClassOfHours = { minutes: 90, isCancelled: false, cancellation: { outcome: { counted: true } } };
const noShow = (counted: boolean) => aLesson({ minutes: 60, noShow: { paid: true, billed: true, counted } });

describe('the hours of a contract that are used (DECISION-133)', () => {
  it.each<[string, RecordOfHours[], ClassOfHours[] | undefined, ReturnType<typeof usedHours>]>([
    ['nothing', [], [], { total: 0, cancelled: 0, uncounted: 0 }],
    [
      'records and cancellations that count',
      [aLesson({ minutes: 90 })],
      [cancelled(30, true), cancelled(60, false), cancelled(60, null), given],
      { total: 2, cancelled: 0.5, uncounted: 0 },
    ],
    [
      'a no-show that counts, and not the other one',
      [noShow(true), noShow(false), { ...noShow(false), status: 'deleted' }],
      [],
      { total: 1, cancelled: 0, uncounted: 1 },
    ],
    [
      'what the server says while the planned classes are not known',
      [aLesson({ minutes: 90 })],
      undefined,
      { total: 2, cancelled: null, uncounted: 0 },
    ],
  ])('are those of %s', (_case, records, classes, expected) => {
    expect(usedHours({ minutesTaught: 120 }, records, classes)).toEqual(expected);
  });

  it('are those of the records while nothing else is known', () => {
    const records = [aLesson({ minutes: 90 }), noShow(false)];
    expect(usedHours({ minutesTaught: null }, records, undefined).total).toBe(1.5);
  });
});
