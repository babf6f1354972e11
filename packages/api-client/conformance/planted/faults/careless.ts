import { createHmac } from 'node:crypto';
import { read as readBook, utils, write } from '@e965/xlsx';
import { studentImportColumns } from '@portal/domain';
import {
  at,
  headers,
  json,
  losingHeader,
  read,
  refusing,
  replace,
  rewriting,
  rows,
  setting,
  valueAt,
} from '../answers.ts';
import { type Call, type Fields, isFields } from '../Call.ts';
import { faultsOf } from '../faultsOf.ts';
import type { Plant, PlantedApi } from '../PlantedApi.ts';
import { acceptingToken, answeringAnother, asAdministrator, orderedBy } from '../requests.ts';
import { andThen, carryingOut, storingField, storingOtherwise, understanding } from '../writes.ts';

// Mistakes that any call may have. Each is planted in a few calls.

const day = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

async function everyRow(api: PlantedApi, operationId: string, query: Fields = {}): Promise<Fields[]> {
  const { body } = await api.ask<{ data?: Fields[] }>(operationId, {
    query: { resourcesPerPage: 20_000, ...query },
  });
  return body.data ?? [];
}

function counted(api: PlantedApi, key: string): number {
  const count = Number(api.memory.get(key) ?? 0) + 1;
  api.memory.set(key, count);
  return count;
}

/** Writes something with each successful read. */
const writingOnRead = (act: (api: PlantedApi, count: number, call: Call) => Promise<unknown>): Plant => ({
  kind: 'writes on a read',
  corrupt: async (call, api) => {
    const response = await call.send();
    if (response.status === 200) await api.storing(() => act(api, counted(api, 'reads'), call));
    return response;
  },
});

/** Carries out a valid request and responds with that text. */
const answeringText = (text: string, type = 'application/json'): Plant => ({
  kind: 'answers no JSON',
  corrupt: async (call, api) => {
    const response = await call.send();
    if (response.status !== 200) return response;
    api.isMet = true;
    return new Response(text, { status: 200, headers: { 'Content-Type': type } });
  },
});

/** Adds one to the total, on the last page only. */
const lastPageTotal: Plant = rewriting('wrong total', (body) => {
  const { total, current_page: page, per_page: size } = body;
  const last = Math.ceil(Number(total) / Number(size));
  return Number(page) > 1 && page === last ? { ...body, total: Number(total) + 1 } : body;
});

/** Returns the total of the whole list when one of these parameters narrows it. */
const totalWithoutFilter = (...parameters: readonly string[]): Plant => ({
  kind: 'wrong total',
  corrupt: async (call, api) => {
    const response = await call.send();
    const body = await read(response);
    if (response.status !== 200 || !isFields(body) || !parameters.some((name) => call.query.has(name)))
      return response;
    const whole = await read(
      await call
        .withQuery((query) => {
          for (const name of parameters) query.delete(name);
        })
        .send(),
    );
    return isFields(whole) ? replace(response, { ...body, total: whole.total }, api) : response;
  },
});

/** Ignores a parameter when another one is present. */
const ignoringBeside = (parameter: string, other: string, ...more: readonly string[]): Plant => ({
  kind: 'ignores a parameter beside another',
  corrupt: answeringAnother((call) =>
    call.query.has(parameter) && call.query.get(other)
      ? call.withQuery((query) => {
          for (const name of [parameter, ...more]) query.delete(name);
        })
      : undefined,
  ),
});

/** Returns rows with equal sort values in another order each time. */
const unstableTies: Plant = orderedBy('another order each time', (found, call) => {
  const path = call.query.get('orderBy');
  if (path === null) return [...found];
  unstable += 1;
  const groups = [...Map.groupBy(found, (row) => JSON.stringify(valueAt(row, path))).values()];
  return groups.flatMap((group) => {
    const turn = unstable % group.length;
    return [...group.slice(turn), ...group.slice(0, turn)];
  });
});
let unstable = 0;

/** Repeats a row for each entry of one of its lists, and counts the repetitions. */
const joined = (list: string): Plant => ({
  kind: 'a row for each entry',
  corrupt: async (call, api) => {
    const response = await call.send();
    const body = await read(response);
    if (response.status !== 200 || !isFields(body) || !Array.isArray(body.data)) return response;
    const data = (body.data as Fields[]).flatMap((row) => {
      const entries = valueAt(row, list);
      return Array.isArray(entries) ? Array.from({ length: Math.max(1, entries.length) }, () => row) : [row];
    });
    return replace(
      response,
      { ...body, data, total: Number(body.total) + data.length - body.data.length },
      api,
    );
  },
});

/** Treats a character of the search as a wildcard. */
const wildcard = (character: string, parameter: string): Plant => ({
  kind: 'takes a character for a pattern',
  corrupt: answeringAnother((call) =>
    call.query.get(parameter)?.includes(character)
      ? call.withQuery((query) =>
          query.set(parameter, (query.get(parameter) ?? '').replaceAll(character, '')),
        )
      : undefined,
  ),
});

const breakingOn = (character: string, parameter: string): Plant => ({
  kind: 'takes a character for a pattern',
  corrupt: async (call, api) => {
    if (!call.query.get(parameter)?.includes(character)) return call.send();
    api.isMet = true;
    return json({ message: 'Server error' }, 500);
  },
});

const cutting = (path: string, most: number): Plant =>
  storingField(path, (text) => (typeof text === 'string' ? text.slice(0, most) : text), 'cuts a long text');

const escaping = (path: string): Plant =>
  storingField(
    path,
    (text) => (typeof text === 'string' ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text),
    'changes the letters of a text',
  );

const rewritingText = (path: string, change: (text: string) => string): Plant =>
  storingField(
    path,
    (text) => (typeof text === 'string' ? change(text) : text),
    'changes the letters of a text',
  );

/** While one request runs, another with the same key finds no conflict. */
const twoAtOnce = (
  second: (call: Call, api: PlantedApi, first: Promise<Response>) => Promise<Response>,
  keyOf: (call: Call) => unknown = (call) => call.body,
): Plant => ({
  kind: 'lets two at once through',
  corrupt: async (call, api) => {
    const key = `at once ${String(keyOf(call))}`;
    const first = api.memory.get(key) as Promise<Response> | undefined;
    if (first) {
      const answer = await second(call, api, first);
      api.isMet = true;
      return answer;
    }
    const response = call.send();
    api.memory.set(
      key,
      response.then((given) => given.clone()),
    );
    const given = await response;
    api.memory.delete(key);
    return given;
  },
});

/** Creates a second record while the first is being created. */
const creatingSecond = (path: string): Plant =>
  twoAtOnce((call) =>
    call
      .withJson(
        at(
          call.json,
          path,
          (text) =>
            `${path.endsWith('email') ? 'second-' : ''}${text}${path.endsWith('email') ? '' : '\u200b'}`,
        ),
      )
      .send(),
  );

/** Returns the stored response of an idempotency key to any user and any call. */
const answeringKey = (keyOf: (call: Call) => string | undefined, on: readonly string[]): Plant => ({
  kind: 'shares keys',
  on,
  corrupt: async (call, api) => {
    const key = keyOf(call);
    if (key === undefined) return call.send();
    const known = api.memory.get(key) as { readonly body: unknown; readonly by: string } | undefined;
    const by = `${call.claims?.id} ${call.operation.id}`;
    if (known && known.by !== by) {
      api.isMet = true;
      return json(known.body);
    }
    const response = await call.send();
    if (response.status === 200) api.memory.set(key, { body: await read(response), by });
    return response;
  },
});

/** Gives every refusal with that status another code. */
const coding = (status: number, code: string, isMeant: (body: Fields) => boolean = () => true): Plant =>
  refusing('wrong code', status, (body) => ({
    body: isMeant(body) && 'code' in body ? { ...body, code } : body,
  }));

/** Applies a field that the call does not have. */
const obeying = (
  path: string,
  act: (value: unknown, call: Call, api: PlantedApi) => Promise<unknown>,
): Plant =>
  andThen('takes a field of another call', async (call, api) => {
    const value = valueAt(call.json, path);
    if (value !== undefined) await act(value, call, api);
  });

/** Changes a second record of a list with each successful write. */
const changingAnother = (
  operationId: string,
  isMeant: (row: Fields, call: Call) => boolean,
  change: (row: Fields, api: PlantedApi) => Promise<unknown>,
): Plant =>
  andThen('resets another record', async (call, api) => {
    const other = (await everyRow(api, operationId)).find((row) => isMeant(row, call));
    if (other) await change(other, api);
  });

/** The rows of an uploaded sheet, column titles first. */
async function sheetOf(call: Call): Promise<string[][]> {
  const file = call.form?.get('file');
  if (!(file instanceof File)) return [];
  try {
    const book = readBook(new Uint8Array(await file.arrayBuffer()), { type: 'array' });
    const [sheet] = Object.values(book.Sheets);
    return sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }) : [];
  } catch {
    return [];
  }
}

const heads = studentImportColumns.map(({ fr, en }) => `${fr} - ${en}`);

/** Reads the columns of an import by position. */
const readingByPlace: Plant = storingOtherwise('reads by place', async (call) => {
  const [head = [], ...lines] = await sheetOf(call);
  const isUsual = head.every((word, place) => word === heads[place]);
  if (isUsual || head.length !== heads.length) return undefined;
  const book = utils.book_new();
  // The last two columns may be empty, so only first name, last name and address are required.
  utils.book_append_sheet(book, utils.aoa_to_sheet([heads, ...lines]), 'Feuille 1');
  const bytes = write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
  return call.withForm((form) => form.set('file', new File([bytes], 'import.xlsx')));
});

const refusingHeads = (language: 'fr' | 'en'): Plant => ({
  kind: 'refuses what it should take',
  corrupt: async (call, api) => {
    const [head = []] = await sheetOf(call);
    const isIn = studentImportColumns.every((column) => head.includes(column[language]));
    if (!isIn) return call.send();
    api.isMet = true;
    return json({ message: 'Unknown heads', code: 'bad-input' }, 400);
  },
});

/** Tokens that live a day too long. Each changed token maps to the one from the healthy API. */
const longLived: Plant = {
  kind: 'lives too long',
  on: 'all',
  corrupt: async (call, api) => {
    const token = call.header('Authorization')?.replace(/^Bearer /, '') ?? '';
    const real = api.memory.get(`token ${token}`) as string | undefined;
    const response = await (real ? call.withToken(real) : call).send();
    if (!api.isOwn(call) || response.status !== 200) return response;
    const body = await read(response);
    return replace(
      response,
      at(body, 'auth.access_token', (given) => {
        const [head, payload = '', signature] = String(given).split('.');
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
        const longer = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 86_400 })).toString(
          'base64url',
        );
        const changed = [head, longer, signature].join('.');
        api.memory.set(`token ${changed}`, given);
        return changed;
      }),
      api,
    );
  },
};

/** Keeps accepting a session that was valid once. */
const keepingSessions = (role: string): Plant => ({
  kind: 'lives too long',
  on: 'all',
  corrupt: async (call, api) => {
    const response = await call.send();
    const key = `good ${call.header('Authorization')}`;
    if (call.claims?.role !== role) return response;
    if (response.status === 200) api.memory.set(key, await read(response));
    const before = api.memory.get(key);
    if (response.status !== 401 || before === undefined) return response;
    api.isMet = true;
    return json(before);
  },
});

/** Keeps a teacher's access to records that the teacher could reach before. */
const rememberingRights: Plant = {
  kind: 'remembers rights',
  corrupt: async (call, api) => {
    const response = await call.send();
    const key = `reached ${call.url.search} ${call.claims?.id}`;
    if (response.status === 200) api.memory.set(key, true);
    if (response.status !== 403 || !api.memory.has(key)) return response;
    return asAdministrator('ROLE_TEACHER').corrupt(call, api);
  },
};

const isSignedWith = (key: string) => (call: Call) => {
  const [head, payload, signature] =
    call
      .header('Authorization')
      ?.replace(/^Bearer /, '')
      .split('.') ?? [];
  return signature === createHmac('sha256', key).update(`${head}.${payload}`).digest('base64url');
};

const retitled = (row: Fields, api: PlantedApi) =>
  api.ask('updateFiles', { body: { fileId: row.id, title: `${row.title} 2` } });

export const careless = faultsOf({
  login: {
    'answers too many attempts without saying how long to wait': losingRetryAfter(),
    'gives access tokens for a day': longLived,
    'answers the password too': rewriting('leaks a secret', (body, call) =>
      at(body, 'user', (user) => ({ ...(user as Fields), password: call.json.password })),
    ),
  },
  companyLogin: {
    'answers too many attempts without saying how long to wait': losingRetryAfter(),
    'answers with nothing': answeringText(''),
  },
  forgotPassword: { 'answers too many attempts without saying how long to wait': losingRetryAfter() },
  checkToken: {
    'gives the same refresh token again': rewriting('lives too long', (body, call) =>
      at(body, 'token.refresh_token', () => call.json.refresh_token),
    ),
    'answers with a page': answeringText('<p>Renewed</p>', 'text/html'),
  },
  listCourses: {
    'names another contact with each read': writingOnRead(async (api, count) => {
      const [first] = await everyRow(api, 'listCourses', { courseStatus: 2 });
      await api.ask('updateCourse', {
        body: { course: { id: first?.id }, client_details: { contact_person: `Read ${count}` } },
      });
    }),
    'ignores courseType beside a search': ignoringBeside('courseType', 'courseName'),
    'ignores the order beside a course type': ignoringBeside('orderBy', 'courseType', 'orderDirection'),
    'counts all contracts when a language is asked for': totalWithoutFilter('languageId'),
    'puts equal contracts in another order each time': unstableTies,
    'takes a percent sign for any text': wildcard('%', 'courseName'),
    'counts one too many on the last page': lastPageTotal,
  },
  createCourse: {
    'gives two that are made at once one number': twoAtOnce(async (call, _api, first) => {
      const number = valueAt(await (await first).clone().json(), 'data.client_details.contract_number');
      const answer = await call.send();
      return json(at(await read(answer), 'data.client_details.contract_number', () => number));
    }),
    'tells a trace of the program when it refuses': refusing('leaks a secret', 400, (body) => ({
      body: { ...body, stack: 'Error: at Object.<anonymous> (/srv/app.js:1:1)' },
    })),
  },
  updateCourse: {
    'takes tomorrow for today': understanding('another today', (body, _call, api) =>
      at(body, 'course.send_to_client', (value) =>
        value === 1 ? dayOf(api.healthy.now().getTime() + day) : value,
      ),
    ),
    'takes yesterday for today': understanding('another today', (body, _call, api) =>
      at(body, 'course.send_to_client', (value) =>
        value === 1 ? dayOf(api.healthy.now().getTime() - day) : value,
      ),
    ),
    'cuts the schedule at 255': cutting('course_details.schedule', 255),
    'cuts the description at 4000': cutting('course_details.description', 4000),
    'escapes the description': escaping('course_details.description'),
    'calls an archived contract a conflict': coding(409, 'conflict'),
    'answers with nothing': answeringText(''),
  },
  saveCellState: {
    'forgets the cells of another contract': andThen('resets another record', async ({ json: body }, api) => {
      const other = (await everyRow(api, 'listCourses', { highlight: 1 })).find(
        ({ id }) => id !== body.course_id,
      );
      await api.ask('saveCellState', { body: { course_id: other?.id, _cellVariants: {} } });
    }),
  },
  listAttendance: {
    'goes on showing it to the former teacher': { ...rememberingRights, also: ['changeTeacher'] },
  },
  addAttendance: {
    'answers the key of one person with the record of another': answeringKey(
      (call) => call.header('Idempotency-Key'),
      ['addAttendance'],
    ),
    'answers a key of another call with what that call made': {
      ...answeringKey((call) => call.header('Idempotency-Key'), ['addAttendance', 'createNote']),
    },
    'adds two records for one key that comes twice at once': twoAtOnce(
      (call) => call.withHeader('Idempotency-Key', undefined).send(),
      (call) => call.header('Idempotency-Key') ?? Math.random(),
    ),
    'remembers a key that it refused': {
      kind: 'shares keys',
      corrupt: async (call, api) => {
        const key = call.header('Idempotency-Key');
        const response = await call.send();
        if (key === undefined) return response;
        if (response.status === 400) api.memory.set(`refused ${key}`, await read(response));
        const refused = api.memory.get(`refused ${key}`);
        return response.status === 200 && refused ? replace(response, refused, api, 400) : response;
      },
    },
  },
  updateAttendance: {
    'sets the length of the class beside it to an hour': andThen(
      'resets another record',
      async (call, api) => {
        const courseId = Number(call.json.courses_id);
        const found = await everyRow(api, 'listAttendance', { courseId });
        const other = found.find(
          ({ id, total_hours }) => id !== Number(call.path('id')) && total_hours !== 60,
        );
        if (!other) return;
        const absent = (other.attendances as Fields[]).map(({ student_id: id }) => id);
        const { date_class } = other;
        await api.ask('updateAttendance', {
          path: { id: other.id },
          body: { courses_id: courseId, date_class, absent_student_ids: absent, total_hours: 60 },
        });
      },
    ),
  },
  listStudents: {
    'ignores companyId beside a search': ignoringBeside('companyId', 'studentName'),
    'ignores the page beside a search': ignoringBeside('page', 'studentName'),
    'counts all students when some are searched': totalWithoutFilter('studentName'),
    'lists a student once for each contract': joined('student_has_courses'),
    'takes a percent sign for any text': wildcard('%', 'studentName'),
    'puts equal students in another order each time': unstableTies,
    'ignores the direction beside a search': ignoringBeside('orderDirection', 'studentName'),
  },
  createStudent: {
    'makes two of two requests at once': creatingSecond('student.email'),
    'strips what looks like a tag': rewritingText('student.lastName', (text) => text.replaceAll(/<\S*/g, '')),
    'answers with nothing': answeringText(''),
  },
  updateStudent: {
    'takes a level that was tested tomorrow': carryingOut(400, (call, api) => {
      const today = dayOf(api.healthy.now().getTime());
      return valueAt(call.json, 'studentLevelLanguage.lastTest') === dayOf(api.healthy.now().getTime() + day)
        ? call.withJson(at(call.json, 'studentLevelLanguage.lastTest', () => today))
        : undefined;
    }),
    'refuses a level that was tested today': {
      kind: 'another today',
      corrupt: async (call, api) => {
        const response = await call.send();
        return valueAt(call.json, 'studentLevelLanguage.lastTest') === dayOf(api.healthy.now().getTime())
          ? replace(response, { message: 'In the future', code: 'bad-input' }, api, 400)
          : response;
      },
    },
    'archives by a status that the call does not have': obeying('student.status', (status, call, api) =>
      api.ask('updateStudentStatus', { body: { id: valueAt(call.json, 'student.id'), status } }),
    ),
    'cuts the mother tongue at 45': cutting('student.mother_tongue', 45),
  },
  updateStudentStatus: {
    'leaves a session alone that the link opened before': keepingSessions('student'),
  },
  getStudentHistory: {
    'notes on the student who looked': writingOnRead((api, count, call) =>
      api.ask('updateStudent', {
        body: { student: { id: Number(call.query.get('studentId')), city: `Read ${count}` } },
      }),
    ),
  },
  getStudentNeeds: { 'calls an unknown student bad input': coding(404, 'bad-input') },
  saveStudentNeeds: {
    'cuts the objective at 255': cutting('information_course.objective', 255),
    'forgets the needs in another language': andThen('resets another record', async ({ json: body }, api) => {
      const [student] = await everyRow(api, 'listStudents', { id: body.studentId });
      const needs = (student?.student_information_course ?? []) as Fields[];
      const other = needs.find(({ language_id: id }) => id !== body.languageId);
      if (other)
        await api.ask('saveStudentNeeds', {
          body: {
            studentId: body.studentId,
            languageId: other.language_id,
            number_hours: null,
            information_course: { objective: null },
          },
        });
    }),
  },
  unassignStudents: {
    'takes the students out of their other contracts too': andThen(
      'removes a sibling',
      async ({ json: body }, api) => {
        const [id] = body.studentId as number[];
        const [student] = await everyRow(api, 'listStudents', { id });
        for (const course of (student?.student_has_courses ?? []) as Fields[])
          await api.ask('unassignStudents', { body: { courseId: course.id, studentId: [id] } });
      },
    ),
  },
  importStudents: {
    'reads the columns by their place': readingByPlace,
    'knows no English heads': refusingHeads('en'),
    'knows no French heads': refusingHeads('fr'),
    'names none of two lines with one address': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const [head = [], ...lines] = await sheetOf(call);
        const place = head.indexOf(heads[2] ?? '');
        const addresses = lines.map((line) => line[place]);
        const response = await call.send();
        if (addresses.length < 2 || new Set(addresses).size === addresses.length) return response;
        return replace(
          response,
          at(await read(response), 'data.studentsNotImported', () => []),
          api,
        );
      },
    },
  },
  listLanguages: { 'answers with nothing': answeringText('') },
  createLanguage: {
    'makes two of two requests at once': creatingSecond('name'),
    'loses the accents': rewritingText('name', (text) =>
      text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, ''),
    ),
    'takes accents apart': rewritingText('name', (text) => text.normalize('NFD')),
  },
  createCompany: {
    'makes two of two requests at once': creatingSecond('name'),
    'loses what is beyond the basic characters': rewritingText('name', (text) =>
      text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?'),
    ),
    'escapes the name': escaping('name'),
  },
  updateLanguageStatus: { 'answers with nothing': answeringText('') },
  listTeachers: {
    'answers with nothing': answeringText(''),
    'counts all teachers when some are searched': totalWithoutFilter('teacherName'),
    'lists a teacher once for each language': joined('teacher_has_languages'),
    'takes an underscore for any text': wildcard('_', 'teacherName'),
  },
  updateTeacher: {
    'cuts the other rate at 20': cutting('teacher.otherRate', 20),
    'escapes the last name': escaping('teacher.lastName'),
  },
  listUsers: {
    'shows how passwords are kept': rows('leaks a secret', (found) =>
      found.map((row) => ({ ...row, password_hash: '$2b$10$abcdefgh' })),
    ),
    'counts one too many on the last page': lastPageTotal,
    'ignores the role beside a search': ignoringBeside('role', 'userName'),
    'may be kept by a cache': losingHeader('Cache-Control'),
    'puts equal users in another order each time': unstableTies,
    'sends letters in another encoding': rewriting('changes the letters of a text', (body) =>
      JSON.parse(
        Buffer.from(JSON.stringify(body))
          .toString('latin1')
          .replaceAll(/[\u0080-\u009f]/g, '?'),
      ),
    ),
    'accepts a token that is signed with an empty key': acceptingToken(isSignedWith('')),
  },
  createUser: {
    'makes two of two requests at once': creatingSecond('email'),
    'calls an address that is taken archived': coding(409, 'archived'),
  },
  updateUser: {
    'cuts the first name at 5': cutting('name', 5),
  },
  deleteUser: {
    'deletes another user who has left no trace': changingAnother(
      'listUsers',
      (row) => row.login_date === null && row.status === 0 && String(row.name).startsWith('Chloé'),
      (row, api) => api.ask('deleteUser', { path: { id: row.id } }),
    ),
  },
  verifyUserEmail: {
    'makes a language of each question': writingOnRead((api, count) =>
      api.ask('createLanguage', { body: { name: `Question ${count}` } }),
    ),
  },
  listMaterials: {
    'answers with a page': answeringText('<p>List</p>', 'text/html'),
    'lists a material once for each request': joined('courses_has_materials_requests'),
    'breaks on an apostrophe': breakingOn("'", 'materialTitle'),
    'ignores the language beside a search': ignoringBeside('languageId', 'materialTitle'),
  },
  updateMaterial: {
    'archives by a status that the call does not have': obeying('status', (status, { json: { id } }, api) =>
      api.ask('updateMaterialStatus', { body: { id, status } }),
    ),
    'cuts the title at 100': cutting('title', 100),
  },
  updateMaterialOfCourse: {
    'empties the note of the request beside it': andThen(
      'resets another record',
      async ({ json: body }, api) => {
        for (const course of (await everyRow(api, 'listCourses')).toReversed()) {
          const requests = course.course_has_materials as Fields[];
          if (!requests.some(({ id }) => id === body.courseMaterialId)) continue;
          const other = requests.find(({ id }) => id !== body.courseMaterialId);
          if (other)
            await api.ask('updateMaterialOfCourse', {
              body: { courseMaterialId: other.id, note: 'x', qty: 1 },
            });
          return;
        }
      },
    ),
  },
  assignMaterial: {
    'sets what others ask of the material to one copy': andThen(
      'resets another record',
      async ({ json: body }, api) => {
        for (const course of await everyRow(api, 'listCourses')) {
          const other = (course.course_has_materials as Fields[]).find(({ qty }) => Number(qty) > 1);
          if (!other || course.id === body.courseId) continue;
          await api.ask('updateMaterialOfCourse', { body: { courseMaterialId: other.id, qty: 1 } });
          return;
        }
      },
    ),
  },
  createProgressForm: {
    'begins two forms of two requests at once': twoAtOnce(async (call) => {
      const answer = await call.send();
      return json(at(await read(answer), 'data.form.id', (id) => Number(id) + 1));
    }),
  },
  updateProgressForm: {
    'submits by a status that the call does not have': obeying('status', (status, { json: body }, api) =>
      status === 1
        ? api.ask('submitProgressForm', { body: { progress_report_form_id: body.progress_form_id, status } })
        : Promise.resolve(),
    ),
    'cuts the comments at 1000': cutting('comments', 1000),
    'escapes the comments': escaping('comments'),
  },
  submitProgressForm: {
    'dates the submission a day late': setting(
      'data.form.tag_date',
      (date) => (typeof date === 'string' ? dayOf(Date.parse(date) + day) : date),
      { kind: 'another today', on: ['submitProgressForm', 'getProgressForm'] },
    ),
  },
  updateCourseInfo: {
    'cuts the skills at 2000': cutting('skills_covered', 2000),
    'changes the form of another contract': andThen('resets another record', async ({ json: body }, api) => {
      for (const { id } of (await everyRow(api, 'listCourses')).toSorted(
        (a, b) => Number(b.id) - Number(a.id),
      )) {
        if (id === body.course_id) continue;
        const { status } = await api.ask('updateCourseInfo', { body: { course_id: id, material_used: 'x' } });
        if (status === 200) return;
      }
    }),
  },
  getCourseInfo: { 'answers with the word null': answeringText('null') },
  createOutlineForm: { 'cuts the challenges at 4000': cutting('challenges', 4000) },
  listFiles: {
    'breaks on an apostrophe': breakingOn("'", 'search'),
    'counts all files when one type is asked for': totalWithoutFilter('refType'),
    'counts one too many on the last page': lastPageTotal,
  },
  updateFiles: {
    'retitles another file': changingAnother(
      'listFiles',
      (row, call) => row.id !== call.json.fileId && ![call.json.file_ids].flat().includes(row.id),
      retitled,
    ),
    'cuts the title at 100': cutting('title', 100),
  },
  deleteFile: {
    'removes the file beside it': changingAnother(
      'listFiles',
      (row, call) => row.id !== call.json.fileId,
      (row, api) => api.ask('deleteFile', { body: { fileId: row.id } }),
    ),
  },
  downloadFile: {
    'leaves the type to be guessed': headers('loses a header', (given) =>
      given.delete('X-Content-Type-Options'),
    ),
  },
  createNote: { 'escapes the text': escaping('title') },
});

function losingRetryAfter(): Plant {
  return {
    kind: 'loses a header',
    corrupt: async (call, api) => {
      const response = await call.send();
      if (response.status !== 429) return response;
      api.isMet = true;
      return json(await read(response), 429);
    },
  };
}
