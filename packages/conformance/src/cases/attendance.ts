import type {
  Attendance,
  AttendanceList,
  CourseList,
  GetCoursePlanResponse,
  PlannedClass,
  PreviewAttendanceResponse,
} from '@portal/api-client/openapi';
import type { Request } from '../broken-requests.ts';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, enrolmentOf, foreignCourse, many, readCourse } from '../facts.ts';
import { expectFields } from '../fields.ts';
import type { Role } from '../openapi.ts';
import { createCourse, savedCourse, withTotal } from '../records/contracts.ts';
import { linkedCourse, taughtEnrolment } from '../records/enrolments.ts';
import { addLesson, lessonsOf } from '../records/lessons.ts';
import { dates, plan, plannedCourse, recorded } from '../records/plans.ts';
import { createTeacher, newTeacher } from '../records/teachers.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

interface SavedLesson {
  readonly data: Attendance;
}

async function lessonInput(context: TestContext, role: Role) {
  const { courseId, studentId } = await enrolmentOf(context, role);
  return { courses_id: courseId, date_class: '2026-11-02', absent_student_ids: [studentId], total_hours: 90 };
}

const lessonWithoutAbsences = (courseId: number) => ({
  courses_id: courseId,
  date_class: '2026-11-02',
  absent_student_ids: [],
  total_hours: 90,
});

async function lessonIn(context: TestContext, courseId: number): Promise<number> {
  const body = lessonWithoutAbsences(courseId);
  return (await context.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body })).data.id;
}

function newLesson(context: TestContext): Promise<Attendance> {
  return context.find('an attendance record of its own', async () => {
    const body = await lessonInput(context, 'ROLE_ADMIN');
    return (await context.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body })).data;
  });
}

/** Returns a record that the teacher has just created. */
async function ownRecord(context: TestContext): Promise<Attendance> {
  const body = await ownInput(context);
  return (await context.call<{ data: Attendance }>('ROLE_TEACHER', 'addAttendance', { body })).data;
}

async function ownInput(context: TestContext) {
  const { courseId } = await enrolmentOf(context, 'ROLE_TEACHER');
  return { courses_id: courseId, date_class: '2026-11-03', absent_student_ids: [], total_hours: 60 };
}

/** Returns a request about someone else's record in one of the teacher's contracts. */
async function recordOfAnother(context: TestContext): Promise<Request> {
  const body = await ownInput(context);
  const { data } = await context.call<{ data: Attendance }>('ROLE_ADMIN', 'addAttendance', { body });
  return { path: { id: data.id }, body };
}

/** Plans classes of a new contract on two past days. */
async function coursePlannedInPast(context: TestContext): Promise<readonly PlannedClass[]> {
  context.requiresExtension('planned-classes');
  const past = { ...plan, starts_on: '2026-10-05', breaks: [], number_of_classes: 2 };
  return (await plannedCourse(context, past)).classes;
}

/** Returns a record on the day of the second of two classes that names the first class. */
async function ofOtherDay(context: TestContext) {
  const [first, second] = await coursePlannedInPast(context);
  if (!first || !second) throw new Error('the plan has fewer than two classes');
  const body = {
    ...lessonWithoutAbsences(first.course_id),
    date_class: second.date,
    planned_class_id: first.id,
  };
  return { first, second, body };
}

/** Returns the classes of a contract by id, with their records. */
async function recordsOf(context: TestContext, { course_id: courseId }: PlannedClass) {
  const { classes } = await context.call<GetCoursePlanResponse>('ROLE_ADMIN', 'getCoursePlan', {
    path: { courseId },
  });
  return new Map(classes.map(({ id, attendance_id }) => [id, attendance_id]));
}

/** The id of the suite's teacher. */
async function ownTeacherId(context: TestContext): Promise<number> {
  const query = { courseId: (await enrolmentOf(context, 'ROLE_TEACHER')).courseId };
  const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
  const id = data[0]?.current_teacher?.teacher.id;
  if (id === undefined) throw new Missing('a contract of the teacher');
  return id;
}

async function lessonFor(context: TestContext): Promise<Request> {
  const { courseId } = await taughtEnrolment(context);
  const body = { courses_id: courseId, date_class: '2026-10-06', absent_student_ids: [], total_hours: 75 };
  return { body, headers: { 'Idempotency-Key': context.newKey() } };
}

const sendLesson = async (
  context: TestContext,
  request: Request,
  role: Role = 'ROLE_ADMIN',
): Promise<Attendance> => (await context.call<{ data: Attendance }>(role, 'addAttendance', request)).data;

async function lessonCount(context: TestContext, { courses_id: courseId }: Attendance): Promise<number> {
  const query = { courseId, ...many };
  return (await context.call<AttendanceList>('ROLE_ADMIN', 'listAttendance', { query })).data.length;
}

export const attendance = {
  listAttendance: {
    good: async (context, role) => ({ query: { courseId: await courseOf(context, role) } }),
    unknown: () => ({ query: { courseId: unknownId } }),
    foreign: async (context, role) => ({ query: { courseId: await foreignCourse(context, role) } }),
    does: {
      'lists the oldest first': async (context) => {
        const days = (await lessonsOf(context, await courseOf(context, 'ROLE_ADMIN'))).map(
          ({ date_class: day }) => day,
        );
        expect(JSON.stringify(days) === JSON.stringify(days.toSorted()), 'the days are in another order');
      },
      'shows a student the own absences alone': async (context) => {
        const { courseId, own, other } = await linkedCourse(context);
        const body = {
          courses_id: courseId,
          date_class: '2026-10-05',
          absent_student_ids: [own, other],
          total_hours: 60,
        };
        await context.call('ROLE_ADMIN', 'addAttendance', { body });
        const query = { courseId };
        const { data } = await context.call<AttendanceList>('student', 'listAttendance', { query });
        const absent = data[0]?.attendances.map(({ student_id: id }) => id).join();
        expect(absent === String(own), `the absent students are ${absent}`);
      },
    },
  },
  addAttendance: {
    rows: ['API-058'],
    advice: [
      'a class that cannot have been given yet',
      'a planned class that has a record of its day',
      'takes the open planned class of its day, not the named one of another day',
    ],
    rowsChanged: 20,
    good: async (context, role) => ({ body: await lessonInput(context, role) }),
    unknown: async (context, role) => ({
      body: { ...(await lessonInput(context, role)), courses_id: unknownId, absent_student_ids: [] },
    }),
    foreign: async (context, role) => ({
      body: {
        ...(await lessonInput(context, role)),
        courses_id: await foreignCourse(context, role),
        absent_student_ids: [],
      },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: lessonWithoutAbsences(courseId) }];
      }),
      'somebody absent who is not in the contract': {
        status: 400,
        field: 'absent_student_ids',
        request: async (context) => ({
          body: { ...(await lessonInput(context, 'ROLE_ADMIN')), absent_student_ids: [unknownId] },
        }),
      },
      'a planned class that has a record of its day': {
        status: 409,
        request: async (context) => {
          const { second, body } = await ofOtherDay(context);
          const { planned_class_id: _, ...unnamed } = body;
          await sendLesson(context, { body: unnamed });
          return { body: { ...body, planned_class_id: second.id } };
        },
      },
      'a class that cannot have been given yet': {
        status: 400,
        field: 'date_class',
        request: async (context) => ({
          body: { ...(await lessonInput(context, 'ROLE_ADMIN')), date_class: '9999-12-31' },
        }),
      },
      'the key of another record': {
        status: 422,
        code: 'key-reused',
        request: async (context) => {
          context.requiresExtension('idempotency-keys');
          const headers = { 'Idempotency-Key': context.newKey() };
          const body = await lessonInput(context, 'ROLE_ADMIN');
          await context.call('ROLE_ADMIN', 'addAttendance', { body, headers });
          return { body: { ...body, total_hours: 60 }, headers };
        },
      },
    },
    does: {
      'keeps what was sent': async (context) => {
        const body = await lessonInput(context, 'ROLE_ADMIN');
        const { data } = await context.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body });
        const stored = (await lessonsOf(context, body.courses_id)).find(({ id }) => id === data.id);
        expect(
          stored?.total_hours === 90 && stored.date_class === body.date_class,
          'the list says something else',
        );
        expect(
          stored.attendances.map((absence) => absence.student_id).join() === body.absent_student_ids.join(),
          'others are absent',
        );
      },
      'adds one record for one key': async (context) => {
        context.requiresExtension('idempotency-keys');
        const body = await lessonInput(context, 'ROLE_ADMIN');
        const headers = { 'Idempotency-Key': context.newKey() };
        const first = await context.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body, headers });
        const second = await context.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body, headers });
        expect(first.data.id === second.data.id, 'the same key added two records');
        const lessons = await lessonsOf(context, body.courses_id);
        const after = await context.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body, headers });
        const now = await lessonsOf(context, body.courses_id);
        expect(now.length === lessons.length, `answered as ${after.data.id}, the key added another record`);
      },
      'adds no record for a key that it answers as before': async (context) => {
        context.requiresExtension('idempotency-keys');
        const courses_id = await createCourse(context);
        const request = {
          body: { courses_id, date_class: '2026-10-06', absent_student_ids: [], total_hours: 75 },
          headers: { 'Idempotency-Key': context.newKey() },
        };
        const add = async () =>
          (await context.call<{ data: Attendance }>('ROLE_ADMIN', 'addAttendance', request)).data.id;
        const [first, second] = [await add(), await add()];
        expect(first === second, `the records ${first} and ${second} have one key`);
        expect((await lessonsOf(context, courses_id)).length === 1, 'there is another record');
      },
      'keeps each value under its own name': async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const body = {
          courses_id: courseId,
          date_class: '2026-10-06',
          absent_student_ids: [studentId],
          total_hours: 75,
        };
        const { data } = await context.call<{ data: Attendance }>('ROLE_TEACHER', 'addAttendance', { body });
        const [stored] = (await lessonsOf(context, courseId)).filter(({ id }) => id === data.id);
        const due = { courses_id: courseId, date_class: '2026-10-06', total_hours: 75, status: 1 };
        expectFields(stored, due);
        expectFields(data, due, 'in the answer, ');
        expectFields(stored?.attendances, { student_id: studentId, 'student.id': studentId });
      },
      'sums the minutes, the classes and the last day on the contract': async (context) => {
        const id = await createCourse(context);
        const day = async () => {
          const course = await readCourse(context, id);
          return [course.hours_taught_minutes, course.lessons_recorded, course.last_lesson_date];
        };
        // Optional for a backend.
        if ((await day())[0] === undefined) return;
        await addLesson(context, id, '2026-10-20', 45);
        await addLesson(context, id, '2026-10-06', 90);
        const { id: extra } = await addLesson(context, id, '2026-10-27', 30);
        expect((await day()).join() === '165,3,2026-10-27', `it shows ${(await day()).join()}`);
        await context.call('ROLE_ADMIN', 'deleteAttendance', { path: { id: extra } });
        expect(
          (await day()).join() === '135,2,2026-10-20',
          `without the last class it shows ${(await day()).join()}`,
        );
      },
      'sets attendance_status at the total of classes': async (context) => {
        const id = await withTotal(context, 2);
        const status = async () => (await readCourse(context, id)).course_details.attendance_status;
        await addLesson(context, id, '2026-10-05');
        expect((await status()) === 0, 'it is set one class before the total');
        await addLesson(context, id, '2026-10-12');
        expect((await status()) === 1, 'it is not set at the total');
      },
      'takes the open planned class of its day, not the named one of another day': async (context) => {
        const { first, second, body } = await ofOtherDay(context);
        const { id } = await sendLesson(context, { body });
        const records = await recordsOf(context, first);
        expect(records.get(second.id) === id, `the class of the day has ${records.get(second.id)}`);
        expect(records.get(first.id) === null, `the named class has ${records.get(first.id)}`);
      },
      'adds one record for one key that comes twice at once': async (context) => {
        context.requiresExtension('idempotency-keys');
        const request = await lessonFor(context);
        const [one, other] = await Promise.all([sendLesson(context, request), sendLesson(context, request)]);
        expect(one.id === other.id, `the answers are records ${one.id} and ${other.id}`);
        const count = await lessonCount(context, one);
        expect(count === 1, `${count} records were added`);
      },
      'keeps the keys of two people apart': async (context) => {
        context.requiresExtension('idempotency-keys');
        const request = await lessonFor(context);
        const one = await sendLesson(context, request, 'ROLE_ADMIN');
        const other = await sendLesson(context, request, 'ROLE_TEACHER');
        expect(one.id !== other.id, "a teacher is given an administrator's record");
        const count = await lessonCount(context, one);
        expect(count === 2, `two people have added ${count} records`);
      },
      'keeps the keys of two calls apart': async (context) => {
        context.requiresExtension('idempotency-keys');
        const request = await lessonFor(context);
        await sendLesson(context, request);
        const title = context.newName();
        const body = { title, note_type: 'courses', ref_id: await createCourse(context) };
        const answer = await context.answer<{ data?: { title: string } }>('ROLE_ADMIN', 'createNote', {
          body,
          headers: request.headers,
        });
        expect(
          answer.status === 200 && answer.body.data?.title === title,
          `another call with the key is answered with ${answer.status}`,
        );
      },
      'does not remember a key that it refused': async (context) => {
        context.requiresExtension('idempotency-keys');
        const request = await lessonFor(context);
        const broken = { ...(request.body as object), total_hours: -5 };
        await context.answer('ROLE_ADMIN', 'addAttendance', { ...request, body: broken });
        const { status } = await context.answer('ROLE_ADMIN', 'addAttendance', request);
        expect(status === 200, `the repaired request is answered with ${status}`);
      },
    },
  },
  previewAttendance: {
    onlyReads: true,
    good: async (context) => ({
      path: { id: (await newLesson(context)).id },
      body: { teacher_id: (await newTeacher(context)).id },
    }),
    unknown: async (context) => ({
      path: { id: unknownId },
      body: { teacher_id: (await newTeacher(context)).id },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        const path = { id: await lessonIn(context, courseId) };
        return [courseId, { path, body: { teacher_id: (await newTeacher(context)).id } }];
      }),
      'a teacher who does not exist': {
        status: 400,
        field: 'teacher_id',
        request: async (context) => ({
          path: { id: (await newLesson(context)).id },
          body: { teacher_id: unknownId },
        }),
      },
    },
    does: {
      'names the month that changes, which the change must confirm': async (context) => {
        const courseId = await createCourse(context);
        const path = { id: await lessonIn(context, courseId) };
        const { id: teacher_id } = await createTeacher(context);
        const { course_types_id: type } = await readCourse(context, courseId);
        await context.call('ROLE_ADMIN', 'updateTeacher', {
          body: { teacher: { id: teacher_id }, teacherRates: [{ course_types_id: type, rate: 30 }] },
        });
        const { data } = await context.call<PreviewAttendanceResponse>('ROLE_ADMIN', 'previewAttendance', {
          path,
          body: { teacher_id },
        });
        const named = data.months.map((one) => `${one.teacher_id} ${one.month}`);
        expect(named.join() === `${teacher_id} 2026-11`, `it names ${named.join()}`);
        const body = { ...lessonWithoutAbsences(courseId), teacher_id };
        const refused = await context.answer('ROLE_ADMIN', 'updateAttendance', { path, body });
        expect(refused.status === 409, `without the months it answers ${refused.status}`);
        const confirmed = { path, body: { ...body, months: data.months } };
        const saved = await context.call<SavedLesson>('ROLE_ADMIN', 'updateAttendance', confirmed);
        if (saved.data.teacher === undefined) return;
        expect(saved.data.teacher?.id === teacher_id, `it is given by ${saved.data.teacher?.id}`);
      },
    },
  },
  updateAttendance: {
    rows: ['API-059'],
    advice: [
      'a class shorter than the minutes that a student missed',
      'takes the open planned class of its new day, and opens the one that it leaves',
    ],
    // The rows of its students in the list of reports show the hours.
    rowsChanged: 20,
    good: async (context) => {
      const lesson = await newLesson(context);
      return {
        path: { id: lesson.id },
        body: {
          courses_id: lesson.courses_id,
          date_class: '2026-11-03',
          absent_student_ids: [],
          total_hours: 60,
        },
      };
    },
    unknown: async (context) => ({
      path: { id: unknownId },
      body: { ...(await lessonInput(context, 'ROLE_ADMIN')) },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [
          courseId,
          {
            path: { id: await lessonIn(context, courseId) },
            body: { ...lessonWithoutAbsences(courseId), total_hours: 45 },
          },
        ];
      }),
      'somebody absent who is not in the contract': {
        status: 400,
        field: 'absent_student_ids',
        request: async (context) => {
          const { id, courses_id } = await newLesson(context);
          const body = { ...lessonWithoutAbsences(courses_id), absent_student_ids: [unknownId] };
          return { path: { id }, body };
        },
      },
      'a class shorter than the minutes that a student missed': {
        status: 400,
        field: 'details',
        request: async (context) => {
          context.requiresExtension('lesson-details');
          const { courseId, studentId } = await taughtEnrolment(context);
          const body = lessonWithoutAbsences(courseId);
          const details = [{ student_id: studentId, late_minutes: 45, left_early_minutes: 0, excused: 0 }];
          const { id } = await sendLesson(context, { body: { ...body, details } });
          return { path: { id }, body: { ...body, total_hours: 45 } };
        },
      },
      'another contract than that of the class': {
        status: 400,
        field: 'courses_id',
        request: async (context) => {
          const { id } = await newLesson(context);
          return { path: { id }, body: lessonWithoutAbsences(await createCourse(context)) };
        },
      },
    },
    does: {
      'keeps what was sent, and brings a deleted class back': async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const { id } = await addLesson(context, courseId, '2026-10-05');
        const other = await addLesson(context, courseId, '2026-10-07', 30);
        const body = {
          courses_id: courseId,
          date_class: '2026-10-08',
          absent_student_ids: [studentId],
          total_hours: 105,
        };
        await context.call('ROLE_ADMIN', 'updateAttendance', { path: { id }, body });
        const read = async () => (await lessonsOf(context, courseId)).find((lesson) => lesson.id === id);
        expectFields(await read(), { date_class: '2026-10-08', total_hours: 105, status: 1 });
        expectFields((await read())?.attendances, { student_id: studentId });
        await context.call('ROLE_ADMIN', 'deleteAttendance', { path: { id } });
        await context.call('ROLE_ADMIN', 'updateAttendance', { path: { id }, body: { ...body, status: 1 } });
        expectFields(await read(), { status: 1 }, 'brought back, ');
        const count = (await lessonsOf(context, courseId)).length;
        expect(count === 2, `two classes have become ${count}`);
        const left = (await lessonsOf(context, courseId)).find((lesson) => lesson.id === other.id);
        expectFields(left, { date_class: '2026-10-07', total_hours: 30 }, 'the class beside it: ');
      },
      'takes the open planned class of its new day, and opens the one that it leaves': async (context) => {
        const { first, second, body } = await ofOtherDay(context);
        const { id } = await sendLesson(context, { body: { ...body, date_class: first.date } });
        await context.call('ROLE_ADMIN', 'updateAttendance', {
          path: { id },
          body: { ...lessonWithoutAbsences(first.course_id), date_class: second.date },
        });
        const records = await recordsOf(context, first);
        expect(records.get(second.id) === id, `the class of the day has ${records.get(second.id)}`);
        expect(records.get(first.id) === null, `the class of before has ${records.get(first.id)}`);
      },
    },
  },
  deleteAttendance: {
    rows: ['API-060'],
    rowsChanged: 20,
    good: async (context) => {
      const body = await lessonInput(context, 'ROLE_ADMIN');
      const { data } = await context.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body });
      return { path: { id: data.id } };
    },
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { path: { id: await lessonIn(context, courseId) } }];
      }),
    },
    does: {
      'keeps the record, which no longer counts': async (context) => {
        const body = await lessonInput(context, 'ROLE_ADMIN');
        const { data } = await context.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body });
        await context.call('ROLE_ADMIN', 'deleteAttendance', { path: { id: data.id } });
        const stored = (await lessonsOf(context, body.courses_id)).find(({ id }) => id === data.id);
        expect(stored?.status === 0, `its status is ${stored?.status}`);
      },
      'unsets attendance_status only when the total had been reached': async (context) => {
        const id = await withTotal(context, 1);
        const { id: lesson } = await addLesson(context, id, '2026-10-05');
        await context.call('ROLE_ADMIN', 'deleteAttendance', { path: { id: lesson } });
        expectFields(
          await readCourse(context, id),
          { 'course_details.attendance_status': 0 },
          'below the total, ',
        );
        const set = await withTotal(context, 5);
        await savedCourse(context, 'updateCourse', {
          course: { id: set },
          course_details: { attendance_status: 1 },
        });
        const { id: early } = await addLesson(context, set, '2026-10-05');
        await context.call('ROLE_ADMIN', 'deleteAttendance', { path: { id: early } });
        expectFields(
          await readCourse(context, set),
          { 'course_details.attendance_status': 1 },
          'set by hand, ',
        );
      },
      'keeps it from teachers': async (context) => {
        const { courseId } = await taughtEnrolment(context);
        const { id } = await addLesson(context, courseId, '2026-10-05');
        await context.call('ROLE_ADMIN', 'deleteAttendance', { path: { id } });
        const { data } = await context.call<AttendanceList>('ROLE_TEACHER', 'listAttendance', {
          query: { courseId },
        });
        expect(data.length === 0, 'a teacher still reads it');
      },
    },
  },
  correctOwnAttendance: {
    // The rows of its students in the list of reports show the hours.
    rowsChanged: 20,
    good: async (context) => {
      const { id, courses_id } = await ownRecord(context);
      return { path: { id }, body: { ...(await ownInput(context)), courses_id, total_hours: 75 } };
    },
    unknown: async (context) => ({ path: { id: unknownId }, body: await ownInput(context) }),
    foreign: (context) => recordOfAnother(context),
    refuses: {
      'a class that another record names': {
        status: 409,
        request: async (context) => {
          const own = await ownRecord(context);
          const path = { courseId: own.courses_id };
          // The plan has an end date instead of a number, because past classes count as well.
          const body = { ...plan, number_of_classes: null, ends_on: dates.at(-1), accept_clashes: true };
          const saved = await context.call<GetCoursePlanResponse>('ROLE_ADMIN', 'saveCoursePlan', {
            path,
            body,
          });
          const free = saved.classes.find(
            ({ attendance_id, cancelled: is }) => attendance_id === null && is === 0,
          );
          if (!free) throw new Error('every class is recorded');
          await recorded(context, free);
          return { path: { id: own.id }, body: { ...(await ownInput(context)), planned_class_id: free.id } };
        },
      },
    },
  },
  deleteOwnAttendance: {
    rowsChanged: 20,
    good: async (context) => ({ path: { id: (await ownRecord(context)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (context) => ({ path: (await recordOfAnother(context)).path }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        const teacherId = await ownTeacherId(context);
        await context.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId } });
        const body = { ...(await ownInput(context)), courses_id: courseId };
        const { data } = await context.call<{ data: Attendance }>('ROLE_TEACHER', 'addAttendance', { body });
        return [courseId, { path: { id: data.id } }];
      }),
    },
  },
} satisfies Cases;
