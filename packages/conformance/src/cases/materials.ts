import type { Material, MaterialList, NamedList } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { archivedNamed } from '../case-builders/namedCases.ts';
import { changesOnly, ownFieldsOnly } from '../changesOnly.ts';
import { foreignCourse, lookup, twoOf } from '../facts.ts';
import { expectFields, expectOnlyChanged, field, keepsAll, keepsEach } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import { createCourse } from '../records/contracts.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { assigned, createFlaggedMaterial, createMaterial, readMaterial } from '../records/materials.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** The material with this title, in the list of active or archived ones. */
async function materialIn(
  context: TestContext,
  { id, title }: Material,
  status: 0 | 1,
): Promise<Material | undefined> {
  const query = { materialTitle: title, status };
  const { data } = await context.call<MaterialList>('ROLE_ADMIN', 'listMaterials', { query });
  return data.find((material) => material.id === id);
}

export const materials = {
  listMaterials: {
    rows: ['API-027'],
    good: () => ({}),
    unknown: () => ({ query: { courseId: unknownId } }),
    foreign: async (context, role) => ({ query: { courseId: await foreignCourse(context, role) } }),
    does: {
      'narrows by language': async (context) => {
        const languageId = await lookup(context, 'listLanguages');
        const query = { languageId, resourcesPerPage: 20_000 };
        const { data } = await context.call<MaterialList>('ROLE_ADMIN', 'listMaterials', { query });
        const other = data.find((material) => material.languages_id !== languageId);
        expect(other === undefined, `${other?.title} is of another language`);
      },
      'shows a teacher the requests of own contracts alone': async (context) => {
        const { courseId } = await taughtEnrolment(context);
        const { id } = await createFlaggedMaterial(context);
        await assigned(context, courseId, id, 2);
        await assigned(context, await createCourse(context), id, 5);
        const seen = (await readMaterial(context, id, 'ROLE_TEACHER'))?.courses_has_materials_requests;
        expect(seen?.map((request) => request.courses_id).join() === String(courseId), 'others are shown');
      },
      'marks a material that has notes': async (context) => {
        const { id } = await createFlaggedMaterial(context);
        const body = { title: context.newName(), note_type: 'materials', ref_id: id };
        await context.call('ROLE_ADMIN', 'createNote', { body });
        expectFields(await readMaterial(context, id), { note_flag: 1 });
      },
    },
  },
  listMaterialStatuses: {
    rows: ['API-032'],
    good: () => ({}),
    does: {
      'has the ids 0 to 7, each with a name': async (context) => {
        const { data } = await context.call<NamedList>('ROLE_TEACHER', 'listMaterialStatuses');
        expect(
          data.map(({ id }) => id).join() === '0,1,2,3,4,5,6,7',
          `it has ${data.map(({ id }) => id).join()}`,
        );
        expect(new Set(data.map(({ name }) => name)).size === 8, 'two have one name');
      },
    },
  },
  createMaterial: {
    advice: ['an archived language'],
    rows: ['API-028', 'SHELL-024', 'LIMIT-14'],
    adds: ['listMaterials'],
    good: async (context) => ({
      body: { title: context.newName(), languages_id: await lookup(context, 'listLanguages'), flag: 0 },
    }),
    refuses: {
      'a language that does not exist': {
        status: 400,
        request: (context) => ({ body: { title: context.newName(), languages_id: unknownId, flag: 0 } }),
      },
      'an archived language': {
        status: 400,
        field: 'languages_id',
        request: async (context) => ({
          body: { title: context.newName(), languages_id: await archivedNamed(context, 'Language'), flag: 0 },
        }),
      },
      'a title that is too short without the spaces around it': {
        status: 400,
        field: 'title',
        request: async (context) => ({
          body: { title: ' D ', languages_id: await lookup(context, 'listLanguages'), flag: 0 },
        }),
      },
    },
    does: {
      'makes it appear in the list': async (context) => {
        const material = await createMaterial(context);
        expect((await materialIn(context, material, 1)) !== undefined, 'it is not in the list');
      },
      'keeps every field that was sent': async (context) => {
        const [languages_id] = await twoOf(context, 'listLanguages');
        const title = context.newName();
        const body = { title: ` ${title} `, languages_id, flag: 1 };
        const { data } = await context.call<{ data: Material }>('ROLE_ADMIN', 'createMaterial', { body });
        const due = { title, languages_id, flag: 1, status: 1, qty: 0, note_flag: 0 };
        expectFields(await readMaterial(context, data.id), due);
        expectFields(data, due, 'in the answer, ');
      },
    },
  },
  updateMaterial: {
    advice: ['an archived language'],
    rows: ['API-029', 'SHELL-024', 'LIMIT-14'],
    good: async (context) => ({ body: { id: (await createMaterial(context)).id, title: context.newName() } }),
    unknown: () => ({ body: { id: unknownId, title: 'Défi 3' } }),
    refuses: {
      'a language that does not exist': {
        status: 400,
        field: 'languages_id',
        request: async (context) => ({
          body: { id: (await createMaterial(context)).id, languages_id: unknownId },
        }),
      },
      'an archived language': {
        status: 400,
        field: 'languages_id',
        request: async (context) => ({
          body: {
            id: (await createMaterial(context)).id,
            languages_id: await archivedNamed(context, 'Language'),
          },
        }),
      },
    },
    does: {
      'changes what is sent and leaves the rest': async (context) => {
        const before = await createMaterial(context);
        const title = context.newName();
        await context.call('ROLE_ADMIN', 'updateMaterial', { body: { id: before.id, title } });
        const after = await materialIn(context, { ...before, title }, 1);
        expect(
          JSON.stringify(after) === JSON.stringify({ ...before, title }),
          'more or less than the title changed',
        );
      },
      'keeps each field alone and leaves the others': async (context) => {
        const { id } = await createFlaggedMaterial(context);
        const [, other] = await twoOf(context, 'listLanguages');
        const fields = [
          field('title', context.newName()),
          field('languages_id', other, 'languages_id', 'language'),
          field('flag', 0),
        ];
        const send = (body: object) => context.call('ROLE_ADMIN', 'updateMaterial', { body });
        await keepsEach(fields, send, () => readMaterial(context, id), { id });
      },
      'leaves an archived material archived': async (context) => {
        const { id } = await createFlaggedMaterial(context);
        await context.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, status: 0 } });
        await context.call('ROLE_ADMIN', 'updateMaterial', { body: { id, title: context.newName() } });
        expectFields(await readMaterial(context, id), { status: 0 });
      },
      [longTexts]: async (context) => {
        const { id } = await createFlaggedMaterial(context);
        await keepsAll(
          longest(context, 'updateMaterial', [field('title', 'x')]),
          (body) => context.call('ROLE_ADMIN', 'updateMaterial', { body }).then(() => undefined),
          () => readMaterial(context, id),
          { id },
        );
      },
      [ownFieldsOnly]: async (context) => {
        const { id } = await createFlaggedMaterial(context);
        const body = { id, flag: 0, status: 0, qty: 99, note_flag: 1 };
        await changesOnly(context, 'updateMaterial', body, () => readMaterial(context, id), ['flag']);
      },
    },
  },
  updateMaterialStatus: {
    rows: ['API-030', 'SHELL-024', 'DOMAIN-23'],
    refuses: {
      'neither a flag nor a status': {
        status: 400,
        request: async (context) => ({ body: { id: (await createMaterial(context)).id } }),
      },
    },
    good: async (context) => ({ body: { id: (await createMaterial(context)).id, flag: 1 } }),
    unknown: () => ({ body: { id: unknownId, flag: 1 } }),
    does: {
      'sets the flag alone, or the status alone': async (context) => {
        const material = await createMaterial(context);
        const { id } = material;
        await context.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, flag: 1 } });
        expect((await materialIn(context, material, 1))?.flag === 1, 'the flag is not set');
        await context.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, status: 0 } });
        expect((await materialIn(context, material, 1)) === undefined, 'it is still among the active ones');
        await context.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, status: 1 } });
        expect((await materialIn(context, material, 1))?.flag === 1, 'it came back without its flag');
      },
      'leaves title, language and flag': async (context) => {
        const { id } = await createFlaggedMaterial(context);
        const before = await readMaterial(context, id);
        await context.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, status: 0 } });
        expectFields(await readMaterial(context, id), { status: 0 });
        expectOnlyChanged(before, await readMaterial(context, id), ['status'], 'archived');
      },
    },
  },
} satisfies Cases;
