import {
  answering,
  at,
  leavingOut,
  read,
  refusing,
  replace,
  reversedOrder,
  setting,
  totalRows,
  valueAt,
} from '../answers.ts';
import { type Call, type Fields, isFields } from '../Call.ts';
import { faultsOf } from '../faultsOf.ts';
import type { Plant, PlantedApi } from '../PlantedApi.ts';
import { asAdministrator, cappedAt, repeatingFirstPage, staleRead, totalOfThePage } from '../requests.ts';
import {
  andThen,
  carryingOut,
  doubleWrite,
  lateWrite,
  storingField,
  storingNothing,
  storingOnRefusal,
  writingIntoArchived,
} from '../writes.ts';

/** Finds the contract of an attendance record by reading all contracts with lessons. */
async function contractOfLesson(call: Call, api: PlantedApi): Promise<unknown> {
  if (call.json.courses_id !== undefined) return call.json.courses_id;
  const known = api.memory.get(`contract of ${call.path('id')}`);
  return known;
}

/** Remembers the contract of each lesson, then runs the plant. */
const rememberingLessons = (plant: Plant): Plant => ({
  ...plant,
  on: [...new Set(['addAttendance', 'deleteAttendance', ...(plant.on ?? [])])],
  corrupt: async (call, api) => {
    if (!api.isOwn(call)) {
      const response = await call.send();
      const id = valueAt(await read(response), 'data.id');
      if (call.operation.id === 'addAttendance') api.memory.set(`contract of ${id}`, call.json.courses_id);
      return response;
    }
    return plant.corrupt(call, api);
  },
});

async function courseOf(api: PlantedApi, id: unknown): Promise<Fields> {
  const { body } = await api.ask<{ data: Fields[] }>('listCourses', { query: { courseId: Number(id) } });
  return body.data[0] ?? {};
}

const setAttendanceStatus = (api: PlantedApi, id: unknown, status: 0 | 1) =>
  api.ask('updateCourse', { body: { course: { id }, course_details: { attendance_status: status } } });

/** Shows the absences of all students to the holder of a link. */
const everybodysAbsences: Plant = {
  kind: "other people's rows",
  corrupt: async (call, api) => {
    const response = await call.send();
    const body = await read(response);
    const role = call.claims?.role;
    if (response.status !== 200 || (role !== 'student' && role !== 'company')) return response;
    const all = await read(await call.withToken(api.token('ROLE_ADMIN')).send());
    return isFields(body) && isFields(all)
      ? replace(response, { ...body, data: all.data, total: all.total }, api)
      : response;
  },
};

const isLink = (call: Call) => call.claims?.role === 'student' || call.claims?.role === 'company';

export const attendance = faultsOf({
  listAttendance: {
    'lists the newest first': reversedOrder,
    'shows a link the absences of others': everybodysAbsences,
    'shows a link a student who belongs to nobody': {
      kind: "other people's rows",
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        if (response.status !== 200 || !isLink(call)) return response;
        const stranger = { id: 999_999, name: 'X', last_name: 'Y' };
        return replace(
          response,
          at(body, 'data.*.attendances', (absences) => [
            ...(absences as Fields[]),
            { student_id: stranger.id, student: stranger },
          ]),
          api,
        );
      },
    },
    'hides the absences of the own students from a link': {
      kind: 'drops a row',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 200 || !isLink(call)) return response;
        return replace(
          response,
          at(await read(response), 'data.*.attendances', () => []),
          api,
        );
      },
    },
    'says that everybody was present': setting('data.*.attendances', () => []),
    'gives hours for minutes': setting('data.*.total_hours', (minutes) => Math.round(Number(minutes) / 60)),
    'leaves deleted records out': leavingOut('drops a row', (row) => row.status === 0),
    'says that deleted records count': setting('data.*.status', () => 1),
    'repeats the first page': repeatingFirstPage,
    'counts the page for the list': totalOfThePage,
    'gives no more than 10 rows': cappedAt(10),
    'gives dates with a time': setting('data.*.date_class', (day) => `${day}T00:00:00.000Z`, {
      kind: 'wrong type',
    }),
    'moves each class by a day': setting('data.*.date_class', (day) =>
      new Date(Date.parse(String(day)) + 86_400_000).toISOString().slice(0, 10),
    ),
    'adds the lessons of another contract': {
      kind: "other people's rows",
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        if (response.status !== 200 || !isFields(body) || !Array.isArray(body.data)) return response;
        const own = Number(call.query.get('courseId'));
        const { body: all } = await api.ask<{ data: { id: number }[] }>('listCourses', {
          query: { courseStatus: 2 },
        });
        const other = all.data.find(({ id }) => id !== own)?.id;
        const more = await api.ask<{ data: Fields[] }>('listAttendance', { query: { courseId: other } });
        const data = [...body.data, ...more.body.data.slice(0, 1)];
        return replace(
          response,
          { ...body, data, total: Number(body.total) + data.length - body.data.length },
          api,
        );
      },
    },
    'shows a teacher foreign contracts': asAdministrator('ROLE_TEACHER'),
    'shows a student foreign contracts': asAdministrator('student'),
    'shows a company foreign contracts': asAdministrator('company'),
    'says what it said before': staleRead('addAttendance'),
    'answers an unknown contract with an empty list': refusing('wrong status', 404, () => ({
      status: 200,
      body: { data: [], total: 0, current_page: 1, per_page: 50 },
    })),
    'adds a row of nothing': totalRows('one more row', (found) => (found[0] ? [...found, found[0]] : found)),
  },
  addAttendance: {
    'does not complete the contract at the total': andThen('wrong rule', async (call, api) => {
      const course = await courseOf(api, call.json.courses_id);
      if (valueAt(course, 'course_details.attendance_status') === 1)
        await setAttendanceStatus(api, course.id, 0);
    }),
    'completes the contract with the first record': andThen('wrong rule', (call, api) =>
      setAttendanceStatus(api, call.json.courses_id, 1),
    ),
    'completes the contract one record early': andThen('off by one', async (call, api) => {
      const course = await courseOf(api, call.json.courses_id);
      const total = Number(valueAt(course, 'course_details.total_classes'));
      if (total > 0 && Number(course.lessons_recorded) === total - 1)
        await setAttendanceStatus(api, course.id, 1);
    }),
    'adds two records': doubleWrite,
    'answers a repeated key as before and adds another record': {
      kind: 'double write',
      corrupt: async (call, api) => {
        const key = call.header('Idempotency-Key');
        const response = await call.send();
        if (key === undefined || response.status !== 200) return response;
        if (api.memory.has(key))
          await api.storing(() => call.withHeader('Idempotency-Key', undefined).send());
        api.memory.set(key, true);
        return response;
      },
    },
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'stores minutes as hours': storingField('total_hours', (minutes) =>
      Math.max(1, Math.round(Number(minutes) / 60)),
    ),
    'stores the next day': storingField(
      'date_class',
      (day) => new Date(Date.parse(String(day)) + 86_400_000).toISOString().slice(0, 10),
      'off by one',
    ),
    'stores nobody as absent': storingField('absent_student_ids', () => []),
    'stores who is in the contract and leaves out who is not': carryingOut(400, async (call, api) => {
      const { absent_student_ids: absent } = call.json;
      if (!Array.isArray(absent) || absent.length === 0 || !absent.every(Number.isInteger)) return undefined;
      void api;
      return call.withJson({ ...call.json, absent_student_ids: [] });
    }),
    'adds a record without the absences that it refuses': storingOnRefusal(400, (call) => {
      const { absent_student_ids: absent } = call.json;
      return Array.isArray(absent) && absent.length > 0
        ? call.withJson({ ...call.json, absent_student_ids: [] })
        : undefined;
    }),
    'adds a record of its own with each bad request': storingOnRefusal(400, (call) =>
      Number.isInteger(call.json.courses_id)
        ? call.withJson({
            courses_id: call.json.courses_id,
            date_class: '2026-01-05',
            absent_student_ids: [],
            total_hours: 45,
          })
        : undefined,
    ),
    'adds to a foreign contract what it refuses a teacher': storingOnRefusal(403, (call) =>
      call.claims?.role === 'ROLE_TEACHER' && call.json.courses_id ? call : undefined,
    ),
    'adds to an archived contract what it refuses': writingIntoArchived(),
    'lets a teacher add to foreign contracts': asAdministrator('ROLE_TEACHER'),
  },
  updateAttendance: {
    'answers well and stores nothing': storingNothing,
    'keeps the former absences': storingField('absent_student_ids', (absent) =>
      Array.isArray(absent) && absent.length === 0 ? undefined : [],
    ),
    'stores nobody as absent': storingField('absent_student_ids', () => []),
    'stores the length only': {
      kind: 'loses a field',
      corrupt: async (call, api) => {
        const { response } = await api.rehearse(call);
        const id = Number(call.path('id'));
        const { body } = await api.ask<{ data: Fields[] }>('listAttendance', {
          query: { courseId: Number(call.json.courses_id), resourcesPerPage: 20_000 },
        });
        const lesson = body.data?.find((row) => row.id === id);
        if (response.status !== 200 || !lesson || lesson.date_class === call.json.date_class)
          return call.send();
        await api.storing(() => call.withJson({ ...call.json, date_class: lesson.date_class }).send());
        return response;
      },
    },
    'stores the date only': storingField('total_hours', () => 30),
    'does not bring a deleted record back': {
      kind: 'ignores a field',
      corrupt: async (call, api) => {
        if (call.json.status !== 1) return call.send();
        const response = await call.send();
        if (response.status === 200)
          await api.storing(() => api.ask('deleteAttendance', { path: { id: Number(call.path('id')) } }));
        return response;
      },
    },
    'deletes the record': andThen('wrong rule', (call, api) =>
      api.ask('deleteAttendance', { path: { id: Number(call.path('id')) } }),
    ),
    'adds another record beside it': andThen('double write', (call, api) =>
      api.ask('addAttendance', { body: call.json }),
    ),
    'stores what it refuses without the absences': storingOnRefusal(400, (call) =>
      typeof call.json.courses_id === 'number' && /^\d+$/.test(call.path('id'))
        ? call.withJson({
            courses_id: call.json.courses_id,
            date_class: '2026-01-05',
            absent_student_ids: [],
            total_hours: 45,
          })
        : undefined,
    ),
    'changes a record of an archived contract, which it refuses': writingIntoArchived(),
    'answers an unknown record with 400': answering(404, 400),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  deleteAttendance: {
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'takes the completion back that was set by hand': rememberingLessons(
      andThen('wrong rule', async (call, api) => {
        const id = await contractOfLesson(call, api);
        const course = await courseOf(api, id);
        if (valueAt(course, 'course_details.attendance_status') === 1) await setAttendanceStatus(api, id, 0);
      }),
    ),
    'keeps the contract complete below the total': rememberingLessons({
      kind: 'wrong rule',
      corrupt: async (call, api) => {
        const id = await contractOfLesson(call, api);
        const was = valueAt(await courseOf(api, id), 'course_details.attendance_status');
        const response = await call.send();
        const is = valueAt(await courseOf(api, id), 'course_details.attendance_status');
        if (response.status === 200 && was === 1 && is === 0)
          await api.storing(() => setAttendanceStatus(api, id, 1));
        return response;
      },
    }),
    'deletes from an archived contract, which it refuses': rememberingLessons(
      writingIntoArchived(contractOfLesson),
    ),
    'answers an unknown record with 200': answering(404, 200),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
    'deletes the record before it too': rememberingLessons(
      andThen('other record', async (call, api) => {
        const courseId = Number(await contractOfLesson(call, api));
        const { body } = await api.ask<{ data: Fields[] }>('listAttendance', {
          query: { courseId, resourcesPerPage: 20_000 },
        });
        const other = body.data?.find((row) => row.status === 1);
        if (other) await api.ask('deleteAttendance', { path: { id: other.id } });
      }),
    ),
  },
});
