import type {
  Attendance,
  AttendanceList,
  Course,
  CourseList,
  NamedList,
  Note,
  NoteList,
  UserList,
} from '@portal/api-client/treaty';
import { createCourse } from '../cases/courses.ts';
import { createStudent, taughtEnrolment } from '../cases/people.ts';
import { many, ownId, ownTeacherId, readCourse, twoOf } from '../facts.ts';
import {
  bodyOf,
  expectFields,
  expectOnlyChanged,
  field,
  keepsAll,
  keepsEach,
  type SentField,
} from '../fields.ts';
import { expect, Missing, type World } from '../World.ts';
import type { Doings } from './Doings.ts';

/** Every field of a contract, each with a distinct value. */
export async function fieldsOf(world: World, which: 0 | 1): Promise<SentField[]> {
  const language = (await twoOf(world, 'listLanguages'))[which];
  const type = (await twoOf(world, 'listCourseTypes'))[which];
  const company = (await twoOf(world, 'listCompanies'))[which];
  const day = which === 0 ? '2026-10' : '2026-11';
  const yes = which === 0 ? 1 : 0;
  return [
    field('course.languages_id', language, 'languages_id', 'language'),
    field('course.course_types_id', type, 'course_types_id', 'course_type'),
    field('course.complementary_description_type', `Précision ${which}`, 'complementary_description_type'),
    field('course_details.total_classes', 17 + which),
    field('course_details.total_hours', 2.25 + which),
    field('course_details.attendance_status', yes),
    field('course_details.material_status_id', 3 + which),
    field('course_details.description', `Écrire & <répondre> ${which}`),
    field('course_details.end_date', `${day}-29`),
    field('course_details.start_date', `${day}-12`),
    field('course_details.schedule', `Mardi, 9 h ${which}`),
    field('course_details.location', `Salle 4${which}`),
    field('client_details.invoice', `F-9${which}`),
    field('client_details.companies_id', company, 'client_details.companies_id', 'client_details.companies'),
    field('client_details.contact_person', `Chloé Désilets ${which}`),
    field('client_details.contract_approved', yes),
    field('client_details.contract_expiration_date', `2027-0${which + 1}-03`),
    field('course.flag', yes, 'flag'),
    field('course.confirmation_sent', yes, 'confirmation_sent'),
    field('course.SI', yes, 'SI'),
    field('course.TCS', yes, 'TCS'),
    field('course.SC', yes, 'SC'),
    field('course.send_to_client', `${day}-11`, 'send_to_client'),
    field('course.contract_completed', yes, 'contract_completed'),
  ];
}

const saved = async (world: World, operationId: string, body: object): Promise<Course> =>
  (await world.call<{ data: Course }>('ROLE_ADMIN', operationId, { body })).data;

async function lessonsOf(world: World, courseId: number): Promise<Attendance[]> {
  const query = { courseId, resourcesPerPage: 20_000 };
  return (await world.call<AttendanceList>('ROLE_ADMIN', 'listAttendance', { query })).data;
}

const addLesson = async (world: World, courseId: number, day: string, minutes = 60): Promise<Attendance> => {
  const body = { courses_id: courseId, date_class: day, absent_student_ids: [], total_hours: minutes };
  return (await world.call<{ data: Attendance }>('ROLE_ADMIN', 'addAttendance', { body })).data;
};

async function withTotal(world: World, total_classes: number): Promise<number> {
  const id = await createCourse(world);
  await saved(world, 'updateCourse', { course: { id }, course_details: { total_classes } });
  return id;
}

/** Checks that a teacher's list has the same rows as the list of all contracts. */
const sameRows = (operationId: string, path: (world: World) => Promise<object>) => async (world: World) => {
  const teacherId = await ownTeacherId(world);
  const { data } = await world.call<CourseList>('ROLE_ADMIN', operationId, {
    path: (await path(world)) as Record<string, unknown>,
  });
  const all: Course[] = [];
  for (const courseStatus of [1, 2, 3, 4]) {
    const query = { courseStatus, resourcesPerPage: 20_000 };
    all.push(...(await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query })).data);
  }
  const due = all.filter(({ current_teacher: current }) => current?.teacher.id === teacherId);
  const ids = (rows: readonly Course[]) =>
    rows
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .join();
  expect(ids(data) === ids(due), `it lists ${ids(data)}, the teacher has ${ids(due)}`);
  for (const row of data) {
    const known = due.find(({ id }) => id === row.id);
    expectOnlyChanged(known, row, ['student_has_course'], `beside the list of all, contract ${row.id}`);
  }
};

/** Checks of what contracts, their classes and their notes store. */
export const contractDoings: Doings = {
  createCourse: {
    'keeps every field that was sent': async (world) => {
      let id = 0;
      await keepsAll(
        await fieldsOf(world, 0),
        async (body) => {
          const course = await saved(world, 'createCourse', body);
          ({ id } = course);
          return course;
        },
        () => readCourse(world, id),
      );
    },
    'starts as pending whatever was sent, and answers what is read': async (world) => {
      const body = bodyOf(await fieldsOf(world, 0), {});
      (body.course as Record<string, unknown>).course_status_id = 2;
      const answer = await saved(world, 'createCourse', body);
      expectFields(answer, { course_status_id: 1 });
      const read = await readCourse(world, answer.id);
      expectOnlyChanged(read, answer, ['student_has_course', 'previous_teachers'], 'in the answer');
    },
    'shows the new contract in the list as it is read alone': async (world) => {
      const id = await createCourse(world);
      const query = { courseStatus: 1, resourcesPerPage: 20_000 };
      const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
      const row = data.find((course) => course.id === id);
      const alone = await readCourse(world, id);
      expectOnlyChanged(row, alone, ['student_has_course', 'previous_teachers'], 'read alone');
    },
  },
  updateCourse: {
    'keeps each field alone and leaves the others': async (world) => {
      const id = await createCourse(world);
      const send = (body: object) => saved(world, 'updateCourse', body);
      const read = () => readCourse(world, id);
      await keepsAll(await fieldsOf(world, 0), send, read, { course: { id } });
      await keepsEach(await fieldsOf(world, 1), send, read, { course: { id } });
    },
    'clears what is sent as null': async (world) => {
      const id = await createCourse(world);
      const send = (body: object) => saved(world, 'updateCourse', body);
      const all = await fieldsOf(world, 0);
      await send({ course: { id }, course_details: { location: 'Salle 4', description: 'Texte' } });
      const cleared = all
        .filter(({ value }) => typeof value === 'string' || typeof value === 'number')
        .filter(({ sent, value }) => value !== 1 && !sent.endsWith('_status'))
        .map(({ sent, read }) => ({ sent, value: null, read }));
      await keepsEach(cleared, send, () => readCourse(world, id), { course: { id } });
    },
    'takes 1 for today and 0 for none as the day of sending': async (world) => {
      const id = await createCourse(world);
      const sent = async (send_to_client: unknown) =>
        (await saved(world, 'updateCourse', { course: { id, send_to_client } })).send_to_client;
      const today = await sent(1);
      const body = { title: world.newName(), note_type: 'courses', ref_id: id };
      const note = await world.call<{ data: Note }>('ROLE_ADMIN', 'createNote', { body });
      const now = Date.parse(String(note.data.create_date));
      // From UTC-12 to UTC+14, since the time zone of the organization is unknown.
      const [earliest, latest] = [-12, 14].map((hours) => new Date(now + hours * 3_600_000).toISOString());
      expect(
        String(earliest) <= `${today}T23:59:59.999Z` && `${today}T00:00:00.000Z` <= String(latest),
        `with 1 it is ${today}, now is ${note.data.create_date}`,
      );
      expect((await sent(0)) === null, 'with 0 a day is left');
    },
    'sets attendance_status at the total and unsets it above it': async (world) => {
      const id = await withTotal(world, 2);
      await addLesson(world, id, '2026-10-05');
      const change = (total_classes: number) =>
        saved(world, 'updateCourse', { course: { id }, course_details: { total_classes } });
      await change(1);
      expectFields(await readCourse(world, id), { 'course_details.attendance_status': 1 }, 'at the total, ');
    },
    'takes a fresh ETag, and no stale one': async (world) => {
      const id = await createCourse(world);
      const { headers } = await world.answer('ROLE_ADMIN', 'listCourses', { query: { courseId: id } });
      const etag = headers.get('ETag');
      if (!etag) throw new Missing('an ETag, which is optional');
      const send = (flag: number) =>
        world.answer('ROLE_ADMIN', 'updateCourse', {
          body: { course: { id, flag } },
          headers: { 'If-Match': etag },
        });
      const fresh = await send(1);
      expect(fresh.status === 200, `the ETag that was just read is answered with ${fresh.status}`);
      const stale = await send(0);
      expect(stale.status === 412, `the ETag of before the change is answered with ${stale.status}`);
      expectFields(await readCourse(world, id), { flag: 1 }, 'after the refusal, ');
    },
  },
  duplicateCourse: {
    'copies what the treaty names, with teacher and students': async (world) => {
      const { courseId, studentId } = await taughtEnrolment(world);
      const fields = await fieldsOf(world, 0);
      await keepsAll(
        fields,
        (body) => saved(world, 'updateCourse', body),
        () => readCourse(world, courseId),
        {
          course: { id: courseId },
        },
      );
      await saved(world, 'updateCourseStatus', { id: courseId, course_status_id: 2 });
      await world.call('ROLE_ADMIN', 'createOutlineForm', { path: { courseId }, body: emptyOutline });
      const original = await readCourse(world, courseId);
      const { id } = await saved(world, 'duplicateCourse', { courseId });
      const copy = await readCourse(world, id);
      const copied = [
        'languages_id',
        'course_types_id',
        'complementary_description_type',
        'current_teacher.teacher.id',
        'course_details.total_classes',
        'course_details.total_hours',
        'course_details.description',
        'course_details.start_date',
        'course_details.end_date',
        'course_details.schedule',
        'course_details.location',
        'client_details.companies_id',
        'client_details.contact_person',
        'client_details.contract_expiration_date',
        'total_students',
      ];
      const values = (course: Course) => Object.fromEntries(copied.map((path) => [path, at(course, path)]));
      expectFields(copy, values(original), 'in the copy, ');
      expect(copy.student_has_course?.[0]?.student_id === studentId, 'the student is not in the copy');
      expectFields(copy, {
        course_status_id: 1,
        flag: 0,
        confirmation_sent: 0,
        SI: 0,
        send_to_client: null,
        contract_completed: 0,
        outline_form: null,
        'course_details.attendance_status': 0,
        'client_details.invoice': null,
        'client_details.contract_approved': 0,
      });
      expect((await lessonsOf(world, id)).length === 0, 'the copy has attendance');
      expectOnlyChanged(original, await readCourse(world, courseId), [], 'once duplicated, the original');
    },
    'leaves out students who are archived': async (world) => {
      const { courseId, studentId } = await taughtEnrolment(world);
      const { id: archived } = await createStudent(world);
      const body = { courseId, studentId: [archived] };
      await world.call('ROLE_ADMIN', 'assignStudents', { body });
      await world.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id: archived, status: 0 } });
      const copy = await readCourse(world, (await saved(world, 'duplicateCourse', { courseId })).id);
      const members = (copy.student_has_course ?? []).map(({ student_id }) => student_id).join();
      expect(members === String(studentId), `the students of the copy are ${members || 'none'}`);
    },
  },
  listCoursesOfUser: {
    'lists the contracts of the teacher in every status, as the list of all shows them': sameRows(
      'listCoursesOfUser',
      async (world) => ({ userId: await ownId(world, 'ROLE_TEACHER') }),
    ),
    'fills the students with their report forms': async (world) => {
      const { courseId, studentId } = await taughtEnrolment(world);
      const body = { student_id: studentId, course_id: courseId };
      await world.call('ROLE_ADMIN', 'createProgressForm', { body });
      const { data } = await world.call<CourseList>('ROLE_TEACHER', 'listCoursesOfUser', {
        path: { userId: await ownId(world, 'ROLE_TEACHER') },
      });
      const members = data.find(({ id }) => id === courseId)?.student_has_course;
      expect(members?.length === 1, `the contract shows ${members?.length} students`);
      expectFields(members[0], { student_id: studentId, 'student.progress_report_form.form.status': 0 });
    },
  },
  listCoursesOfTeacher: {
    'lists the contracts of the teacher in every status, as the list of all shows them': sameRows(
      'listCoursesOfTeacher',
      async (world) => ({ teacherId: await ownTeacherId(world) }),
    ),
  },
  updateCourseStatus: { 'changes the status alone': (world) => statusAlone(world, 'updateCourseStatus') },
  updateStatusOfCourse: { 'changes the status alone': (world) => statusAlone(world, 'updateStatusOfCourse') },
  saveCellState: {
    'keeps each of several cells': async (world) => {
      const course_id = await createCourse(world);
      const _cellVariants = { invoice: 'warning', end_date: 'danger', schedule: 'info' };
      const before = await readCourse(world, course_id);
      await world.call('ROLE_ADMIN', 'saveCellState', { body: { course_id, _cellVariants } });
      const after = await readCourse(world, course_id);
      expectFields(
        after,
        Object.fromEntries(Object.entries(_cellVariants).map(([k, v]) => [`_cellVariants.${k}`, v])),
      );
      expectOnlyChanged(before, after, ['_cellVariants'], 'highlighted');
    },
  },
  listCourses: {
    'fills the students only for one contract or one teacher': async (world) => {
      const { courseId } = await taughtEnrolment(world);
      const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: many });
      const filled = data.find(({ student_has_course: members }) => (members?.length ?? 0) > 0);
      expect(filled === undefined, `contract ${filled?.id} has its students in the list of all`);
      const query = { ...many, userId: await ownId(world, 'ROLE_TEACHER') };
      const own = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
      const row = own.data.find(({ id }) => id === courseId);
      expect(row?.student_has_course?.length === 1, 'for one teacher the students are not there');
    },
  },
  listCourseStatuses: {
    'has the four statuses under their names': async (world) => {
      const { data } = await world.call<NamedList>('ROLE_TEACHER', 'listCourseStatuses');
      const names = data.map(({ id, name }) => `${id} ${name}`).join(', ');
      expect(names === '1 pending, 2 activated, 3 contracts_done, 4 archived', `it has ${names}`);
    },
  },
  listCourseTypes: {
    'has the type that a contract shows': async (world) => {
      const { data } = await world.call<NamedList>('ROLE_ADMIN', 'listCourseTypes');
      const course = await readCourse(world, await createCourse(world));
      const type = data.find(({ id }) => id === course.course_types_id);
      expect(type !== undefined && type.name === course.course_type?.name, 'the names differ');
      expect(data.length > 1, 'it has one type');
    },
  },
  addAttendance: {
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
  },
  updateAttendance: {
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
  },
  deleteAttendance: {
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
      await saved(world, 'updateCourse', { course: { id: set }, course_details: { attendance_status: 1 } });
      const { id: early } = await addLesson(world, set, '2026-10-05');
      await world.call('ROLE_ADMIN', 'deleteAttendance', { path: { id: early } });
      expectFields(await readCourse(world, set), { 'course_details.attendance_status': 1 }, 'set by hand, ');
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
  createNote: {
    'takes the author from the token': async (world) => {
      const courseId = await createCourse(world);
      const own = await ownId(world, 'ROLE_ADMIN');
      const title = world.newName();
      const body = { title, note_type: 'courses', ref_id: courseId, users_id: own + 1 };
      const { data } = await world.call<{ data: Note }>('ROLE_ADMIN', 'createNote', { body });
      expectFields(data, { title, note_type: 'courses', ref_id: courseId, users_id: own });
      const users = await world.call<UserList>('ROLE_ADMIN', 'listUsers', { query: many });
      const author = users.data.find(({ id }) => id === own);
      const { data: notes } = await world.call<NoteList>('ROLE_ADMIN', 'listNotes', {
        query: { noteType: 'courses', refId: courseId },
      });
      for (const note of [data, notes[0]]) {
        expectFields(note, { name: author?.name, last_name: author?.last_name });
        expect(Boolean(note?.create_date), 'there is no create_date');
      }
    },
    'keeps a long text with its lines': async (world) => {
      const refId = await createCourse(world);
      const title = `${world.newName()}\n${'Rappeler le client. '.repeat(180)}\n\nFin`;
      const body = { title, note_type: 'courses', ref_id: refId };
      await world.call('ROLE_ADMIN', 'createNote', { body });
      const { data } = await world.call<NoteList>('ROLE_ADMIN', 'listNotes', {
        query: { noteType: 'courses', refId },
      });
      expect(data[0]?.title === title, 'another text is read');
    },
    'counts on the contract, and on no record of another kind': async (world) => {
      const courseId = await createCourse(world);
      const { notes_count: before } = await readCourse(world, courseId);
      const body = { title: world.newName(), note_type: 'courses', ref_id: courseId };
      await world.call('ROLE_ADMIN', 'createNote', { body });
      const { notes_count: after } = await readCourse(world, courseId);
      if (before !== undefined) expect(after === before + 1, `notes_count went from ${before} to ${after}`);
    },
  },
  listNotes: {
    'keeps the notes of two records with one number apart': async (world) => {
      const { courseId, studentId, teacherId } = await sameNumber(world);
      const titles = new Map<string, string>();
      for (const [note_type, ref_id] of [
        ['courses', courseId],
        ['students', studentId],
        ['teachers', teacherId],
      ] as const) {
        const title = world.newName();
        await world.call('ROLE_ADMIN', 'createNote', { body: { title, note_type, ref_id } });
        titles.set(note_type, title);
      }
      for (const [noteType, own] of titles) {
        const { data } = await world.call<NoteList>('ROLE_ADMIN', 'listNotes', {
          query: { noteType, refId: courseId },
        });
        expect(data[0]?.title === own, `the first note of ${noteType} is "${data[0]?.title}"`);
        const others = [...titles.values()].filter((title) => title !== own);
        expect(!data.some(({ title }) => others.includes(title)), 'it has the note of the other record');
      }
    },
  },
};

/** A contract, a student and a teacher with the same id. */
function sameNumber(world: World): Promise<{ courseId: number; studentId: number; teacherId: number }> {
  return world.find('a contract, a student and a teacher with one number', async () => {
    const idsOf = async (list: string) => {
      const { data } = await world.call<{ data: { id: number }[] }>('ROLE_ADMIN', list, { query: many });
      return new Set(data.map(({ id }) => id));
    };
    const [students, teachers] = [await idsOf('listStudents'), await idsOf('listTeachers')];
    const id = [...(await idsOf('listCourses'))].find((one) => students.has(one) && teachers.has(one));
    return id === undefined ? null : { courseId: id, studentId: id, teacherId: id };
  });
}

/** Checks that a status change leaves everything else unchanged. */
async function statusAlone(world: World, operationId: string): Promise<void> {
  const id = await createCourse(world);
  const before = await readCourse(world, id);
  await saved(world, operationId, { id, course_status_id: 2 });
  expectOnlyChanged(before, await readCourse(world, id), ['course_status_id'], 'activated');
}

const emptyOutline = {
  from: 'html',
  status: 'draft',
  history_with_course_language: null,
  current_use: 'Courriels',
  challenges: null,
  ten_week_goals: null,
  language_functions: null,
  grammar_required_for_language_functions: null,
  course_content_emphasis_on: [],
  other_course_content_emphasis_on: null,
  learning_aides: [],
  other_learning_aides: null,
  conversation: null,
  writing: null,
  listening: null,
  reading: null,
};

function at(record: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | null)?.[step] ?? null, record);
}
