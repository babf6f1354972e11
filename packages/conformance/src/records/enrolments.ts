import type { CompanyReportList } from '@portal/api-client/openapi';
import { many, otherTeacher, ownId, ownTeacherId } from '../facts.ts';
import { Missing, type TestContext } from '../TestContext.ts';
import { createCourse } from './contracts.ts';
import { createDetailedStudent, newStudent } from './students.ts';

/** Creates a contract for the suite with a student and the teacher of the accounts file. */
export async function taughtEnrolment(
  context: TestContext,
): Promise<{ courseId: number; studentId: number }> {
  const courseId = await createCourse(context);
  const studentId = (await newStudent(context)).id;
  await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [studentId] } });
  const teacherId = await (context.backend.has('ROLE_TEACHER')
    ? ownTeacherId(context)
    : otherTeacher(context).then(({ id }) => id));
  await context.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId } });
  return { courseId, studentId };
}

/** Creates a contract with a new student. */
export async function enrolledNewcomer(
  context: TestContext,
): Promise<{ courseId: number; studentId: number }> {
  const courseId = await createCourse(context);
  const { id: studentId } = await createDetailedStudent(context);
  await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [studentId] } });
  return { courseId, studentId };
}

/** Returns a contract of the linked company, with the linked student and a student without a link. */
export async function linkedCourse(
  context: TestContext,
): Promise<{ courseId: number; own: number; other: number }> {
  const rows = await context.call<CompanyReportList>('company', 'listCompanyReports', { query: many });
  const companyId = rows.data[0]?.company?.id;
  if (companyId === undefined) throw new Missing('a report that the company sees');
  const own = await ownId(context, 'student');
  const { studentId: other } = await taughtEnrolment(context);
  const courseId = await createCourse(context);
  await context.call('ROLE_ADMIN', 'updateCourse', {
    body: { course: { id: courseId }, client_details: { companies_id: companyId } },
  });
  await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [own, other] } });
  return { courseId, own, other };
}
