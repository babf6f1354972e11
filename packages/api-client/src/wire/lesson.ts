import type { AttendanceFormValues, ChangedMonth, Lesson, LessonDetail } from '@portal/domain';
import type { Attendance, AttendanceDetail, AttendanceInput } from '../generated/types.gen.ts';
import { outcomeFromWire } from './cancellation.ts';
import { changedMonthToWire } from './changed-months.ts';
import { personFromWire } from './person.ts';
import { yesNo } from './yes-no.ts';

/** `total_hours` means minutes here (DOMAIN-09), and `attendances` lists absent students (OPEN-52). */
export function lessonFromWire(attendance: Attendance): Lesson {
  return {
    id: attendance.id,
    contractId: attendance.courses_id,
    date: attendance.date_class,
    minutes: attendance.total_hours,
    absentees: attendance.attendances.map(({ student }) => personFromWire(student)),
    status: attendance.status === 0 ? 'deleted' : 'active',
    plannedClassId: attendance.planned_class_id ?? null,
    note: attendance.note ?? null,
    ...(attendance.teacher !== undefined && {
      teacher: attendance.teacher && personFromWire(attendance.teacher),
    }),
    details: (attendance.details ?? []).map(detailFromWire),
    correctableUntil: attendance.correctable_until ?? null,
    ...(attendance.outcome && { noShow: outcomeFromWire(attendance.outcome) }),
    ...(attendance.member_ids && { memberIds: attendance.member_ids }),
    ...(attendance.announced_ids && { announcedIds: attendance.announced_ids }),
  };
}

function detailFromWire(detail: AttendanceDetail): LessonDetail {
  return {
    studentId: detail.student_id,
    lateMinutes: detail.late_minutes,
    leftEarlyMinutes: detail.left_early_minutes,
    isExcused: detail.excused === 1,
  };
}

export function detailToWire(detail: LessonDetail): AttendanceDetail {
  return {
    student_id: detail.studentId,
    late_minutes: detail.lateMinutes,
    left_early_minutes: detail.leftEarlyMinutes,
    excused: yesNo(detail.isExcused),
  };
}

/** A lesson as sent by the form (API-058, OPEN-53, OPEN-55). */
export function lessonFormToWire(
  values: AttendanceFormValues & { months?: readonly ChangedMonth[] },
): AttendanceInput {
  return {
    courses_id: values.contractId,
    date_class: values.date,
    absent_student_ids: values.absentStudentIds,
    total_hours: values.minutes,
    ...(values.plannedClassId === undefined ? {} : { planned_class_id: values.plannedClassId }),
    ...(values.teacherId === undefined ? {} : { teacher_id: values.teacherId }),
    ...(values.months === undefined ? {} : { months: values.months.map(changedMonthToWire) }),
    ...(values.note === undefined ? {} : { note: values.note }),
    ...(values.details === undefined ? {} : { details: values.details.map(detailToWire) }),
  };
}
