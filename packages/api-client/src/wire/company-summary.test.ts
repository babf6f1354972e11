import type { CompanySummary } from '@portal/domain';
import { expect, it } from 'vitest';
import type { CompanySummary as WireCompanySummary } from '../generated/types.gen.ts';
import { companySummaryFromWire, companySummaryToWire, summaryPeriodToWire } from './company-summary.ts';

// The summary in its wire form and in its portal form. All values are distinct.

const wireLeft = {
  course_id: 21,
  student: { id: 22, name: 'Omar', last_name: 'Ait' },
  last_pr: null,
  next_level: null,
  level_at_start: null,
  level_now: null,
  hours_taught_minutes: null,
  attendance: null,
  absence: null,
  scale_levels: [],
  months: [],
  levels: [],
  periods: [],
};
const left: CompanySummary['rows'][number] = {
  contractId: 21,
  student: { id: 22, name: 'Omar', lastName: 'Ait' },
  lastReport: null,
  nextLevel: null,
  levelAtStart: null,
  levelNow: null,
  minutesAttended: null,
  attendance: null,
  absence: null,
  scaleLevels: [],
  months: [],
  levels: [],
  periods: [],
};

const wireSummary: WireCompanySummary = {
  company: { id: 1, name: 'Aéro' },
  years: [2026, 2025],
  students: 2,
  students_with_report: 3,
  attendance: {
    taught_minutes: 4,
    attended_minutes: 5,
    excused_minutes: 6,
    late_minutes: 7,
    left_early_minutes: 8,
    announced_minutes: 108,
  },
  contracted_minutes: 9,
  taught_minutes: 10,
  levels_gained: 11,
  levels: [{ level: 'A2', at_start: 12, now: 13 }],
  courses: [
    {
      id: 14,
      contract_number: '2026-0014',
      start_date: '2026-01-15',
      end_date: '2026-02-16',
      language: { id: 17, name: 'Anglais' },
      students: 18,
      contracted_minutes: 19,
      taught_minutes: 20,
      taught_in_period_minutes: 23,
    },
  ],
  rows: [
    {
      course_id: 24,
      student: { id: 25, name: 'Inès', last_name: 'Fortin' },
      last_pr: {
        courses_id: 26,
        file: { id: 27, name: 'rapport.pdf', stored_at: '2026-03-01T08:00:00.000Z', tag_date: '2026-03-02' },
        form: { id: 28, status: 1, save_date: '2026-03-03T08:00:00.000Z', tag_date: '2026-03-04' },
      },
      next_level: 'C1',
      level_at_start: 'A1',
      level_now: 'B1',
      scale_levels: [
        {
          scale: 'quebec',
          at_start: { listening: '1', speaking: '2', reading: '3', writing: null, oral: null },
          now: { listening: '4', speaking: '5', reading: '6', writing: '7', oral: null },
        },
      ],
      hours_taught_minutes: 29,
      periods: [{ from: '2026-01-16', to: '2026-02-15' }],
      attendance: {
        taught_minutes: 30,
        attended_minutes: 31,
        excused_minutes: 32,
        late_minutes: 33,
        left_early_minutes: 34,
        announced_minutes: 109,
      },
      absence: {
        classes: 110,
        taught_minutes: 111,
        missed_minutes: 112,
        excused_minutes: 113,
        threshold: 25,
      },
      months: [{ month: '2026-04', taught_minutes: 35, attended_minutes: 36 }],
      levels: [{ date: '2026-05-06', level: 'B2', from: 'test' }],
    },
    wireLeft,
  ],
};
const summary: CompanySummary = {
  company: { id: 1, name: 'Aéro' },
  years: [2026, 2025],
  students: 2,
  studentsWithReport: 3,
  attendance: { taught: 4, attended: 5, excused: 6, late: 7, leftEarly: 8, announced: 108 },
  minutesContracted: 9,
  minutesTaught: 10,
  levelsGained: 11,
  levels: [{ level: 'A2', atStart: 12, now: 13 }],
  contracts: [
    {
      id: 14,
      number: '2026-0014',
      startsOn: '2026-01-15',
      endsOn: '2026-02-16',
      language: { id: 17, name: 'Anglais' },
      students: 18,
      minutesContracted: 19,
      minutesTaught: 20,
      minutesTaughtInPeriod: 23,
    },
  ],
  rows: [
    {
      contractId: 24,
      student: { id: 25, name: 'Inès', lastName: 'Fortin' },
      lastReport: {
        contractId: 26,
        file: { id: 27, name: 'rapport.pdf', storedAt: '2026-03-01T08:00:00.000Z', taggedOn: '2026-03-02' },
        form: { id: 28, status: 'submitted', savedAt: '2026-03-03T08:00:00.000Z', taggedOn: '2026-03-04' },
      },
      nextLevel: 'C1',
      levelAtStart: 'A1',
      levelNow: 'B1',
      scaleLevels: [
        {
          scale: 'quebec',
          atStart: { listening: '1', speaking: '2', reading: '3' },
          now: { listening: '4', speaking: '5', reading: '6', writing: '7' },
        },
      ],
      minutesAttended: 29,
      periods: [{ from: '2026-01-16', to: '2026-02-15' }],
      attendance: { taught: 30, attended: 31, excused: 32, late: 33, leftEarly: 34, announced: 109 },
      absence: { classes: 110, taught: 111, missed: 112, excused: 113, threshold: 25 },
      months: [{ month: '2026-04', taught: 35, attended: 36 }],
      levels: [{ on: '2026-05-06', level: 'B2', from: 'test' }],
    },
    left,
  ],
};

it('is read and written field by field, nothing swapped or lost', () => {
  expect(companySummaryFromWire(wireSummary)).toStrictEqual(summary);
  expect(companySummaryToWire(summary)).toStrictEqual(wireSummary);
});

it('asks for a period or for everything', () => {
  expect(summaryPeriodToWire({ from: '2026-01-01', to: '2026-12-31' })).toEqual({
    from: '2026-01-01',
    to: '2026-12-31',
  });
  expect(summaryPeriodToWire(null)).toEqual({});
});
