import {
  answering,
  at,
  read,
  refusing,
  replace,
  reversedOrder,
  rewriting,
  setting,
  swapping,
  valueAt,
} from '../answers.ts';
import { type Call, type Fields, isFields } from '../Call.ts';
import { faultsOf } from '../faultsOf.ts';
import type { Plant, PlantedApi } from '../PlantedApi.ts';
import {
  asAdministrator,
  cappedAt,
  foreignRows,
  ignoring,
  repeatingFirstPage,
  staleRead,
  totalOfThePage,
} from '../requests.ts';
import {
  andThen,
  doubleWrite,
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

const dataOf = (answer: Fields) => (isFields(answer.data) ? answer.data : {});

/** Returns a date one day later each time, after the first. */
const movingDate = (path: string): Plant =>
  rewriting('wrong rule', (body, call, api) => {
    const key = `moved ${JSON.stringify(call.json.progress_report_form_id ?? call.json.id)}`;
    const times = Number(api.memory.get(key) ?? 0);
    api.memory.set(key, times + 1);
    return at(body, path, (value) => {
      if (typeof value !== 'string' || times === 0) return value;
      const moved = new Date(Date.parse(value) + times * 86_400_000).toISOString();
      return value.length === 10 ? moved.slice(0, 10) : moved;
    });
  });

/** Returns another status for a missing record. */
const missingAs = (status: number): Plant => ({
  kind: 'wrong status',
  corrupt: async (call, api) => {
    const response = await call.send();
    const body = await read(response);
    return response.status === 200 && isFields(body) && !isFields(body.data)
      ? replace(response, { message: 'Not found' }, api, status)
      : response;
  },
});

/** Shows drafts to the holder of a link. */
const showingDrafts: Plant = {
  kind: "other people's rows",
  corrupt: async (call, api) => {
    const response = await call.send();
    const role = call.claims?.role;
    if (response.status !== 200 || (role !== 'student' && role !== 'company')) return response;
    const all = await read(await call.withToken(api.token('ROLE_ADMIN')).send());
    return isFields(all) ? replace(response, all, api) : response;
  },
};

/** Saves the form again with other fields. */
const thenSaving = (kind: string, fields: (call: Call) => Fields | undefined): Plant =>
  andThen(kind, async (call, api, answer) => {
    const change = fields(call);
    const form = valueAt(answer, 'data.form');
    if (!change || !isFields(form)) return;
    const { id, student_id, course_id } = form;
    await api.ask('updateProgressForm', {
      body: { student_id, course_id, progress_form_id: id, ...change },
    });
  });

async function reportsOf(api: PlantedApi, query: Fields): Promise<Fields[]> {
  const { body } = await api.ask<{ data: Fields[] }>('listProgressReports', {
    query: { ...query, resourcesPerPage: 20_000 },
  });
  return body.data ?? [];
}

const infoOf = (api: PlantedApi, body: Fields) => api.ask('updateCourseInfo', { body });

export const reports = faultsOf({
  listProgressReports: {
    'ignores studentId beside courseId': {
      kind: 'ignores a parameter',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 200 || !call.query.has('courseId') || !call.query.has('studentId'))
          return response;
        const other = await read(await call.withQuery((query) => query.delete('studentId')).send());
        return isFields(other) && 'data' in other ? replace(response, other, api) : response;
      },
    },
    'ignores courseId beside studentId': {
      ...ignoring('courseId'),
      corrupt: async (call, api) => {
        if (!call.query.has('studentId')) return call.send();
        return ignoring('courseId').corrupt(call, api);
      },
    },
    'lists the oldest first': reversedOrder,
    'repeats the first page': repeatingFirstPage,
    'counts the page for the list': totalOfThePage,
    'gives no more than 1 row': cappedAt(1),
    'shows a student what is not submitted': showingDrafts,
    'shows a teacher the reports of contracts of others': foreignRows('ROLE_TEACHER'),
    'opens a foreign student to a teacher': asAdministrator('ROLE_TEACHER'),
    'opens other students to a student': asAdministrator('student'),
    'calls every report the latest': setting('data.*.status', (status) => (status === 0 ? 1 : status)),
    'calls no report the latest': setting('data.*.status', () => 0),
    'leaves the forms out': setting('data.*.form', () => null, { kind: 'null for a value' }),
    'names another contract': setting('data.*.course.contract_number', (number) => `${number}0`),
    'names another student': setting('data.*.student_id', (id) => Number(id) + 1),
    'says what it said before': staleRead('uploadProgressReport'),
    'takes neither contract nor student for all': refusing('wrong status', 400, () => ({
      status: 200,
      body: { data: [], total: 0, current_page: 1, per_page: 50 },
    })),
    'answers an unknown student with an empty list': refusing('wrong status', 404, () => ({
      status: 200,
      body: { data: [], total: 0, current_page: 1, per_page: 50 },
    })),
  },
  uploadProgressReport: {
    'is not the latest': andThen('wrong rule', (_call, api, answer) =>
      api.ask('markProgressReport', { body: { progress_report_id: dataOf(answer).id, status: 0 } }),
    ),
    'leaves the former latest': {
      ...rewriting('wrong rule', (body) =>
        at(body, 'data.*.status', (status, owner) => (status === 0 && owner.file ? 1 : status)),
      ),
      on: ['listProgressReports'],
    },
    'ignores the date of the file': {
      kind: 'ignores a field',
      corrupt: async (call, api) => {
        const { records } = await api.rehearse(call);
        const response = await call.withForm((form) => form.delete('file_date')).send();
        if (
          response.status === 200 &&
          (await api.healthy.records()) !== records &&
          call.form?.has('file_date')
        )
          api.isMet = true;
        return response;
      },
    },
    'answers well and stores nothing': storingNothing,
    'stores it twice': doubleWrite,
    'takes a student who is not in the contract': pretending(400, async (call, api) => {
      const [course_id, student] = [call.form?.get('course_id'), call.form?.get('student_id')];
      const { body } = await api.ask<{ data?: Fields[] }>('listStudentsOfCourse', {
        query: { course_id, resourcesPerPage: 2000 },
      });
      const file = call.form?.get('file');
      const isFile = file instanceof File && file.size > 0;
      return isFile && body.data !== undefined && !body.data.some(({ id }) => id === Number(student));
    }),
    'adds to an archived contract what it refuses': writingIntoArchived(),
    'answers a file that is too large with 400': refusing('wrong status', 413, (body) => ({
      status: 400,
      body,
    })),
    'stores a text when it refuses the file': storingOnRefusal(413, (call) =>
      call.withForm((form) => form.set('file', new File(['cut'], 'report.pdf'))),
    ),
    'stores a text when it refuses an empty file': storingOnRefusal(400, (call) => {
      const file = call.form?.get('file');
      return file instanceof File && file.size === 0
        ? call.withForm((form) => form.set('file', new File(['empty'], 'report.pdf')))
        : undefined;
    }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  markProgressReport: {
    'answers well and stores nothing': storingNothing,
    'does not take a mark away': storingField('status', () => 2, 'ignores a value'),
    'leaves the mark of the others': {
      ...rewriting('wrong rule', (body, call, api) => {
        const keyOf = (row: unknown) => `${valueAt(row, 'student_id')}/${valueAt(row, 'course.id')}`;
        if (call.operation.id === 'markProgressReport') {
          if (call.json.status === 2) api.memory.set(keyOf(body.data), dataOf(body).id);
          return body;
        }
        return at(body, 'data.*', (row) => {
          if (!isFields(row) || row.status !== 0 || row.file === null) return row;
          const marked = api.memory.get(keyOf(row));
          return marked === undefined || marked === row.id ? row : { ...row, status: 1 };
        });
      }),
      on: ['markProgressReport', 'listProgressReports'],
    },
    'marks the reports of other contracts off too': andThen('other record', async (call, api, answer) => {
      const { student_id: studentId, course } = dataOf(answer);
      for (const row of await reportsOf(api, { studentId })) {
        if (valueAt(row, 'course.id') !== valueAt(course, 'id') && row.status !== 0)
          await api.ask('markProgressReport', { body: { progress_report_id: row.id, status: 0 } });
      }
      return call;
    }),
    'changes an archived contract, which it refuses': writingIntoArchived(async (call, api) => {
      const id = call.json.progress_report_id;
      return api.memory.get(`contract of report ${id}`) ?? (await contractOfReport(api, id));
    }),
    'answers an unknown report with 400': answering(404, 400),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  getProgressForm: {
    'answers 404 where there is none': missingAs(404),
    'says another message where there is none': rewriting('wrong value', (body) =>
      isFields(body.data) ? body : { message: 'None' },
    ),
    'shows a link what is not submitted': showingDrafts,
    'opens foreign forms to a teacher': asAdministrator('ROLE_TEACHER'),
    'opens foreign forms to a student': asAdministrator('student'),
    'opens foreign forms to a company': asAdministrator('company'),
    'swaps preparation and participation': swapping('data.form', 'preparation', 'participation'),
    'swaps comments and recommendations': swapping('data.form', 'comments', 'recommendations'),
    'leaves the comments out': setting('data.form.comments', () => null, { kind: 'null for a value' }),
    'says that every form is submitted': setting('data.form.status', () => 1),
    'does not take student_id and course_id for names': {
      kind: 'ignores a parameter',
      corrupt: async (call, api) => {
        const response = await call.send();
        return response.status === 200 && call.query.has('student_id')
          ? replace(response, { message: 'Bad input' }, api, 400)
          : response;
      },
    },
    'gives the form of another student': {
      kind: 'other record',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        if (response.status !== 200 || !isFields(body) || !isFields(body.data)) return response;
        const courseId = Number(call.query.get('courseId'));
        const own = Number(call.query.get('studentId'));
        for (const row of await reportsOf(api, { courseId })) {
          if (row.student_id === own || !row.form) continue;
          const query = { courseId, studentId: row.student_id };
          const other = await api.ask<Fields>('getProgressForm', { query });
          if (isFields(other.body.data)) return replace(response, other.body, api);
        }
        return response;
      },
    },
  },
  createProgressForm: {
    'answers well and stores nothing': storingNothing,
    'wipes the form that is there': thenSaving('wipes what is left out', ({ json }) => {
      const fields = ['preparation', 'participation', 'homework', 'comments', 'next_level'];
      const left = fields.filter((name) => !(name in json));
      return Object.fromEntries(left.map((name) => [name, null]));
    }),
    'submits at once': andThen('wrong rule', (_call, api, answer) =>
      api.ask('submitProgressForm', {
        body: { progress_report_form_id: valueAt(answer, 'data.form.id'), status: 1 },
      }),
    ),
    'loses the participation': losingField('participation'),
    'stores one rating for every other': storingField('preparation', () => 'good'),
    'gives another id each time': rewriting('double write', (body, _call, api) => {
      const times = Number(api.memory.get('times') ?? 0);
      api.memory.set('times', times + 1);
      return at(body, 'data.form.id', (id) => Number(id) + times);
    }),
    'takes a student who is not in the contract': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const response = await call.send();
        const { student_id, course_id } = call.json;
        if (response.status !== 400 || !Number.isInteger(student_id) || !Number.isInteger(course_id))
          return response;
        const { body } = await api.ask<{ data?: Fields[] }>('listStudentsOfCourse', {
          query: { course_id, resourcesPerPage: 2000 },
        });
        if (!body.data || body.data.some(({ id }) => id === student_id)) return response;
        return replace(response, { message: 'Saved', data: { form: {}, student: {}, course: {} } }, api, 200);
      },
    },
    'begins a form when it refuses': storingOnRefusal(400, (call) => {
      const { student_id, course_id } = call.json;
      return Number.isInteger(student_id) && Number.isInteger(course_id)
        ? call.withJson({ student_id, course_id, comments: 'Refused' })
        : undefined;
    }),
    'adds to an archived contract what it refuses': writingIntoArchived(),
    'opens foreign contracts to a teacher': asAdministrator('ROLE_TEACHER'),
  },
  updateProgressForm: {
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'wipes the comments that are left out': thenSaving('wipes what is left out', ({ json }) =>
      'comments' in json ? undefined : { comments: null, recommendations: null },
    ),
    'wipes the ratings that are left out': thenSaving('wipes what is left out', ({ json }) =>
      'preparation' in json ? undefined : { preparation: null, participation: null },
    ),
    'submits the form': andThen('wrong rule', (_call, api, answer) =>
      api.ask('submitProgressForm', {
        body: { progress_report_form_id: valueAt(answer, 'data.form.id'), status: 1 },
      }),
    ),
    'makes a submitted form a draft': {
      ...rewriting('wrong rule', (body, call, api) => {
        if (call.operation.id === 'updateProgressForm')
          api.memory.set(`changed ${valueAt(body, 'data.form.id')}`, true);
        return api.memory.has(`changed ${valueAt(body, 'data.form.id')}`)
          ? at(body, 'data.form.status', () => 0)
          : body;
      }),
      on: ['updateProgressForm', 'getProgressForm'],
      also: ['submitProgressForm'],
    },
    'loses the next level': losingField('next_level'),
    'loses the recommendations': losingField('recommendations'),
    'loses the ratings of writing': storingOtherwise('loses a field', (call) => {
      const { syntax, fluency_in_writing, written_content, grammar_in_writing, ...rest } = call.json;
      const isThere = [syntax, fluency_in_writing, written_content, grammar_in_writing].some(Boolean);
      return isThere ? call.withJson(rest) : undefined;
    }),
    'stores other ratings': storingField('preparation', (value) => (value === 'good' ? 'excellent' : 'good')),
    'stores a comment when it refuses': storingOnRefusal(400, (call) => {
      const { student_id, course_id, progress_form_id } = call.json;
      return [student_id, course_id, progress_form_id].every(Number.isInteger)
        ? call.withJson({ student_id, course_id, progress_form_id, comments: 'Refused' })
        : undefined;
    }),
    'changes an archived contract, which it refuses': writingIntoArchived(),
    'opens foreign forms to a teacher': asAdministrator('ROLE_TEACHER'),
  },
  submitProgressForm: {
    'answers well and stores nothing': storingNothing,
    'moves the day of the submission': movingDate('data.form.tag_date'),
    'moves the time of the submission': movingDate('data.form.save_date'),
    'keeps no day of the submission': {
      ...rewriting('drops a field', (body) => at(body, 'data.form.tag_date', () => null)),
      on: ['submitProgressForm', 'getProgressForm'],
    },
    'is not the latest report': andThen('wrong rule', async (_call, api, answer) => {
      const form = valueAt(answer, 'data.form');
      if (!isFields(form)) return;
      const found = await reportsOf(api, { studentId: form.student_id });
      const report = found.find((row) => valueAt(row, 'form.id') === form.id);
      await api.ask('markProgressReport', { body: { progress_report_id: report?.id, status: 0 } });
    }),
    'wipes the comments': thenSaving('wipes what is left out', () => ({ comments: null, preparation: null })),
    'submits into an archived contract what it refuses': writingIntoArchived(async (call, api) =>
      contractOfForm(api, call.json.progress_report_form_id),
    ),
    'opens foreign forms to a teacher': asAdministrator('ROLE_TEACHER'),
    'stores it after the next read': lateWrite,
  },
  getCourseInfo: {
    'answers 404 where there is none': missingAs(404),
    'says another message where there is none': rewriting('wrong value', (body) =>
      isFields(body.data) ? body : { message: 'None' },
    ),
    'swaps skills and grammar': swapping('data', 'skills_covered', 'grammar_points_covered'),
    'names another contract': setting('data.course_id', (id) => Number(id) + 1),
    'opens foreign contracts to a teacher': asAdministrator('ROLE_TEACHER'),
    'opens foreign contracts to a company': asAdministrator('company'),
    'says what it said before': staleRead('updateCourseInfo'),
  },
  createCourseInfo: {
    'answers well and stores nothing': storingNothing,
    'leaves the form that is there': {
      kind: 'ignores a value',
      corrupt: async (call, api) => {
        const known = await api.ask<Fields>('getCourseInfo', { query: { course_id: call.json.course_id } });
        if (!isFields(known.body.data)) return call.send();
        return storingNothing.corrupt(call, api);
      },
    },
    'loses the skills': losingField('skills_covered'),
    'loses the sites': losingField('apps_and_sites_used'),
    'stores for another contract': storingOtherwise('other record', async (call, api) => {
      const { body } = await api.ask<{ data: Fields[] }>('listCourses', { query: { courseStatus: 2 } });
      const other = body.data.find(({ id }) => id !== call.json.course_id);
      return call.withJson({ ...call.json, course_id: other?.id });
    }),
    'adds to an archived contract what it refuses': writingIntoArchived(),
    'stores a text when it refuses': storingOnRefusal(400, (call) =>
      typeof call.json.course_id === 'number'
        ? call.withJson({ course_id: call.json.course_id, material_used: 'Refused' })
        : undefined,
    ),
    'opens foreign contracts to a teacher': asAdministrator('ROLE_TEACHER'),
  },
  updateCourseInfo: {
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'wipes what is left out': andThen('wipes what is left out', async ({ json }, api) => {
      const names = ['material_used', 'apps_and_sites_used', 'skills_covered', 'grammar_points_covered'];
      const left = names.filter((name) => !(name in json));
      if (left.length > 0)
        await infoOf(api, {
          course_id: json.course_id,
          ...Object.fromEntries(left.map((name) => [name, null])),
        });
    }),
    'loses the grammar': losingField('grammar_points_covered'),
    'does not empty a text with null': understanding('ignores a value', (body) =>
      Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
    ),
    'creates the form that it does not find': {
      kind: 'stores on refusal',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status === 404)
          await api.storing(() => api.ask('createCourseInfo', { body: call.json }));
        return response;
      },
    },
    'changes an archived contract, which it refuses': writingIntoArchived(),
    'opens foreign contracts to a teacher': asAdministrator('ROLE_TEACHER'),
  },
});

async function contractOfReport(api: PlantedApi, id: unknown): Promise<unknown> {
  const { body } = await api.ask<{ data: Fields[] }>('listCourses', {
    query: { courseStatus: 4, resourcesPerPage: 20_000 },
  });
  for (const course of body.data.toReversed()) {
    const found = await reportsOf(api, { courseId: course.id });
    if (found.some((row) => row.id === id)) return course.id;
  }
  return undefined;
}

async function contractOfForm(api: PlantedApi, id: unknown): Promise<unknown> {
  const { body } = await api.ask<{ data: Fields[] }>('listCourses', {
    query: { courseStatus: 4, resourcesPerPage: 20_000 },
  });
  for (const course of body.data.toReversed()) {
    const found = await reportsOf(api, { courseId: course.id });
    if (found.some((row) => valueAt(row, 'form.id') === id)) return course.id;
  }
  return undefined;
}
