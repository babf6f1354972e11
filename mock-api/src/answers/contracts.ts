import type { Absence, Attendance, Course, StudentOfCourse } from '@portal/api-client/treaty';
import type { Store } from '../store/Store.ts';
import type { ContractRow, LessonRow } from '../store/tables.ts';
import { named, personName } from './people.ts';
import { reportFormOfStudent } from './students.ts';
import { teacherName } from './teachers.ts';

/** The attendance records that count: a deleted one does not (OPEN-51). */
export function countingLessons(store: Store, contractId: number): LessonRow[] {
  return store.by('lessonsByContract', contractId).filter((lesson) => lesson.status === 1);
}

/** Minutes taught to date. */
export function minutesTaught(store: Store, contractId: number): number {
  return countingLessons(store, contractId).reduce((sum, lesson) => sum + lesson.minutes, 0);
}

/** The latest day of these lessons. */
function lastLessonDate(lessons: readonly LessonRow[]): string | null {
  return lessons.reduce<string | null>(
    (last, { date }) => (last === null || date > last ? date : last),
    null,
  );
}

/** How many students of the contract have no submitted report form. */
export function reportsDue(store: Store, contractId: number): number {
  return store
    .by('enrolmentsByContract', contractId)
    .filter(({ studentId }) => reportFormOfStudent(store, studentId, contractId)?.form.status !== 1).length;
}

/** A contract as the wire carries it; with its students where the call delivers them. */
export function courseAnswer(store: Store, contract: ContractRow, withStudents = false): Course {
  const teacher = store.get('teachers', contract.teacherId);
  const outline = store.by('outlineByContract', contract.id)[0];
  const lessons = countingLessons(store, contract.id);
  const students = store.by('enrolmentsByContract', contract.id);
  return {
    id: contract.id,
    course_status_id: contract.statusId,
    flag: contract.flag,
    confirmation_sent: contract.confirmationSent,
    SI: contract.si,
    TCS: contract.tcs,
    SC: contract.sc,
    send_to_client: contract.sentToClientOn,
    contract_completed: contract.completed,
    current_teacher: teacher ? { teacher: teacherName(store, teacher) } : null,
    languages_id: contract.languageId,
    language: named(store.get('languages', contract.languageId)),
    course_types_id: contract.courseTypeId,
    course_type: named(store.get('courseTypes', contract.courseTypeId)),
    complementary_description_type: contract.complementaryDescription,
    outline_form_id: outline?.id ?? null,
    outline_form: outline ? { id: outline.id, status: outline.status, save_date: outline.savedAt } : null,
    course_has_materials: store.by('materialsByContract', contract.id).map((material) => ({
      id: material.id,
      materials_id: material.materialId,
      title: store.get('materials', material.materialId)?.title ?? '',
      status: material.status === 0 ? 0 : 1,
      qty: material.qty,
      note: material.note,
    })),
    course_has_not_material_request: contract.noMaterialNeeded === 1 ? 1 : null,
    total_students: students.length,
    course_details: {
      id: contract.id,
      total_classes: contract.numberOfClasses,
      total_hours: contract.hoursPerClass,
      attendance_status: contract.attendanceComplete,
      material_status_id: contract.materialStatusId,
      description: contract.description,
      start_date: contract.startsOn,
      end_date: contract.endsOn,
      schedule: contract.schedule,
      location: contract.location,
    },
    client_details: {
      contract_number: contract.number,
      invoice: contract.invoice,
      companies_id: contract.companyId,
      companies: named(store.get('companies', contract.companyId)),
      contact_person: contract.contactPerson,
      contract_approved: contract.approved,
      contract_expiration_date: contract.expiresOn,
    },
    _cellVariants: contract.highlights,
    notes_count: notesCount(store, contract.id),
    hours_taught_minutes: lessons.reduce((sum, lesson) => sum + lesson.minutes, 0),
    lessons_recorded: lessons.length,
    last_lesson_date: lastLessonDate(lessons),
    outline_status: outline?.status ?? null,
    reports_due: reportsDue(store, contract.id),
    ...(withStudents ? { student_has_course: studentsOf(store, contract.id) } : {}),
  };
}

/** A contract as an administrator reads it alone: with its students, and with who taught it before and why not any more. */
export function wholeCourseAnswer(store: Store, contract: ContractRow): Course {
  return {
    ...courseAnswer(store, contract, true),
    previous_teachers: contract.previousTeachers.flatMap(({ teacherId, hoursDone, motive }) => {
      const teacher = store.get('teachers', teacherId);
      return teacher
        ? [{ teacher: teacherName(store, teacher), hours_done: hoursDone, remove_motive: motive }]
        : [];
    }),
  };
}

/** How many notes stand at the contract. */
export function notesCount(store: Store, contractId: number): number {
  return store.by('notesByRef', contractId).filter((note) => note.noteType === 'courses').length;
}

function studentsOf(store: Store, contractId: number): StudentOfCourse[] {
  return store.by('enrolmentsByContract', contractId).flatMap(({ studentId }) => {
    const student = store.get('students', studentId);
    if (!student) return [];
    const form = reportFormOfStudent(store, studentId, contractId);
    return [{ student_id: studentId, student: { ...personName(student), progress_report_form: form } }];
  });
}

/** An attendance record; a private link sees the absences of its own students only. */
export function attendanceAnswer(
  store: Store,
  lesson: LessonRow,
  isVisible: (studentId: number) => boolean = () => true,
): Attendance {
  const absences = lesson.absentStudentIds.filter(isVisible).flatMap((studentId): Absence[] => {
    const student = store.get('students', studentId);
    return student ? [{ student_id: studentId, student: personName(student) }] : [];
  });
  return {
    id: lesson.id,
    courses_id: lesson.contractId,
    date_class: lesson.date,
    total_hours: lesson.minutes,
    attendances: absences,
    status: lesson.status,
  };
}
