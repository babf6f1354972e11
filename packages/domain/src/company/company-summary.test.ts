import { describe, expect, it } from 'vitest';
import { aSummarizedStudent } from './company-summary.fixtures.ts';
import {
  absentMinutes,
  attendedPercent,
  completedAfter,
  isLowAttendance,
  levelsGained,
} from './company-summary.ts';

describe('the attended share', () => {
  it.each([
    { taught: 0, attended: 0, percent: null },
    { taught: 600, attended: 600, percent: 100 },
    { taught: 600, attended: 599, percent: 99 },
    { taught: 600, attended: 1, percent: 1 },
    { taught: 600, attended: 0, percent: 0 },
    { taught: 200, attended: 179, percent: 90 },
    { taught: 1000, attended: 894, percent: 89 },
  ])('of $attended in $taught minutes is $percent', ({ percent, ...minutes }) => {
    expect(attendedPercent(minutes)).toBe(percent);
  });

  it.each([
    [89, true],
    [90, false],
  ])('of %i percent stands out: %s', (percent, isLow) => {
    expect(isLowAttendance(percent)).toBe(isLow);
  });
});

describe('the levels gained', () => {
  it.each([
    ['A2', 'B1', 1],
    ['Pre-A1', 'C2', 6],
    ['B1', 'B1', 0],
    // A lower test of one student does not reduce the gains of the others.
    ['B1', 'A2', 0],
    [null, 'A2', 0],
    ['A2', null, 0],
  ] as const)('from %s to %s are %i', (levelAtStart, levelNow, gained) => {
    expect(levelsGained({ levelAtStart, levelNow })).toBe(gained);
  });
});

describe('a report completed after a moment', () => {
  const { lastReport } = aSummarizedStudent();
  it.each([
    ['2026-11-20T16:29:59.000Z', true],
    ['2026-11-20T16:30:00.000Z', false],
  ])('%s: %s', (moment, isNew) => {
    expect(completedAfter(lastReport, moment)).toBe(isNew);
  });

  it('is none without a report', () => {
    expect(completedAfter(null, '2020-01-01T00:00:00.000Z')).toBe(false);
  });
});

describe('the minutes of absences', () => {
  const minutes = { taught: 600, attended: 420, excused: 60, late: 20, leftEarly: 10 };
  it('are announced or not, without lateness and early departures', () => {
    expect(absentMinutes({ ...minutes, announced: 60 })).toEqual({ announced: 60, unannounced: 90 });
  });

  it('are unknown of a backend without announcements', () => {
    expect(absentMinutes(minutes)).toBeNull();
  });
});
