import {
  answering,
  at,
  leavingOut,
  refusing,
  replace,
  rewriting,
  setting,
  swapping,
  valueAt,
  wrongType,
} from '../answers.ts';
import { type Fields, isFields } from '../Call.ts';
import { faultsOf } from '../faultsOf.ts';
import type { Plant, PlantedApi } from '../PlantedApi.ts';
import {
  asAdministrator,
  asking,
  cappedAt,
  finding,
  ignoring,
  numbersAsText,
  repeatingFirstPage,
  staleRead,
  totalOfThePage,
} from '../requests.ts';
import {
  andThen,
  ignoringField,
  lateWrite,
  losingField,
  pretending,
  storingField,
  storingNothing,
  storingOnRefusal,
  storingOtherwise,
  writingIntoArchived,
} from '../writes.ts';
import { freeing } from './students.ts';

const dataOf = (answer: Fields) => (isFields(answer.data) ? answer.data : {});
const teacherId = (body: Fields) => (isFields(body.teacher) ? body.teacher.id : undefined);

async function everyTeacher(api: PlantedApi, query: Fields = {}): Promise<Fields[]> {
  const { body } = await api.ask<{ data: Fields[] }>('listTeachers', {
    query: { resourcesPerPage: 20_000, ...query },
  });
  return body.data;
}

const updateTeacher = (api: PlantedApi, body: Fields) => api.ask('updateTeacher', { body });

/** Changes the teacher again after a successful update. */
const thenUpdating = (
  kind: string,
  change: (body: Fields, api: PlantedApi) => Fields | undefined | Promise<Fields | undefined>,
): Plant =>
  andThen(kind, async ({ json }, api) => {
    const body = await change(json, api);
    if (body) await updateTeacher(api, body);
  });

const afterImport = (kind: string, act: (id: unknown, api: PlantedApi) => Promise<unknown>): Plant =>
  andThen(kind, async (_call, api, answer) => {
    const imported = dataOf(answer).teachersImported;
    for (const person of Array.isArray(imported) ? (imported as Fields[]) : []) await act(person.id, api);
  });

/** Changes a contract's former teachers in every response. */
const formerTeacher = (change: (former: readonly Fields[]) => readonly Fields[], kind: string): Plant => ({
  ...rewriting(kind, (body) => {
    const path = Array.isArray(body.data) ? 'data.*.previous_teachers' : 'data.previous_teachers';
    return at(body, path, (former) => (Array.isArray(former) ? change(former) : former));
  }),
  on: ['changeTeacher', 'listCourses'],
});

export const teachers = faultsOf({
  listTeachers: {
    'ignores id': ignoring('id'),
    'ignores language': ignoring('language'),
    'ignores userStatus': ignoring('userStatus'),
    'ignores teacherAssigned': ignoring('teacherAssigned'),
    'takes teacherAssigned false for left out': asking('ignores a value', (query) => {
      if (query.get('teacherAssigned') === 'false') query.delete('teacherAssigned');
    }),
    'ignores teacherName': ignoring('teacherName'),
    'ignores sort': ignoring('sort'),
    'ignores orderBy': ignoring('orderBy', 'orderDirection'),
    'ignores orderDirection': ignoring('orderDirection'),
    'prefers sort to orderBy': asking('wrong rule', (query) => {
      const sort = query.get('sort');
      if (sort !== null && query.has('orderBy')) query.set('orderBy', sort);
    }),
    'takes who is invited for archived': asking('wrong value', (query) => {
      if (query.get('userStatus') === 'invited') query.set('userStatus', '0');
    }),
    'repeats the first page': repeatingFirstPage,
    'counts the page for the list': totalOfThePage,
    'gives no more than 5 rows': cappedAt(5),
    'sorts numbers as texts': numbersAsText,
    'finds only with the same accents': finding(
      'only with the same accents',
      'teacherName',
      'name',
      'last_name',
    ),
    'finds only with the same capitals': finding(
      'only with the same capitals',
      'teacherName',
      'name',
      'last_name',
    ),
    'does not find by first name': finding('only with the same accents', 'teacherName', 'last_name'),
    'swaps car and nda': swapping('data.*', 'car', 'nda'),
    'swaps phone and mobile': swapping('data.*', 'phone', 'mobile'),
    'leaves the languages out': setting('data.*.teacher_has_languages', () => []),
    'leaves the contracts out': setting('data.*.teacher_has_courses', () => []),
    'gives rates as texts': wrongType('data.*.teacher_rates.*.rate', String),
    'says that nobody has an account': setting('data.*.users_id', () => null, { kind: 'null for a value' }),
    'leaves archived teachers out': leavingOut('drops a row', (row) => row.user_status === 0),
    'says what it said before': staleRead('updateTeacher'),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  createTeacher: {
    'loses the rates': storingField('teacherRates', () => [], 'loses a field'),
    'loses the languages': storingField('teacherHasLanguages', () => [], 'loses a field'),
    'loses the city': losingField('teacher.city'),
    'loses the other rate': losingField('teacher.otherRate'),
    'swaps car and nda': storingOtherwise('swapped fields', (call) => {
      const { teacher } = call.json;
      return isFields(teacher) && teacher.car !== teacher.nda
        ? call.withJson({ ...call.json, teacher: { ...teacher, car: teacher.nda, nda: teacher.car } })
        : undefined;
    }),
    'answers well and stores nothing': storingNothing,
    'makes the user active': andThen('wrong rule', (_call, api, answer) =>
      api.ask('updateTeacherStatus', { body: { id: dataOf(answer).id, status: 1 } }),
    ),
    'makes the user an administrator': {
      ...rewriting('wrong role', (body, _call, api) =>
        at(body, 'data.*', (user) =>
          isFields(user) && user.status === 0 && user.role === 'ROLE_TEACHER' && user.login_date === null
            ? { ...user, role: api.memory.get('role') ?? 'ROLE_ADMIN' }
            : user,
        ),
      ),
      on: ['listUsers'],
    },
    'creates one under another address when it refuses the first': storingOnRefusal(409, (call) =>
      call.withJson(at(call.json, 'teacher.email', (email) => `second-${email}`)),
    ),
    'says something else than "Email duplicated"': refusing('wrong value', 409, (body) => ({
      body: { ...body, message: 'Conflict' },
    })),
    'rounds the rate': storingField('teacherRates.*.rate', (rate) => Math.round(Number(rate)) + 1),
  },
  updateTeacher: {
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'empties the languages that are left out': thenUpdating('wipes what is left out', (body) =>
      'teacherHasLanguages' in body
        ? undefined
        : { teacher: { id: teacherId(body) }, teacherHasLanguages: [] },
    ),
    'empties the rates that are left out': thenUpdating('wipes what is left out', (body) =>
      'teacherRates' in body ? undefined : { teacher: { id: teacherId(body) }, teacherRates: [] },
    ),
    'wipes the other rate and the mobile phone that are left out': thenUpdating(
      'wipes what is left out',
      (body) =>
        isFields(body.teacher) && 'mobile' in body.teacher
          ? undefined
          : { teacher: { id: teacherId(body), mobile: null, otherRate: null } },
    ),
    'takes the car away that is left out': thenUpdating('wipes what is left out', (body) =>
      isFields(body.teacher) && 'car' in body.teacher
        ? undefined
        : { teacher: { id: teacherId(body), car: 0 } },
    ),
    'ignores the languages': ignoringField('teacherHasLanguages'),
    'ignores the rates': ignoringField('teacherRates'),
    'adds languages to the former ones': {
      kind: 'wrong rule',
      corrupt: async (call, api) => {
        const given = call.json.teacherHasLanguages;
        const [former] = Array.isArray(given) ? await everyTeacher(api, { id: teacherId(call.json) }) : [];
        const before = former?.teacher_has_languages;
        if (!Array.isArray(given) || !Array.isArray(before)) return call.send();
        const more = (before as Fields[]).filter(
          ({ id }) => !(given as Fields[]).some((one) => one.id === id),
        );
        if (more.length > 0) api.isMet = true;
        return call.withJson({ ...call.json, teacherHasLanguages: [...given, ...more] }).send();
      },
    },
    'ignores nda': ignoringField('teacher.nda'),
    'ignores the other rate': ignoringField('teacher.otherRate'),
    'loses the phone': losingField('teacher.phone'),
    'loses the last name': losingField('teacher.lastName'),
    'changes another teacher too': thenUpdating('other record', async (body, api) => {
      const other = (await everyTeacher(api)).find(({ id }) => id !== teacherId(body));
      return { teacher: { id: other?.id, city: 'Elsewhere' } };
    }),
    'stores the rest of a request whose address it refuses': storingOnRefusal(409, (call) =>
      call.withJson({ teacher: { id: teacherId(call.json), city: 'Refused' } }),
    ),
    'stores the city of a request that it refuses': storingOnRefusal(400, (call) =>
      typeof teacherId(call.json) === 'number'
        ? call.withJson({ teacher: { id: teacherId(call.json), city: 'Refused' } })
        : undefined,
    ),
    'answers an unknown teacher with 400': answering(404, 400),
  },
  updateTeacherStatus: {
    'answers well and stores nothing': storingNothing,
    'does not bring anybody back': storingField('status', () => 0, 'ignores a value'),
    'archives the teacher and leaves the user active': {
      ...rewriting('wrong rule', (body) =>
        at(body, 'data.*', (user) =>
          isFields(user) && user.role === 'ROLE_TEACHER' ? { ...user, status: 1 } : user,
        ),
      ),
      on: ['listUsers'],
      also: ['updateTeacherStatus'],
    },
    'wipes the city': thenUpdating('wipes what is left out', (body) => ({
      teacher: { id: body.id, city: null },
    })),
    'answers an unknown teacher with 200': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 404) return response;
        const [teacher] = await everyTeacher(api);
        return replace(response, { message: 'Teacher was updated', data: teacher }, api, 200);
      },
    },
  },
  inviteTeacher: {
    'does not note when': {
      ...rewriting('stores nothing', (body) => {
        const path = Array.isArray(body.data) ? 'data.*.users_id.email_date' : 'data.users_id.email_date';
        return at(body, path, () => null);
      }),
      on: ['inviteTeacher', 'listTeachers'],
    },
    'makes the user active': andThen('wrong rule', ({ json }, api) =>
      api.ask('updateTeacherStatus', { body: { id: json.id, status: 1 } }),
    ),
    'answers well and stores nothing': storingNothing,
    'invites who has signed in': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 409) return response;
        const [teacher] = await everyTeacher(api, { id: call.json.id });
        return replace(response, { message: 'Invitation was sent', data: teacher }, api, 200);
      },
    },
  },
  verifyTeacherEmail: {
    'looks at teachers only': freeing((email) => /belanger/i.test(email)),
    'takes capitals for another address': freeing((email) => email !== email.toLowerCase()),
    'takes spaces around for another address': freeing((email) => email !== email.trim()),
    'says another message': refusing('wrong value', 409, (body) => ({ body: { ...body, message: 'Taken' } })),
    'says nothing of the kind about a free one': rewriting('wrong value', () => ({ message: 'OK' })),
  },
  importTeachers: {
    'answers well and stores nobody': storingNothing,
    'loses the phone': afterImport('wrong value', (id, api) =>
      updateTeacher(api, { teacher: { id, phone: '5145550000' } }),
    ),
    'makes the users active': afterImport('wrong rule', (id, api) =>
      api.ask('updateTeacherStatus', { body: { id, status: 1 } }),
    ),
    'loses the languages': afterImport('loses a field', (id, api) =>
      updateTeacher(api, { teacher: { id }, teacherHasLanguages: [] }),
    ),
    'names nobody as imported': setting('data.teachersImported', () => []),
    'names everybody as imported': setting('data.teachersNotImported', () => []),
    'answers a file that is too large with 400': refusing('wrong status', 413, (body) => ({
      status: 400,
      body,
    })),
  },
  assignTeacher: {
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'replaces the teacher of a contract, which it refuses': {
      kind: 'stores on refusal',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status === 409) {
          const body = { ...call.json, removeMotive: 'Refused', hoursDone: 0 };
          await api.storing(() => api.ask('changeTeacher', { body }));
        }
        return response;
      },
    },
    'assigns to an archived contract what it refuses': writingIntoArchived(),
    'assigns another teacher': storingField('teacherId', (id) => (id === 1 ? 2 : 1), 'other record'),
    'answers an unknown contract with 400': answering(404, 400),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  changeTeacher: {
    'answers well and stores nothing': storingNothing,
    'forgets the former teacher': formerTeacher(() => [], 'drops a row'),
    'counts an hour more': formerTeacher(
      (former) => former.map((row) => ({ ...row, hours_done: Number(row.hours_done) + 1 })),
      'off by one',
    ),
    'forgets the reason': formerTeacher(
      (former) => former.map((row) => ({ ...row, remove_motive: null })),
      'loses a field',
    ),
    'names the new teacher as the former': {
      ...rewriting('swapped fields', (body) => {
        const change = (course: unknown) => {
          const teacher = valueAt(course, 'current_teacher.teacher');
          return at(course, 'previous_teachers.*.teacher', (former) => teacher ?? former);
        };
        return at(body, Array.isArray(body.data) ? 'data.*' : 'data', change);
      }),
      on: ['changeTeacher', 'listCourses'],
    },
    'stores hours rounded': storingField('hoursDone', (hours) => Number(hours) + 0.5),
    'assigns a teacher to a contract without one, which it refuses': {
      kind: 'stores on refusal',
      corrupt: async (call, api) => {
        const response = await call.send();
        const { courseId, teacherId: id } = call.json;
        if (response.status === 400 && typeof courseId === 'number' && typeof id === 'number')
          await api.storing(() => api.ask('assignTeacher', { body: { courseId, teacherId: id } }));
        return response;
      },
    },
    'changes the teacher of a done contract': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const response = await call.send();
        const query = { courseId: Number(call.json.courseId) };
        if (response.status !== 400 || Number.isNaN(query.courseId)) return response;
        const found = await api.ask<{ data: Fields[] }>('listCourses', { query });
        const data = found.body.data?.[0];
        return data?.course_status_id === 3
          ? replace(response, { message: 'Changed', data }, api, 200)
          : response;
      },
    },
    'changes an archived contract, which it refuses': writingIntoArchived(),
  },
  requestProgressReport: {
    'says that it asked an unknown contract': pretending(404),
    'says that it asked where nobody teaches': pretending(400),
    'says that it asked who cannot sign in': pretending(409),
    'answers an archived contract with 400': refusing('wrong status', 409, (body) => ({ status: 400, body })),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
});
