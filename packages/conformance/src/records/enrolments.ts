import type { CompanyReportList } from '@portal/api-client/treaty';
import { many, otherTeacher, ownId, ownTeacherId } from '../facts.ts';
import { Missing, type World } from '../World.ts';
import { createCourse } from './contracts.ts';
import { createDetailedStudent, newStudent } from './students.ts';

/** Creates a contract for the suite with a student and the teacher of the accounts file. */
export async function taughtEnrolment(world: World): Promise<{ courseId: number; studentId: number }> {
  const courseId = await createCourse(world);
  const studentId = (await newStudent(world)).id;
  await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [studentId] } });
  const teacherId = await (world.backend.has('ROLE_TEACHER')
    ? ownTeacherId(world)
    : otherTeacher(world).then(({ id }) => id));
  await world.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId } });
  return { courseId, studentId };
}

/** Creates a contract with a new student. */
export async function enrolledNewcomer(world: World): Promise<{ courseId: number; studentId: number }> {
  const courseId = await createCourse(world);
  const { id: studentId } = await createDetailedStudent(world);
  await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [studentId] } });
  return { courseId, studentId };
}

/** Returns a contract of the linked company, with the linked student and a student without a link. */
export async function linkedCourse(world: World): Promise<{ courseId: number; own: number; other: number }> {
  const rows = await world.call<CompanyReportList>('company', 'listCompanyReports', { query: many });
  const companyId = rows.data[0]?.company?.id;
  if (companyId === undefined) throw new Missing('a report that the company sees');
  const own = await ownId(world, 'student');
  const { studentId: other } = await taughtEnrolment(world);
  const courseId = await createCourse(world);
  await world.call('ROLE_ADMIN', 'updateCourse', {
    body: { course: { id: courseId }, client_details: { companies_id: companyId } },
  });
  await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [own, other] } });
  return { courseId, own, other };
}
