import { describe, expect, it } from 'vitest';
import { anInitial } from './initial.fixtures.ts';
import {
  type InitialedFacts,
  initialNeed,
  isClassRunning,
  isInitialChanged,
  isInitialMark,
} from './initial.ts';

const initialed: InitialedFacts = {
  date: '2026-12-31',
  minutes: 90,
  teacherId: 7,
  isAbsent: false,
  lateMinutes: 10,
  leftEarlyMinutes: 0,
};

describe('a class that was initialed (DECISION-212)', () => {
  it.each<[string, Partial<InitialedFacts> | null, boolean]>([
    ['as it was', {}, false],
    ['deleted', null, true],
    ['on another day', { date: '2027-01-01' }, true],
    ['shorter', { minutes: 60 }, true],
    ['given by somebody else', { teacherId: 8 }, true],
    ['missed', { isAbsent: true }, true],
    ['with another lateness', { lateMinutes: 15 }, true],
    ['left early', { leftEarlyMinutes: 5 }, true],
  ])('now %s: changed is %3$s', (_case, now, expected) => {
    expect(isInitialChanged(initialed, now && { ...initialed, ...now })).toBe(expected);
  });

  it('before its attendance was recorded does not change by a lateness', () => {
    const before = { ...initialed, lateMinutes: null, leftEarlyMinutes: null };
    expect(isInitialChanged(before, initialed)).toBe(false);
    expect(isInitialChanged(before, { ...initialed, minutes: 80 })).toBe(true);
  });
});

describe('who is asked for initials (DECISION-211)', () => {
  it.each([
    ['was there', false, [], 'first'],
    ['was absent', true, [], 'none'],
    ['has initialed', false, [anInitial()], 'none'],
    ['initialed what has changed', false, [anInitial({ isChanged: true })], 'again'],
    ['initialed again since', false, [anInitial({ isChanged: true }), anInitial({ sequence: 2 })], 'none'],
    ['is marked absent since', true, [anInitial({ isChanged: true })], 'none'],
  ])('somebody who %s', (_case, isAbsent, initials, expected) => {
    expect(initialNeed({ isAbsent, initials })).toBe(expected);
  });
});

describe('a class runs', () => {
  const planned = { date: '2026-12-31', time: '23:00', minutes: 90 };
  it.each([
    ['2026-12-31', '22:59', false],
    ['2026-12-31', '23:00', true],
    ['2027-01-01', '00:30', true],
    ['2027-01-01', '00:31', false],
  ])('on %s at %s: %s', (date, time, expected) => {
    expect(isClassRunning(planned, { date, time })).toBe(expected);
  });
});

describe('a mark', () => {
  it.each([
    ['typed', 'I. F.', true],
    ['typed', 'Ł', true],
    ['typed', '', false],
    ['typed', ' IF', false],
    ['typed', 'IF ', false],
    ['typed', 'I\nF', false],
    ['typed', 'ABCDEFGHIJK', false],
    ['drawn', 'M10 20L12 24M40 8L600 300', true],
    ['drawn', 'M10 20', false],
    ['drawn', 'M10 20L601 24', false],
    ['drawn', 'M10 20L600 301', false],
    ['drawn', 'IF', false],
    ['drawn', `M1 1${'L100 100'.repeat(1000)}`, false],
  ] as const)('%s as %s: %s', (how, mark, expected) => {
    expect(isInitialMark(how, mark)).toBe(expected);
  });
});
