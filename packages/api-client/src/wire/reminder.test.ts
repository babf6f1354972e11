import { expect, it } from 'vitest';
import type { ReminderInput } from '../generated/types.gen.ts';
import { remindingFromWire } from '../testing/wire/reminder.ts';
import { type Reminding, reminderFiltersToWire, remindingToWire } from './reminder.ts';

const wire: ReminderInput = {
  teachers: [
    {
      teacher_id: 1,
      items: [
        { course_id: 2, kind: 'class', planned_class_id: 3 },
        { course_id: 4, kind: 'outline', planned_class_id: null },
      ],
    },
  ],
  quiet_days: 5,
};
const reminding: Reminding = {
  teachers: [
    {
      teacherId: 1,
      items: [
        { contractId: 2, kind: 'class', plannedClassId: 3 },
        { contractId: 4, kind: 'outline', plannedClassId: null },
      ],
    },
  ],
  quietDays: 5,
};

it('reads and writes whom to remind of what', () => {
  expect(remindingFromWire(wire)).toStrictEqual(reminding);
  expect(remindingToWire(reminding)).toStrictEqual(wire);
});

it('reads three quiet days and no class where neither is told', () => {
  const teachers = [{ teacher_id: 1, items: [{ course_id: 4, kind: 'outline' as const }] }];
  expect(remindingFromWire({ teachers })).toStrictEqual({
    teachers: [{ teacherId: 1, items: [{ contractId: 4, kind: 'outline', plannedClassId: null }] }],
    quietDays: 3,
  });
});

it.each([
  [{}, { teacherId: undefined, kind: undefined, from: undefined, page: 1, resourcesPerPage: 50 }],
  [
    { teacherId: 1, kind: 'reminder', from: '2026-11-01', page: 2, pageSize: 10 },
    { teacherId: 1, kind: 'reminder', from: '2026-11-01', page: 2, resourcesPerPage: 10 },
  ],
] as const)('asks for reminders with %j', (filters, query) => {
  expect(reminderFiltersToWire(filters)).toStrictEqual(query);
});
