import type {
  Attendance,
  CoursePlanInput,
  GetCoursePlanResponse,
  PlannedClass,
} from '@portal/api-client/openapi';
import type { TestContext } from '../TestContext.ts';
import { createCourse } from './contracts.ts';
import { createDetailedStudent } from './students.ts';
import { createTeacher } from './teachers.ts';

/** A plan far in the future, so that none of its classes has begun. */
export const plan: CoursePlanInput = {
  times: [
    { weekday: 1, time: '12:00', minutes: 90 },
    { weekday: 3, time: '09:30', minutes: 60 },
  ],
  starts_on: '2035-01-08',
  ends_on: null,
  number_of_classes: 6,
  skips_holidays: 1,
  breaks: [{ starts_on: '2035-01-15', ends_on: '2035-01-19', name: 'Relâche', name_en: 'Break' }],
  changes: [],
};

/** The days of the classes of that plan. */
export const dates = ['2035-01-08', '2035-01-10', '2035-01-22', '2035-01-24', '2035-01-29', '2035-01-31'];

/** Saves the plan for a new contract. */
export async function plannedCourse(
  context: TestContext,
  body: CoursePlanInput = plan,
): Promise<GetCoursePlanResponse> {
  const courseId = await createCourse(context);
  return context.call('ROLE_ADMIN', 'saveCoursePlan', { path: { courseId }, body });
}

/** Records a future class as if it had been given on an earlier day. Returns its record. */
export async function recorded(context: TestContext, planned: PlannedClass): Promise<Attendance> {
  const body = {
    courses_id: planned.course_id,
    date_class: '2026-11-03',
    absent_student_ids: [],
    total_hours: planned.minutes,
    planned_class_id: planned.id,
  };
  return (await context.call<{ data: Attendance }>('ROLE_ADMIN', 'addAttendance', { body })).data;
}

/** Creates two contracts without people whose planned classes are at the same time. */
export async function overlappingCourses(context: TestContext): Promise<readonly [number, number]> {
  context.requiresExtension('planned-classes');
  const [one, other] = [await plannedCourse(context), await plannedCourse(context)];
  return [one.course.id, other.course.id];
}

/** Returns a student of one contract, and another contract whose planned classes are at the same time. */
export async function clashingStudent(
  context: TestContext,
): Promise<{ courseId: number; studentId: number }> {
  const [taken, courseId] = await overlappingCourses(context);
  const { id: studentId } = await createDetailedStudent(context);
  await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId: taken, studentId: [studentId] } });
  return { courseId, studentId };
}

/** Returns a teacher of one contract, and another contract whose planned classes are at the same time. */
export async function clashingTeacher(
  context: TestContext,
): Promise<{ courseId: number; teacherId: number }> {
  const [taken, courseId] = await overlappingCourses(context);
  const { id: teacherId } = await createTeacher(context);
  await context.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId: taken, teacherId } });
  return { courseId, teacherId };
}
