import {
  answering,
  at,
  leavingOut,
  offByOne,
  read,
  refusing,
  replace,
  reversedOrder,
  rewriting,
  rows,
  setting,
  swapping,
  totalRows,
  valueAt,
  wrongType,
} from '../answers.ts';
import { type Call, type Fields, isFields } from '../Call.ts';
import { faultsOf } from '../faultsOf.ts';
import type { Plant, PlantedApi } from '../PlantedApi.ts';
import {
  asAdministrator,
  asking,
  cappedAt,
  finding,
  findingFirstWord,
  foreignRows,
  ignoring,
  listingArchived,
  nullsFirst,
  orderedBy,
  readOneBehind,
  repeatingFirstPage,
  staleRead,
  totalOfThePage,
} from '../requests.ts';
import {
  andThen,
  ignoringField,
  lateWrite,
  losingField,
  storingField,
  storingNothing,
  storingOnRefusal,
  storingOtherwise,
  writingIntoArchived,
} from '../writes.ts';

const dataOf = (answer: Fields) => (isFields(answer.data) ? answer.data : {});
const studentId = ({ json }: Call) => (isFields(json.student) ? json.student.id : undefined);

async function everyStudent(api: PlantedApi, query: Fields = {}): Promise<Fields[]> {
  const { body } = await api.ask<{ data: Fields[] }>('listStudents', {
    query: { resourcesPerPage: 20_000, ...query },
  });
  return body.data;
}

const updateStudent = (api: PlantedApi, student: Fields) => api.ask('updateStudent', { body: { student } });

/** Accepts an address that is taken. `isMeant` selects the addresses. */
export const freeing = (isMeant: (email: string) => boolean): Plant => ({
  kind: 'refuses nothing',
  corrupt: async (call, api) => {
    const response = await call.send();
    return response.status === 409 && isMeant(String(call.json.email))
      ? replace(response, { message: 'Email available' }, api, 200)
      : response;
  },
});

/** Accepts the private link of an archived student. */
const openingArchivedLink: Plant = {
  kind: 'refuses nothing',
  on: ['studentLogin'],
  corrupt: async (call, api) => {
    const response = await call.send();
    const body = await read(response);
    if (!isFields(body) || body.error !== true) return response;
    const archived = await everyStudent(api, { status: 0 });
    const student = archived.find((row) => row.token_login === call.json.token_login);
    if (!student) return response;
    const { id, name, last_name } = student;
    const auth = { access_token: api.token('student'), refresh_token: 'x' };
    return replace(response, { error: false, auth, data: { student: { id, name, last_name } } }, api);
  },
};

/** Adds one record of a batch although it refuses the batch. */
const addingSome = (operationId: string, status: number): Plant => ({
  kind: 'stores on refusal',
  corrupt: async (call, api) => {
    const response = await call.send();
    const { studentId: ids, courseId } = call.json;
    if (response.status !== status || !Array.isArray(ids)) return response;
    for (const id of ids.filter(Number.isInteger)) {
      await api.storing(() => api.ask(operationId, { body: { courseId, studentId: [id] } }));
    }
    return response;
  },
});

/** Runs an action for each person that an import added. */
const afterImport = (kind: string, act: (id: unknown, api: PlantedApi) => Promise<unknown>): Plant =>
  andThen(kind, async (_call, api, answer) => {
    const imported = dataOf(answer).studentsImported;
    for (const person of Array.isArray(imported) ? (imported as Fields[]) : []) await act(person.id, api);
  });

export const students = faultsOf({
  listStudents: {
    'ignores id': ignoring('id'),
    'ignores studentName': ignoring('studentName'),
    'ignores levelLanguage': ignoring('levelLanguage'),
    'ignores course': ignoring('course'),
    'ignores companyId': ignoring('companyId'),
    'ignores enrolledStatus': ignoring('enrolledStatus'),
    'takes enrolledStatus for its opposite': asking('wrong value', (query) => {
      const wanted = query.get('enrolledStatus');
      if (wanted !== null) query.set('enrolledStatus', wanted === '1' ? '0' : '1');
    }),
    'ignores status': ignoring('status'),
    'ignores orderBy': ignoring('orderBy', 'orderDirection'),
    'ignores orderDirection': ignoring('orderDirection'),
    'looks at the level tested last only': leavingOut(
      'ignores a parameter',
      (row, call) =>
        call.query.has('levelLanguage') &&
        valueAt(row, 'student_level_language.level_language') !== call.query.get('levelLanguage'),
    ),
    'repeats the first page': repeatingFirstPage,
    'gives no more than 100 rows, counting all': cappedAt(100),
    'gives no more than 25 rows, counting all': cappedAt(25),
    'counts the page for the list': totalOfThePage,
    'puts nulls first': nullsFirst,
    'lists by id without an order asked for': orderedBy('wrong order', (found, call) =>
      call.query.has('orderBy') ? [...found] : found.toSorted((a, b) => Number(a.id) - Number(b.id)),
    ),
    'finds only with the same accents': finding(
      'only with the same accents',
      'studentName',
      'name',
      'last_name',
      'email',
    ),
    'finds only with the same capitals': finding(
      'only with the same capitals',
      'studentName',
      'name',
      'last_name',
      'email',
    ),
    'finds only the beginning of a name': finding(
      'only from the beginning',
      'studentName',
      'name',
      'last_name',
      'email',
    ),
    'does not find by email': finding('only with the same accents', 'studentName', 'name', 'last_name'),
    'does not find by first name': finding('only with the same accents', 'studentName', 'last_name', 'email'),
    'looks at the first word of a search only': findingFirstWord('studentName'),
    'lists archived students without being asked': listingArchived({ status: '0' }, 'id'),
    'does not find an archived student by id': leavingOut(
      'lists the archived',
      (row, call) => call.query.has('id') && !call.query.has('status') && row.status === 0,
    ),
    'shows a teacher the students of all': foreignRows('ROLE_TEACHER'),
    'shows a teacher the private links': {
      kind: "other people's rows",
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 200 || call.claims?.role !== 'ROLE_TEACHER') return response;
        const links = new Map((await everyStudent(api)).map((row) => [row.id, row.token_login]));
        const body = at(await read(response), 'data.*', (row) =>
          isFields(row) ? { ...row, token_login: links.get(row.id) ?? null } : row,
        );
        return replace(response, body, api);
      },
    },
    'shows a teacher the contracts of others': {
      kind: "other people's rows",
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 200 || call.claims?.role !== 'ROLE_TEACHER') return response;
        const all = new Map((await everyStudent(api)).map((row) => [row.id, row.student_has_courses]));
        const body = at(await read(response), 'data.*', (row) =>
          isFields(row) ? { ...row, student_has_courses: all.get(row.id) ?? [] } : row,
        );
        return replace(response, body, api);
      },
    },
    'hides the private links from administrators': {
      ...setting('data.*.token_login', () => null, { kind: 'null for a value' }),
    },
    'leaves reports and needs of the one student out': rows('drops a field', (found, call) =>
      call.query.has('id')
        ? found.map((row) => ({ ...row, progress_report: [], student_information_course: [] }))
        : found,
    ),
    'swaps first and last name': swapping('data.*', 'name', 'last_name'),
    'gives the level of the language tested first': setting(
      'data.*.student_level_language',
      (level, owner) => {
        const all = owner.student_level_languages;
        return Array.isArray(all) && all.length > 1 ? all.at(-1) : level;
      },
    ),
    'gives null for the company': setting('data.*.company', () => null, { kind: 'null for a value' }),
    'leaves the contracts out': setting('data.*.student_has_courses', () => []),
    'gives ids as texts': wrongType('data.*.id', String),
    'says that nobody is archived': setting('data.*.status', () => 1),
    'says what it said before': staleRead('updateStudent'),
    'is one read behind': readOneBehind('updateStudent'),
    'answers broken input with 500': answering(400, 500),
  },
  listStudentOptions: {
    'ignores studentName': ignoring('studentName'),
    'lists by first name': orderedBy('wrong order', (found) =>
      found.toSorted((a, b) => String(a.name).localeCompare(String(b.name))),
    ),
    'lists the last name of the alphabet first': reversedOrder,
    'repeats the first page': repeatingFirstPage,
    'finds only with the same accents': finding(
      'only with the same accents',
      'studentName',
      'name',
      'last_name',
    ),
    'swaps first and last name': swapping('data.*', 'name', 'last_name'),
    'lists archived students too': {
      kind: 'lists the archived',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        if (response.status !== 200 || !isFields(body) || !Array.isArray(body.data)) return response;
        const studentName = call.query.get('studentName') ?? undefined;
        const archived = await everyStudent(api, { status: 0, studentName });
        const room = Math.max(0, Number(body.per_page) - body.data.length);
        const more = archived.map(({ id, name, last_name }) => ({ id, name, last_name })).slice(0, room);
        const total = Number(body.total) + archived.length;
        return replace(response, { ...body, data: [...body.data, ...more], total }, api);
      },
    },
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  listStudentTypes: {
    'swaps the two ids': rows('swapped fields', (found) =>
      found.map((row) => ({ ...row, id: row.id === 1 ? 0 : 1 })),
    ),
    'leaves one out': totalRows('drops a row', (found) => found.slice(0, 1)),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  verifyStudentEmail: {
    'says that a taken address is free': freeing(() => true),
    'takes capitals for another address': freeing((email) => email !== email.toLowerCase()),
    'takes spaces around for another address': freeing((email) => email !== email.trim()),
    'says that a free address is taken': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const response = await call.send();
        return response.status === 200
          ? replace(response, { message: 'Email duplicated', code: 'conflict' }, api, 409)
          : response;
      },
    },
    'answers a taken address with 400': refusing('wrong status', 409, (body) => ({ status: 400, body })),
  },
  createStudent: {
    'loses the phone': losingField('student.phone'),
    'loses the mobile phone': losingField('student.mobile'),
    'loses the mother tongue': losingField('student.mother_tongue'),
    'loses the company': losingField('student.companyId'),
    'loses the city': losingField('student.city'),
    'loses the needs': storingField('studentInformationCourse', () => [], 'loses a field'),
    'loses the hours of the needs': losingField('studentInformationCourse.*.studentNeeds.numberHours'),
    'loses the objective of the needs': losingField('studentInformationCourse.*.objective'),
    'loses the level': losingField('studentLevelLanguage'),
    'swaps first and last name': storingOtherwise('swapped fields', (call) => {
      const { student } = call.json;
      return isFields(student)
        ? call.withJson({
            ...call.json,
            student: { ...student, name: student.lastName, lastName: student.name },
          })
        : undefined;
    }),
    'creates a second with another address': andThen('double write', (call, api) =>
      api.ask('createStudent', {
        body: at(call.json, 'student.email', (email) => `second-${email}`),
      }),
    ),
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'creates one under another address when it refuses the first': storingOnRefusal(409, (call) =>
      call.withJson(at(call.json, 'student.email', (email) => `second-${email}`)),
    ),
    'creates one with each bad request': storingOnRefusal(400, (call, api) => {
      const good = api.memory.get('good') as Call | undefined;
      const body = good?.json ?? {
        student: { name: 'Refused', lastName: 'Refused', email: 'x@example.org' },
        studentInformationCourse: [],
      };
      return call.withJson(at(body, 'student.email', () => `refused-${Math.random()}@example.org`));
    }),
    'takes an address that is taken': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 409) return response;
        api.isMet = true;
        return call.withJson(at(call.json, 'student.email', (email) => `second-${email}`)).send();
      },
    },
  },
  updateStudent: {
    'answers well and stores nothing': storingNothing,
    'wipes the city that is left out': andThen('wipes what is left out', async (call, api) => {
      if (isFields(call.json.student) && 'city' in call.json.student) return;
      await updateStudent(api, { id: studentId(call), city: null });
    }),
    'wipes the phone that is left out': andThen('wipes what is left out', async (call, api) => {
      if (isFields(call.json.student) && 'phone' in call.json.student) return;
      await updateStudent(api, { id: studentId(call), phone: null, mobile: null });
    }),
    'wipes the company that is left out': andThen('wipes what is left out', async (call, api) => {
      if (isFields(call.json.student) && 'companyId' in call.json.student) return;
      await updateStudent(api, { id: studentId(call), companyId: null });
    }),
    'wipes the needs that are left out': andThen('wipes what is left out', async (call, api) => {
      const id = studentId(call);
      const [student] = await everyStudent(api, { id });
      const known = student?.student_information_course;
      if ('studentInformationCourse' in call.json || !Array.isArray(known)) return;
      for (const { language_id: languageId } of known as Fields[]) {
        await api.ask('saveStudentNeeds', {
          body: {
            studentId: id,
            languageId,
            number_hours: null,
            session: null,
            information_course: { objective: null },
          },
        });
      }
    }),
    'wipes languages that are not listed': andThen('wipes what is left out', async (call, api) => {
      const given = call.json.studentInformationCourse;
      if (!Array.isArray(given)) return;
      const id = studentId(call);
      const [student] = await everyStudent(api, { id });
      for (const { language_id: languageId } of (student?.student_information_course ?? []) as Fields[]) {
        if ((given as Fields[]).some((item) => item.languageId === languageId)) continue;
        await api.ask('saveStudentNeeds', {
          body: { studentId: id, languageId, number_hours: null, information_course: { objective: null } },
        });
      }
    }),
    'ignores the needs': ignoringField('studentInformationCourse'),
    'ignores the level': ignoringField('studentLevelLanguage'),
    'ignores the mobile phone': ignoringField('student.mobile'),
    'ignores the mother tongue': ignoringField('student.mother_tongue'),
    'ignores the company': ignoringField('student.companyId'),
    'loses the last name': losingField('student.lastName'),
    'adds the same test again': andThen('double write', async (call, api) => {
      const level = call.json.studentLevelLanguage;
      if (!isFields(level)) return;
      const body = {
        student: { id: studentId(call) },
        studentLevelLanguage: { ...level, testerInitials: 'ZZ' },
      };
      await api.ask('updateStudent', { body });
    }),
    'keeps the latest test only': {
      ...rewriting('wrong rule', (body) =>
        at(body, 'data.*.student_level_history', (all) => (Array.isArray(all) ? all.slice(0, 1) : all)),
      ),
      on: ['listStudents'],
    },
    'stores a level of the future, which it refuses, as of today': storingOnRefusal(400, (call, api) => {
      const level = call.json.studentLevelLanguage;
      const today = api.healthy.now().toISOString().slice(0, 10);
      return isFields(level) && String(level.lastTest) > today
        ? call.withJson(at(call.json, 'studentLevelLanguage.lastTest', () => today))
        : undefined;
    }),
    'stores the city of a request that it refuses': storingOnRefusal(400, (call) =>
      typeof studentId(call) === 'number'
        ? call.withJson({ student: { id: studentId(call), city: 'Refused' } })
        : undefined,
    ),
    'stores the rest of a request whose address it refuses': storingOnRefusal(409, (call) =>
      call.withJson({ student: { id: studentId(call), city: 'Refused' } }),
    ),
    'keeps the star': {
      kind: 'wrong rule',
      on: ['listStudents', 'updateStudent'],
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        if (response.status !== 200 || call.claims?.role !== 'ROLE_ADMIN') return response;
        return replace(
          response,
          call.operation.id === 'updateStudent'
            ? at(body, 'data.star', () => 1)
            : at(body, 'data.*.star', () => 1),
          api,
        );
      },
    },
    'changes another student too': andThen('other record', async (call, api) => {
      const all = await everyStudent(api);
      const other = all.find(({ id }) => id !== studentId(call));
      await updateStudent(api, { id: other?.id, city: 'Elsewhere' });
    }),
    'stores it after the next read': lateWrite,
    'answers an unknown student with 400': answering(404, 400),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  updateStudentStatus: {
    'answers well and stores nothing': storingNothing,
    'does not restore': storingField('status', () => 0, 'ignores a value'),
    'takes an archived student out of the contracts': andThen('wrong rule', async (call, api) => {
      const id = Number(call.json.id);
      const [student] = await everyStudent(api, { id });
      for (const course of (student?.student_has_courses ?? []) as Fields[])
        await api.ask('unassignStudents', { body: { courseId: course.id, studentId: [id] } });
    }),
    'leaves the private link open': { ...openingArchivedLink, also: ['createStudent'] },
    'clears the city': andThen('wipes what is left out', (call, api) =>
      updateStudent(api, { id: call.json.id, city: null, phone: null }),
    ),
    'answers an unknown student with 200': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 404) return response;
        const [student] = await everyStudent(api);
        return replace(response, { message: 'Student was updated', data: student }, api, 200);
      },
    },
  },
  getStudentHistory: {
    'lists the oldest first': setting('data.courses_history', (all) =>
      Array.isArray(all) ? all.toReversed() : all,
    ),
    'leaves contracts out that are done': setting('data.courses_history', (all) =>
      Array.isArray(all) ? (all as Fields[]).filter((row) => Number(row.course_status_id) < 3) : all,
    ),
    'leaves the materials out': setting('data.courses_history.*.courses_has_materials_requests', () => []),
    'adds the contract of another student': {
      kind: "other people's rows",
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        const own = Number(call.query.get('studentId'));
        if (response.status !== 200) return response;
        const other = (await everyStudent(api)).find(
          (row) => row.id !== own && Array.isArray(row.student_has_courses) && row.student_has_courses[0],
        );
        const more = await api.ask<Fields>('getStudentHistory', { query: { studentId: other?.id } });
        const foreign = valueAt(more.body, 'data.courses_history');
        return replace(
          response,
          at(body, 'data.courses_history', (all) => [
            ...(all as unknown[]),
            ...(Array.isArray(foreign) ? foreign.slice(0, 1) : []),
          ]),
          api,
        );
      },
    },
    'answers an unknown student with 400': answering(404, 400),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  getStudentNeeds: {
    'gives the needs of another language': {
      kind: 'ignores a parameter',
      corrupt: async (call, api) => {
        const response = await call.send();
        const id = Number(call.query.get('studentId'));
        const languageIdSent = Number(call.query.get('languageId'));
        if (response.status !== 200) return response;
        const { body } = await api.ask<{ data: { id: number }[] }>('listLanguages');
        for (const { id: languageId } of body.data.filter((language) => language.id !== languageIdSent)) {
          const needs = await api.ask<Fields>('getStudentNeeds', { query: { studentId: id, languageId } });
          if (needs.body.data) return replace(response, needs.body, api);
        }
        return response;
      },
    },
    'says that there are none': setting('data', () => null, { kind: 'null for a value' }),
    'refuses a language without needs with 404': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        return response.status === 200 && isFields(body) && body.data === null
          ? replace(response, { message: 'Not found' }, api, 404)
          : response;
      },
    },
    'opens the needs of foreign students to a teacher': asAdministrator('ROLE_TEACHER'),
    'swaps reading and writing': swapping('data.information_course', 'reading', 'writing'),
    'counts an hour too many': offByOne('data.number_hours'),
    'names another language': setting('data.language_id', (id) => Number(id) + 1),
  },
  saveStudentNeeds: {
    'answers well and stores nothing': storingNothing,
    'wipes the session that is left out': andThen('wipes what is left out', async ({ json }, api) => {
      if (!('session' in json))
        await api.ask('saveStudentNeeds', {
          body: { studentId: json.studentId, languageId: json.languageId, session: null },
        });
    }),
    'wipes the texts that are left out': andThen('wipes what is left out', async ({ json }, api) => {
      if (!('information_course' in json))
        await api.ask('saveStudentNeeds', {
          body: {
            studentId: json.studentId,
            languageId: json.languageId,
            information_course: { objective: null, location: null },
          },
        });
    }),
    'loses the objective': losingField('information_course.objective'),
    'loses the availability': losingField('information_course.availability'),
    'loses the kind of webinar': losingField('type_webinar'),
    'loses the course type': losingField('course_types_id'),
    'stores another number of hours': storingField('number_hours', (hours) =>
      typeof hours === 'number' ? hours + 1 : hours,
    ),
    'stores it for another language': storingOtherwise('other record', async (call, api) => {
      const { body } = await api.ask<{ data: { id: number }[] }>('listLanguages');
      const other = body.data.find(({ id }) => id !== call.json.languageId);
      return call.withJson({ ...call.json, languageId: other?.id });
    }),
    'stores the hours of a request that it refuses': storingOnRefusal(400, (call) =>
      Number.isInteger(call.json.studentId) && Number.isInteger(call.json.languageId)
        ? call.withJson({
            studentId: call.json.studentId,
            languageId: call.json.languageId,
            number_hours: 77,
          })
        : undefined,
    ),
    'stores it after the next read': lateWrite,
    'answers an unknown student with 400': answering(404, 400),
  },
  assignStudents: {
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'adds some of a batch that it refuses': addingSome('assignStudents', 404),
    'adds some of a bad batch': addingSome('assignStudents', 400),
    'adds the first of a batch only': storingField(
      'studentId',
      (ids) => (Array.isArray(ids) ? ids.slice(0, 1) : ids),
      'loses a row',
    ),
    'takes the others out': andThen('other record', async ({ json }, api) => {
      const query = { course_id: json.courseId, resourcesPerPage: 2000 };
      const { body } = await api.ask<{ data: Fields[] }>('listStudentsOfCourse', { query });
      const given = Array.isArray(json.studentId) ? json.studentId : [];
      const others = body.data.map(({ id }) => id).filter((id) => !given.includes(id));
      if (others.length > 0)
        await api.ask('unassignStudents', { body: { courseId: json.courseId, studentId: others } });
    }),
    'adds to an archived contract what it refuses': writingIntoArchived(),
    'takes archived students': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status < 400 || !Array.isArray(call.json.studentId)) return response;
        const archived = (await everyStudent(api, { status: 0 })).map(({ id }) => id);
        const isMeant = (call.json.studentId as unknown[]).some((id) => archived.includes(id));
        return isMeant ? replace(response, { message: 'Done' }, api, 200) : response;
      },
    },
    'lists a student twice': {
      ...rewriting('double write', (body) =>
        at(body, 'data.*.student_has_course', (all) =>
          Array.isArray(all) && all.length > 0 ? [...all, all[0]] : all,
        ),
      ),
      on: ['listCourses'],
    },
  },
  unassignStudents: {
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'takes everybody out': andThen('other record', async ({ json }, api) => {
      const query = { course_id: json.courseId, resourcesPerPage: 2000 };
      const { body } = await api.ask<{ data: Fields[] }>('listStudentsOfCourse', { query });
      const others = body.data.map(({ id }) => id);
      if (others.length > 0)
        await api.ask('unassignStudents', { body: { courseId: json.courseId, studentId: others } });
    }),
    'takes some of a batch out that it refuses': addingSome('unassignStudents', 404),
    'takes the first of a batch out only': storingField(
      'studentId',
      (ids) => (Array.isArray(ids) ? ids.slice(0, 1) : ids),
      'loses a row',
    ),
    'forgets the absences': andThen('wrong rule', async ({ json }, api) => {
      const courseId = Number(json.courseId);
      const removedIds = Array.isArray(json.studentId) ? json.studentId : [];
      const { body } = await api.ask<{ data: Fields[] }>('listAttendance', {
        query: { courseId, resourcesPerPage: 20_000 },
      });
      for (const lesson of body.data ?? []) {
        const absent = (lesson.attendances as Fields[]).map(({ student_id: id }) => id);
        if (!absent.some((id) => removedIds.includes(id))) continue;
        await api.ask('updateAttendance', {
          path: { id: lesson.id },
          body: {
            courses_id: courseId,
            date_class: lesson.date_class,
            total_hours: lesson.total_hours,
            absent_student_ids: absent.filter((id) => !removedIds.includes(id)),
          },
        });
      }
    }),
    'refuses who is not in the contract': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const { response, records } = await api.rehearse(call);
        return response.status === 200 && records === (await api.healthy.records())
          ? replace(response, { message: 'Not found' }, api, 404)
          : call.send();
      },
    },
    'changes an archived contract, which it refuses': writingIntoArchived(),
  },
  importStudents: {
    'answers well and stores nobody': storingNothing,
    'loses the phone': afterImport('loses a field', (id, api) => updateStudent(api, { id, phone: null })),
    'swaps first and last name': afterImport('swapped fields', async (id, api) => {
      const [student] = await everyStudent(api, { id });
      await updateStudent(api, { id, name: student?.last_name, lastName: student?.name });
    }),
    'archives whom it imports': afterImport('wrong rule', (id, api) =>
      api.ask('updateStudentStatus', { body: { id, status: 0 } }),
    ),
    'gives everybody another address': afterImport('wrong value', (id, api) =>
      updateStudent(api, { id, email: `imported-${id}@example.org` }),
    ),
    'stores nobody when one line is bad': {
      kind: 'loses a row',
      corrupt: async (call, api) => {
        const { response, records } = await api.rehearse(call);
        const refused = valueAt(await read(response), 'data.studentsNotImported');
        if (response.status !== 200 || !Array.isArray(refused) || refused.length === 0) return call.send();
        if (records !== (await api.healthy.records())) api.isMet = true;
        return response;
      },
    },
    'does not name the lines that it leaves out': setting('data.studentsNotImported', () => []),
    'does not say whom it leaves out': setting('data.studentsNotImported.*.last_name', () => null, {
      kind: 'null for a value',
    }),
    'answers a file that is too large with 400': refusing('wrong status', 413, (body) => ({
      status: 400,
      body,
    })),
    'takes a file that is no spreadsheet': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const response = await call.send();
        const file = call.form?.get('file');
        return response.status === 400 && file instanceof File
          ? replace(
              response,
              { message: 'Students imported', data: { studentsImported: [], studentsNotImported: [] } },
              api,
              200,
            )
          : response;
      },
    },
  },
  listStudentsOfCourse: {
    'ignores not_in_course': ignoring('not_in_course'),
    'ignores studentName': ignoring('studentName'),
    'ignores course_id': {
      kind: 'ignores a parameter',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 200 || call.query.get('not_in_course') === '1') return response;
        const all = await everyStudent(api);
        const body = await read(response);
        if (!isFields(body)) return response;
        const data = all.slice(0, Number(body.per_page));
        return replace(response, { ...body, data, total: all.length }, api);
      },
    },
    'repeats the first page': repeatingFirstPage,
    'counts the page for the list': totalOfThePage,
    'leaves the first one out': totalRows('drops a row', (found) => found.slice(1)),
    'shows a teacher the students of foreign contracts': asAdministrator('ROLE_TEACHER'),
    'offers archived students too': {
      kind: 'lists the archived',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        if (call.query.get('not_in_course') !== '1' || !isFields(body) || !Array.isArray(body.data))
          return response;
        const archived = await everyStudent(api, {
          status: 0,
          studentName: call.query.get('studentName') ?? undefined,
        });
        const room = Math.max(0, Number(body.per_page) - body.data.length);
        return replace(
          response,
          {
            ...body,
            data: [...body.data, ...archived.slice(0, room)],
            total: Number(body.total) + archived.length,
          },
          api,
        );
      },
    },
    'finds only with the same accents': finding(
      'only with the same accents',
      'studentName',
      'name',
      'last_name',
    ),
  },
});
