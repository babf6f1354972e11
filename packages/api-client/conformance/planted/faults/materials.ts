import {
  answering,
  at,
  offByOne,
  replace,
  rewriting,
  rows,
  setting,
  totalRows,
  wrongType,
} from '../answers.ts';
import { type Fields, isFields } from '../Call.ts';
import { faultsOf } from '../faultsOf.ts';
import type { Plant, PlantedApi } from '../PlantedApi.ts';
import {
  asAdministrator,
  finding,
  foreignRows,
  ignoring,
  listingArchived,
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
  storingField,
  storingNothing,
  storingOnRefusal,
  storingOtherwise,
  writingIntoArchived,
} from '../writes.ts';

const dataOf = (answer: Fields) => (isFields(answer.data) ? answer.data : {});

const updateMaterial = (api: PlantedApi, body: Fields) => api.ask('updateMaterial', { body });

/** Returns the user in the request body as the requester of a material. */
const askedBySender: Plant = rewriting('takes the author from the body', (body, call) =>
  call.json.usersId === undefined ? body : at(body, 'data.usersId', () => call.json.usersId),
);

/** The contract of an assignment, found through the contracts that have it. */
async function contractOf(call: { readonly json: Fields }, api: PlantedApi): Promise<unknown> {
  for (const courseStatus of [4, 1, 2]) {
    const { body } = await api.ask<{ data: Fields[] }>('listCourses', {
      query: { courseStatus, resourcesPerPage: 20_000 },
    });
    const course = body.data.find(({ course_has_materials: all }) =>
      (all as Fields[]).some(({ id }) => id === call.json.courseMaterialId),
    );
    if (course) return course.id;
  }
  return undefined;
}

export const materials = faultsOf({
  listMaterials: {
    'ignores languageId': ignoring('languageId'),
    'ignores courseId': ignoring('courseId'),
    'ignores materialTitle': ignoring('materialTitle'),
    'ignores orderBy': ignoring('orderBy', 'orderDirection'),
    'ignores orderDirection': ignoring('orderDirection'),
    'repeats the first page': repeatingFirstPage,
    'counts the page for the list': totalOfThePage,
    'lists archived materials without being asked': listingArchived({ status: '0' }, 'courseId'),
    'finds only with the same accents': finding('only with the same accents', 'materialTitle', 'title'),
    'finds only with the same capitals': finding('only with the same capitals', 'materialTitle', 'title'),
    'finds only the beginning of a title': finding('only from the beginning', 'materialTitle', 'title'),
    'shows a teacher the requests of others': foreignRows('ROLE_TEACHER'),
    'opens a foreign contract to a teacher': asAdministrator('ROLE_TEACHER'),
    'counts the copies that are not requested any more': setting('data.*.qty', (_qty, owner) =>
      ((owner.courses_has_materials_requests ?? []) as Fields[]).reduce(
        (sum, one) => sum + Number(one.qty),
        0,
      ),
    ),
    'counts one copy too many': offByOne('data.*.qty'),
    'says that no material has notes': setting('data.*.note_flag', () => 0),
    'leaves the requests out': setting('data.*.courses_has_materials_requests', () => []),
    'gives the flag as true or false': wrongType('data.*.flag', (value) => value === 1),
    'answers an unknown contract with an empty list': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = { data: [], total: 0, current_page: 1, per_page: 50 };
        return response.status === 404 ? replace(response, body, api, 200) : response;
      },
    },
    'says what it said before': staleRead('updateMaterial'),
  },
  listMaterialStatuses: {
    'leaves removed out': totalRows('drops a row', (found) => found.filter(({ id }) => id !== 0)),
    'counts from 1': rows('off by one', (found) => found.map((row) => ({ ...row, id: Number(row.id) + 1 }))),
  },
  createMaterial: {
    'loses the flag': storingField('flag', () => 0, 'loses a field'),
    'cuts the title': storingField('title', (title) => String(title).slice(0, -1)),
    'stores another language': storingOtherwise('other record', async (call, api) => {
      const { body } = await api.ask<{ data: { id: number }[] }>('listLanguages');
      const other = body.data.find(({ id }) => id !== call.json.languages_id);
      return call.withJson({ ...call.json, languages_id: other?.id });
    }),
    'creates two': doubleWrite,
    'answers well and stores nothing': storingNothing,
    'creates one of a known language when it refuses': storingOnRefusal(400, (call, api) => {
      void api;
      const { title } = call.json;
      return typeof title === 'string' && title.length >= 2 && title.length <= 255
        ? call.withJson({ title, languages_id: 1, flag: 0 })
        : undefined;
    }),
  },
  updateMaterial: {
    'answers well and stores nothing': storingNothing,
    'takes the flag away that is left out': andThen('wipes what is left out', async (call, api) => {
      if (!('flag' in call.json)) await updateMaterial(api, { id: call.json.id, flag: 0 });
    }),
    'takes another language for the one that is left out': andThen(
      'wipes what is left out',
      async (call, api, answer) => {
        if ('languages_id' in call.json) return;
        const languages_id = dataOf(answer).languages_id === 1 ? 2 : 1;
        await updateMaterial(api, { id: call.json.id, languages_id });
      },
    ),
    'ignores the language': ignoringField('languages_id'),
    'ignores the flag': ignoringField('flag'),
    'changes the first material instead': storingOtherwise('other record', (call) =>
      call.withJson({ ...call.json, id: 1 }),
    ),
    'restores an archived material': andThen('wrong rule', (call, api) =>
      api.ask('updateMaterialStatus', { body: { id: call.json.id, status: 1 } }),
    ),
    'answers an unknown material with 400': answering(404, 400),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  updateMaterialStatus: {
    'answers well and stores nothing': storingNothing,
    'takes the flag away with the status': andThen('wipes what is left out', async (call, api) => {
      if (!('flag' in call.json))
        await api.ask('updateMaterialStatus', { body: { id: call.json.id, flag: 0 } });
    }),
    'archives with the flag': andThen('wrong rule', async (call, api) => {
      if (!('status' in call.json))
        await api.ask('updateMaterialStatus', { body: { id: call.json.id, status: 0 } });
    }),
    'does not restore': storingField('status', () => 0, 'ignores a value'),
    'takes neither flag nor status for a good request': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const response = await call.send();
        const { id, ...rest } = call.json;
        if (response.status !== 400 || typeof id !== 'number' || Object.keys(rest).length > 0)
          return response;
        const answer = await api.ask('updateMaterial', { body: { id } });
        return replace(response, answer.body, api, 200);
      },
    },
  },
  assignMaterial: {
    'answers well and stores nothing': storingNothing,
    'requests it twice': doubleWrite,
    'stores one copy more': storingField('qty', (qty) => Math.min(100, Number(qty) + 1), 'off by one'),
    'stores another note': storingField('note', (note) => `${note} (2)`),
    'takes who asks from the body': askedBySender,
    'leaves that none is needed': andThen('wrong rule', async (call, api) => {
      await api.ask('setHasNotMaterialRequest', {
        body: { course_id: call.json.courseId, material_request: 1 },
      });
    }),
    'takes an archived material': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const response = await call.send();
        const id = call.json.materialId;
        const query = { status: 0, resourcesPerPage: 20_000 };
        const { body } = await api.ask<{ data: Fields[] }>('listMaterials', { query });
        const material = body.data.find((row) => row.id === id);
        if (response.status < 400 || !material) return response;
        const { courseId, qty, note } = call.json;
        const data = {
          id: 1,
          courses_id: courseId,
          materials_id: id,
          title: material.title,
          qty,
          note,
          status: 1,
          usersId: 1,
        };
        return replace(response, { message: 'Material was requested', data }, api, 200);
      },
    },
    'requests for an archived contract what it refuses': writingIntoArchived(),
    'requests one copy when it refuses': storingOnRefusal(400, (call) =>
      typeof call.json.courseId === 'number' && typeof call.json.materialId === 'number'
        ? call.withJson({
            courseId: call.json.courseId,
            materialId: call.json.materialId,
            qty: 1,
            note: 'Refused',
          })
        : undefined,
    ),
    'opens foreign contracts to a teacher': asAdministrator('ROLE_TEACHER'),
  },
  updateMaterialOfCourse: {
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'wipes the note that is left out': andThen('wipes what is left out', async (call, api) => {
      if (!('note' in call.json))
        await api.ask('updateMaterialOfCourse', {
          body: { courseMaterialId: call.json.courseMaterialId, note: '-' },
        });
    }),
    'takes one copy for the quantity that is left out': andThen(
      'wipes what is left out',
      async (call, api) => {
        if (!('qty' in call.json))
          await api.ask('updateMaterialOfCourse', {
            body: { courseMaterialId: call.json.courseMaterialId, qty: 1 },
          });
      },
    ),
    'ignores the note': losingField('note'),
    'ignores another material': ignoringField('material_id'),
    'does not remove': storingField('status', (status) => (status === 0 ? 1 : status), 'ignores a value'),
    'does not bring back': storingField('status', () => 0, 'ignores a value'),
    'changes an archived contract, which it refuses': writingIntoArchived(contractOf),
    'changes one copy when it refuses': storingOnRefusal(400, (call) =>
      typeof call.json.courseMaterialId === 'number'
        ? call.withJson({ courseMaterialId: call.json.courseMaterialId, qty: 77 })
        : undefined,
    ),
    'opens foreign contracts to a teacher': asAdministrator('ROLE_TEACHER'),
    'answers an unknown one with 400': answering(404, 400),
  },
  setHasNotMaterialRequest: {
    'answers well and stores nothing': storingNothing,
    'does not take it back': storingField('material_request', () => 1, 'ignores a value'),
    'changes an archived contract, which it refuses': writingIntoArchived(),
    'opens foreign contracts to a teacher': asAdministrator('ROLE_TEACHER'),
    'removes the materials of the contract': andThen('wrong rule', async (call, api) => {
      const query = { courseId: call.json.course_id };
      const { body } = await api.ask<{ data: Fields[] }>('listCourses', { query });
      for (const one of (body.data[0]?.course_has_materials ?? []) as Fields[])
        await api.ask('updateMaterialOfCourse', { body: { courseMaterialId: one.id, status: 0 } });
    }),
  },
});
