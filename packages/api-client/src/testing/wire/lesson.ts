import type { Lesson } from '@portal/domain';
import type { Attendance } from '../../generated/types.gen.ts';
import { outcomeToWire } from '../../wire/cancellation.ts';
import { detailToWire } from '../../wire/lesson.ts';
import { personToWire } from '../../wire/person.ts';
import { yesNo } from '../../wire/yes-no.ts';

export function lessonToWire(lesson: Lesson): Attendance {
  return {
    id: lesson.id,
    courses_id: lesson.contractId,
    date_class: lesson.date,
    total_hours: lesson.minutes,
    attendances: lesson.absentees.map((person) => ({ student_id: person.id, student: personToWire(person) })),
    status: yesNo(lesson.status === 'active'),
    planned_class_id: lesson.plannedClassId ?? null,
    note: lesson.note ?? null,
    ...(lesson.teacher !== undefined && { teacher: lesson.teacher && personToWire(lesson.teacher) }),
    details: (lesson.details ?? []).map(detailToWire),
    correctable_until: lesson.correctableUntil ?? null,
    ...(lesson.noShow && { outcome: outcomeToWire(lesson.noShow) }),
    ...(lesson.memberIds && { member_ids: lesson.memberIds }),
  };
}
