import type {
  CompanyList,
  CompanyReportList,
  Course,
  CourseList,
  LanguageList,
  NamedList,
  ProgressReportList,
  StudentList,
  TeacherList,
  UserList,
} from '@portal/api-client/openapi';
import type { Role } from './openapi.ts';
import { expect, Missing, type TestContext } from './TestContext.ts';

// Values for requests, read from the backend itself: the suite knows no ids in advance.

/** Query for a list in one page. */
export const many = { resourcesPerPage: 20_000 };

/** The user id of a session, from its sign-in; for a student, the student id. */
export function ownId(context: TestContext, role: Role): Promise<number> {
  return context.find<number>(`the id of ${role}`, async () => null);
}

/** Returns a contract that the session may read. */
export function courseOf(context: TestContext, role: Role): Promise<number> {
  return context.find(
    `a contract that ${role} reaches`,
    async () => [...(await coursesOf(context, role))][0],
  );
}

/** The contract with the most students, so that its lists have several rows. */
export function fullestCourse(context: TestContext): Promise<number> {
  return context.find('a contract with students', async () => {
    const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: many });
    const [fullest] = data.toSorted((a, b) => b.total_students - a.total_students);
    return fullest?.total_students ? fullest.id : null;
  });
}

/** The contract with the most reports. */
export function mostReportedCourse(context: TestContext): Promise<number> {
  return context.find('a contract with reports', async () => {
    const { data } = await context.call<CompanyReportList>('ROLE_ADMIN', 'listCompanyReports', {
      query: many,
    });
    const byCourse = [...Map.groupBy(data, ({ course }) => course.id)];
    return byCourse.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
  });
}

/** Returns a contract that the session may not read. */
export function foreignCourse(context: TestContext, role: Role): Promise<number> {
  return context.find(`a contract that ${role} does not reach`, async () => {
    const students = await studentsOf(context, role);
    for (const id of await foreignCourses(context, role)) {
      if (role === 'ROLE_TEACHER') return id;
      const members = await membersOf(context, id);
      if (!members.some((member) => students.has(member))) return id;
    }
    return null;
  });
}

/** Contracts that are not in the lists of the session. */
export async function foreignCourses(context: TestContext, role: Role): Promise<number[]> {
  const own = await coursesOf(context, role);
  return [...(await coursesOf(context, 'ROLE_ADMIN'))].filter((id) => !own.has(id));
}

/** Returns a contract and one of its students, both readable for the session. */
export function enrolmentOf(
  context: TestContext,
  role: Role,
): Promise<{ courseId: number; studentId: number }> {
  return context.find(`a student in a contract that ${role} reaches`, async () => {
    const reached = await studentsOf(context, role);
    for (const courseId of await coursesOf(context, role)) {
      const members = await membersOf(context, courseId);
      const studentId = members.find((id) => role === 'ROLE_ADMIN' || reached.has(id));
      if (studentId !== undefined) return { courseId, studentId };
    }
    return null;
  });
}

/** Returns a contract and one of its students, neither readable for the session. */
export function foreignEnrolment(
  context: TestContext,
  role: Role,
): Promise<{ courseId: number; studentId: number }> {
  return context.find(`a student in a contract that ${role} does not reach`, async () => {
    const students = await studentsOf(context, role);
    for (const courseId of await foreignCourses(context, role)) {
      const members = await membersOf(context, courseId);
      const [studentId] = members;
      if (studentId !== undefined && !members.some((id) => students.has(id))) return { courseId, studentId };
    }
    return null;
  });
}

/** Returns the ids of contracts that the session may read, active ones first. */
async function coursesOf(context: TestContext, role: Role): Promise<Set<number>> {
  context.requires(role);
  const ids = await context.find<number[]>(`the contracts of ${role}`, async () => {
    switch (role) {
      case 'company': {
        const rows = await context.call<CompanyReportList>(role, 'listCompanyReports', { query: many });
        return rows.data.map(({ course }) => course.id);
      }
      case 'student': {
        const query = { ...many, studentId: await ownId(context, role) };
        const reports = await context.call<ProgressReportList>(role, 'listProgressReports', { query });
        return reports.data.flatMap(({ course }) => course?.id ?? []);
      }
      default: {
        const active = { query: { courseStatus: 2, resourcesPerPage: 100 } };
        const under = await context.call<CourseList>(role, 'listCourses', active);
        const all = await context.call<CourseList>(role, 'listCourses', { query: { resourcesPerPage: 500 } });
        return [...under.data, ...all.data].map(({ id }) => id);
      }
    }
  });
  return new Set(ids);
}

/** Returns the ids of students that the session may read; empty for an administrator, who may read all. */
async function studentsOf(context: TestContext, role: Role): Promise<Set<number>> {
  const ids = await context.find<number[]>(`the students of ${role}`, async () => {
    switch (role) {
      case 'company': {
        const rows = await context.call<CompanyReportList>(role, 'listCompanyReports', { query: many });
        return rows.data.map(({ student }) => student.id);
      }
      case 'student':
        return [await ownId(context, role)];
      case 'ROLE_TEACHER': {
        const path = { userId: await ownId(context, role) };
        const { data } = await context.call<CourseList>(role, 'listCoursesOfUser', { path });
        return data.flatMap((course) => (course.student_has_course ?? []).map(({ student_id: id }) => id));
      }
      default:
        return [];
    }
  });
  return new Set(ids);
}

function membersOf(context: TestContext, courseId: number): Promise<number[]> {
  return context.find(`the students of contract ${courseId}`, async () => {
    const query = { course_id: courseId, resourcesPerPage: 2000 };
    const { data } = await context.call<StudentList>('ROLE_ADMIN', 'listStudentsOfCourse', { query });
    return data.map(({ id }) => id);
  });
}

/** A language, company or course type from the lists that fill the selectors. */
export function lookup(
  context: TestContext,
  list: 'listLanguages' | 'listCompanies' | 'listCourseTypes',
): Promise<number> {
  return context.find(`an entry of ${list}`, async () => {
    const { data } = await context.call<LanguageList | CompanyList | NamedList>('ROLE_ADMIN', list);
    return data[0]?.id;
  });
}

/** Returns two entries of a list of choices, without the first, which other checks use. */
export async function twoOf(context: TestContext, list: string): Promise<[number, number]> {
  const { data } = await context.call<NamedList>('ROLE_ADMIN', list);
  const [one, other] = [data.at(-1)?.id, data.at(-2)?.id];
  if (one === undefined || other === undefined) throw new Missing(`two entries of ${list}`);
  return [one, other];
}

/** Reads the contract by id, as an administrator. */
export async function readCourse(context: TestContext, courseId: number): Promise<Course> {
  const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
  const [course] = data;
  expect(course !== undefined && data.length === 1, `contract ${courseId} is read as ${data.length} rows`);
  return course;
}

/** A teacher other than the one of the accounts file, who is not archived. */
export function otherTeacher(context: TestContext): Promise<{ id: number; userId: number }> {
  return context.find('another teacher', async () => {
    const own = await ownId(context, 'ROLE_TEACHER').catch(() => null);
    const { data } = await context.call<TeacherList>('ROLE_ADMIN', 'listTeachers', { query: many });
    const teacher = data.find(
      ({ users_id: account, user_status }) => account !== null && account.id !== own && user_status !== 0,
    );
    return teacher?.users_id ? { id: teacher.id, userId: teacher.users_id.id } : null;
  });
}

/** The teacher id of the teacher in the accounts file. */
export function ownTeacherId(context: TestContext): Promise<number> {
  return context.find('the teacher behind the account', async () => {
    const own = await ownId(context, 'ROLE_TEACHER');
    const { data } = await context.call<TeacherList>('ROLE_ADMIN', 'listTeachers', { query: many });
    return data.find(({ users_id: account }) => account?.id === own)?.id;
  });
}

/** An active administrator other than the one of the accounts file. */
export function coworker(context: TestContext): Promise<number> {
  return context.find('another active administrator', async () => {
    const query = { ...many, role: 'ROLE_ADMIN', status: 1 };
    const { data } = await context.call<UserList>('ROLE_ADMIN', 'listUsers', { query });
    const own = await ownId(context, 'ROLE_ADMIN');
    return data.find(({ id }) => id !== own)?.id;
  });
}

/** Returns the email of an account in the accounts file, which is therefore taken. */
export function takenEmail({ accounts }: TestContext): string {
  if (!accounts.admin) throw new Missing('an account for ROLE_ADMIN');
  return accounts.admin.email;
}
