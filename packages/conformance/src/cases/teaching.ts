import type {
  Attendance,
  CourseList,
  HoursClass,
  PreviewTeacherChangeResponse,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { many, otherTeacher, readCourse } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { createCourse } from '../records/contracts.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { clashingTeacher } from '../records/plans.ts';
import { archivedTeacher, createTeacher, newTeacher, readTeacher } from '../records/teachers.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** A contract of the suite with a teacher. */
function taughtCourse(context: TestContext): Promise<number> {
  return context.find('a contract of its own with a teacher', async () => {
    const body = { courseId: await untaughtCourse(context), teacherId: (await newTeacher(context)).id };
    await context.call('ROLE_ADMIN', 'assignTeacher', { body });
    return body.courseId;
  });
}

/** Creates a contract for the suite without a teacher. */
const untaughtCourse = createCourse;

/** Returns a contract of the suite with a teacher, and a change to another teacher with rates that was not made yet. */
async function changed(context: TestContext) {
  const { id: formerId } = await createTeacher(context);
  const { id: teacherId } = await createTeacher(context);
  const courseId = await createCourse(context);
  const type = (await readCourse(context, courseId)).course_types_id ?? 0;
  for (const id of [formerId, teacherId])
    await context.call('ROLE_ADMIN', 'updateTeacher', {
      body: { teacher: { id }, teacherRates: [{ course_types_id: type, rate: 30 }] },
    });
  await context.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId: formerId } });
  const body = {
    courseId,
    teacherId,
    removeMotive: 'Congé - Leave',
    hoursDone: 6,
    from: '1984-05-16',
    formerTeacherId: formerId,
    months: [],
  };
  return { courseId, teacherId, formerId, body };
}

async function record(context: TestContext, courses_id: number, date_class: string) {
  const body = { courses_id, date_class, absent_student_ids: [], total_hours: 60 };
  await context.call<{ data: Attendance }>('ROLE_ADMIN', 'addAttendance', { body });
}

async function teacherOf(context: TestContext, courseId: number) {
  const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
  return data[0]?.current_teacher?.teacher.id;
}

export const teaching = {
  assignTeacher: {
    rows: ['API-064'],
    good: async (context) => ({
      body: { courseId: await untaughtCourse(context), teacherId: (await otherTeacher(context)).id },
    }),
    unknown: async (context) => ({
      body: { courseId: unknownId, teacherId: (await otherTeacher(context)).id },
    }),
    advice: ['an archived teacher', 'a teacher who has another class at that time'],
    refuses: {
      'a teacher who has another class at that time': {
        status: 409,
        code: 'clash',
        request: async (context) => ({
          body: { ...(await clashingTeacher(context)), accept_clashes: false },
        }),
      },
      'an archived teacher': {
        status: 409,
        request: async (context) => ({
          body: { courseId: await untaughtCourse(context), teacherId: await archivedTeacher(context) },
        }),
      },
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: { courseId, teacherId: (await otherTeacher(context)).id } }];
      }),
      'a contract that another teacher has': {
        status: 409,
        request: async (context) => ({
          body: { courseId: await taughtCourse(context), teacherId: (await newTeacher(context)).id },
        }),
      },
      'a teacher who does not exist': {
        status: 400,
        field: 'teacherId',
        request: async (context) => ({
          body: { courseId: await untaughtCourse(context), teacherId: unknownId },
        }),
      },
    },
    does: {
      'makes the teacher the current one': async (context) => {
        const body = { courseId: await untaughtCourse(context), teacherId: (await newTeacher(context)).id };
        await context.call('ROLE_ADMIN', 'assignTeacher', { body });
        expect((await teacherOf(context, body.courseId)) === body.teacherId, 'another one teaches');
      },
      'shows the contract on the teacher': async (context) => {
        const courseId = await createCourse(context);
        const { id: teacherId } = await createTeacher(context);
        await context.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId } });
        const courses = (await readTeacher(context, teacherId)).teacher_has_courses.map(({ id }) => id);
        expect(courses.join() === String(courseId), `the teacher shows contracts ${courses.join()}`);
      },
    },
  },
  changeTeacher: {
    rows: ['API-065'],
    // The rows of the previous and the new teacher change.
    rowsChanged: 2,
    good: async (context) => ({
      body: {
        courseId: await taughtCourse(context),
        teacherId: (await newTeacher(context)).id,
        removeMotive: 'Congé - Leave',
        hoursDone: 6,
      },
    }),
    unknown: async (context) => ({
      body: {
        courseId: unknownId,
        teacherId: (await otherTeacher(context)).id,
        removeMotive: 'Congé',
        hoursDone: 6,
      },
    }),
    advice: ['an archived teacher', 'a teacher who has another class at that time'],
    refuses: {
      'a teacher who has another class at that time': {
        status: 409,
        code: 'clash',
        request: async (context) => {
          const { courseId, teacherId } = await clashingTeacher(context);
          const former = (await otherTeacher(context)).id;
          await context.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId: former } });
          const body = { courseId, teacherId, removeMotive: 'Congé', hoursDone: 0, accept_clashes: false };
          return { body };
        },
      },
      'an archived teacher': {
        status: 409,
        request: async (context) => ({
          body: {
            courseId: await taughtCourse(context),
            teacherId: await archivedTeacher(context),
            removeMotive: 'Congé',
            hoursDone: 6,
          },
        }),
      },
      'an archived contract': refusedWhenArchived(async (context) => {
        const { courseId } = await taughtEnrolment(context);
        return [
          courseId,
          {
            body: {
              courseId,
              teacherId: (await otherTeacher(context)).id,
              removeMotive: 'Congé - Leave',
              hoursDone: 6,
            },
          },
        ];
      }),
      'a contract that is done': {
        status: 400,
        request: async (context) => {
          const { courseId } = await taughtEnrolment(context);
          const body = { id: courseId, course_status_id: 3 };
          await context.call('ROLE_ADMIN', 'updateCourseStatus', { body });
          const { id: teacherId } = await newTeacher(context);
          return { body: { courseId, teacherId, removeMotive: 'Congé', hoursDone: 6 } };
        },
      },
      'a former teacher who is another one now': {
        status: 409,
        request: async (context) => {
          context.requiresExtension('belonging');
          const { body, teacherId } = await changed(context);
          return { body: { ...body, formerTeacherId: teacherId } };
        },
      },
      'a change whose months are not named': {
        status: 409,
        request: async (context) => {
          context.requiresExtension('belonging');
          const { body, courseId } = await changed(context);
          await record(context, courseId, '1984-05-16');
          return { body };
        },
      },
      'a contract without a teacher': {
        status: 400,
        request: async (context) => ({
          body: {
            courseId: await untaughtCourse(context),
            teacherId: (await otherTeacher(context)).id,
            removeMotive: 'Congé',
            hoursDone: 6,
          },
        }),
      },
      'a teacher who does not exist': {
        status: 400,
        field: 'teacherId',
        request: async (context) => ({
          body: {
            courseId: await taughtCourse(context),
            teacherId: unknownId,
            removeMotive: 'Congé',
            hoursDone: 6,
          },
        }),
      },
      'the teacher whom the contract has': {
        status: 400,
        field: 'teacherId',
        request: async (context) => {
          const courseId = await taughtCourse(context);
          return {
            body: {
              courseId,
              teacherId: await teacherOf(context, courseId),
              removeMotive: 'Congé',
              hoursDone: 6,
            },
          };
        },
      },
    },
    does: {
      'makes the teacher the current one': async (context) => {
        const courseId = await taughtCourse(context);
        const { id: teacherId } = await newTeacher(context);
        const body = { courseId, teacherId, removeMotive: 'Congé - Leave', hoursDone: 6 };
        await context.call('ROLE_ADMIN', 'changeTeacher', { body });
        expect((await teacherOf(context, courseId)) === teacherId, 'another one teaches');
      },
      'keeps who taught before, with the reason and the hours': async (context) => {
        const { courseId } = await taughtEnrolment(context);
        const query = { courseId };
        const before = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
        const { id: teacherId } = await otherTeacher(context);
        const body = { courseId, teacherId, removeMotive: 'Congé parental', hoursDone: 7.5 };
        await context.call('ROLE_ADMIN', 'changeTeacher', { body });
        const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
        expectFields(data[0], { 'current_teacher.teacher.id': teacherId });
        // Optional for a backend.
        if (data[0]?.previous_teachers === undefined) return;
        expectFields(data[0].previous_teachers, {
          'teacher.id': before.data[0]?.current_teacher?.teacher.id,
          hours_done: 7.5,
          remove_motive: 'Congé parental',
        });
      },
      'leaves a class of a day before to the former teacher, and gives one of the day to the new one': async (
        context,
      ) => {
        context.requiresExtension('belonging');
        const { courseId, teacherId, formerId, body } = await changed(context);
        await context.call('ROLE_ADMIN', 'changeTeacher', { body });
        for (const day of ['1984-05-15', '1984-05-16']) await record(context, courseId, day);
        const { data } = await context.call<{ data: HoursClass[] }>('ROLE_ADMIN', 'getHoursClasses', {
          query: { month: '1984-05' },
        });
        const given = data.flatMap(({ course, date, teacher }) =>
          course.id === courseId ? [`${date} ${teacher?.id}`] : [],
        );
        const right = [`1984-05-15 ${formerId}`, `1984-05-16 ${teacherId}`];
        expect(given.join() === right.join(), `the classes are ${given.join()}`);
        const { data: read } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', {
          query: { courseId },
        });
        const periods = read[0]?.teaching?.map(({ from, teacher }) => `${from} ${teacher.id}`);
        if (periods === undefined) return;
        expect(periods.join() === `null ${formerId},1984-05-16 ${teacherId}`, `they teach ${periods.join()}`);
      },
      'ends the reach of the former teacher': async (context) => {
        const { courseId } = await taughtEnrolment(context);
        const reach = async () =>
          (await context.answer('ROLE_TEACHER', 'listAttendance', { query: { courseId } })).status;
        expect((await reach()) === 200, 'the teacher does not reach the contract');
        const { id: teacherId } = await otherTeacher(context);
        const body = { courseId, teacherId, removeMotive: 'Congé', hoursDone: 1 };
        await context.call('ROLE_ADMIN', 'changeTeacher', { body });
        const status = await reach();
        expect(status === 403, `the former teacher is answered with ${status}`);
        const { data } = await context.call<CourseList>('ROLE_TEACHER', 'listCourses', { query: many });
        expect(!data.some(({ id }) => id === courseId), 'the contract is in the list of the former teacher');
      },
    },
  },
  previewTeacherChange: {
    onlyReads: true,
    good: async (context) => {
      const { courseId, teacherId } = await changed(context);
      return { body: { courseId, teacherId, from: '1984-05-16' } };
    },
    unknown: () => ({ body: { courseId: unknownId, from: '1984-05-16' } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: { courseId, from: '1984-05-16' } }];
      }),
      'a teacher who does not exist': {
        status: 400,
        field: 'teacherId',
        request: async (context) => ({
          body: { courseId: (await changed(context)).courseId, teacherId: unknownId, from: '1984-05-16' },
        }),
      },
    },
    does: {
      'counts what the teacher gave before the day, and names no month without a new teacher': async (
        context,
      ) => {
        const { courseId } = await changed(context);
        for (const day of ['1984-05-15', '1984-05-16']) await record(context, courseId, day);
        const body = { courseId, from: '1984-05-16' };
        const { data } = await context.call<PreviewTeacherChangeResponse>(
          'ROLE_ADMIN',
          'previewTeacherChange',
          {
            body,
          },
        );
        expect(data.minutes_done === 60, `${data.minutes_done} minutes are counted`);
        expect(data.months.length === 0, `it names ${JSON.stringify(data.months)}`);
      },
      'names the months of both teachers, and changes nothing': async (context) => {
        const { courseId, teacherId, formerId } = await changed(context);
        await record(context, courseId, '1984-05-16');
        const body = { courseId, teacherId, from: '1984-05-16' };
        const read = async () =>
          (await context.call<PreviewTeacherChangeResponse>('ROLE_ADMIN', 'previewTeacherChange', { body }))
            .data;
        const { months, teachers } = await read();
        const named = months.map(({ teacher_id, month }) => `${teacher_id} ${month}`).toSorted();
        const right = [`${formerId} 1984-05`, `${teacherId} 1984-05`].toSorted();
        expect(named.join() === right.join(), `it names ${named.join()}`);
        expect(teachers.length === 2, `it has the names of ${teachers.length} teachers`);
        expect(JSON.stringify((await read()).months) === JSON.stringify(months), 'it changed something');
      },
    },
  },
  requestProgressReport: {
    rows: ['API-078'],
    sendsMail: true,
    leavesNoTrace: true,
    good: async (context) => ({ body: { courseId: (await taughtEnrolment(context)).courseId } }),
    unknown: () => ({ body: { courseId: unknownId } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: { courseId } }];
      }),
      'a contract without a teacher': {
        status: 400,
        request: async (context) => ({ body: { courseId: await untaughtCourse(context) } }),
      },
      'a teacher whose account is not active': {
        status: 409,
        request: async (context) => ({ body: { courseId: await taughtCourse(context) } }),
      },
    },
  },
} satisfies Cases;
