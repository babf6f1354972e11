import type { DataSet } from '../../samples/index.ts';
import { startServer } from './startServer.ts';

/** Calls that read all lists and records, in each of their states. */
const everything = [
  'courses?resourcesPerPage=1500&courseStatus=4',
  'courses?resourcesPerPage=20000',
  'courses/status',
  'courses/types',
  'courses/user/4',
  'courses/teacher/1',
  'courses/byCompanyReports?resourcesPerPage=2000',
  'attendance?courseId=1&resourcesPerPage=1000',
  'student?resourcesPerPage=20000',
  'student?status=0',
  'student?id=1',
  'student/selectOption?resourcesPerPage=2000',
  'student/types',
  'student/studentHistory?studentId=1',
  'student/needs?studentId=1&languageId=1',
  'student/manageList?course_id=1&resourcesPerPage=2000',
  'student/manageList?course_id=1&not_in_course=1&resourcesPerPage=2000',
  'languages?resourcesPerPage=500',
  'companies?resourcesPerPage=1000',
  'companies?deletedCompanies=true',
  'teacher?resourcesPerPage=500',
  'users?resourcesPerPage=500',
  'progressReports?studentId=1&resourcesPerPage=20000',
  'progressReports?courseId=1',
  'progressReports/form?studentId=1&courseId=1',
  'progressReports/courseInfo?course_id=1',
  'outline-form/course/1',
  'files/ref?refType=courseProposal&refId=1',
  'files?resourcesPerPage=20000',
  'files?status=0&resourcesPerPage=20000',
  'materials?resourcesPerPage=20000',
  'materials?status=0&resourcesPerPage=20000',
  'materials/status',
  'notes?noteType=courses&refId=1',
];

/** Reads everything in a data set. Returns the answers that do not match the API description. */
export async function wrongAnswers(data: DataSet): Promise<string[]> {
  const server = await startServer({ data });
  const admin = await server.signIn();
  const wrong: string[] = [];
  for (const path of everything) {
    const { status, body } = await admin.get(path);
    if (status !== 200) wrong.push(`${path}: ${status} ${body.message}`);
  }
  return wrong;
}
