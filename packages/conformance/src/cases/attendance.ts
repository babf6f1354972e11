import type {
  Attendance,
  AttendanceList,
  CourseList,
  GetCoursePlanResponse,
  PlannedClass,
  PreviewAttendanceResponse,
} from '@portal/api-client/treaty';
import type { Request } from '../broken-requests.ts';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, enrolmentOf, foreignCourse, many, readCourse } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { createCourse, savedCourse, withTotal } from '../records/contracts.ts';
import { linkedCourse, taughtEnrolment } from '../records/enrolments.ts';
import { addLesson, lessonsOf } from '../records/lessons.ts';
import { dates, plan, plannedCourse, recorded } from '../records/plans.ts';
import { createTeacher, newTeacher } from '../records/teachers.ts';
import type { Role } from '../treaty.ts';
import { expect, Missing, type World } from '../World.ts';

interface SavedLesson {
  readonly data: Attendance;
}

async function lessonInput(world: World, role: Role) {
  const { courseId, studentId } = await enrolmentOf(world, role);
  return { courses_id: courseId, date_class: '2026-11-02', absent_student_ids: [studentId], total_hours: 90 };
}

const lessonWithoutAbsences = (courseId: number) => ({
  courses_id: courseId,
  date_class: '2026-11-02',
  absent_student_ids: [],
  total_hours: 90,
});

async function lessonIn(world: World, courseId: number): Promise<number> {
  const body = lessonWithoutAbsences(courseId);
  return (await world.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body })).data.id;
}

function newLesson(world: World): Promise<Attendance> {
  return world.find('an attendance record of its own', async () => {
    const body = await lessonInput(world, 'ROLE_ADMIN');
    return (await world.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body })).data;
  });
}

/** Returns a record that the teacher has just created. */
async function ownRecord(world: World): Promise<Attendance> {
  const body = await ownInput(world);
  return (await world.call<{ data: Attendance }>('ROLE_TEACHER', 'addAttendance', { body })).data;
}

async function ownInput(world: World) {
  const { courseId } = await enrolmentOf(world, 'ROLE_TEACHER');
  return { courses_id: courseId, date_class: '2026-11-03', absent_student_ids: [], total_hours: 60 };
}

/** Returns a request about someone else's record in one of the teacher's contracts. */
async function recordOfAnother(world: World): Promise<Request> {
  const body = await ownInput(world);
  const { data } = await world.call<{ data: Attendance }>('ROLE_ADMIN', 'addAttendance', { body });
  return { path: { id: data.id }, body };
}

/** Plans classes of a new contract on two past days. */
async function coursePlannedInPast(world: World): Promise<readonly PlannedClass[]> {
  world.requiresExtension('planned-classes');
  const past = { ...plan, starts_on: '2026-10-05', breaks: [], number_of_classes: 2 };
  return (await plannedCourse(world, past)).classes;
}

/** Returns a record on the day of the second of two classes that names the first class. */
async function ofOtherDay(world: World) {
  const [first, second] = await coursePlannedInPast(world);
  if (!first || !second) throw new Error('the plan has fewer than two classes');
  const body = {
    ...lessonWithoutAbsences(first.course_id),
    date_class: second.date,
    planned_class_id: first.id,
  };
  return { first, second, body };
}

/** Returns the classes of a contract by id, with their records. */
async function recordsOf(world: World, { course_id: courseId }: PlannedClass) {
  const { classes } = await world.call<GetCoursePlanResponse>('ROLE_ADMIN', 'getCoursePlan', {
    path: { courseId },
  });
  return new Map(classes.map(({ id, attendance_id }) => [id, attendance_id]));
}

/** The id of the suite's teacher. */
async function ownTeacherId(world: World): Promise<number> {
  const query = { courseId: (await enrolmentOf(world, 'ROLE_TEACHER')).courseId };
  const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
  const id = data[0]?.current_teacher?.teacher.id;
  if (id === undefined) throw new Missing('a contract of the teacher');
  return id;
}

async function lessonFor(world: World): Promise<Request> {
  const { courseId } = await taughtEnrolment(world);
  const body = { courses_id: courseId, date_class: '2026-10-06', absent_student_ids: [], total_hours: 75 };
  return { body, headers: { 'Idempotency-Key': world.newKey() } };
}

const sendLesson = async (world: World, request: Request, role: Role = 'ROLE_ADMIN'): Promise<Attendance> =>
  (await world.call<{ data: Attendance }>(role, 'addAttendance', request)).data;

async function lessonCount(world: World, { courses_id: courseId }: Attendance): Promise<number> {
  const query = { courseId, ...many };
  return (await world.call<AttendanceList>('ROLE_ADMIN', 'listAttendance', { query })).data.length;
}

export const attendance = {
  listAttendance: {
    good: async (world, role) => ({ query: { courseId: await courseOf(world, role) } }),
    unknown: () => ({ query: { courseId: unknownId } }),
    foreign: async (world, role) => ({ query: { courseId: await foreignCourse(world, role) } }),
    does: {
      'lists the oldest first': async (world) => {
        const days = (await lessonsOf(world, await courseOf(world, 'ROLE_ADMIN'))).map(
          ({ date_class: day }) => day,
        );
        expect(JSON.stringify(days) === JSON.stringify(days.toSorted()), 'the days are in another order');
      },
      'shows a student the own absences alone': async (world) => {
        const { courseId, own, other } = await linkedCourse(world);
        const body = {
          courses_id: courseId,
          date_class: '2026-10-05',
          absent_student_ids: [own, other],
          total_hours: 60,
        };
        await world.call('ROLE_ADMIN', 'addAttendance', { body });
        const query = { courseId };
        const { data } = await world.call<AttendanceList>('student', 'listAttendance', { query });
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
    good: async (world, role) => ({ body: await lessonInput(world, role) }),
    unknown: async (world, role) => ({
      body: { ...(await lessonInput(world, role)), courses_id: unknownId, absent_student_ids: [] },
    }),
    foreign: async (world, role) => ({
      body: {
        ...(await lessonInput(world, role)),
        courses_id: await foreignCourse(world, role),
        absent_student_ids: [],
      },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { body: lessonWithoutAbsences(courseId) }];
      }),
      'somebody absent who is not in the contract': {
        status: 400,
        field: 'absent_student_ids',
        request: async (world) => ({
          body: { ...(await lessonInput(world, 'ROLE_ADMIN')), absent_student_ids: [unknownId] },
        }),
      },
      'a planned class that has a record of its day': {
        status: 409,
        request: async (world) => {
          const { second, body } = await ofOtherDay(world);
          const { planned_class_id: _, ...unnamed } = body;
          await sendLesson(world, { body: unnamed });
          return { body: { ...body, planned_class_id: second.id } };
        },
      },
      'a class that cannot have been given yet': {
        status: 400,
        field: 'date_class',
        request: async (world) => ({
          body: { ...(await lessonInput(world, 'ROLE_ADMIN')), date_class: '9999-12-31' },
        }),
      },
      'the key of another record': {
        status: 422,
        code: 'key-reused',
        request: async (world) => {
          world.requiresExtension('idempotency-keys');
          const headers = { 'Idempotency-Key': world.newKey() };
          const body = await lessonInput(world, 'ROLE_ADMIN');
          await world.call('ROLE_ADMIN', 'addAttendance', { body, headers });
          return { body: { ...body, total_hours: 60 }, headers };
        },
      },
    },
    does: {
      'keeps what was sent': async (world) => {
        const body = await lessonInput(world, 'ROLE_ADMIN');
        const { data } = await world.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body });
        const stored = (await lessonsOf(world, body.courses_id)).find(({ id }) => id === data.id);
        expect(
          stored?.total_hours === 90 && stored.date_class === body.date_class,
          'the list says something else',
        );
        expect(
          stored.attendances.map((absence) => absence.student_id).join() === body.absent_student_ids.join(),
          'others are absent',
        );
      },
      'adds one record for one key': async (world) => {
        world.requiresExtension('idempotency-keys');
        const body = await lessonInput(world, 'ROLE_ADMIN');
        const headers = { 'Idempotency-Key': world.newKey() };
        const first = await world.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body, headers });
        const second = await world.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body, headers });
        expect(first.data.id === second.data.id, 'the same key added two records');
        const lessons = await lessonsOf(world, body.courses_id);
        const after = await world.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body, headers });
        const now = await lessonsOf(world, body.courses_id);
        expect(now.length === lessons.length, `answered as ${after.data.id}, the key added another record`);
      },
      'adds no record for a key that it answers as before': async (world) => {
        world.requiresExtension('idempotency-keys');
        const courses_id = await createCourse(world);
        const request = {
          body: { courses_id, date_class: '2026-10-06', absent_student_ids: [], total_hours: 75 },
          headers: { 'Idempotency-Key': world.newKey() },
        };
        const add = async () =>
          (await world.call<{ data: Attendance }>('ROLE_ADMIN', 'addAttendance', request)).data.id;
        const [first, second] = [await add(), await add()];
        expect(first === second, `the records ${first} and ${second} have one key`);
        expect((await lessonsOf(world, courses_id)).length === 1, 'there is another record');
      },
      'keeps each value under its own name': async (world) => {
        const { courseId, studentId } = await taughtEnrolment(world);
        const body = {
          courses_id: courseId,
          date_class: '2026-10-06',
          absent_student_ids: [studentId],
          total_hours: 75,
        };
        const { data } = await world.call<{ data: Attendance }>('ROLE_TEACHER', 'addAttendance', { body });
        const [stored] = (await lessonsOf(world, courseId)).filter(({ id }) => id === data.id);
        const due = { courses_id: courseId, date_class: '2026-10-06', total_hours: 75, status: 1 };
        expectFields(stored, due);
        expectFields(data, due, 'in the answer, ');
        expectFields(stored?.attendances, { student_id: studentId, 'student.id': studentId });
      },
      'sums the minutes, the classes and the last day on the contract': async (world) => {
        const id = await createCourse(world);
        const day = async () => {
          const course = await readCourse(world, id);
          return [course.hours_taught_minutes, course.lessons_recorded, course.last_lesson_date];
        };
        // Optional for a backend.
        if ((await day())[0] === undefined) return;
        await addLesson(world, id, '2026-10-20', 45);
        await addLesson(world, id, '2026-10-06', 90);
        const { id: extra } = await addLesson(world, id, '2026-10-27', 30);
        expect((await day()).join() === '165,3,2026-10-27', `it shows ${(await day()).join()}`);
        await world.call('ROLE_ADMIN', 'deleteAttendance', { path: { id: extra } });
        expect(
          (await day()).join() === '135,2,2026-10-20',
          `without the last class it shows ${(await day()).join()}`,
        );
      },
      'sets attendance_status at the total of classes': async (world) => {
        const id = await withTotal(world, 2);
        const status = async () => (await readCourse(world, id)).course_details.attendance_status;
        await addLesson(world, id, '2026-10-05');
        expect((await status()) === 0, 'it is set one class before the total');
        await addLesson(world, id, '2026-10-12');
        expect((await status()) === 1, 'it is not set at the total');
      },
      'takes the open planned class of its day, not the named one of another day': async (world) => {
        const { first, second, body } = await ofOtherDay(world);
        const { id } = await sendLesson(world, { body });
        const records = await recordsOf(world, first);
        expect(records.get(second.id) === id, `the class of the day has ${records.get(second.id)}`);
        expect(records.get(first.id) === null, `the named class has ${records.get(first.id)}`);
      },
      'adds one record for one key that comes twice at once': async (world) => {
        world.requiresExtension('idempotency-keys');
        const request = await lessonFor(world);
        const [one, other] = await Promise.all([sendLesson(world, request), sendLesson(world, request)]);
        expect(one.id === other.id, `the answers are records ${one.id} and ${other.id}`);
        const count = await lessonCount(world, one);
        expect(count === 1, `${count} records were added`);
      },
      'keeps the keys of two people apart': async (world) => {
        world.requiresExtension('idempotency-keys');
        const request = await lessonFor(world);
        const one = await sendLesson(world, request, 'ROLE_ADMIN');
        const other = await sendLesson(world, request, 'ROLE_TEACHER');
        expect(one.id !== other.id, "a teacher is given an administrator's record");
        const count = await lessonCount(world, one);
        expect(count === 2, `two people have added ${count} records`);
      },
      'keeps the keys of two calls apart': async (world) => {
        world.requiresExtension('idempotency-keys');
        const request = await lessonFor(world);
        await sendLesson(world, request);
        const title = world.newName();
        const body = { title, note_type: 'courses', ref_id: await createCourse(world) };
        const answer = await world.answer<{ data?: { title: string } }>('ROLE_ADMIN', 'createNote', {
          body,
          headers: request.headers,
        });
        expect(
          answer.status === 200 && answer.body.data?.title === title,
          `another call with the key is answered with ${answer.status}`,
        );
      },
      'does not remember a key that it refused': async (world) => {
        world.requiresExtension('idempotency-keys');
        const request = await lessonFor(world);
        const broken = { ...(request.body as object), total_hours: -5 };
        await world.answer('ROLE_ADMIN', 'addAttendance', { ...request, body: broken });
        const { status } = await world.answer('ROLE_ADMIN', 'addAttendance', request);
        expect(status === 200, `the repaired request is answered with ${status}`);
      },
    },
  },
  previewAttendance: {
    onlyReads: true,
    good: async (world) => ({
      path: { id: (await newLesson(world)).id },
      body: { teacher_id: (await newTeacher(world)).id },
    }),
    unknown: async (world) => ({
      path: { id: unknownId },
      body: { teacher_id: (await newTeacher(world)).id },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        const path = { id: await lessonIn(world, courseId) };
        return [courseId, { path, body: { teacher_id: (await newTeacher(world)).id } }];
      }),
      'a teacher who does not exist': {
        status: 400,
        field: 'teacher_id',
        request: async (world) => ({
          path: { id: (await newLesson(world)).id },
          body: { teacher_id: unknownId },
        }),
      },
    },
    does: {
      'names the month that changes, which the change must confirm': async (world) => {
        const courseId = await createCourse(world);
        const path = { id: await lessonIn(world, courseId) };
        const { id: teacher_id } = await createTeacher(world);
        const { course_types_id: type } = await readCourse(world, courseId);
        await world.call('ROLE_ADMIN', 'updateTeacher', {
          body: { teacher: { id: teacher_id }, teacherRates: [{ course_types_id: type, rate: 30 }] },
        });
        const { data } = await world.call<PreviewAttendanceResponse>('ROLE_ADMIN', 'previewAttendance', {
          path,
          body: { teacher_id },
        });
        const named = data.months.map((one) => `${one.teacher_id} ${one.month}`);
        expect(named.join() === `${teacher_id} 2026-11`, `it names ${named.join()}`);
        const body = { ...lessonWithoutAbsences(courseId), teacher_id };
        const refused = await world.answer('ROLE_ADMIN', 'updateAttendance', { path, body });
        expect(refused.status === 409, `without the months it answers ${refused.status}`);
        const confirmed = { path, body: { ...body, months: data.months } };
        const saved = await world.call<SavedLesson>('ROLE_ADMIN', 'updateAttendance', confirmed);
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
    good: async (world) => {
      const lesson = await newLesson(world);
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
    unknown: async (world) => ({
      path: { id: unknownId },
      body: { ...(await lessonInput(world, 'ROLE_ADMIN')) },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [
          courseId,
          {
            path: { id: await lessonIn(world, courseId) },
            body: { ...lessonWithoutAbsences(courseId), total_hours: 45 },
          },
        ];
      }),
      'somebody absent who is not in the contract': {
        status: 400,
        field: 'absent_student_ids',
        request: async (world) => {
          const { id, courses_id } = await newLesson(world);
          const body = { ...lessonWithoutAbsences(courses_id), absent_student_ids: [unknownId] };
          return { path: { id }, body };
        },
      },
      'a class shorter than the minutes that a student missed': {
        status: 400,
        field: 'details',
        request: async (world) => {
          world.requiresExtension('lesson-details');
          const { courseId, studentId } = await taughtEnrolment(world);
          const body = lessonWithoutAbsences(courseId);
          const details = [{ student_id: studentId, late_minutes: 45, left_early_minutes: 0, excused: 0 }];
          const { id } = await sendLesson(world, { body: { ...body, details } });
          return { path: { id }, body: { ...body, total_hours: 45 } };
        },
      },
      'another contract than that of the class': {
        status: 400,
        field: 'courses_id',
        request: async (world) => {
          const { id } = await newLesson(world);
          return { path: { id }, body: lessonWithoutAbsences(await createCourse(world)) };
        },
      },
    },
    does: {
      'keeps what was sent, and brings a deleted class back': async (world) => {
        const { courseId, studentId } = await taughtEnrolment(world);
        const { id } = await addLesson(world, courseId, '2026-10-05');
        const other = await addLesson(world, courseId, '2026-10-07', 30);
        const body = {
          courses_id: courseId,
          date_class: '2026-10-08',
          absent_student_ids: [studentId],
          total_hours: 105,
        };
        await world.call('ROLE_ADMIN', 'updateAttendance', { path: { id }, body });
        const read = async () => (await lessonsOf(world, courseId)).find((lesson) => lesson.id === id);
        expectFields(await read(), { date_class: '2026-10-08', total_hours: 105, status: 1 });
        expectFields((await read())?.attendances, { student_id: studentId });
        await world.call('ROLE_ADMIN', 'deleteAttendance', { path: { id } });
        await world.call('ROLE_ADMIN', 'updateAttendance', { path: { id }, body: { ...body, status: 1 } });
        expectFields(await read(), { status: 1 }, 'brought back, ');
        const count = (await lessonsOf(world, courseId)).length;
        expect(count === 2, `two classes have become ${count}`);
        const left = (await lessonsOf(world, courseId)).find((lesson) => lesson.id === other.id);
        expectFields(left, { date_class: '2026-10-07', total_hours: 30 }, 'the class beside it: ');
      },
      'takes the open planned class of its new day, and opens the one that it leaves': async (world) => {
        const { first, second, body } = await ofOtherDay(world);
        const { id } = await sendLesson(world, { body: { ...body, date_class: first.date } });
        await world.call('ROLE_ADMIN', 'updateAttendance', {
          path: { id },
          body: { ...lessonWithoutAbsences(first.course_id), date_class: second.date },
        });
        const records = await recordsOf(world, first);
        expect(records.get(second.id) === id, `the class of the day has ${records.get(second.id)}`);
        expect(records.get(first.id) === null, `the class of before has ${records.get(first.id)}`);
      },
    },
  },
  deleteAttendance: {
    rows: ['API-060'],
    rowsChanged: 20,
    good: async (world) => {
      const body = await lessonInput(world, 'ROLE_ADMIN');
      const { data } = await world.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body });
      return { path: { id: data.id } };
    },
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { path: { id: await lessonIn(world, courseId) } }];
      }),
    },
    does: {
      'keeps the record, which no longer counts': async (world) => {
        const body = await lessonInput(world, 'ROLE_ADMIN');
        const { data } = await world.call<SavedLesson>('ROLE_ADMIN', 'addAttendance', { body });
        await world.call('ROLE_ADMIN', 'deleteAttendance', { path: { id: data.id } });
        const stored = (await lessonsOf(world, body.courses_id)).find(({ id }) => id === data.id);
        expect(stored?.status === 0, `its status is ${stored?.status}`);
      },
      'unsets attendance_status only when the total had been reached': async (world) => {
        const id = await withTotal(world, 1);
        const { id: lesson } = await addLesson(world, id, '2026-10-05');
        await world.call('ROLE_ADMIN', 'deleteAttendance', { path: { id: lesson } });
        expectFields(
          await readCourse(world, id),
          { 'course_details.attendance_status': 0 },
          'below the total, ',
        );
        const set = await withTotal(world, 5);
        await savedCourse(world, 'updateCourse', {
          course: { id: set },
          course_details: { attendance_status: 1 },
        });
        const { id: early } = await addLesson(world, set, '2026-10-05');
        await world.call('ROLE_ADMIN', 'deleteAttendance', { path: { id: early } });
        expectFields(
          await readCourse(world, set),
          { 'course_details.attendance_status': 1 },
          'set by hand, ',
        );
      },
      'keeps it from teachers': async (world) => {
        const { courseId } = await taughtEnrolment(world);
        const { id } = await addLesson(world, courseId, '2026-10-05');
        await world.call('ROLE_ADMIN', 'deleteAttendance', { path: { id } });
        const { data } = await world.call<AttendanceList>('ROLE_TEACHER', 'listAttendance', {
          query: { courseId },
        });
        expect(data.length === 0, 'a teacher still reads it');
      },
    },
  },
  correctOwnAttendance: {
    // The rows of its students in the list of reports show the hours.
    rowsChanged: 20,
    good: async (world) => {
      const { id, courses_id } = await ownRecord(world);
      return { path: { id }, body: { ...(await ownInput(world)), courses_id, total_hours: 75 } };
    },
    unknown: async (world) => ({ path: { id: unknownId }, body: await ownInput(world) }),
    foreign: (world) => recordOfAnother(world),
    refuses: {
      'a class that another record names': {
        status: 409,
        request: async (world) => {
          const own = await ownRecord(world);
          const path = { courseId: own.courses_id };
          // The plan has an end date instead of a number, because past classes count as well.
          const body = { ...plan, number_of_classes: null, ends_on: dates.at(-1), accept_clashes: true };
          const saved = await world.call<GetCoursePlanResponse>('ROLE_ADMIN', 'saveCoursePlan', {
            path,
            body,
          });
          const free = saved.classes.find(
            ({ attendance_id, cancelled: is }) => attendance_id === null && is === 0,
          );
          if (!free) throw new Error('every class is recorded');
          await recorded(world, free);
          return { path: { id: own.id }, body: { ...(await ownInput(world)), planned_class_id: free.id } };
        },
      },
    },
  },
  deleteOwnAttendance: {
    rowsChanged: 20,
    good: async (world) => ({ path: { id: (await ownRecord(world)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (world) => ({ path: (await recordOfAnother(world)).path }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        const teacherId = await ownTeacherId(world);
        await world.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId } });
        const body = { ...(await ownInput(world)), courses_id: courseId };
        const { data } = await world.call<{ data: Attendance }>('ROLE_TEACHER', 'addAttendance', { body });
        return [courseId, { path: { id: data.id } }];
      }),
    },
  },
} satisfies Cases;
