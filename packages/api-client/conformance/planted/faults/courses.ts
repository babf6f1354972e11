import {
  answering,
  at,
  droppingField,
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
  numbersAsText,
  orderedBy,
  pagesFromZero,
  readOneBehind,
  repeatingFirstPage,
  staleRead,
  totalOfThePage,
} from '../requests.ts';
import {
  andThen,
  doubleWrite,
  ignoringField,
  lateWrite,
  losingField,
  pretending,
  storingField,
  storingNothing,
  storingOnRefusal,
  storingOtherwise,
  understanding,
  writingIntoArchived,
} from '../writes.ts';

const courseId = ({ json }: Call) => (isFields(json.course) ? json.course.id : undefined);
const dataOf = (answer: Fields) => (isFields(answer.data) ? answer.data : {});

/** Changes other contracts together with the requested one. */
const updating = (
  kind: string,
  change: (call: Call, api: PlantedApi, answer: Fields) => Fields | undefined | Promise<Fields | undefined>,
): Plant =>
  andThen(kind, async (call, api, answer) => {
    const body = await change(call, api, answer);
    if (body) await api.ask('updateCourse', { body });
  });

/** A contract other than that one, which may be changed. */
async function otherCourse(api: PlantedApi, id: unknown): Promise<number> {
  const { body } = await api.ask<{ data: { id: number }[] }>('listCourses', {
    query: { resourcesPerPage: 20_000 },
  });
  return body.data.filter((course) => course.id !== id).at(-1)?.id ?? 0;
}

const texts = [
  'client_details.contract_number',
  'client_details.companies.name',
  'language.name',
  'course_type.name',
  'current_teacher.teacher.name',
  'current_teacher.teacher.last_name',
];

/** Sets the attendance status of the contract after a change, unless it already has that status. */
const settingAttendanceStatus = (status: 0 | 1, isMeant: (call: Call) => boolean): Plant =>
  updating('wrong rule', (call, _api, answer) => {
    const is = valueAt(dataOf(answer), 'course_details.attendance_status');
    return isMeant(call) && is !== status
      ? { course: { id: courseId(call) }, course_details: { attendance_status: status } }
      : undefined;
  });

export const courses = faultsOf({
  listCourses: {
    'ignores courseStatus': ignoring('courseStatus'),
    'ignores courseName': ignoring('courseName'),
    'ignores courseType': ignoring('courseType'),
    'ignores courseId': ignoring('courseId'),
    'ignores userId': ignoring('userId'),
    'ignores languageId': ignoring('languageId'),
    'ignores highlight': ignoring('highlight'),
    'ignores orderBy': ignoring('orderBy', 'orderDirection'),
    'ignores orderDirection': ignoring('orderDirection'),
    'lists highlighted contracts for highlight 0 too, and the others for 1': asking(
      'wrong value',
      (query) => {
        if (query.has('highlight')) query.set('highlight', query.get('highlight') === '1' ? '0' : '1');
      },
    ),
    'repeats the first page': repeatingFirstPage,
    'counts pages from 0': pagesFromZero,
    'gives no more than 20 rows': cappedAt(20),
    'counts the page for the list': totalOfThePage,
    'counts one row too many': offByOne('total'),
    'puts nulls first': nullsFirst,
    'sorts numbers as texts': numbersAsText,
    'sorts capitals before small letters': orderedBy('wrong order', (found, call) => {
      const path = call.query.get('orderBy') ?? '';
      const isText = found.some((row) => /[A-Za-z]{2}/.test(String(valueAt(row, path) ?? '')));
      if (!isText) return [...found];
      const direction = call.query.get('orderDirection') === 'DESC' ? -1 : 1;
      const known = found.filter((row) => typeof valueAt(row, path) === 'string');
      const text = (row: Fields) => String(valueAt(row, path));
      const sorted = known.toSorted((a, b) => direction * (text(a) < text(b) ? -1 : 1));
      return [...sorted, ...found.filter((row) => !known.includes(row))];
    }),
    'sorts each page by itself': {
      kind: 'wrong order',
      corrupt: async (call, api) => {
        const response = await call.send();
        const path = call.query.get('orderBy');
        if (path === null || response.status !== 200) return response;
        const body = await read(
          await call
            .withQuery((query) => {
              query.delete('orderBy');
              query.delete('orderDirection');
            })
            .send(),
        );
        if (!isFields(body) || !Array.isArray(body.data)) return response;
        const direction = call.query.get('orderDirection') === 'DESC' ? -1 : 1;
        const text = (row: unknown) => String(valueAt(row, path));
        const data = body.data.toSorted((a, b) => direction * (text(a) < text(b) ? -1 : 1));
        return replace(response, { ...body, data }, api);
      },
    },
    'finds only with the same capitals': finding('only with the same capitals', 'courseName', ...texts),
    'finds only with the same accents': finding('only with the same accents', 'courseName', ...texts),
    'finds only the beginning of a text': finding('only from the beginning', 'courseName', ...texts),
    'finds only a whole text': finding('only the whole text', 'courseName', ...texts),
    'does not find a contract by its company': finding(
      'only with the same accents',
      'courseName',
      'client_details.contract_number',
      'language.name',
      'course_type.name',
      'current_teacher.teacher.name',
      'current_teacher.teacher.last_name',
    ),
    'does not find a contract by its teacher': finding(
      'only with the same accents',
      'courseName',
      'client_details.contract_number',
      'client_details.companies.name',
      'language.name',
      'course_type.name',
    ),
    'does not find a contract by its language': finding(
      'only with the same accents',
      'courseName',
      'client_details.contract_number',
      'client_details.companies.name',
      'course_type.name',
      'current_teacher.teacher.name',
      'current_teacher.teacher.last_name',
    ),
    'looks at the first word of a search only': findingFirstWord('courseName'),
    'lists archived contracts without being asked': listingArchived({ courseStatus: '4' }, 'courseId'),
    'does not find an archived contract by its id': leavingOut(
      'lists the archived',
      (row, call) => call.query.has('courseId') && row.course_status_id === 4,
    ),
    'leaves the students of a contract out': setting('data.*.student_has_course', () => []),
    'fills the students of every contract': rows('wrong value', (found, call) =>
      call.query.has('courseId') || call.query.has('userId')
        ? found
        : found.map((row) => ({
            ...row,
            student_has_course: [{ student_id: 1, student: { id: 1, name: 'X', last_name: 'Y' } }],
          })),
    ),
    'shows a teacher the contracts of all': foreignRows('ROLE_TEACHER'),
    'opens a foreign contract to a teacher': asAdministrator('ROLE_TEACHER'),
    'lets a company in': asAdministrator('company', 'student'),
    'drops the flag': droppingField('data.*.flag'),
    'gives the flag as true or false': wrongType('data.*.flag', (value) => value === 1),
    'gives ids as texts': wrongType('data.*.id', String),
    'gives dates with a time': wrongType(
      'data.*.course_details.end_date',
      (value) => `${value}T00:00:00.000Z`,
    ),
    'gives null for the contract number': setting('data.*.client_details.contract_number', () => null, {
      kind: 'null for a value',
    }),
    'swaps start and end': swapping('data.*.course_details', 'start_date', 'end_date'),
    'swaps the classes and the hours of a class': swapping(
      'data.*.course_details',
      'total_classes',
      'total_hours',
    ),
    'counts one student too many': offByOne('data.*.total_students'),
    'gives minutes as hours': setting('data.*.hours_taught_minutes', (value) =>
      Math.round(Number(value) / 60),
    ),
    'counts one lesson too few': offByOne('data.*.lessons_recorded', -1),
    'says that no attendance is complete': setting('data.*.course_details.attendance_status', () => 0),
    'says that nobody teaches': setting('data.*.current_teacher', () => null, { kind: 'null for a value' }),
    'names the language of another contract': rows('swapped fields', (found) =>
      found.map((row, place) => ({ ...row, language: found[(place + 1) % found.length]?.language })),
    ),
    'says what it said before': staleRead('updateCourse'),
    'is one read behind': readOneBehind('updateCourse'),
    'answers broken input with 500': answering(400, 500),
    'answers broken input with 422': answering(400, 422),
    'refuses without a message': refusing('refuses without a message', 400, ({ message, ...body }) => ({
      body: { ...body, error: message },
    })),
    'shows one row twice': rows('second page again', (found) =>
      found.length > 1 ? [...found.slice(0, -1), found[0]] : found,
    ),
  },
  listCourseStatuses: {
    'swaps pending and activated': rows('swapped fields', (found) =>
      found.map((row) => ({ ...row, id: row.id === 1 ? 2 : row.id === 2 ? 1 : row.id })),
    ),
    'leaves archived out': totalRows('drops a row', (found) => found.filter(({ id }) => id !== 4)),
    'gives ids as texts': wrongType('data.*.id', String),
  },
  listCourseTypes: {
    'gives other ids than the contracts have': setting('data.*.id', (id) => Number(id) + 1000),
  },
  updateCourse: {
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'stores an end before the start as one day, which it refuses': storingOnRefusal(400, (call) => {
      const { course_details: details } = call.json;
      if (!isFields(details) || !(String(details.end_date) < String(details.start_date))) return undefined;
      return call.withJson(at(call.json, 'course_details.end_date', () => details.start_date));
    }),
    'flags the contract of a request that it refuses': storingOnRefusal(400, async (call, api) => {
      const id = courseId(call);
      if (typeof id !== 'number') return undefined;
      const found = await api.ask<{ data: { flag: number }[] }>('listCourses', { query: { courseId: id } });
      return call.withJson({ course: { id, flag: found.body.data[0]?.flag === 1 ? 0 : 1 } });
    }),
    'changes an archived contract, which it refuses': writingIntoArchived(courseId),
    'refuses the version that it gave': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const isVersioned = call.header('If-Match') !== undefined;
        const { response } = isVersioned ? await api.rehearse(call) : { response: null };
        return response?.status === 200
          ? replace(response, { message: 'Changed meanwhile', code: 'changed' }, api, 412)
          : call.send();
      },
    },
    'stores a change of another version, which it refuses': storingOnRefusal(412, (call) => call),
    'changes another contract too': updating('other record', async (call, api) => ({
      course: { id: await otherCourse(api, courseId(call)), SI: 1, TCS: 1, SC: 1, flag: 1 },
    })),
    'changes another contract instead': storingOtherwise('other record', async (call, api) => {
      const other = await otherCourse(api, courseId(call));
      return call.withJson(at(call.json, 'course.id', () => other));
    }),
    'wipes the client details that are left out': updating('wipes what is left out', (call) =>
      'client_details' in call.json
        ? undefined
        : { course: { id: courseId(call) }, client_details: { contact_person: null, companies_id: null } },
    ),
    'wipes the place that is left out': updating('wipes what is left out', ({ json }) =>
      isFields(json.course_details) && 'location' in json.course_details
        ? undefined
        : {
            course: { id: isFields(json.course) ? json.course.id : 0 },
            course_details: { location: null },
          },
    ),
    'takes the flag away when it is left out': updating('wipes what is left out', (call) =>
      isFields(call.json.course) && !('flag' in call.json.course)
        ? { course: { id: courseId(call), flag: 0 } }
        : undefined,
    ),
    'loses the description': losingField('course_details.description'),
    'loses the schedule': losingField('course_details.schedule'),
    'loses the contact person': losingField('client_details.contact_person'),
    'loses the invoice': losingField('client_details.invoice'),
    'loses the approval': losingField('client_details.contract_approved'),
    'ignores SI': ignoringField('course.SI'),
    'ignores TCS': ignoringField('course.TCS'),
    'ignores contract_completed': ignoringField('course.contract_completed'),
    'ignores the material status': ignoringField('course_details.material_status_id'),
    'stores SC for TCS': storingOtherwise('swapped fields', (call) => {
      const { course } = call.json;
      if (!isFields(course) || course.SC === course.TCS) return undefined;
      return call.withJson({ ...call.json, course: { ...course, SC: course.TCS, TCS: course.SC } });
    }),
    'rounds the hours of a class': storingField('course_details.total_hours', (hours) =>
      typeof hours === 'number' ? Math.round(hours) : hours,
    ),
    'moves the start by a day': storingField('course_details.start_date', nextDay, 'off by one'),
    'dates what is sent to the client a month early': understanding('off by one', (body, _call, api) =>
      at(body, 'course.send_to_client', (value) =>
        value === 1
          ? new Date(api.healthy.now().getTime() - 31 * 86_400_000).toISOString().slice(0, 10)
          : value,
      ),
    ),
    'keeps the date of what is sent to the client when it is taken back': understanding(
      'ignores a value',
      (body) => at(body, 'course.send_to_client', (value) => (value === 0 ? undefined : value)),
    ),
    'does not empty a text with null': understanding('ignores a value', (body) =>
      at(body, 'course_details.location', (value) => (value === null ? undefined : value)),
    ),
    'does not complete the attendance when the total falls to the lessons': settingAttendanceStatus(
      0,
      ({ json }) =>
        isFields(json.course_details) &&
        'total_classes' in json.course_details &&
        !('attendance_status' in json.course_details),
    ),
    'takes the completion back when the total grows': settingAttendanceStatus(
      0,
      ({ json }) => isFields(json.course_details) && Number(json.course_details.total_classes) > 0,
    ),
    'completes the attendance with every change': settingAttendanceStatus(1, () => true),
    'answers an unknown contract with 200': answering(404, 200),
    'answers an unknown contract with 403': answering(404, 403),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
    'answers the contract as it was before': {
      kind: 'stale read',
      corrupt: async (call, api) => {
        const before = await api.ask<{ data: Fields[] }>('listCourses', {
          query: { courseId: courseId(call) },
        });
        const response = await call.send();
        const body = await read(response);
        const [data] = before.body.data ?? [];
        return response.status === 200 && isFields(body) && data
          ? replace(response, { ...body, data }, api)
          : response;
      },
    },
  },
  updateCourseStatus: {
    'answers well and stores nothing': storingNothing,
    'stores done as activated': storingField('course_status_id', (status) => (status === 3 ? 2 : status)),
    'moves no contract out of the archive': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const found = await api.ask<{ data: { course_status_id: number }[] }>('listCourses', {
          query: { courseId: Number(call.json.id) },
        });
        const { response } = await api.rehearse(call);
        return response.status === 200 && found.body.data[0]?.course_status_id === 4
          ? replace(response, { message: 'Archived', code: 'conflict' }, api, 409)
          : call.send();
      },
    },
    'answers an unknown contract with 400': answering(404, 400),
    'stores it after the next read': lateWrite,
    'flags the contract too': updating('wipes what is left out', ({ json }, _api, answer) =>
      dataOf(answer).course_status_id === 4 ? undefined : { course: { id: json.id, flag: 1 } },
    ),
  },
  updateStatusOfCourse: {
    'answers well and stores nothing': storingNothing,
    'archives whatever is asked': storingField('course_status_id', () => 4),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  createCourse: {
    'creates two': doubleWrite,
    'answers well and stores nothing': storingNothing,
    'creates an empty one when it refuses': storingOnRefusal(400, (call) =>
      call.withJson({ course: {}, course_details: {}, client_details: {} }),
    ),
    'starts as activated': andThen('wrong rule', (_call, api, answer) =>
      api.ask('updateCourseStatus', { body: { id: dataOf(answer).id, course_status_id: 2 } }),
    ),
    'takes the status of the body': andThen('wrong rule', async (call, api, answer) => {
      const status = isFields(call.json.course) ? call.json.course.course_status_id : undefined;
      if (status !== undefined && status !== 1)
        await api.ask('updateCourseStatus', { body: { id: dataOf(answer).id, course_status_id: status } });
    }),
    'gives the number of the contract before': rewriting('wrong rule', (body, _call, api) => {
      const number = valueAt(body, 'data.client_details.contract_number');
      const last = api.memory.get('number') ?? number;
      api.memory.set('number', number);
      return at(body, 'data.client_details.contract_number', () => last);
    }),
    'loses the place': losingField('course_details.location'),
    'loses the contact person': losingField('client_details.contact_person'),
    'loses the complementary description': losingField('course.complementary_description_type'),
    'stores another company': storingOtherwise('other record', async (call, api) => {
      const found = await api.ask<{ data: { id: number }[] }>('listCompanies');
      const { client_details: details } = call.json;
      const other = found.body.data.find(({ id }) => isFields(details) && id !== details.companies_id);
      return isFields(details) && details.companies_id
        ? call.withJson({ ...call.json, client_details: { ...details, companies_id: other?.id } })
        : undefined;
    }),
    'swaps start and end': swapping('data.course_details', 'start_date', 'end_date'),
    'takes a company that does not exist': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const response = await call.send();
        const { client_details: details } = call.json;
        if (response.status !== 400 || !isFields(details)) return response;
        const answer = await call
          .withJson({ ...call.json, client_details: { ...details, companies_id: null } })
          .send();
        if (answer.status !== 200) return response;
        api.isMet = true;
        return answer;
      },
    },
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  duplicateCourse: {
    'copies the attendance': andThen('wrong rule', async (call, api, answer) => {
      const courses_id = dataOf(answer).id;
      const lesson = { date_class: '2026-11-02', absent_student_ids: [], total_hours: 60 };
      await api.ask('addAttendance', { body: { ...lesson, courses_id } });
      return call;
    }),
    'copies the outline': andThen('wrong rule', async (call, api, answer) => {
      const path = { courseId: call.json.courseId };
      const found = await api.ask<{ data: Fields | null }>('getOutlineForm', { path });
      const { id: _id, save_date: _date, ...outline } = found.body.data ?? {};
      if (!found.body.data) return;
      await api.ask('createOutlineForm', { path: { courseId: dataOf(answer).id }, body: outline });
    }),
    'starts as the original is': andThen('wrong rule', async (call, api, answer) => {
      const query = { courseId: call.json.courseId };
      const found = await api.ask<{ data: Fields[] }>('listCourses', { query });
      const course_status_id = found.body.data[0]?.course_status_id;
      await api.ask('updateCourseStatus', { body: { id: dataOf(answer).id, course_status_id } });
    }),
    'starts as activated': andThen('wrong rule', (_call, api, answer) =>
      api.ask('updateCourseStatus', { body: { id: dataOf(answer).id, course_status_id: 2 } }),
    ),
    'loses the description and the place': andThen('loses a field', (_call, api, answer) =>
      api.ask('updateCourse', {
        body: {
          course: { id: dataOf(answer).id },
          course_details: { description: null, location: null, schedule: null },
        },
      }),
    ),
    'archives the original': andThen('other record', (call, api) =>
      api.ask('updateCourseStatus', { body: { id: call.json.courseId, course_status_id: 4 } }),
    ),
    'enrols whoever was enrolled': andThen('wrong rule', async (call, api, answer) => {
      const query = { course_id: call.json.courseId, resourcesPerPage: 2000 };
      const found = await api.ask<{ data: Fields[] }>('listStudentsOfCourse', { query });
      const studentId = found.body.data.map(({ id }) => id);
      await api.ask('assignStudents', { body: { courseId: dataOf(answer).id, studentId } });
    }),
    'makes two copies': doubleWrite,
    'answers well and stores nothing': storingNothing,
    'answers an unknown contract with 400': answering(404, 400),
  },
  listCoursesOfUser: {
    'leaves out contracts that are done': leavingOut('drops a row', (row) => row.course_status_id === 3),
    'leaves the students out': setting('data.*.student_has_course', () => []),
    'leaves the report forms out': setting(
      'data.*.student_has_course.*.student.progress_report_form',
      () => null,
    ),
    'says that every report is submitted': setting(
      'data.*.student_has_course.*.student.progress_report_form.form.status',
      () => 1,
    ),
    'opens the contracts of another teacher': asAdministrator('ROLE_TEACHER'),
    'lists the contracts of another': {
      kind: "other people's rows",
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        if (response.status !== 200 || !isFields(body) || !Array.isArray(body.data)) return response;
        const all = await api.ask<{ data: Fields[] }>('listCourses', { query: { courseStatus: 2 } });
        const own = new Set(body.data.map((row) => (isFields(row) ? row.id : 0)));
        const more = all.body.data.filter(({ id }) => !own.has(id)).slice(0, 1);
        const data = [...body.data, ...more];
        return replace(response, { ...body, data, total: data.length }, api);
      },
    },
  },
  listCoursesOfTeacher: {
    'lists the first to end first': reversedOrder,
    'leaves out contracts that are pending': leavingOut('drops a row', (row) => row.course_status_id === 1),
    'answers an unknown teacher with an empty list': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = { data: [], total: 0, current_page: 1, per_page: 50 };
        return response.status === 404 ? replace(response, body, api, 200) : response;
      },
    },
    'opens the contracts of another teacher': asAdministrator('ROLE_TEACHER'),
    'counts one contract too many': offByOne('total'),
  },
  listCompanyReports: {
    'ignores search': ignoring('search'),
    'ignores orderBy': ignoring('orderBy', 'orderDirection'),
    'ignores orderDirection': ignoring('orderDirection'),
    'repeats the first page': repeatingFirstPage,
    'shows a company the reports of all': foreignRows('company'),
    'finds only with the same accents': finding(
      'only with the same accents',
      'search',
      'course.contract_number',
      'student.name',
      'student.last_name',
      'company.name',
    ),
    'finds only with the same capitals': finding(
      'only with the same capitals',
      'search',
      'course.contract_number',
      'student.name',
      'student.last_name',
      'company.name',
    ),
    'does not find by the contract number': finding(
      'only with the same accents',
      'search',
      'student.name',
      'student.last_name',
      'company.name',
    ),
    'lets a student in': asAdministrator('student'),
    'gives another company': setting('data.*.company.name', (name) => `${name} (2)`),
    'leaves the last report out': setting('data.*.student.last_pr', () => null, { kind: 'null for a value' }),
    'gives minutes as hours': setting('data.*.hours_taught_minutes', (value) =>
      Math.round(Number(value) / 60),
    ),
    'says that no report is due': setting('data.*.reports_due', () => 0),
    'counts the page for the list': totalOfThePage,
  },
  saveCellState: {
    'adds to the former cells': andThen('wrong rule', async (call, api, answer) => {
      const course_id = Number(call.json.course_id);
      const key = `cells ${course_id}`;
      const former = (api.memory.get(key) ?? {}) as Fields;
      const given = isFields(call.json._cellVariants) ? call.json._cellVariants : {};
      api.memory.set(key, { ...former, ...given });
      await api.ask('saveCellState', { body: { course_id, _cellVariants: { ...former, ...given } } });
      return answer;
    }),
    'answers well and stores nothing': storingNothing,
    'changes an archived contract, which it refuses': writingIntoArchived(),
    'keeps the first cell only': storingField('_cellVariants', (cells) =>
      isFields(cells) ? Object.fromEntries(Object.entries(cells).slice(0, 1)) : cells,
    ),
    'stores every colour as the same': storingField('_cellVariants', (cells) =>
      isFields(cells) ? Object.fromEntries(Object.keys(cells).map((name) => [name, 'info'])) : cells,
    ),
    'highlights the whole contract when it refuses': storingOnRefusal(400, (call) =>
      typeof call.json.course_id === 'number'
        ? call.withJson({ course_id: call.json.course_id, _cellVariants: { everything: 'danger' } })
        : undefined,
    ),
  },
  notifyCoworker: {
    'says that it told somebody about an unknown contract': pretending(404),
    'answers broken input with 500': answering(400, 500),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
    'changes the contract': updating('other record', ({ json }) => ({
      course: { id: json.ref_id, flag: 1, SI: 1 },
    })),
  },
});

function nextDay(day: unknown): unknown {
  if (typeof day !== 'string') return day;
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
