import type {
  ClassToInitial,
  Initial,
  InitialedClass,
  InitialingStudent,
  RunningClass,
} from '@portal/domain';
import type {
  ClassToInitial as WireClass,
  Initial as WireInitial,
  InitialedClass as WireInitialed,
  RunningClass as WireRunning,
  InitialingStudent as WireStudent,
} from '../generated/types.gen.ts';
import { fields, listOf, numbered, orNull, person, yesField } from './fields.ts';

const initialedClass = fields<WireInitialed, InitialedClass>()({
  date: 'date',
  minutes: 'minutes',
  teacher: ['teacher', orNull(person)],
  isAbsent: ['absent', yesField],
  lateMinutes: 'late_minutes',
  leftEarlyMinutes: 'left_early_minutes',
});

export const initial = fields<WireInitial, Initial>()({
  id: 'id',
  sequence: 'sequence',
  contract: ['course', numbered],
  lessonId: 'lesson_id',
  student: ['student', person],
  how: 'how',
  route: 'route',
  mark: 'mark',
  writtenAt: 'written_at',
  receivedAt: 'received_at',
  digest: 'digest',
  initialed: ['initialed', initialedClass],
  now: ['now', orNull(initialedClass)],
  isChanged: ['changed', yesField],
  isErased: ['erased', yesField],
});

const initialingStudent = fields<WireStudent, InitialingStudent>()({
  student: ['student', person],
  isAbsent: ['absent', yesField],
  lateMinutes: 'late_minutes',
  leftEarlyMinutes: 'left_early_minutes',
  initials: ['initials', listOf(initial)],
});

export const classToInitial = fields<WireClass, ClassToInitial>()({
  lessonId: 'lesson_id',
  contract: ['course', numbered],
  date: 'date',
  minutes: 'minutes',
  students: ['students', listOf(initialingStudent)],
});

export const runningClass = fields<WireRunning, RunningClass>()({
  id: 'id',
  date: 'date',
  time: 'time',
  minutes: 'minutes',
  contractNumber: 'contract_number',
  teacher: ['teacher', orNull(person)],
  isInitialed: ['initialed', yesField],
});
