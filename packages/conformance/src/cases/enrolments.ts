import type { AttendanceList, CourseList, StudentList } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, enrolmentOf, foreignCourse, fullestCourse, many } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { createCourse, newCourse } from '../records/contracts.ts';
import { enrolledNewcomer, taughtEnrolment } from '../records/enrolments.ts';
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

export const enrolments = {
  assignStudents: {
    rows: ['API-062'],
    good: async (world) => ({
      body: { courseId: await newCourse(world), studentId: [(await newStudent(world)).id] },
    }),
    unknown: async (world) => ({ body: { courseId: unknownId, studentId: [(await newStudent(world)).id] } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { body: { courseId, studentId: [(await newStudent(world)).id] } }];
      }),
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
      'a batch with one unknown student': {
        status: 400,
        request: async (world) => {
          const { courseId, studentId } = await taughtEnrolment(world);
          return { body: { courseId, studentId: [studentId, unknownId] } };
        },
      },
    },
    does: {
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
