import { describe, expect, it } from 'vitest';
import type { Timestamp } from '../calendar/calendar-date.ts';
import { quebecHolidays } from '../calendar/quebec-holidays.ts';
import {
  type CancelledClass,
  cancellationOutcome,
  cancellationTermsOf,
  type OfficeTime,
} from './cancellation-outcome.ts';
import type { CancellationNotice, CancellationRule, Canceller, ClassOutcome } from './cancellation-rule.ts';

/** Montréal: clocks go back on 1 November 2026 and forward on 14 March 2027, both at 2:00. */
const office: OfficeTime = {
  clock: [
    { since: '2026-03-08T07:00:00.000Z', minutes: -240 },
    { since: '2026-11-01T06:00:00.000Z', minutes: -300 },
    { since: '2027-03-14T07:00:00.000Z', minutes: -240 },
  ],
  calendar: {
    closures: [{ startsOn: '2026-12-29', endsOn: '2027-01-05', name: 'Fermé', nameEn: null }],
    holidaysOf: quebecHolidays,
  },
};

/** Outcomes by the letters of what holds: paid, billed, counted. */
const outcome = (letters: string): ClassOutcome => ({
  paid: letters.includes('p'),
  billed: letters.includes('b'),
  counted: letters.includes('c'),
});

const hours = (count: number): CancellationNotice => ({ unit: 'hours', count });
const days = (count: number): CancellationNotice => ({ unit: 'business_days', count });

/** Late, a class of one student is paid, billed and counted; one of a group is billed and counted only. */
const ruleOf = (notice: CancellationNotice): CancellationRule => ({
  single: { notice, late: outcome('pbc') },
  group: { notice, late: outcome('bc') },
});

type Case = [
  what: string,
  cancelledBy: Canceller,
  announcedAt: Timestamp | null,
  begins: string,
  students: number,
  notice: CancellationNotice | null,
  expected: string,
  override?: string,
];

const thursday = '2026-12-10 10:00';

/** Written from the rules of the issue and of DECISION-129, not from the code. Montréal is at 15:00 UTC when it is 10:00 in winter. */
const cases: Case[] = [
  // Who, and the limit of 24 hours for one student: Wednesday 10:00.
  ['student, a minute before 24 hours', 'student', '2026-12-09T14:59:00Z', thursday, 1, hours(24), ''],
  ['student, exactly 24 hours', 'student', '2026-12-09T15:00:00Z', thursday, 1, hours(24), ''],
  ['student, a minute after', 'student', '2026-12-09T15:01:00Z', thursday, 1, hours(24), 'pbc'],
  ['company, a minute before 24 hours', 'company', '2026-12-09T14:59:00Z', thursday, 1, hours(24), ''],
  ['company, exactly 24 hours', 'company', '2026-12-09T15:00:00Z', thursday, 1, hours(24), ''],
  ['company, a minute after', 'company', '2026-12-09T15:01:00Z', thursday, 1, hours(24), 'pbc'],
  ['teacher, a minute before 24 hours', 'teacher', '2026-12-09T14:59:00Z', thursday, 1, hours(24), ''],
  ['teacher, a minute after', 'teacher', '2026-12-09T15:01:00Z', thursday, 1, hours(24), ''],
  ['office, exactly 24 hours', 'office', '2026-12-09T15:00:00Z', thursday, 1, hours(24), ''],
  [
    'office, a minute after: the teacher is paid',
    'office',
    '2026-12-09T15:01:00Z',
    thursday,
    1,
    hours(24),
    'p',
  ],
  // The same for a group, with two business days: Tuesday 10:00.
  ['student of a group, a minute before', 'student', '2026-12-08T14:59:00Z', thursday, 5, days(2), ''],
  ['student of a group, at the limit', 'student', '2026-12-08T15:00:00Z', thursday, 5, days(2), ''],
  ['student of a group, a minute after', 'student', '2026-12-08T15:01:00Z', thursday, 5, days(2), 'bc'],
  ['company of a group, at the limit', 'company', '2026-12-08T15:00:00Z', thursday, 5, days(2), ''],
  ['company of a group, a minute after', 'company', '2026-12-08T15:01:00Z', thursday, 5, days(2), 'bc'],
  ['teacher of a group, a minute after', 'teacher', '2026-12-08T15:01:00Z', thursday, 5, days(2), ''],
  ['office, a group whose teacher bears it', 'office', '2026-12-08T15:01:00Z', thursday, 5, days(2), ''],
  ['two students are a group', 'student', '2026-12-08T15:01:00Z', thursday, 2, days(2), 'bc'],
  ['a class without students is no group', 'company', '2026-12-08T15:01:00Z', thursday, 0, days(2), 'pbc'],
  // Without an announcement it is late, whoever it was.
  ['student, not announced', 'student', null, thursday, 1, hours(24), 'pbc'],
  ['company, not announced, a group', 'company', null, thursday, 5, days(2), 'bc'],
  ['teacher, not announced', 'teacher', null, thursday, 1, hours(24), ''],
  ['office, not announced', 'office', null, thursday, 1, hours(24), 'p'],
  ['announced after the beginning', 'student', '2026-12-10T16:00:00Z', thursday, 1, hours(24), 'pbc'],
  // No notice: until the class begins.
  ['no notice, as it begins', 'student', '2026-12-10T15:00:00Z', thursday, 1, hours(0), ''],
  ['no notice, a minute after the beginning', 'student', '2026-12-10T15:01:00Z', thursday, 1, days(0), 'pbc'],
  // Seconds do not count.
  ['within the minute of the limit', 'student', '2026-12-09T15:00:59Z', thursday, 1, hours(24), ''],
  // Clocks go back: 24 elapsed hours before Sunday 10:00 is Saturday 11:00.
  ['clocks go back, 24 hours', 'student', '2026-10-31T15:00:00Z', '2026-11-01 10:00', 1, hours(24), ''],
  [
    'clocks go back, a minute after',
    'student',
    '2026-10-31T15:01:00Z',
    '2026-11-01 10:00',
    1,
    hours(24),
    'pbc',
  ],
  // Business days keep the time of day: Friday 10:00, which is 14:00 UTC in summer time.
  ['clocks go back, a business day', 'student', '2026-10-30T14:00:00Z', '2026-11-02 10:00', 5, days(1), ''],
  [
    'clocks go back, a business day and a minute',
    'student',
    '2026-10-30T14:01:00Z',
    '2026-11-02 10:00',
    5,
    days(1),
    'bc',
  ],
  [
    'the hour that comes twice is its first',
    'student',
    '2026-11-01T04:31:00Z',
    '2026-11-01 01:30',
    1,
    hours(1),
    'pbc',
  ],
  // Clocks go forward: 24 elapsed hours before Sunday 10:00 is Saturday 9:00.
  ['clocks go forward, 24 hours', 'student', '2027-03-13T14:00:00Z', '2027-03-14 10:00', 1, hours(24), ''],
  [
    'clocks go forward, a minute after',
    'student',
    '2027-03-13T14:01:00Z',
    '2027-03-14 10:00',
    1,
    hours(24),
    'pbc',
  ],
  [
    'clocks go forward, a business day',
    'student',
    '2027-03-12T15:00:00Z',
    '2027-03-15 10:00',
    5,
    days(1),
    '',
  ],
  [
    'the hour that is skipped is the one after',
    'student',
    '2027-03-14T06:30:00Z',
    '2027-03-14 02:30',
    1,
    hours(1),
    '',
  ],
  // Closed days: a weekend, Christmas on a Friday, a closure with New Year's Day in it.
  [
    'a weekend, Friday at the time of day',
    'company',
    '2026-12-11T15:00:00Z',
    '2026-12-14 10:00',
    5,
    days(1),
    '',
  ],
  [
    'a weekend, announced on Saturday',
    'company',
    '2026-12-12T12:00:00Z',
    '2026-12-14 10:00',
    5,
    days(1),
    'bc',
  ],
  ['a holiday, the days before it', 'company', '2026-12-23T15:00:00Z', '2026-12-28 10:00', 5, days(2), ''],
  ['a holiday, a minute after', 'company', '2026-12-23T15:01:00Z', '2026-12-28 10:00', 5, days(2), 'bc'],
  ['a closure, the day before it', 'company', '2026-12-28T15:00:00Z', '2027-01-06 10:00', 5, days(1), ''],
  ['a closure, a minute after', 'company', '2026-12-28T15:01:00Z', '2027-01-06 10:00', 5, days(1), 'bc'],
  ['hours count closed days', 'company', '2027-01-05T15:00:00Z', '2027-01-06 10:00', 1, hours(24), ''],
  [
    'a class on a closed day is not counted itself',
    'student',
    '2026-12-24T15:00:00Z',
    '2026-12-25 10:00',
    1,
    days(1),
    '',
  ],
  // Without a rule nothing follows; an override replaces what the rule says.
  ['without a rule, not announced', 'student', null, thursday, 1, null, ''],
  ['late, waived', 'student', null, thursday, 1, hours(24), '', ''],
  ['in time, charged all the same', 'company', '2026-12-01T15:00:00Z', thursday, 5, days(2), 'pbc', 'pbc'],
  ['of the teacher, paid all the same, without a rule', 'teacher', null, thursday, 1, null, 'p', 'p'],
];

const classOf = (begins: string, students: number, notice: CancellationNotice | null): CancelledClass => ({
  beginning: { date: begins.slice(0, 10), time: begins.slice(11) },
  students,
  rule: notice && ruleOf(notice),
});

describe('cancellationOutcome', () => {
  it('has 48 cases', () => {
    expect(cases).toHaveLength(48);
  });

  it.each(cases)(
    '%s (DECISION-129)',
    (_what, cancelledBy, announcedAt, begins, students, notice, expected, override) => {
      const found = cancellationOutcome(
        cancellationTermsOf(classOf(begins, students, notice), office),
        { cancelledBy, announcedAt },
        override === undefined ? null : outcome(override),
      );
      expect(found.outcome).toEqual(outcome(expected));
      expect(found.isOverridden).toBe(override !== undefined);
    },
  );

  /** The deadline of a class, written by hand, and who cancels it. */
  const limits: [
    what: string,
    by: Canceller,
    deadline: Timestamp,
    begins: string,
    students: number,
    CancellationNotice,
    late: string,
  ][] = [
    ['teacher, one student', 'teacher', '2026-12-09T15:00:00Z', thursday, 1, hours(24), ''],
    ['office, one student', 'office', '2026-12-09T15:00:00Z', thursday, 1, hours(24), 'p'],
    ['company, a group', 'company', '2026-12-08T15:00:00Z', thursday, 5, days(2), 'bc'],
    ['student, a group, hours', 'student', '2026-12-08T10:00:00Z', thursday, 2, hours(53), 'bc'],
    ['student, one student, business days', 'student', '2026-12-07T15:00:00Z', thursday, 1, days(3), 'pbc'],
    ['the hour that comes twice', 'student', '2026-11-01T04:30:00Z', '2026-11-01 01:30', 1, hours(1), 'pbc'],
    [
      'a deadline in the hour that comes twice',
      'company',
      '2026-11-01T05:30:00Z',
      '2026-11-02 01:30',
      5,
      hours(25),
      'bc',
    ],
    ['the hour that is skipped', 'student', '2027-03-14T06:30:00Z', '2027-03-14 02:30', 1, hours(1), 'pbc'],
    [
      'clocks go forward, a business day',
      'student',
      '2027-03-12T15:00:00Z',
      '2027-03-15 10:00',
      5,
      days(1),
      'bc',
    ],
    ['a weekend', 'company', '2026-12-11T15:00:00Z', '2026-12-14 10:00', 5, days(1), 'bc'],
    ['hours on closed days', 'company', '2027-01-05T15:00:00Z', '2027-01-06 10:00', 1, hours(24), 'pbc'],
    ['a class on a closed day', 'student', '2026-12-24T15:00:00Z', '2026-12-25 10:00', 1, days(1), 'pbc'],
  ];

  it.each(limits)(
    'changes with the minute after the deadline: %s (DECISION-129)',
    (_what, cancelledBy, deadline, begins, students, notice, late) => {
      const terms = cancellationTermsOf(classOf(begins, students, notice), office);
      const around = [-1, 0, 1].map((minutes) => {
        const announcedAt = new Date(Date.parse(deadline) + minutes * 60_000).toISOString();
        return cancellationOutcome(terms, { cancelledBy, announcedAt });
      });
      expect(around.map(({ isLate }) => isLate)).toEqual([false, false, true]);
      expect(around.map((one) => one.outcome)).toEqual([outcome(''), outcome(''), outcome(late)]);
    },
  );

  it('says whether the deadline was missed, and what the rule says under an override', () => {
    const waived = cancellationOutcome(
      cancellationTermsOf(classOf(thursday, 1, hours(24)), office),
      { cancelledBy: 'student', announcedAt: '2026-12-09T15:01:00Z' },
      outcome('p'),
    );
    expect(waived).toEqual({
      isLate: true,
      byRule: outcome('pbc'),
      outcome: outcome('p'),
      isOverridden: true,
    });
  });

  it('names the deadline', () => {
    expect(cancellationTermsOf(classOf(thursday, 1, hours(24)), office)).toEqual({
      deadline: '2026-12-09T15:00:00.000Z',
      late: outcome('pbc'),
    });
  });

  it('is not overridden by what the rule says anyway', () => {
    const same = cancellationOutcome(
      cancellationTermsOf(classOf(thursday, 1, hours(24)), office),
      { cancelledBy: 'student', announcedAt: null },
      outcome('pbc'),
    );
    expect(same).toMatchObject({ isOverridden: false, outcome: outcome('pbc') });
  });
});
