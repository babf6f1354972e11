import type {
  Attendance,
  AttendanceList,
  CourseList,
  EnrolmentPeriod,
  GetStudentHistoryResponse,
  StudentList,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, enrolmentOf, foreignCourse, fullestCourse, many } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { createCourse, newCourse } from '../records/contracts.ts';
import { enrolledNewcomer, taughtEnrolment } from '../records/enrolments.ts';
import { clashingStudent } from '../records/plans.ts';
import { createDetailedStudent, createStudent, newStudent, readStudent } from '../records/students.ts';
import { expect, type TestContext } from '../TestContext.ts';

async function isIn(context: TestContext, courseId: number, studentId: number): Promise<boolean> {
  const query = { course_id: courseId, resourcesPerPage: 2000 };
  const { data } = await context.call<StudentList>('ROLE_ADMIN', 'listStudentsOfCourse', { query });
  return data.some(({ id }) => id === studentId);
}

async function membersOf(context: TestContext, courseId: number): Promise<number[]> {
  const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
  return (data[0]?.student_has_course ?? []).map(({ student_id: id }) => id).toSorted((a, b) => a - b);
}

const since = (from: string | null, to: string | null = null): EnrolmentPeriod => ({ from, to });

/** Returns the periods of a student in a contract, and whether the contract lists the student as a former one. */
async function daysOf(context: TestContext, courseId: number, studentId: number) {
  const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
  const [course] = data;
  const isThis = ({ student_id: id }: { student_id: number }) => id === studentId;
  const former = course?.former_students?.find(isThis);
  const periods = (former ?? course?.student_has_course?.find(isThis))?.periods ?? [];
  return { periods: periods.map(({ from, to }) => ({ from, to })), isFormer: former !== undefined };
}

async function expectDays(
  context: TestContext,
  courseId: number,
  studentId: number,
  right: EnrolmentPeriod[],
) {
  const { periods } = await daysOf(context, courseId, studentId);
  expect(JSON.stringify(periods) === JSON.stringify(right), `the periods are ${JSON.stringify(periods)}`);
}

/** Records a class of one hour in a contract, with everybody present. */
async function teachOn(
  context: TestContext,
  courseId: number,
  date_class: string,
  absent_student_ids: number[] = [],
) {
  const body = { courses_id: courseId, date_class, absent_student_ids, total_hours: 60 };
  const { data } = await context.call<{ data: Attendance }>('ROLE_ADMIN', 'addAttendance', { body });
  return data;
}

async function changeDays(
  context: TestContext,
  courseId: number,
  students: { student_id: number; periods: EnrolmentPeriod[]; seen: EnrolmentPeriod[] }[],
) {
  await context.call('ROLE_ADMIN', 'changeEnrolmentPeriods', { path: { courseId }, body: { students } });
}

/** Changes the periods of a new student, who belongs to a new contract from its first class. Must be refused. */
function refusedDays(periods: EnrolmentPeriod[], status = 400, seen = [since(null)]) {
  return {
    status,
    request: async (context: TestContext) => {
      const { courseId, studentId } = await enrolledNewcomer(context);
      return { path: { courseId }, body: { students: [{ student_id: studentId, periods, seen }] } };
    },
  };
}

export const enrolments = {
  changeEnrolmentPeriods: {
    good: async (context) => {
      const { courseId, studentId } = await taughtEnrolment(context);
      const change = { student_id: studentId, periods: [since('2026-01-05')], seen: [since(null)] };
      return { path: { courseId }, body: { students: [change] } };
    },
    unknown: async (context) => {
      const student_id = (await newStudent(context)).id;
      return { path: { courseId: unknownId }, body: { students: [{ student_id, periods: [], seen: [] }] } };
    },
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const change = { student_id: studentId, periods: [since('2026-01-05')], seen: [since(null)] };
        return [courseId, { path: { courseId }, body: { students: [change] } }];
      }),
      'a period that ends before it begins': refusedDays([since('2026-01-05', '2026-01-04')]),
      'a last day in the future': refusedDays([since(null, '2999-01-01')]),
      'periods that share a day': refusedDays([since(null, '2026-01-05'), since('2026-01-05')]),
      'periods that someone else has changed': refusedDays([since('2026-01-05')], 409, [since('2026-01-02')]),
      'a student who is named twice': {
        status: 400,
        request: async (context) => {
          const { courseId, studentId } = await enrolledNewcomer(context);
          const change = { student_id: studentId, periods: [since('2026-01-05')], seen: [since(null)] };
          return { path: { courseId }, body: { students: [change, change] } };
        },
      },
    },
    does: {
      'counts classes only within the periods, and keeps absences outside them': async (context) => {
        const { courseId, studentId } = await enrolledNewcomer(context);
        await teachOn(context, courseId, '2026-01-05', [studentId]);
        await teachOn(context, courseId, '2026-01-12');
        const shown = async () => {
          const query = { courseId };
          const { data } = await context.call<AttendanceList>('ROLE_ADMIN', 'listAttendance', { query });
          return data
            .toSorted((a, b) => a.date_class.localeCompare(b.date_class))
            .map(({ member_ids = [], attendances }) => [member_ids.includes(studentId), attendances.length])
            .join(' ');
        };
        expect((await shown()) === 'true,1 true,0', `before the change: ${await shown()}`);
        const [all, late] = [[since(null)], [since('2026-01-06')]];
        await changeDays(context, courseId, [{ student_id: studentId, periods: late, seen: all }]);
        expect((await shown()) === 'false,0 true,0', `with a later first day: ${await shown()}`);
        await changeDays(context, courseId, [{ student_id: studentId, periods: all, seen: late }]);
        expect((await shown()) === 'true,1 true,0', `with the first day of before: ${await shown()}`);
      },
      'answers periods that are stored as saved': async (context) => {
        const { courseId, studentId } = await enrolledNewcomer(context);
        const change = { student_id: studentId, periods: [since('2026-01-05')], seen: [since(null)] };
        await changeDays(context, courseId, [change]);
        await changeDays(context, courseId, [change]);
        await expectDays(context, courseId, studentId, change.periods);
      },
      'writes nothing when the periods of one student have changed': async (context) => {
        const { courseId, studentId } = await enrolledNewcomer(context);
        const { id } = await createDetailedStudent(context);
        await context.call('ROLE_ADMIN', 'assignStudents', {
          body: { courseId, studentId: [id], from: null },
        });
        const periods = [since('2026-01-05')];
        const body = {
          students: [
            { student_id: studentId, periods, seen: [since(null)] },
            { student_id: id, periods, seen: [since('2025-01-05')] },
          ],
        };
        const { status } = await context.answer('ROLE_ADMIN', 'changeEnrolmentPeriods', {
          path: { courseId },
          body,
        });
        expect(status === 409, `it is a ${status}`);
        await expectDays(context, courseId, studentId, [since(null)]);
      },
      'removes a student without periods': async (context) => {
        const { courseId, studentId } = await enrolledNewcomer(context);
        await changeDays(context, courseId, [{ student_id: studentId, periods: [], seen: [since(null)] }]);
        expect(!(await isIn(context, courseId, studentId)), 'the student is still in it');
      },
    },
  },
  assignStudents: {
    rows: ['API-062'],
    advice: ['a student who has another class at that time'],
    good: async (context) => ({
      body: { courseId: await newCourse(context), studentId: [(await newStudent(context)).id] },
    }),
    unknown: async (context) => ({
      body: { courseId: unknownId, studentId: [(await newStudent(context)).id] },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: { courseId, studentId: [(await newStudent(context)).id] } }];
      }),
      'a student who has another class at that time': {
        status: 409,
        code: 'clash',
        request: async (context) => {
          const { courseId, studentId } = await clashingStudent(context);
          return { body: { courseId, studentId: [studentId], accept_clashes: false } };
        },
      },
      'a batch with one unknown student': {
        status: 400,
        request: async (context) => ({
          body: {
            courseId: await newCourse(context),
            studentId: [(await newStudent(context)).id, unknownId],
          },
        }),
      },
      'an archived student': {
        status: 400,
        request: async (context) => {
          const { id } = await createStudent(context);
          await context.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
          return { body: { courseId: await newCourse(context), studentId: [id] } };
        },
      },
    },
    does: {
      'lets a student belong from the given day, and gives who comes back another period': async (
        context,
      ) => {
        context.requiresExtension('belonging');
        const courseId = await createCourse(context);
        const { id } = await createDetailedStudent(context);
        const change = (call: 'assignStudents' | 'unassignStudents', days: object) =>
          context.call('ROLE_ADMIN', call, { body: { courseId, studentId: [id], ...days } });
        await change('assignStudents', { from: '2026-01-05' });
        await change('unassignStudents', { to: '2026-01-19' });
        expect(
          (await daysOf(context, courseId, id)).isFormer,
          'who has left is not listed as a former student',
        );
        await change('assignStudents', { from: '2026-02-02' });
        await expectDays(context, courseId, id, [since('2026-01-05', '2026-01-19'), since('2026-02-02')]);
        expect(
          !(await daysOf(context, courseId, id)).isFormer,
          'who came back is listed as a former student',
        );
      },
      'lets a student belong from the first class of a contract that has not begun': async (context) => {
        context.requiresExtension('belonging');
        const { courseId, studentId } = await enrolledNewcomer(context);
        await expectDays(context, courseId, studentId, [since(null)]);
      },
      'lets a student belong from today once the contract has begun': async (context) => {
        context.requiresExtension('belonging');
        const { courseId } = await enrolledNewcomer(context);
        await teachOn(context, courseId, '2026-01-05');
        const { id } = await createDetailedStudent(context);
        await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id] } });
        const [period] = (await daysOf(context, courseId, id)).periods;
        expect((period?.from ?? '') > '2026-01-05', `the first day is ${period?.from}`);
      },
      'puts the student into the contract, once': async (context) => {
        const courseId = await newCourse(context);
        const { id } = await createStudent(context);
        for (let turn = 0; turn < 2; turn += 1) {
          await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id] } });
        }
        const query = { courseId };
        const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
        const times = data[0]?.student_has_course?.filter(({ student_id: member }) => member === id).length;
        expect(times === 1, `the student is in it ${times} times`);
      },
      'counts the students on the contract, and the contract on the student': async (context) => {
        const courseId = await createCourse(context);
        const two = [(await createDetailedStudent(context)).id, (await createDetailedStudent(context)).id];
        await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: two } });
        const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
        const members = data[0]?.student_has_course
          ?.map(({ student_id: id }) => id)
          .toSorted((a, b) => a - b);
        expect(members?.join() === two.join(), `the members are ${members?.join()}`);
        expect(data[0]?.total_students === 2, `total_students is ${data[0]?.total_students}`);
        const courses = (await readStudent(context, two[1] ?? 0)).student_has_courses?.map(({ id }) => id);
        expect(courses?.join() === String(courseId), `the student shows contracts ${courses?.join()}`);
      },
      'adds to those who are in the contract': async (context) => {
        const { courseId, studentId } = await enrolledNewcomer(context);
        const { id } = await createDetailedStudent(context);
        await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id] } });
        const members = await membersOf(context, courseId);
        expect(
          members.join() === [studentId, id].toSorted((a, b) => a - b).join(),
          `the members are ${members.join()}`,
        );
      },
    },
  },
  unassignStudents: {
    rows: ['API-063'],
    optional: ['a last day in the future'],
    good: async (context) => {
      const { courseId, studentId } = await taughtEnrolment(context);
      return { body: { courseId, studentId: [studentId] } };
    },
    unknown: async (context) => ({
      body: { courseId: unknownId, studentId: [(await newStudent(context)).id] },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        return [courseId, { body: { courseId, studentId: [studentId] } }];
      }),
      'a last day in the future': {
        status: 400,
        request: async (context) => {
          const { courseId, studentId } = await taughtEnrolment(context);
          return { body: { courseId, studentId: [studentId], to: '2999-01-01' } };
        },
      },
      'a batch with one unknown student': {
        status: 400,
        request: async (context) => {
          const { courseId, studentId } = await taughtEnrolment(context);
          return { body: { courseId, studentId: [studentId, unknownId] } };
        },
      },
    },
    does: {
      'keeps who has left with the last day, in the contract and in the history of the student': async (
        context,
      ) => {
        context.requiresExtension('belonging');
        const { courseId, studentId } = await enrolledNewcomer(context);
        await teachOn(context, courseId, '2026-01-05');
        const body = { courseId, studentId: [studentId], to: '2026-01-19' };
        await context.call('ROLE_ADMIN', 'unassignStudents', { body });
        const { periods, isFormer } = await daysOf(context, courseId, studentId);
        const right = [since(null, '2026-01-19')];
        expect(
          isFormer && JSON.stringify(periods) === JSON.stringify(right),
          'the contract does not list it',
        );
        const { data } = await context.call<GetStudentHistoryResponse>('ROLE_ADMIN', 'getStudentHistory', {
          query: { studentId },
        });
        const told = data.courses_history.find(({ id }) => id === courseId)?.periods;
        expect(JSON.stringify(told) === JSON.stringify(right), `the history tells ${JSON.stringify(told)}`);
      },
      'takes out as never in it who has no day in the contract': async (context) => {
        context.requiresExtension('belonging');
        const { courseId, studentId } = await enrolledNewcomer(context);
        await context.call('ROLE_ADMIN', 'unassignStudents', { body: { courseId, studentId: [studentId] } });
        const { periods } = await daysOf(context, courseId, studentId);
        expect(periods.length === 0, `the periods are ${JSON.stringify(periods)}`);
      },
      'takes the student out of the contract': async (context) => {
        const body = { courseId: await newCourse(context), studentId: [(await createStudent(context)).id] };
        await context.call('ROLE_ADMIN', 'assignStudents', { body });
        await context.call('ROLE_ADMIN', 'unassignStudents', { body });
        expect(!(await isIn(context, body.courseId, body.studentId[0] ?? 0)), 'the student is still in it');
      },
      'takes out everybody whom it names, and keeps their absences': async (context) => {
        const { courseId, studentId } = await enrolledNewcomer(context);
        const { id } = await createDetailedStudent(context);
        await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id] } });
        const lesson = {
          courses_id: courseId,
          date_class: '2026-10-05',
          absent_student_ids: [studentId],
          total_hours: 60,
        };
        await context.call('ROLE_ADMIN', 'addAttendance', { body: lesson });
        await context.call('ROLE_ADMIN', 'unassignStudents', {
          body: { courseId, studentId: [studentId, id] },
        });
        const left = await membersOf(context, courseId);
        expect(left.length === 0, `${left.join()} are still in it`);
        const { data } = await context.call<AttendanceList>('ROLE_ADMIN', 'listAttendance', {
          query: { courseId },
        });
        expectFields(data[0]?.attendances, { student_id: studentId });
      },
      'takes out whom it names and leaves the others': async (context) => {
        const courseId = await createCourse(context);
        const [leaves, stays] = [
          (await createDetailedStudent(context)).id,
          (await createDetailedStudent(context)).id,
        ];
        await context.call('ROLE_ADMIN', 'assignStudents', {
          body: { courseId, studentId: [leaves, stays] },
        });
        await context.call('ROLE_ADMIN', 'unassignStudents', { body: { courseId, studentId: [leaves] } });
        const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
        const members = data[0]?.student_has_course?.map(({ student_id: id }) => id);
        expect(members?.join() === String(stays), `the members are ${members?.join()}`);
      },
    },
  },
  listStudentsOfCourse: {
    good: async (context, role) => ({ query: { course_id: await courseOf(context, role) } }),
    list: async (context, role) => ({
      query: {
        course_id: role === 'ROLE_ADMIN' ? await fullestCourse(context) : await courseOf(context, role),
      },
    }),
    unknown: () => ({ query: { course_id: unknownId } }),
    foreign: async (context, role) => ({ query: { course_id: await foreignCourse(context, role) } }),
    does: {
      'lists either who is in the contract or who is not': async (context) => {
        const { courseId, studentId } = await enrolmentOf(context, 'ROLE_ADMIN');
        for (const [not_in_course, isListed] of [
          [0, true],
          [1, false],
        ] as const) {
          const query = { course_id: courseId, not_in_course, resourcesPerPage: 20_000 };
          const { data } = await context.call<StudentList>('ROLE_ADMIN', 'listStudentsOfCourse', { query });
          const found = data.some(({ id }) => id === studentId);
          expect(
            found === isListed,
            `with not_in_course ${not_in_course} a student of it is ${found ? '' : 'not '}listed`,
          );
        }
      },
      'shows a member as the list of students does, and keeps the private link from a teacher': async (
        context,
      ) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const query = { course_id: courseId };
        const { data } = await context.call<StudentList>('ROLE_ADMIN', 'listStudentsOfCourse', { query });
        expect(data.map(({ id }) => id).join() === String(studentId), 'the members are others');
        const { name, last_name: lastName, email } = await readStudent(context, studentId);
        expectFields(data[0], { name, last_name: lastName, email });
        const own = await context.call<StudentList>('ROLE_TEACHER', 'listStudentsOfCourse', { query });
        expect(own.data.length === 1 && !own.data[0]?.token_login, 'a teacher reads the private link');
      },
      'offers no archived student': async (context) => {
        const courseId = await createCourse(context);
        const { id } = await createDetailedStudent(context);
        const offered = async () => {
          const query = { course_id: courseId, not_in_course: 1, ...many };
          const { data } = await context.call<StudentList>('ROLE_ADMIN', 'listStudentsOfCourse', { query });
          return data.some((student) => student.id === id);
        };
        expect(await offered(), 'a student who could join is not listed');
        await context.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
        expect(!(await offered()), 'an archived student is listed');
      },
    },
  },
} satisfies Cases;
