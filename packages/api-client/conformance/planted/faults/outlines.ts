import { answering, at, read, replace, rewriting, setting, swapping } from '../answers.ts';
import { type Fields, isFields } from '../Call.ts';
import { faultsOf } from '../faultsOf.ts';
import type { Plant, PlantedApi } from '../PlantedApi.ts';
import { asAdministrator, staleRead } from '../requests.ts';
import {
  andThen,
  lateWrite,
  storingField,
  storingNothing,
  storingOnRefusal,
  storingOtherwise,
  writingIntoArchived,
} from '../writes.ts';

const contractOf = (call: { path(name: string): string }) => Number(call.path('courseId'));

async function outlineOf(api: PlantedApi, courseId: number): Promise<Fields | null> {
  const { body } = await api.ask<{ data?: Fields | null }>('getOutlineForm', { path: { courseId } });
  return body.data ?? null;
}

/** Returns another status than it stores. */
const answeringStatus = (from: string, to: string): Plant => ({
  ...rewriting('wrong value', (body, call) =>
    call.json.status === from ? at(body, 'data.status', () => to) : body,
  ),
});

/** Stores another status than the request has. */
const takingStatus = (from: string, to: string): Plant =>
  storingField('status', (status) => (status === from ? to : status), 'wrong rule');

export const outlines = faultsOf({
  getOutlineForm: {
    'says that there is none': setting('data', () => null, { kind: 'null for a value' }),
    'answers 404 where there is none': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        return response.status === 200 && isFields(body) && body.data === null
          ? replace(response, { message: 'Not found' }, api, 404)
          : response;
      },
    },
    'answers an unknown contract as one without an outline': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const response = await call.send();
        return response.status === 404 ? replace(response, { data: null }, api, 200) : response;
      },
    },
    'swaps writing and reading': swapping('data', 'writing', 'reading'),
    'swaps challenges and goals': swapping('data', 'challenges', 'ten_week_goals'),
    'gives lists as texts': setting('data.learning_aides', (all) => String(all), { kind: 'wrong type' }),
    'leaves the date out': setting('data.save_date', () => null, { kind: 'null for a value' }),
    'opens foreign contracts to a teacher': asAdministrator('ROLE_TEACHER'),
    'says what it said before': staleRead('updateOutlineForm'),
  },
  createOutlineForm: {
    'answers well and stores nothing': storingNothing,
    'submits each draft': storingField('status', () => 'submitted', 'wrong rule'),
    'loses the challenges': losingFieldAsNull('challenges'),
    'loses the current use': losingFieldAsNull('current_use'),
    'keeps the first of a list only': storingField('course_content_emphasis_on', (all) =>
      Array.isArray(all) ? all.slice(0, 1) : all,
    ),
    'keeps an Other text without its choice': {
      ...rewriting('wrong rule', (body, call) => {
        const text = call.json.other_learning_aides;
        return call.operation.id === 'createOutlineForm' && typeof text === 'string'
          ? at(body, 'data.other_learning_aides', () => text)
          : body;
      }),
    },
    'takes Other without its text': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const response = await call.send();
        const { course_content_emphasis_on: list } = call.json;
        if (response.status !== 400 || !Array.isArray(list) || !list.includes('other')) return response;
        const answer = await call
          .withJson({ ...call.json, other_course_content_emphasis_on: 'x', other_learning_aides: 'x' })
          .send();
        return answer.status === 200
          ? replace(
              response,
              at(await read(answer), 'data.other_course_content_emphasis_on', () => null),
              api,
              200,
            )
          : response;
      },
    },
    'replaces the outline that is there, which it refuses': {
      kind: 'stores on refusal',
      corrupt: async (call, api) => {
        const response = await call.send();
        const outline = response.status === 409 ? await outlineOf(api, contractOf(call)) : null;
        if (!outline) return response;
        await api.storing(() =>
          api.ask('updateOutlineForm', {
            path: { courseId: contractOf(call) },
            body: { ...call.json, id: outline.id, current_use: 'Refused' },
          }),
        );
        return response;
      },
    },
    'begins an empty outline when it refuses': storingOnRefusal(400, (call) =>
      call.withJson({
        from: 'html',
        status: 'draft',
        history_with_course_language: null,
        current_use: 'Refused',
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
      }),
    ),
    'adds to an archived contract what it refuses': writingIntoArchived(contractOf),
    'opens foreign contracts to a teacher': asAdministrator('ROLE_TEACHER'),
  },
  updateOutlineForm: {
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'does not tell a resubmission apart': answeringStatus('resub', 'submitted'),
    'stores a resubmission as a submission': takingStatus('resub', 'submitted'),
    'makes each saved submission a resubmission': {
      kind: 'wrong rule',
      corrupt: async (call, api) => {
        const before = await outlineOf(api, contractOf(call));
        const isAgain = before?.status === 'submitted' && call.json.status === 'submitted';
        if (!isAgain) return call.send();
        const { records } = await api.rehearse(call);
        const response = await call.withJson({ ...call.json, status: 'resub' }).send();
        if (records !== (await api.healthy.records())) api.isMet = true;
        return response;
      },
    },
    'does not make a submitted outline a draft': {
      kind: 'ignores a value',
      corrupt: async (call, api) => {
        const before = await outlineOf(api, contractOf(call));
        if (before?.status === 'draft' || call.json.status !== 'draft') return call.send();
        const { records } = await api.rehearse(call);
        const response = await call.withJson({ ...call.json, status: 'submitted' }).send();
        if (records !== (await api.healthy.records())) api.isMet = true;
        return response;
      },
    },
    'moves the date of the submission': {
      kind: 'wrong rule',
      corrupt: async (call, api) => {
        const before = await outlineOf(api, contractOf(call));
        const response = await call.send();
        if (response.status !== 200 || !before || before.status === 'draft' || call.json.status === 'draft')
          return response;
        const body = at(await read(response), 'data.save_date', (date) =>
          new Date(Date.parse(String(date)) + 60_000).toISOString(),
        );
        return replace(response, body, api);
      },
    },
    'makes a resubmitted draft a resubmission': {
      ...rewriting('wrong rule', (body, call) =>
        call.json.status === 'resub' ? at(body, 'data.status', () => 'resub') : body,
      ),
    },
    'loses the goals': losingFieldAsNull('ten_week_goals'),
    'loses the frequency of reading': losingFieldAsNull('reading'),
    'loses the aids': storingField('learning_aides', () => [], 'loses a field'),
    'stores an update for the grammar only': storingOtherwise('loses a field', async (call, api) => {
      const before = await outlineOf(api, contractOf(call));
      return before ? call.withJson({ ...call.json, current_use: before.current_use }) : undefined;
    }),
    'refuses the version that it gave': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        if (call.header('If-Match') === undefined) return call.send();
        const { response } = await api.rehearse(call);
        return response.status === 200
          ? replace(response, { message: 'Changed meanwhile', code: 'changed' }, api, 412)
          : call.send();
      },
    },
    'stores a change of another version, which it refuses': storingOnRefusal(412, (call) =>
      call.withJson({ ...call.json, current_use: 'Refused' }),
    ),
    'stores a text when it refuses': {
      kind: 'stores on refusal',
      corrupt: async (call, api) => {
        const response = await call.send();
        const outline = response.status === 400 ? await outlineOf(api, contractOf(call)) : null;
        if (!outline) return response;
        const { save_date: _date, ...fields } = outline;
        await api.storing(() =>
          api.ask('updateOutlineForm', {
            path: { courseId: contractOf(call) },
            body: { ...fields, challenges: 'Refused' },
          }),
        );
        return response;
      },
    },
    'changes an archived contract, which it refuses': writingIntoArchived(contractOf),
    'opens foreign contracts to a teacher': asAdministrator('ROLE_TEACHER'),
    'answers an unknown contract with 400': answering(404, 400),
    'does the same to another contract': andThen('other record', async (call, api) => {
      const { body } = await api.ask<{ data: Fields[] }>('listCourses', { query: { courseStatus: 2 } });
      for (const course of body.data) {
        const outline = await outlineOf(api, Number(course.id));
        if (!outline || Number(course.id) === contractOf(call)) continue;
        await api.ask('updateOutlineForm', {
          path: { courseId: course.id },
          body: { ...call.json, id: outline.id },
        });
        return;
      }
    }),
  },
});

/** The form is sent as a whole, so a lost field is stored as null. */
function losingFieldAsNull(name: string): Plant {
  return storingField(name, () => null, 'loses a field');
}
