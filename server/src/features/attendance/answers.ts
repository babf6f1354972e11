import type { Attendance } from '@portal/api-client/openapi';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Call } from '../../openapi/call.ts';

/** An attendance record with who was absent, late, left early or was excused. */
export interface LessonRow extends Selectable<Schema['lessons']> {
  readonly absences: Attendance['attendances'] | null;
  readonly details: Attendance['details'] | null;
  readonly teacher: NonNullable<Attendance['teacher']> | null;
  readonly members: readonly number[] | null;
  readonly announced: readonly number[] | null;
}

type Asking = Pick<Call, 'caller' | 'now' | 'correctOwnHours'>;

/** Converts an attendance record to the API's shape for this caller. The note is only for the organisation. */
export function attendanceAnswer(lesson: LessonRow, asking: Asking): Attendance {
  const isInside = asking.caller.role === 'ROLE_ADMIN' || asking.caller.role === 'ROLE_TEACHER';
  return {
    id: lesson.id,
    courses_id: lesson.contract_id,
    date_class: lesson.held_on,
    teacher: lesson.teacher,
    total_hours: lesson.minutes,
    attendances: lesson.absences ?? [],
    member_ids: [...(lesson.members ?? [])],
    announced_ids: [...(lesson.announced ?? [])],
    status: lesson.status,
    planned_class_id: lesson.planned_class_id,
    note: isInside ? lesson.note : null,
    details: lesson.details ?? [],
    correctable_until: correctableUntil(lesson, asking),
    outcome:
      lesson.is_no_show === 1 ? { paid: lesson.paid, billed: lesson.billed, counted: lesson.counted } : null,
  };
}

/** Returns until when this teacher may correct the record; null if not or no longer (DECISION-52). */
export function correctableUntil(
  { recorded_by, recorded_at }: Pick<LessonRow, 'recorded_by' | 'recorded_at'>,
  { caller, now, correctOwnHours }: Asking,
): string | null {
  if (caller.role !== 'ROLE_TEACHER' || caller.userId !== recorded_by || recorded_at === null) return null;
  const end = new Date(Date.parse(recorded_at) + correctOwnHours * 3_600_000);
  return end > now ? end.toISOString() : null;
}
