import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  giverAfter,
  giverOfMoved,
  type TeachingPeriod,
  teacherOfClass,
  teacherOn,
  withTeacherFrom,
} from './teaching-periods.ts';

const [lea, andrew, kate] = [1, 2, 3];
const always: TeachingPeriod = { from: null, teacherId: lea };
const changed: TeachingPeriod[] = [always, { from: '2026-11-16', teacherId: andrew }];

describe('who teaches on a day (DECISION-84)', () => {
  it.each([
    ['the day before a change', changed, '2026-11-15', lea],
    ['the day from which it counts', changed, '2026-11-16', andrew],
    ['long after it', changed, '2027-03-01', andrew],
    ['whatever the order of the periods', changed.toReversed(), '2026-11-15', lea],
    ['without any change', [always], '2020-01-01', lea],
    ['without a teacher', [], '2026-11-15', null],
    [
      'after two changes from one day',
      [...changed, { from: '2026-11-16', teacherId: kate }],
      '2026-11-16',
      kate,
    ],
    ['before the first known day', [{ from: '2026-11-16', teacherId: andrew }], '2026-11-15', null],
  ])('%s', (_, periods, day, teacher) => {
    expect(teacherOn(periods, day)).toBe(teacher);
  });
});

describe('who is to give a class (DECISION-92)', () => {
  it.each([
    ['its substitute', { date: '2026-11-15', substituteId: kate }, kate],
    ['whoever teaches on its day', { date: '2026-11-15', substituteId: null }, lea],
    ['whoever teaches on its day, for a class that was not planned', { date: '2026-11-16' }, andrew],
  ])('%s', (_, given, teacher) => {
    expect(teacherOfClass(changed, given)).toBe(teacher);
  });
});

describe('a change of teacher (DECISION-84)', () => {
  it('counts from its day', () => {
    expect(withTeacherFrom([always], { from: '2026-11-16', teacherId: andrew })).toEqual(changed);
  });

  it('takes the place of one from the same day or later, which no longer happens', () => {
    for (const from of ['2026-11-16', '2026-11-02'])
      expect(withTeacherFrom(changed, { from, teacherId: kate })).toEqual([
        always,
        { from, teacherId: kate },
      ]);
  });

  it('back to the teacher before leaves no change', () => {
    expect(withTeacherFrom(changed, { from: '2026-11-16', teacherId: lea })).toEqual([always]);
  });
});

describe('who gave a recorded class (DECISION-84)', () => {
  it.each([
    ['follows a change from an earlier day', { date: '2026-11-16', teacherId: lea }, andrew],
    ['stays before the day', { date: '2026-11-15', teacherId: lea }, lea],
    ['stays with whom the office named', { date: '2026-11-16', teacherId: kate }, kate],
    ['stays its substitute’s', { date: '2026-11-16', teacherId: kate, substituteId: kate }, kate],
    [
      'stays its substitute’s, who taught the contract before too',
      { date: '2026-11-16', teacherId: lea, substituteId: lea },
      lea,
    ],
    [
      'stays with the teacher who gave it although a substitute was chosen',
      { date: '2026-11-16', teacherId: lea, substituteId: kate },
      lea,
    ],
    ['stays unknown', { date: '2026-11-16', teacherId: null }, null],
  ])('%s', (_, given, teacher) => {
    expect(giverAfter(given, [always], changed)).toBe(teacher);
  });

  it.each([
    ['follows the class to another day', andrew, {}, { date: '2026-11-13' }, lea],
    ['follows it over the change', lea, { date: '2026-11-13' }, { date: '2026-11-16' }, andrew],
    ['stays with whom the office named', kate, {}, { date: '2026-11-13' }, kate],
    ['becomes the substitute’s of the class that it takes', andrew, {}, { substituteId: kate }, kate],
    ['leaves the substitute with the class', kate, { substituteId: kate }, { date: '2026-11-13' }, lea],
    [
      'stays the substitute’s on another day',
      kate,
      { substituteId: kate },
      { date: '2026-11-13', substituteId: kate },
      kate,
    ],
  ])('%s', (_, teacherId, given, to, giver) => {
    const date = '2026-11-16';
    expect(giverOfMoved({ date, teacherId, ...given }, { date, ...to }, changed)).toBe(giver);
  });
});

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`);
const teacher = fc.integer({ min: 1, max: 4 });
const event = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), from: day, teacherId: teacher }),
  fc.record({ kind: fc.constant('record' as const), id: fc.integer({ min: 1, max: 12 }), date: day }),
  fc.record({ kind: fc.constant('move' as const), id: fc.integer({ min: 1, max: 12 }), date: day }),
);

/** An independent model: a calendar with the teacher of each day, and records that read it. */
class Calendar {
  readonly teachers = new Map(
    Array.from({ length: 28 }, (_, index) => [`2026-11-${String(index + 1).padStart(2, '0')}`, lea]),
  );

  change(from: string, teacherId: number) {
    for (const date of this.teachers.keys()) if (date >= from) this.teachers.set(date, teacherId);
  }
}

it('is the teacher of the day, whatever was recorded, moved and changed in whatever order (DECISION-84)', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const calendar = new Calendar();
      let periods: TeachingPeriod[] = [always];
      const records = new Map<number, { date: string; teacherId: number | null }>();
      for (const one of events) {
        if (one.kind === 'change') {
          const after = withTeacherFrom(periods, one);
          for (const [id, given] of records)
            records.set(id, { ...given, teacherId: giverAfter(given, periods, after) });
          periods = after;
          calendar.change(one.from, one.teacherId);
        } else {
          const known = one.kind === 'move' ? records.get(one.id) : undefined;
          const teacherId = known ? giverOfMoved(known, one, periods) : teacherOn(periods, one.date);
          records.set(one.id, { date: one.date, teacherId });
        }
        for (const [date, teacherId] of calendar.teachers) expect(teacherOn(periods, date)).toBe(teacherId);
        for (const given of records.values())
          expect(given.teacherId).toBe(calendar.teachers.get(given.date) ?? null);
      }
    }),
    { numRuns: 300 },
  );
});
