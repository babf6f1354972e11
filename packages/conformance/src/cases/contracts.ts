import type { Course, CourseList, NamedList, Note } from '@portal/api-client/openapi';
import { type Case, type Cases, unknownId } from '../Case.ts';
import { archivedNamed, newNamed } from '../case-builders/namedCases.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { sameToday } from '../case-builders/sameToday.ts';
import { changesOnly, ownFieldsOnly } from '../changesOnly.ts';
import {
  courseOf,
  foreignCourse,
  lookup,
  many,
  otherTeacher,
  ownId,
  ownTeacherId,
  readCourse,
  twoOf,
} from '../facts.ts';
import {
  bodyOf,
  expectFields,
  expectOnlyChanged,
  field,
  keepsAll,
  keepsEach,
  type SentField,
} from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import {
  courseInput,
  createCourse,
  newCourse,
  type SavedCourse,
  savedCourse,
  withTotal,
} from '../records/contracts.ts';
import { enrolledNewcomer, taughtEnrolment } from '../records/enrolments.ts';
import { addLesson, lessonsOf } from '../records/lessons.ts';
import { clashingStudent, dates, plannedCourse } from '../records/plans.ts';
import { createStudent } from '../records/students.ts';
import { createTeacher } from '../records/teachers.ts';
import { keyOfAnother, onceForOneKey, refusesReuse, twiceAtOnce } from '../repeated-writes.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

const changedMeanwhile = 'a contract that changed meanwhile';

/** Shared by two operations, which are one call under two paths (CONFLICT-17). */
const comesBackWithClash = 'an archived contract that comes back at the time of another one of a student';

function statusChange(operationId: string, rows: readonly string[]): Case {
  return {
    rows,
    good: async (context) => ({ body: { id: await newCourse(context), course_status_id: 2 } }),
    unknown: () => ({ body: { id: unknownId, course_status_id: 2 } }),
    advice: [comesBackWithClash],
    refuses: {
      [comesBackWithClash]: {
        status: 409,
        code: 'clash',
        request: async (context) => {
          const { courseId: id, studentId } = await clashingStudent(context);
          await context.call('ROLE_ADMIN', 'assignStudents', {
            body: { courseId: id, studentId: [studentId] },
          });
          await context.call('ROLE_ADMIN', operationId, { body: { id, course_status_id: 4 } });
          return { body: { id, course_status_id: 2, accept_clashes: false } };
        },
      },
    },
    does: {
      'moves the contract to any status': async (context) => {
        const id = await newCourse(context);
        for (const course_status_id of [3, 4, 2, 1]) {
          await context.call('ROLE_ADMIN', operationId, { body: { id, course_status_id } });
          const course = await readCourse(context, id);
          expect(course.course_status_id === course_status_id, `the status is ${course.course_status_id}`);
        }
      },
      'changes the status alone': async (context) => {
        const id = await createCourse(context);
        const before = await readCourse(context, id);
        await savedCourse(context, operationId, { id, course_status_id: 2 });
        expectOnlyChanged(before, await readCourse(context, id), ['course_status_id'], 'activated');
      },
    },
  };
}

/** Every field of a contract, each with a distinct value. */
async function courseFields(context: TestContext, which: 0 | 1): Promise<SentField[]> {
  const language = (await twoOf(context, 'listLanguages'))[which];
  const type = (await twoOf(context, 'listCourseTypes'))[which];
  const company = (await twoOf(context, 'listCompanies'))[which];
  const day = which === 0 ? '2026-10' : '2026-11';
  const yes = which === 0 ? 1 : 0;
  return [
    field('course.languages_id', language, 'languages_id', 'language'),
    field('course.course_types_id', type, 'course_types_id', 'course_type'),
    field('course.complementary_description_type', `Précision ${which}`, 'complementary_description_type'),
    field('course_details.total_classes', 17 + which),
    field('course_details.total_hours', 2.5 + which),
    field('course_details.attendance_status', yes),
    field('course_details.material_status_id', 3 + which),
    field('course_details.description', `Écrire & <répondre> ${which}`),
    field('course_details.end_date', `${day}-29`),
    field('course_details.start_date', `${day}-12`),
    field('course_details.schedule', `Mardi, 9 h ${which}`),
    field('course_details.location', `Salle 4${which}`),
    field('course_details.meeting_link', `https://zoom.example/j/${which}?pwd=a%20b`),
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

/** Checks that a teacher's list has the same rows as the list of all contracts. */
const sameRows =
  (operationId: string, path: (context: TestContext) => Promise<object>) => async (context: TestContext) => {
    const teacherId = await ownTeacherId(context);
    const { data } = await context.call<CourseList>('ROLE_ADMIN', operationId, {
      path: (await path(context)) as Record<string, unknown>,
    });
    const all: Course[] = [];
    for (const courseStatus of [1, 2, 3, 4]) {
      const query = { courseStatus, resourcesPerPage: 20_000 };
      all.push(...(await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query })).data);
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
      expectOnlyChanged(
        known,
        row,
        ['student_has_course', 'former_students'],
        `beside the list of all, contract ${row.id}`,
      );
    }
  };

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

const atLocation = (id: number, location: string) => ({ course: { id }, course_details: { location } });

const knowsUnchanged = 'answers 304 to the tag of its own unchanged list, and to no other tag';
const archivedCompany = 'an archived company';
const archivedLanguage = 'an archived language';
const keepsArchived = 'keeps an archived company and language that the contract has';
const leavesArchivedOut = 'leaves out what is archived';
const marksArchived = 'marks a company, language, teacher and student that are archived';

export const contracts = {
  listCourses: {
    rows: ['API-043'],
    // Only in an optional check.
    unreached: [304],
    good: (_context, role) => ({ query: role === 'ROLE_ADMIN' ? { courseStatus: 2 } : {} }),
    foreign: async (context, role) => ({ query: { courseId: await foreignCourse(context, role) } }),
    refuses: {
      'an order by a field that no row has': {
        status: 400,
        request: () => ({ query: { orderBy: 'no_such_field' } }),
      },
    },
    optional: [marksArchived, knowsUnchanged],
    does: {
      [knowsUnchanged]: async (context) => {
        const courseId = await newCourse(context);
        const read = (role: 'ROLE_ADMIN' | 'ROLE_TEACHER', tag?: string) =>
          context.answer<CourseList>(role, 'listCourses', {
            query: { resourcesPerPage: 5, orderBy: 'id', orderDirection: 'DESC' },
            ...(tag !== undefined && { headers: { 'If-None-Match': tag } }),
          });
        const first = await read('ROLE_ADMIN');
        const tag = first.headers.get('ETag');
        if (tag === null) throw new Missing('an ETag of the list');
        const again = await read('ROLE_ADMIN', tag);
        expect(again.status === 304, `the unchanged list is answered with ${again.status}`);
        const another = await read('ROLE_TEACHER', tag);
        expect(another.status === 200, `another person's list is answered with ${another.status}`);
        await savedCourse(context, 'updateCourse', { course: { id: courseId, flag: 1 } });
        const changed = await read('ROLE_ADMIN', tag);
        expect(changed.status === 200, `the changed list is answered with ${changed.status}`);
        const shown = changed.body.data.find(({ id }) => id === courseId)?.flag;
        expect(shown === 1, `the changed contract is shown with the flag ${shown}`);
      },
      [marksArchived]: async (context) => {
        const { courseId, studentId } = await enrolledNewcomer(context);
        const [company, language] = [await newNamed(context, 'Company'), await newNamed(context, 'Language')];
        const { id: teacherId } = await createTeacher(context);
        await savedCourse(context, 'updateCourse', {
          course: { id: courseId, languages_id: language.id },
          client_details: { companies_id: company.id },
        });
        await context.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId } });
        const marks = async () => {
          const course = await readCourse(context, courseId);
          const { current_teacher, client_details, student_has_course = [] } = course;
          const named = [current_teacher?.teacher, client_details.companies, course.language];
          return [...named, student_has_course[0]?.student].map((one) => one?.archived ?? 0).join();
        };
        expect((await marks()) === '0,0,0,0', `before anything is archived: ${await marks()}`);
        for (const [operation, id] of [
          ['updateTeacherStatus', teacherId],
          ['updateCompanyStatus', company.id],
          ['updateLanguageStatus', language.id],
          ['updateStudentStatus', studentId],
        ] as const)
          await context.call('ROLE_ADMIN', operation, { body: { id, status: 0 } });
        expect((await marks()) === '1,1,1,1', `the marks are ${await marks()}`);
      },
      'leaves the contracts of others out for a teacher': async (context) => {
        const foreign = await foreignCourse(context, 'ROLE_TEACHER');
        const { data } = await context.call<CourseList>('ROLE_TEACHER', 'listCourses', {
          query: { resourcesPerPage: 20_000 },
        });
        expect(!data.some(({ id }) => id === foreign), `contract ${foreign} is in the list`);
      },
      'lists the contracts of one status only': async (context) => {
        const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', {
          query: { courseStatus: 2 },
        });
        const other = data.find((course) => course.course_status_id !== 2);
        expect(other === undefined, `contract ${other?.id} has another status`);
      },
      'finds a contract by its number': async (context) => {
        const course = await readCourse(context, await courseOf(context, 'ROLE_ADMIN'));
        const courseName = course.client_details.contract_number;
        const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', {
          query: { courseName, courseStatus: course.course_status_id },
        });
        expect(
          data.some(({ id }) => id === course.id),
          `contract ${courseName} is not among the ${data.length} found`,
        );
      },
      'sorts both ways, nulls last': async (context) => {
        for (const orderDirection of ['ASC', 'DESC'] as const) {
          const query = { orderBy: 'course_details.end_date', orderDirection, resourcesPerPage: 20_000 };
          const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
          const days = data.map(({ course_details: details }) => details.end_date);
          const known = days.filter((day) => day !== null);
          const sorted = known.toSorted();
          if (orderDirection === 'DESC') sorted.reverse();
          expect(
            JSON.stringify(days.slice(0, known.length)) === JSON.stringify(sorted),
            `not sorted ${orderDirection}`,
          );
        }
      },
      'fills the students only for one contract or one teacher': async (context) => {
        const { courseId } = await taughtEnrolment(context);
        const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: many });
        const filled = data.find(({ student_has_course: members }) => (members?.length ?? 0) > 0);
        expect(filled === undefined, `contract ${filled?.id} has its students in the list of all`);
        const query = { ...many, userId: await ownId(context, 'ROLE_TEACHER') };
        const own = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
        const row = own.data.find(({ id }) => id === courseId);
        expect(row?.student_has_course?.length === 1, 'for one teacher the students are not there');
      },
    },
  },
  listCourseStatuses: {
    good: () => ({}),
    does: {
      'has the four statuses under their names': async (context) => {
        const { data } = await context.call<NamedList>('ROLE_TEACHER', 'listCourseStatuses');
        const names = data.map(({ id, name }) => `${id} ${name}`).join(', ');
        expect(names === '1 pending, 2 activated, 3 contracts_done, 4 archived', `it has ${names}`);
      },
    },
  },
  createCourse: {
    adds: ['listCourses'],
    good: async (context) => ({ body: await courseInput(context) }),
    refuses: {
      'a company that does not exist': {
        status: 400,
        request: async (context) => {
          const input = await courseInput(context);
          return { body: { ...input, client_details: { ...input.client_details, companies_id: unknownId } } };
        },
      },
      [archivedCompany]: {
        status: 400,
        field: 'client_details.companies_id',
        request: async (context) => {
          const { client_details, ...input } = await courseInput(context);
          const companies_id = await archivedNamed(context, 'Company');
          return { body: { ...input, client_details: { ...client_details, companies_id } } };
        },
      },
      [archivedLanguage]: {
        status: 400,
        field: 'course.languages_id',
        request: async (context) => {
          const { course, ...input } = await courseInput(context);
          const languages_id = await archivedNamed(context, 'Language');
          return { body: { ...input, course: { ...course, languages_id } } };
        },
      },
    },
    advice: [archivedCompany, archivedLanguage],
    does: {
      'gives a number of its own, and the status pending': async (context) => {
        const body = await courseInput(context);
        const first = await context.call<SavedCourse>('ROLE_ADMIN', 'createCourse', { body });
        const second = await context.call<SavedCourse>('ROLE_ADMIN', 'createCourse', { body });
        const numbers = [first, second].map(({ data }) => data.client_details.contract_number);
        expect(numbers[0] !== numbers[1], `both have the number ${numbers[0]}`);
        expect(second.data.course_status_id === 1, `the status is ${second.data.course_status_id}`);
      },
      'keeps every field that was sent': async (context) => {
        let id = 0;
        await keepsAll(
          await courseFields(context, 0),
          async (body) => {
            const course = await savedCourse(context, 'createCourse', body);
            ({ id } = course);
            return course;
          },
          () => readCourse(context, id),
        );
      },
      'starts as pending whatever was sent, and answers what is read': async (context) => {
        const body = bodyOf(await courseFields(context, 0), {});
        (body.course as Record<string, unknown>).course_status_id = 2;
        const answer = await savedCourse(context, 'createCourse', body);
        expectFields(answer, { course_status_id: 1 });
        const read = await readCourse(context, answer.id);
        expectOnlyChanged(
          read,
          answer,
          ['student_has_course', 'former_students', 'previous_teachers'],
          'in the answer',
        );
      },
      'shows the new contract in the list as it is read alone': async (context) => {
        const id = await createCourse(context);
        const query = { courseStatus: 1, resourcesPerPage: 20_000 };
        const { data } = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query });
        const row = data.find((course) => course.id === id);
        const alone = await readCourse(context, id);
        expectOnlyChanged(
          row,
          alone,
          ['student_has_course', 'former_students', 'previous_teachers'],
          'read alone',
        );
      },
      'gives two contracts that are made at once two numbers': async (context) => {
        const body = {
          course: {
            languages_id: await lookup(context, 'listLanguages'),
            course_types_id: await lookup(context, 'listCourseTypes'),
          },
          course_details: {},
          client_details: { companies_id: await lookup(context, 'listCompanies') },
        };
        const make = () => context.call<{ data: Course }>('ROLE_ADMIN', 'createCourse', { body });
        const [one, other] = (await Promise.all([make(), make()])).map(
          ({ data }) => data.client_details.contract_number,
        );
        expect(one !== other, `both have the number ${one}`);
      },
    },
  },
  updateCourse: {
    rows: ['API-048'],
    // A contract of its own, which has no flag yet.
    good: async (context) => ({
      body: { ...(await courseInput(context)), course: { id: await createCourse(context), flag: 1 } },
    }),
    unknown: () => ({ body: { course: { id: unknownId, flag: 1 } } }),
    refuses: {
      'an end before planned classes': {
        status: 409,
        code: 'beyond-end',
        request: async (context) => {
          context.requiresExtension('planned-classes');
          const { course } = await plannedCourse(context);
          const details = { course_details: { end_date: dates[1] }, accept_beyond_end: false };
          return { body: { course: { id: course.id }, ...details } };
        },
      },
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: { course: { id: courseId, flag: 1 } } }];
      }),
      [changedMeanwhile]: {
        status: 412,
        request: async (context) => ({
          body: { course: { id: await newCourse(context), flag: 1 } },
          headers: { 'If-Match': '"another version"' },
        }),
      },
      'a language that does not exist': {
        status: 400,
        field: 'course.languages_id',
        request: async (context) => ({
          body: { course: { id: await newCourse(context), languages_id: unknownId } },
        }),
      },
      [archivedCompany]: {
        status: 400,
        field: 'client_details.companies_id',
        request: async (context) => ({
          body: {
            course: { id: await newCourse(context) },
            client_details: { companies_id: await archivedNamed(context, 'Company') },
          },
        }),
      },
      [archivedLanguage]: {
        status: 400,
        field: 'course.languages_id',
        request: async (context) => ({
          body: {
            course: { id: await newCourse(context), languages_id: await archivedNamed(context, 'Language') },
          },
        }),
      },
      'an end before the start': {
        status: 400,
        field: 'course_details.end_date',
        request: async (context) => ({
          body: {
            course: { id: await newCourse(context) },
            course_details: { start_date: '2026-09-02', end_date: '2026-09-01' },
          },
        }),
      },
    },
    optional: [changedMeanwhile],
    advice: [archivedCompany, archivedLanguage, keepsArchived, 'an end before planned classes'],
    does: {
      [keepsArchived]: async (context) => {
        const courseId = await createCourse(context);
        const [company, language] = [await newNamed(context, 'Company'), await newNamed(context, 'Language')];
        const body = {
          course: { id: courseId, languages_id: language.id },
          client_details: { companies_id: company.id },
        };
        await savedCourse(context, 'updateCourse', body);
        await context.call('ROLE_ADMIN', 'updateCompanyStatus', { body: { id: company.id, status: 0 } });
        await context.call('ROLE_ADMIN', 'updateLanguageStatus', { body: { id: language.id, status: 0 } });
        const saved = await savedCourse(context, 'updateCourse', body);
        expectFields(saved, { languages_id: language.id, 'client_details.companies_id': company.id });
      },
      'changes what is sent and leaves the rest': async (context) => {
        const id = await newCourse(context);
        const before = await readCourse(context, id);
        const flag = before.flag === 1 ? 0 : 1;
        await context.call('ROLE_ADMIN', 'updateCourse', { body: { course: { id, flag } } });
        const after = await readCourse(context, id);
        expect(
          JSON.stringify(after) === JSON.stringify({ ...before, flag }),
          'more or less than the flag changed',
        );
      },
      'keeps each field alone and leaves the others': async (context) => {
        const id = await createCourse(context);
        const send = (body: object) => savedCourse(context, 'updateCourse', body);
        const read = () => readCourse(context, id);
        await keepsAll(await courseFields(context, 0), send, read, { course: { id } });
        await keepsEach(await courseFields(context, 1), send, read, { course: { id } });
      },
      'clears what is sent as null': async (context) => {
        const id = await createCourse(context);
        const send = (body: object) => savedCourse(context, 'updateCourse', body);
        const all = await courseFields(context, 0);
        await send({ course: { id }, course_details: { location: 'Salle 4', description: 'Texte' } });
        const cleared = all
          .filter(({ value }) => typeof value === 'string' || typeof value === 'number')
          .filter(({ sent, value }) => value !== 1 && !sent.endsWith('_status'))
          .map(({ sent, read }) => ({ sent, value: null, read }));
        await keepsEach(cleared, send, () => readCourse(context, id), { course: { id } });
      },
      'takes 1 for today and 0 for none as the day of sending': async (context) => {
        const id = await createCourse(context);
        const sent = async (send_to_client: unknown) =>
          (await savedCourse(context, 'updateCourse', { course: { id, send_to_client } })).send_to_client;
        const today = await sent(1);
        const body = { title: context.newName(), note_type: 'courses', ref_id: id };
        const note = await context.call<{ data: Note }>('ROLE_ADMIN', 'createNote', { body });
        const now = Date.parse(String(note.data.create_date));
        // From UTC-12 to UTC+14, since the time zone of the organization is unknown.
        const [earliest, latest] = [-12, 14].map((hours) => new Date(now + hours * 3_600_000).toISOString());
        expect(
          String(earliest) <= `${today}T23:59:59.999Z` && `${today}T00:00:00.000Z` <= String(latest),
          `with 1 it is ${today}, now is ${note.data.create_date}`,
        );
        expect((await sent(0)) === null, 'with 0 a day is left');
      },
      'sets attendance_status at the total and unsets it above it': async (context) => {
        const id = await withTotal(context, 2);
        await addLesson(context, id, '2026-10-05');
        const change = (total_classes: number) =>
          savedCourse(context, 'updateCourse', { course: { id }, course_details: { total_classes } });
        await change(1);
        expectFields(
          await readCourse(context, id),
          { 'course_details.attendance_status': 1 },
          'at the total, ',
        );
      },
      'takes a fresh ETag, and no stale one': async (context) => {
        const id = await createCourse(context);
        const { headers } = await context.answer('ROLE_ADMIN', 'listCourses', { query: { courseId: id } });
        const etag = headers.get('ETag');
        if (!etag) throw new Missing('an ETag, which is optional');
        const send = (flag: number) =>
          context.answer('ROLE_ADMIN', 'updateCourse', {
            body: { course: { id, flag } },
            headers: { 'If-Match': etag },
          });
        const fresh = await send(1);
        expect(fresh.status === 200, `the ETag that was just read is answered with ${fresh.status}`);
        const stale = await send(0);
        expect(stale.status === 412, `the ETag of before the change is answered with ${stale.status}`);
        expectFields(await readCourse(context, id), { flag: 1 }, 'after the refusal, ');
      },
      'knows the same today as a submission': sameToday,
      [longTexts]: async (context) => {
        const id = await createCourse(context);
        await keepsAll(
          longest(context, 'updateCourse', await courseFields(context, 0)),
          (body) => context.call('ROLE_ADMIN', 'updateCourse', { body }).then(() => undefined),
          () => readCourse(context, id),
          { course: { id } },
        );
      },
      [ownFieldsOnly]: async (context) => {
        const id = await createCourse(context);
        const body = {
          course: { id, flag: 1, outline_form_id: 1, total_students: 9, notes_count: 7 },
          client_details: { contract_number: '1999-0001' },
        };
        await changesOnly(context, 'updateCourse', body, () => readCourse(context, id), ['flag']);
      },
      [onceForOneKey]: async (context) => {
        const id = await createCourse(context);
        const { headers: read } = await context.answer('ROLE_ADMIN', 'listCourses', {
          query: { courseId: id },
        });
        const version = read.get('ETag');
        // Without a version in the request, both may succeed, and the second one silently wins.
        const headers: Record<string, string> = version === null ? {} : { 'If-Match': version };
        await twiceAtOnce(context, 'updateCourse', { body: atLocation(id, context.newName()), headers });
      },
      [keyOfAnother]: async (context) => {
        const [one, other] = [await createCourse(context), await createCourse(context)];
        const location = context.newName();
        await refusesReuse(
          context,
          'updateCourse',
          { body: atLocation(one, location) },
          { body: atLocation(other, location) },
        );
      },
    },
  },
  updateCourseStatus: statusChange('updateCourseStatus', ['API-052']),
  updateStatusOfCourse: statusChange('updateStatusOfCourse', ['API-053']),
  listCoursesOfUser: {
    list: async (context) => ({ path: { userId: await ownId(context, 'ROLE_TEACHER') } }),
    good: async (context, role) => ({
      path: {
        userId: role === 'ROLE_TEACHER' ? await ownId(context, role) : (await otherTeacher(context)).userId,
      },
    }),
    foreign: async (context) => ({ path: { userId: (await otherTeacher(context)).userId } }),
    does: {
      'lists the contracts of the teacher in every status, as the list of all shows them': sameRows(
        'listCoursesOfUser',
        async (context) => ({ userId: await ownId(context, 'ROLE_TEACHER') }),
      ),
      'fills the students with their report forms': async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const body = { student_id: studentId, course_id: courseId };
        await context.call('ROLE_ADMIN', 'createProgressForm', { body });
        const { data } = await context.call<CourseList>('ROLE_TEACHER', 'listCoursesOfUser', {
          path: { userId: await ownId(context, 'ROLE_TEACHER') },
        });
        const members = data.find(({ id }) => id === courseId)?.student_has_course;
        expect(members?.length === 1, `the contract shows ${members?.length} students`);
        expectFields(members[0], { student_id: studentId, 'student.progress_report_form.form.status': 0 });
      },
    },
  },
  listCoursesOfTeacher: {
    rows: ['API-103'],
    list: async (context) => ({ path: { teacherId: await ownTeacherId(context) } }),
    good: async (context, role) => ({
      path: {
        teacherId: role === 'ROLE_TEACHER' ? await ownTeacherId(context) : (await otherTeacher(context)).id,
      },
    }),
    unknown: () => ({ path: { teacherId: unknownId } }),
    foreign: async (context) => ({ path: { teacherId: (await otherTeacher(context)).id } }),
    does: {
      'lists the contracts of the teacher in every status, as the list of all shows them': sameRows(
        'listCoursesOfTeacher',
        async (context) => ({ teacherId: await ownTeacherId(context) }),
      ),
    },
  },
  duplicateCourse: {
    rows: ['API-054'],
    adds: ['listCourses'],
    good: async (context) => ({ body: { courseId: await newCourse(context) } }),
    unknown: () => ({ body: { courseId: unknownId } }),
    advice: [leavesArchivedOut],
    does: {
      'makes a pending copy under another number': async (context) => {
        const courseId = await newCourse(context);
        const original = await readCourse(context, courseId);
        const { data } = await context.call<SavedCourse>('ROLE_ADMIN', 'duplicateCourse', {
          body: { courseId },
        });
        expect(data.course_status_id === 1, `the status is ${data.course_status_id}`);
        expect(
          data.client_details.contract_number !== original.client_details.contract_number,
          'the number is the same',
        );
        expect(data.course_details.start_date === original.course_details.start_date, 'the start differs');
      },
      [leavesArchivedOut]: async (context) => {
        const { courseId, studentId } = await enrolledNewcomer(context);
        const { id: companyId } = await newNamed(context, 'Company');
        await savedCourse(context, 'updateCourse', {
          course: { id: courseId },
          client_details: { companies_id: companyId },
        });
        await context.call('ROLE_ADMIN', 'updateCompanyStatus', { body: { id: companyId, status: 0 } });
        await context.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id: studentId, status: 0 } });
        const copy = await readCourse(
          context,
          (await savedCourse(context, 'duplicateCourse', { courseId })).id,
        );
        expectFields(copy, { 'client_details.companies_id': null, total_students: 0 });
      },
      'copies what the API description names, with teacher and students': async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const fields = await courseFields(context, 0);
        await keepsAll(
          fields,
          (body) => savedCourse(context, 'updateCourse', body),
          () => readCourse(context, courseId),
          {
            course: { id: courseId },
          },
        );
        await savedCourse(context, 'updateCourseStatus', { id: courseId, course_status_id: 2 });
        await context.call('ROLE_ADMIN', 'createOutlineForm', { path: { courseId }, body: emptyOutline });
        const original = await readCourse(context, courseId);
        const { id } = await savedCourse(context, 'duplicateCourse', { courseId });
        const copy = await readCourse(context, id);
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
          // The classes of the copy are other meetings.
          'course_details.meeting_link': null,
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
        expect((await lessonsOf(context, id)).length === 0, 'the copy has attendance');
        expectOnlyChanged(original, await readCourse(context, courseId), [], 'once duplicated, the original');
      },
      'leaves out students who are archived': async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const { id: archived } = await createStudent(context);
        const body = { courseId, studentId: [archived] };
        await context.call('ROLE_ADMIN', 'assignStudents', { body });
        await context.call('ROLE_ADMIN', 'updateStudentStatus', { body: { id: archived, status: 0 } });
        const copy = await readCourse(
          context,
          (await savedCourse(context, 'duplicateCourse', { courseId })).id,
        );
        const members = (copy.student_has_course ?? []).map(({ student_id }) => student_id).join();
        expect(members === String(studentId), `the students of the copy are ${members || 'none'}`);
      },
    },
  },
  saveCellState: {
    rows: ['API-055'],
    good: async (context) => ({
      body: { course_id: await newCourse(context), _cellVariants: { invoice: 'warning' } },
    }),
    unknown: () => ({ body: { course_id: unknownId, _cellVariants: {} } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: { course_id: courseId, _cellVariants: { invoice: 'warning' } } }];
      }),
    },
    does: {
      'replaces the cells that were highlighted before': async (context) => {
        const id = await newCourse(context);
        const _cellVariants = { end_date: 'warning' };
        await context.call('ROLE_ADMIN', 'saveCellState', { body: { course_id: id, _cellVariants } });
        const course = await readCourse(context, id);
        expect(
          JSON.stringify(course._cellVariants) === JSON.stringify(_cellVariants),
          'others are highlighted',
        );
      },
      'keeps each of several cells': async (context) => {
        const course_id = await createCourse(context);
        const _cellVariants = { invoice: 'warning', end_date: 'danger', schedule: 'info' };
        const before = await readCourse(context, course_id);
        await context.call('ROLE_ADMIN', 'saveCellState', { body: { course_id, _cellVariants } });
        const after = await readCourse(context, course_id);
        expectFields(
          after,
          Object.fromEntries(Object.entries(_cellVariants).map(([k, v]) => [`_cellVariants.${k}`, v])),
        );
        expectOnlyChanged(before, after, ['_cellVariants'], 'highlighted');
      },
    },
  },
} satisfies Cases;
