import { describe, expect, it } from 'vitest';
import { attendanceBlockers } from './attendance-form.ts';
import { attendanceSchema } from './attendance-schema.ts';
import { classLengthsFor } from './class-length.ts';
import { aLesson } from './lesson.fixtures.ts';
import { lessonWarnings } from './lesson-warnings.ts';

describe('the attendance form', () => {
  const filled = { contractId: 412, date: '2026-11-19', minutes: 90 };

  it('sends nobody as absent while all are present, whoever was ticked before (PORTAL-ATT-10)', () => {
    expect(attendanceSchema.parse({ ...filled, allPresent: true, absentStudentIds: [501] })).toEqual({
      ...filled,
      absentStudentIds: [],
    });
  });

  it('sends the absent students once "all present" is off (PORTAL-ATT-08)', () => {
    expect(attendanceSchema.parse({ ...filled, absentStudentIds: [501, 502] }).absentStudentIds).toEqual([
      501, 502,
    ]);
  });

  it.each(['contractId', 'date', 'minutes'] as const)(
    'refuses a missing %s (PORTAL-ATT-03, PORTAL-ATT-04)',
    (field) => {
      const { error } = attendanceSchema.safeParse({ ...filled, [field]: undefined });
      expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, 'required']]);
    },
  );

  it.each([
    [{ contractId: '', date: '', minutes: '' }, ['contract', 'date', 'length']],
    [{ contractId: '412', date: '2026-11-19', minutes: '' }, ['length']],
    [{ contractId: '', date: '2026-11-19', minutes: '90' }, ['contract']],
    [{ contractId: '412', date: '2026-11-19', minutes: '90' }, []],
  ])('with %j says what is still to choose: %j (PORTAL-ATT-03, PORTAL-ATT-04)', (typed, blockers) => {
    expect(attendanceBlockers(typed)).toEqual(blockers);
  });
});

it.each([
  [null, [30, 60, 90, 120]],
  [60, [30, 60, 90, 120]],
  [75, [30, 60, 75, 90, 120]],
  [180, [30, 60, 90, 120, 180]],
])(
  'offers for a lesson of %s minutes the lengths %j (CON-ATT-14, PORTAL-ATT-05, LIMIT-24)',
  (minutes, lengths) => {
    expect(classLengthsFor(minutes)).toEqual(lengths);
  },
);

describe('odd dates ask first (decision 16)', () => {
  const today = '2026-11-20';
  const lessons = [
    aLesson({ id: 1, date: '2026-11-17' }),
    aLesson({ id: 2, date: '2026-11-19', status: 'deleted' }),
    aLesson({ id: 3, date: '2026-11-24' }),
  ];

  it.each([
    ['2026-11-20', []],
    ['2026-11-17', ['same-day']],
    ['2026-11-19', []],
    ['2026-11-21', ['future']],
    ['2026-11-24', ['same-day', 'future']],
  ])('%s: %j', (date, warnings) => {
    expect(lessonWarnings(lessons, date, today)).toEqual(warnings);
  });
});
