import type { Attendance } from '@portal/api-client/treaty';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** An attendance record with who was absent. */
export interface LessonRow extends Selectable<Schema['lessons']> {
  readonly absences: Attendance['attendances'] | null;
}

/** An attendance record as the wire carries it. */
export function attendanceAnswer(lesson: LessonRow): Attendance {
  return {
    id: lesson.id,
    courses_id: lesson.contract_id,
    date_class: lesson.held_on,
    total_hours: lesson.minutes,
    attendances: lesson.absences ?? [],
    status: lesson.status,
  };
}
