import { describe, expect, it } from 'vitest';
import { anUnavailability } from '../unavailability/unavailability.fixtures.ts';
import type { ClassPattern } from './class-pattern.ts';
import { daysToCheck, type PlanFacts, type PlanLine, previewPlan } from './plan-preview.ts';
import { aPlannedClass, aPlannedContract, quebecCalendar } from './planned-class.fixtures.ts';

const pattern: ClassPattern = {
  times: [{ weekday: 1, time: '12:00', minutes: 90 }],
  startsOn: '2027-01-11',
  until: { classes: 4 },
  skipsHolidays: true,
  breaks: [{ startsOn: '2027-01-25', endsOn: '2027-01-25', name: 'Inventaire', nameEn: null }],
  changes: [],
};
const now = { date: '2027-01-01', time: '09:00' };
const facts: PlanFacts = {
  pattern,
  saved: [],
  contract: aPlannedContract(),
  calendar: quebecCalendar,
  others: { classes: [], contracts: [] },
  now,
};

const textOf = (line: PlanLine) => {
  const marks =
    line.kind === 'class'
      ? [
          String(line.number),
          line.isFixed && 'fixed',
          line.isMoved && 'moved',
          line.clash && `clash ${line.clash.contract.number}`,
        ]
      : [line.kind];
  return [line.date, line.time, ...marks.filter(Boolean)].join(' ');
};
const linesOf = (given: Partial<PlanFacts>) =>
  previewPlan({ ...facts, ...given }).months.flatMap(({ lines }) => lines.map(textOf));

describe('the preview of a plan', () => {
  it('has every date by month, with the minutes of its classes', () => {
    const { months, classes, clashes } = previewPlan(facts);
    expect(months.map(({ month, minutes, lines }) => [month, minutes, lines.map(textOf)])).toEqual([
      ['2027-01', 180, ['2027-01-11 12:00 1', '2027-01-18 12:00 2', '2027-01-25 12:00 skipped']],
      ['2027-02', 180, ['2027-02-01 12:00 3', '2027-02-08 12:00 4']],
    ]);
    expect(months[0]?.lines[2]).toEqual({
      kind: 'skipped',
      date: '2027-01-25',
      time: '12:00',
      reason: { closure: pattern.breaks[0] },
    });
    expect(classes).toHaveLength(4);
    expect(clashes).toEqual([]);
  });

  it('keeps what has begun, is recorded or cancelled, and says what is moved', () => {
    const saved = [
      aPlannedClass({ id: 1, date: '2027-01-11' }),
      aPlannedClass({ id: 2, date: '2027-01-18', isCancelled: true }),
      aPlannedClass({ id: 3, date: '2027-02-01' }),
      aPlannedClass({ id: 4, date: '2027-02-08', lessonId: 9 }),
    ];
    const slot = { date: '2027-02-01', time: '12:00' };
    const to = { date: '2027-02-02', time: '14:00', minutes: 60 };
    const moved: ClassPattern = { ...pattern, changes: [{ kind: 'moved', slot, to }] };
    const given = { pattern: moved, saved, now: { date: '2027-01-11', time: '12:00' } };
    expect(linesOf(given)).toEqual([
      '2027-01-11 12:00 1 fixed',
      '2027-01-18 12:00 cancelled',
      '2027-01-25 12:00 skipped',
      '2027-02-02 14:00 2 moved',
      '2027-02-08 12:00 3 fixed',
      '2027-02-15 12:00 4',
    ]);
    const { months, change } = previewPlan({ ...facts, ...given });
    expect(months.map(({ minutes }) => minutes)).toEqual([90, 240]);
    expect(change.changed.map(({ id }) => id)).toEqual([3]);
  });

  it('shows a class at the same time as another one of the teacher or of a student', () => {
    const sameTeacher = aPlannedContract({ id: 13, number: '2026-0413', students: [] });
    const sameStudent = aPlannedContract({
      id: 14,
      number: '2026-0414',
      teacher: { id: 2, name: 'Andrew', lastName: 'Parker' },
      students: [{ id: 32, name: 'Zoé', lastName: 'Légaré' }],
    });
    const others = {
      contracts: [sameTeacher, sameStudent],
      classes: [
        aPlannedClass({ id: 21, contractId: 13, date: '2027-01-11', time: '13:00' }),
        aPlannedClass({ id: 22, contractId: 13, date: '2027-01-18', isCancelled: true }),
        aPlannedClass({ id: 23, contractId: 13, date: '2027-01-18', lessonId: 9 }),
        aPlannedClass({ id: 24, contractId: 14, date: '2027-02-01', time: '11:30', minutes: 60 }),
        aPlannedClass({ id: 25, contractId: 99, date: '2027-02-08' }),
        // Two other classes at the same time have nothing to do with this plan.
        aPlannedClass({ id: 26, contractId: 13, date: '2027-03-01' }),
        aPlannedClass({ id: 27, contractId: 13, date: '2027-03-01' }),
      ],
    };
    expect(linesOf({ others })).toEqual([
      '2027-01-11 12:00 1 clash 2026-0413',
      '2027-01-18 12:00 2',
      '2027-01-25 12:00 skipped',
      '2027-02-01 12:00 3 clash 2026-0414',
      '2027-02-08 12:00 4',
    ]);
    expect(previewPlan({ ...facts, others }).clashes).toEqual([
      {
        planned: { date: '2027-01-11', time: '12:00', minutes: 90 },
        other: { date: '2027-01-11', time: '13:00', minutes: 90 },
        contract: sameTeacher,
        isTeacher: true,
        studentIds: [],
      },
      {
        planned: { date: '2027-02-01', time: '12:00', minutes: 90 },
        other: { date: '2027-02-01', time: '11:30', minutes: 60 },
        contract: sameStudent,
        isTeacher: false,
        studentIds: [32],
      },
    ]);
  });

  it('shows two classes of the plan at the same time, but none that has begun or is cancelled', () => {
    const at = { date: '2027-01-18', time: '13:00', minutes: 60 };
    const twice: ClassPattern = { ...pattern, changes: [{ kind: 'added', at }] };
    expect(linesOf({ pattern: twice }).slice(1, 3)).toEqual([
      '2027-01-18 12:00 2 clash 2026-0412',
      '2027-01-18 13:00 3',
    ]);
    const others = {
      contracts: [aPlannedContract({ id: 13 })],
      classes: [
        aPlannedClass({ id: 21, contractId: 13, date: '2027-01-11' }),
        aPlannedClass({ id: 22, contractId: 13, date: '2027-01-18' }),
      ],
    };
    const saved = [
      aPlannedClass({ id: 1, date: '2027-01-11' }),
      aPlannedClass({ id: 2, date: '2027-01-18', isCancelled: true }),
    ];
    const later = { others, saved, now: { date: '2027-01-12', time: '09:00' } };
    expect(previewPlan({ ...facts, ...later }).clashes).toEqual([]);
    const longer: ClassPattern = { ...pattern, times: [{ weekday: 1, time: '12:00', minutes: 120 }] };
    expect(previewPlan({ ...facts, ...later, pattern: longer }).clashes).toEqual([]);
  });

  it('says during which classes to come the teacher is away, without those of a substitute (DECISION-134)', () => {
    const away = anUnavailability({ startsOn: '2027-01-11', endsOn: '2027-02-01', name: 'Congé' });
    const later = anUnavailability({
      startsOn: '2027-02-08',
      endsOn: '2027-02-08',
      beginsAt: '13:30',
      endsAt: '14:00',
    });
    const saved = [
      aPlannedClass({ id: 1, date: '2027-01-11', substitute: { id: 2, name: 'Andrew', lastName: 'Parker' } }),
      aPlannedClass({ id: 2, date: '2027-01-18', lessonId: 7 }),
    ];
    const preview = previewPlan({ ...facts, saved, away: [away, later] });
    const planned = { date: '2027-02-01', time: '12:00', minutes: 90 };
    expect(preview.away).toEqual([{ planned, away }]);
    const marked = preview.months.flatMap(({ lines }) =>
      lines.flatMap((line) => (line.kind === 'class' && line.away ? [[line.date, line.away.name]] : [])),
    );
    expect(marked).toEqual([['2027-02-01', 'Congé']]);
    expect(previewPlan(facts).away).toEqual([]);
  });

  it('compares a contract without a teacher by its students', () => {
    const alone = aPlannedContract({ teacher: null });
    const nobody = aPlannedContract({ id: 13, teacher: null, students: [] });
    const others = {
      contracts: [nobody],
      classes: [aPlannedClass({ id: 21, contractId: 13, date: '2027-01-11' })],
    };
    expect(previewPlan({ ...facts, contract: alone, others }).clashes).toEqual([]);
  });

  it('has the months in order, also with a class before the first day', () => {
    const at = { date: '2026-12-30', time: '09:00', minutes: 60 };
    const early: ClassPattern = { ...pattern, changes: [{ kind: 'added', at }] };
    expect(
      previewPlan({ ...facts, pattern: early, now: { date: '2026-12-01', time: '09:00' } }).months[0],
    ).toMatchObject({
      month: '2026-12',
      minutes: 60,
    });
    const days = daysToCheck(
      previewPlan({ ...facts, pattern: early, now: { date: '2026-12-01', time: '09:00' } }),
    );
    expect(days).toEqual({ from: '2026-12-30', to: '2027-02-01' });
  });

  it('names the days on which others are to be compared', () => {
    expect(daysToCheck(previewPlan(facts))).toEqual({ from: '2027-01-11', to: '2027-02-08' });
    const ended: ClassPattern = { ...pattern, until: { date: '2027-02-08' } };
    const later = { date: '2028-01-01', time: '09:00' };
    const past = { ...facts, pattern: ended, now: later, saved: [aPlannedClass()] };
    expect(daysToCheck(previewPlan(past))).toBeNull();
  });
});
