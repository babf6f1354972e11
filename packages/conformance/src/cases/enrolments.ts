import type {
  Attendance,
  AttendanceList,
  CourseList,
  EnrolmentPeriod,
  GetStudentHistoryResponse,
  StudentList,
} from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, enrolmentOf, foreignCourse, fullestCourse, many } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { createCourse, newCourse } from '../records/contracts.ts';
import { enrolledNewcomer, taughtEnrolment } from '../records/enrolments.ts';
import { clashingStudent } from '../records/plans.ts';
import { createDetailedStudent, createStudent, newStudent, readStudent } from '../records/students.ts';
import { expect, type World } from '../World.ts';

async function isIn(world: World, courseId: number, studentId: number): Promise<boolean> {
  const query = { course_id: courseId, resourcesPerPage: 2000 };
  const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudentsOfCourse', { query });
  return data.some(({ id }) => id === studentId);
}

async function membersOf(world: World, courseId: number): Promise<number[]> {
  const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
  return (data[0]?.student_has_course ?? []).map(({ student_id: id }) => id).toSorted((a, b) => a - b);
}

const since = (from: string | null, to: string | null = null): EnrolmentPeriod => ({ from, to });

/** Returns the periods of a student in a contract, and whether the contract lists the student as a former one. */
async function daysOf(world: World, courseId: number, studentId: number) {
  const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
  const [course] = data;
  const isThis = ({ student_id: id }: { student_id: number }) => id === studentId;
  const former = course?.former_students?.find(isThis);
  const periods = (former ?? course?.student_has_course?.find(isThis))?.periods ?? [];
  return { periods: periods.map(({ from, to }) => ({ from, to })), isFormer: former !== undefined };
}

async function expectDays(world: World, courseId: number, studentId: number, right: EnrolmentPeriod[]) {
  const { periods } = await daysOf(world, courseId, studentId);
  expect(JSON.stringify(periods) === JSON.stringify(right), `the periods are ${JSON.stringify(periods)}`);
}

/** Records a class of one hour in a contract, with everybody present. */
async function teachOn(
  world: World,
  courseId: number,
  date_class: string,
  absent_student_ids: number[] = [],
) {
  const body = { courses_id: courseId, date_class, absent_student_ids, total_hours: 60 };
  const { data } = await world.call<{ data: Attendance }>('ROLE_ADMIN', 'addAttendance', { body });
  return data;
}

async function changeDays(
  world: World,
  courseId: number,
  students: { student_id: number; periods: EnrolmentPeriod[]; seen: EnrolmentPeriod[] }[],
) {
  await world.call('ROLE_ADMIN', 'changeEnrolmentPeriods', { path: { courseId }, body: { students } });
}

/** Changes the periods of a new student, who belongs to a new contract from its first class. Must be refused. */
function refusedDays(periods: EnrolmentPeriod[], status = 400, seen = [since(null)]) {
  return {
    status,
    request: async (world: World) => {
      const { courseId, studentId } = await enrolledNewcomer(world);
      return { path: { courseId }, body: { students: [{ student_id: studentId, periods, seen }] } };
    },
  };
}

export const enrolments = {
  changeEnrolmentPeriods: {
    good: async (world) => {
      const { courseId, studentId } = await taughtEnrolment(world);
      const change = { student_id: studentId, periods: [since('2026-01-05')], seen: [since(null)] };
      return { path: { courseId }, body: { students: [change] } };
    },
    unknown: async (world) => {
      const student_id = (await newStudent(world)).id;
      return { path: { courseId: unknownId }, body: { students: [{ student_id, periods: [], seen: [] }] } };
    },
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const { courseId, studentId } = await taughtEnrolment(world);
        const change = { student_id: studentId, periods: [since('2026-01-05')], seen: [since(null)] };
        return [courseId, { path: { courseId }, body: { students: [change] } }];
      }),
      'a period that ends before it begins': refusedDays([since('2026-01-05', '2026-01-04')]),
      'a last day in the future': refusedDays([since(null, '2999-01-01')]),
      'periods that share a day': refusedDays([since(null, '2026-01-05'), since('2026-01-05')]),
      'periods that someone else has changed': refusedDays([since('2026-01-05')], 409, [since('2026-01-02')]),
      'a student who is named twice': {
        status: 400,
        request: async (world) => {
          const { courseId, studentId } = await enrolledNewcomer(world);
          const change = { student_id: studentId, periods: [since('2026-01-05')], seen: [since(null)] };
          return { path: { courseId }, body: { students: [change, change] } };
        },
      },
    },
    does: {
      'counts classes only within the periods, and keeps absences outside them': async (world) => {
        const { courseId, studentId } = await enrolledNewcomer(world);
        await teachOn(world, courseId, '2026-01-05', [studentId]);
        await teachOn(world, courseId, '2026-01-12');
        const shown = async () => {
          const query = { courseId };
          const { data } = await world.call<AttendanceList>('ROLE_ADMIN', 'listAttendance', { query });
          return data
            .toSorted((a, b) => a.date_class.localeCompare(b.date_class))
            .map(({ member_ids = [], attendances }) => [member_ids.includes(studentId), attendances.length])
            .join(' ');
        };
        expect((await shown()) === 'true,1 true,0', `before the change: ${await shown()}`);
        const [all, late] = [[since(null)], [since('2026-01-06')]];
        await changeDays(world, courseId, [{ student_id: studentId, periods: late, seen: all }]);
        expect((await shown()) === 'false,0 true,0', `with a later first day: ${await shown()}`);
        await changeDays(world, courseId, [{ student_id: studentId, periods: all, seen: late }]);
        expect((await shown()) === 'true,1 true,0', `with the first day of before: ${await shown()}`);
      },
      'answers periods that are stored as saved': async (world) => {
        const { courseId, studentId } = await enrolledNewcomer(world);
        const change = { student_id: studentId, periods: [since('2026-01-05')], seen: [since(null)] };
        await changeDays(world, courseId, [change]);
        await changeDays(world, courseId, [change]);
        await expectDays(world, courseId, studentId, change.periods);
      },
      'writes nothing when the periods of one student have changed': async (world) => {
        const { courseId, studentId } = await enrolledNewcomer(world);
        const { id } = await createDetailedStudent(world);
        await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id], from: null } });
        const periods = [since('2026-01-05')];
        const body = {
          students: [
            { student_id: studentId, periods, seen: [since(null)] },
            { student_id: id, periods, seen: [since('2025-01-05')] },
          ],
        };
        const { status } = await world.answer('ROLE_ADMIN', 'changeEnrolmentPeriods', {
          path: { courseId },
          body,
        });
        expect(status === 409, `it is a ${status}`);
        await expectDays(world, courseId, studentId, [since(null)]);
      },
      'removes a student without periods': async (world) => {
        const { courseId, studentId } = await enrolledNewcomer(world);
        await changeDays(world, courseId, [{ student_id: studentId, periods: [], seen: [since(null)] }]);
        expect(!(await isIn(world, courseId, studentId)), 'the student is still in it');
      },
    },
  },
  assignStudents: {
    rows: ['API-062'],
    advice: ['a student who has another class at that time'],
    good: async (world) => ({
      body: { courseId: await newCourse(world), studentId: [(await newStudent(world)).id] },
    }),
    unknown: async (world) => ({ body: { courseId: unknownId, studentId: [(await newStudent(world)).id] } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { body: { courseId, studentId: [(await newStudent(world)).id] } }];
      }),
      'a student who has another class at that time': {
        status: 409,
        code: 'clash',
        request: async (world) => {
          const { courseId, studentId } = await clashingStudent(world);
          return { body: { courseId, studentId: [studentId], accept_clashes: false } };
        },
      },
      'a batch with one unknown student': {
        status: 400,
        request: async (world) => ({
          body: { courseId: await newCourse(world), studentId: [(await newStudent(world)).id, unknownId] },
        }),
      },
      'an archived student': {
        status: 400,
        request: async (world) => {
          const { id } = await createStudent(world);
          await world.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
          return { body: { courseId: await newCourse(world), studentId: [id] } };
        },
      },
    },
    does: {
      'lets a student belong from the given day, and gives who comes back another period': async (world) => {
        world.requiresExtension('belonging');
        const courseId = await createCourse(world);
        const { id } = await createDetailedStudent(world);
        const change = (call: 'assignStudents' | 'unassignStudents', days: object) =>
          world.call('ROLE_ADMIN', call, { body: { courseId, studentId: [id], ...days } });
        await change('assignStudents', { from: '2026-01-05' });
        await change('unassignStudents', { to: '2026-01-19' });
        expect(
          (await daysOf(world, courseId, id)).isFormer,
          'who has left is not listed as a former student',
        );
        await change('assignStudents', { from: '2026-02-02' });
        await expectDays(world, courseId, id, [since('2026-01-05', '2026-01-19'), since('2026-02-02')]);
        expect(!(await daysOf(world, courseId, id)).isFormer, 'who came back is listed as a former student');
      },
      'lets a student belong from the first class of a contract that has not begun': async (world) => {
        world.requiresExtension('belonging');
        const { courseId, studentId } = await enrolledNewcomer(world);
        await expectDays(world, courseId, studentId, [since(null)]);
      },
      'lets a student belong from today once the contract has begun': async (world) => {
        world.requiresExtension('belonging');
        const { courseId } = await enrolledNewcomer(world);
        await teachOn(world, courseId, '2026-01-05');
        const { id } = await createDetailedStudent(world);
        await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id] } });
        const [period] = (await daysOf(world, courseId, id)).periods;
        expect((period?.from ?? '') > '2026-01-05', `the first day is ${period?.from}`);
      },
      'puts the student into the contract, once': async (world) => {
        const courseId = await newCourse(world);
        const { id } = await createStudent(world);
        for (let turn = 0; turn < 2; turn += 1) {
          await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id] } });
        }
        const query = { courseId };
        const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
        const times = data[0]?.student_has_course?.filter(({ student_id: member }) => member === id).length;
        expect(times === 1, `the student is in it ${times} times`);
      },
      'counts the students on the contract, and the contract on the student': async (world) => {
        const courseId = await createCourse(world);
        const two = [(await createDetailedStudent(world)).id, (await createDetailedStudent(world)).id];
        await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: two } });
        const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
        const members = data[0]?.student_has_course
          ?.map(({ student_id: id }) => id)
          .toSorted((a, b) => a - b);
        expect(members?.join() === two.join(), `the members are ${members?.join()}`);
        expect(data[0]?.total_students === 2, `total_students is ${data[0]?.total_students}`);
        const courses = (await readStudent(world, two[1] ?? 0)).student_has_courses?.map(({ id }) => id);
        expect(courses?.join() === String(courseId), `the student shows contracts ${courses?.join()}`);
      },
      'adds to those who are in the contract': async (world) => {
        const { courseId, studentId } = await enrolledNewcomer(world);
        const { id } = await createDetailedStudent(world);
        await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id] } });
        const members = await membersOf(world, courseId);
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
    good: async (world) => {
      const { courseId, studentId } = await taughtEnrolment(world);
      return { body: { courseId, studentId: [studentId] } };
    },
    unknown: async (world) => ({ body: { courseId: unknownId, studentId: [(await newStudent(world)).id] } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const { courseId, studentId } = await taughtEnrolment(world);
        return [courseId, { body: { courseId, studentId: [studentId] } }];
      }),
      'a last day in the future': {
        status: 400,
        request: async (world) => {
          const { courseId, studentId } = await taughtEnrolment(world);
          return { body: { courseId, studentId: [studentId], to: '2999-01-01' } };
        },
      },
      'a batch with one unknown student': {
        status: 400,
        request: async (world) => {
          const { courseId, studentId } = await taughtEnrolment(world);
          return { body: { courseId, studentId: [studentId, unknownId] } };
        },
      },
    },
    does: {
      'keeps who has left with the last day, in the contract and in the history of the student': async (
        world,
      ) => {
        world.requiresExtension('belonging');
        const { courseId, studentId } = await enrolledNewcomer(world);
        await teachOn(world, courseId, '2026-01-05');
        const body = { courseId, studentId: [studentId], to: '2026-01-19' };
        await world.call('ROLE_ADMIN', 'unassignStudents', { body });
        const { periods, isFormer } = await daysOf(world, courseId, studentId);
        const right = [since(null, '2026-01-19')];
        expect(
          isFormer && JSON.stringify(periods) === JSON.stringify(right),
          'the contract does not list it',
        );
        const { data } = await world.call<GetStudentHistoryResponse>('ROLE_ADMIN', 'getStudentHistory', {
          query: { studentId },
        });
        const told = data.courses_history.find(({ id }) => id === courseId)?.periods;
        expect(JSON.stringify(told) === JSON.stringify(right), `the history tells ${JSON.stringify(told)}`);
      },
      'takes out as never in it who has no day in the contract': async (world) => {
        world.requiresExtension('belonging');
        const { courseId, studentId } = await enrolledNewcomer(world);
        await world.call('ROLE_ADMIN', 'unassignStudents', { body: { courseId, studentId: [studentId] } });
        const { periods } = await daysOf(world, courseId, studentId);
        expect(periods.length === 0, `the periods are ${JSON.stringify(periods)}`);
      },
      'takes the student out of the contract': async (world) => {
        const body = { courseId: await newCourse(world), studentId: [(await createStudent(world)).id] };
        await world.call('ROLE_ADMIN', 'assignStudents', { body });
        await world.call('ROLE_ADMIN', 'unassignStudents', { body });
        expect(!(await isIn(world, body.courseId, body.studentId[0] ?? 0)), 'the student is still in it');
      },
      'takes out everybody whom it names, and keeps their absences': async (world) => {
        const { courseId, studentId } = await enrolledNewcomer(world);
        const { id } = await createDetailedStudent(world);
        await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [id] } });
        const lesson = {
          courses_id: courseId,
          date_class: '2026-10-05',
          absent_student_ids: [studentId],
          total_hours: 60,
        };
        await world.call('ROLE_ADMIN', 'addAttendance', { body: lesson });
        await world.call('ROLE_ADMIN', 'unassignStudents', {
          body: { courseId, studentId: [studentId, id] },
        });
        const left = await membersOf(world, courseId);
        expect(left.length === 0, `${left.join()} are still in it`);
        const { data } = await world.call<AttendanceList>('ROLE_ADMIN', 'listAttendance', {
          query: { courseId },
        });
        expectFields(data[0]?.attendances, { student_id: studentId });
      },
      'takes out whom it names and leaves the others': async (world) => {
        const courseId = await createCourse(world);
        const [leaves, stays] = [
          (await createDetailedStudent(world)).id,
          (await createDetailedStudent(world)).id,
        ];
        await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [leaves, stays] } });
        await world.call('ROLE_ADMIN', 'unassignStudents', { body: { courseId, studentId: [leaves] } });
        const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
        const members = data[0]?.student_has_course?.map(({ student_id: id }) => id);
        expect(members?.join() === String(stays), `the members are ${members?.join()}`);
      },
    },
  },
  listStudentsOfCourse: {
    good: async (world, role) => ({ query: { course_id: await courseOf(world, role) } }),
    list: async (world, role) => ({
      query: { course_id: role === 'ROLE_ADMIN' ? await fullestCourse(world) : await courseOf(world, role) },
    }),
    unknown: () => ({ query: { course_id: unknownId } }),
    foreign: async (world, role) => ({ query: { course_id: await foreignCourse(world, role) } }),
    does: {
      'lists either who is in the contract or who is not': async (world) => {
        const { courseId, studentId } = await enrolmentOf(world, 'ROLE_ADMIN');
        for (const [not_in_course, isListed] of [
          [0, true],
          [1, false],
        ] as const) {
          const query = { course_id: courseId, not_in_course, resourcesPerPage: 20_000 };
          const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudentsOfCourse', { query });
          const found = data.some(({ id }) => id === studentId);
          expect(
            found === isListed,
            `with not_in_course ${not_in_course} a student of it is ${found ? '' : 'not '}listed`,
          );
        }
      },
      'shows a member as the list of students does, and keeps the private link from a teacher': async (
        world,
      ) => {
        const { courseId, studentId } = await taughtEnrolment(world);
        const query = { course_id: courseId };
        const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudentsOfCourse', { query });
        expect(data.map(({ id }) => id).join() === String(studentId), 'the members are others');
        const { name, last_name: lastName, email } = await readStudent(world, studentId);
        expectFields(data[0], { name, last_name: lastName, email });
        const own = await world.call<StudentList>('ROLE_TEACHER', 'listStudentsOfCourse', { query });
        expect(own.data.length === 1 && !own.data[0]?.token_login, 'a teacher reads the private link');
      },
      'offers no archived student': async (world) => {
        const courseId = await createCourse(world);
        const { id } = await createDetailedStudent(world);
        const offered = async () => {
          const query = { course_id: courseId, not_in_course: 1, ...many };
          const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudentsOfCourse', { query });
          return data.some((student) => student.id === id);
        };
        expect(await offered(), 'a student who could join is not listed');
        await world.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id, status: 0 } });
        expect(!(await offered()), 'an archived student is listed');
      },
    },
  },
} satisfies Cases;
