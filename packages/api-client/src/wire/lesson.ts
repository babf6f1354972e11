import type { AttendanceFormValues, Lesson } from '@portal/domain';
import type { Attendance, AttendanceInput } from '../generated/types.gen.ts';
import { personFromWire, personToWire } from './person.ts';
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
  };
}

export function lessonToWire(lesson: Lesson): Attendance {
  return {
    id: lesson.id,
    courses_id: lesson.contractId,
    date_class: lesson.date,
    total_hours: lesson.minutes,
    attendances: lesson.absentees.map((person) => ({ student_id: person.id, student: personToWire(person) })),
    status: yesNo(lesson.status === 'active'),
  };
}

/** A lesson as sent by the form (API-058, OPEN-53, OPEN-55). */
export function lessonFormToWire(values: AttendanceFormValues): AttendanceInput {
  return {
    courses_id: values.contractId,
    date_class: values.date,
    absent_student_ids: values.absentStudentIds,
    total_hours: values.minutes,
  };
}
