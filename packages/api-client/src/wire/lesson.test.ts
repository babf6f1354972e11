import type { Lesson } from '@portal/domain';
import { expect, it } from 'vitest';
import type { Attendance } from '../generated/types.gen.ts';
import { lessonToWire } from '../testing/wire/lesson.ts';
import { lessonFormToWire, lessonFromWire } from './lesson.ts';

const bare: Attendance = {
  id: 1,
  courses_id: 2,
  date_class: '2026-02-03',
  total_hours: 90,
  attendances: [],
  status: 1,
};
const own: Lesson = {
  id: 1,
  contractId: 2,
  date: '2026-02-03',
  minutes: 90,
  absentees: [],
  status: 'active',
};

it('reads and writes a lesson of a backend without planned classes, notes and details', () => {
  expect(lessonFromWire(bare)).toStrictEqual({
    ...own,
    plannedClassId: null,
    note: null,
    details: [],
    correctableUntil: null,
  });
  expect(lessonToWire(own)).toStrictEqual({
    ...bare,
    planned_class_id: null,
    note: null,
    details: [],
    correctable_until: null,
  });
});

it('reads an excused absence', () => {
  const details = [{ student_id: 4, late_minutes: 0, left_early_minutes: 0, excused: 1 as const }];
  expect(lessonFromWire({ ...bare, details }).details).toStrictEqual([
    { studentId: 4, lateMinutes: 0, leftEarlyMinutes: 0, isExcused: true },
  ]);
});

it('is recorded for its planned class where the form has one', () => {
  const form = { contractId: 2, date: '2026-02-03', minutes: 90, absentStudentIds: [4], plannedClassId: 5 };
  expect(lessonFormToWire(form)).toStrictEqual({
    courses_id: 2,
    date_class: '2026-02-03',
    total_hours: 90,
    absent_student_ids: [4],
    planned_class_id: 5,
  });
});
