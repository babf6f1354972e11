import type { Material, MaterialList, NamedList } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { archivedNamed } from '../case-builders/namedCases.ts';
import { changesOnly, ownFieldsOnly } from '../changesOnly.ts';
import { foreignCourse, lookup, twoOf } from '../facts.ts';
import { expectFields, expectOnlyChanged, field, keepsAll, keepsEach } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import { createCourse } from '../records/contracts.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { assigned, createFlaggedMaterial, createMaterial, readMaterial } from '../records/materials.ts';
import { expect, type World } from '../World.ts';

/** The material with this title, in the list of active or archived ones. */
async function materialIn(
  world: World,
  { id, title }: Material,
  status: 0 | 1,
): Promise<Material | undefined> {
  const query = { materialTitle: title, status };
  const { data } = await world.call<MaterialList>('ROLE_ADMIN', 'listMaterials', { query });
  return data.find((material) => material.id === id);
}

export const materials = {
  listMaterials: {
    rows: ['API-027'],
    good: () => ({}),
    unknown: () => ({ query: { courseId: unknownId } }),
    foreign: async (world, role) => ({ query: { courseId: await foreignCourse(world, role) } }),
    does: {
      'narrows by language': async (world) => {
        const languageId = await lookup(world, 'listLanguages');
        const query = { languageId, resourcesPerPage: 20_000 };
        const { data } = await world.call<MaterialList>('ROLE_ADMIN', 'listMaterials', { query });
        const other = data.find((material) => material.languages_id !== languageId);
        expect(other === undefined, `${other?.title} is of another language`);
      },
      'shows a teacher the requests of own contracts alone': async (world) => {
        const { courseId } = await taughtEnrolment(world);
        const { id } = await createFlaggedMaterial(world);
        await assigned(world, courseId, id, 2);
        await assigned(world, await createCourse(world), id, 5);
        const seen = (await readMaterial(world, id, 'ROLE_TEACHER'))?.courses_has_materials_requests;
        expect(seen?.map((request) => request.courses_id).join() === String(courseId), 'others are shown');
      },
      'marks a material that has notes': async (world) => {
        const { id } = await createFlaggedMaterial(world);
        const body = { title: world.newName(), note_type: 'materials', ref_id: id };
        await world.call('ROLE_ADMIN', 'createNote', { body });
        expectFields(await readMaterial(world, id), { note_flag: 1 });
      },
    },
  },
  listMaterialStatuses: {
    rows: ['API-032'],
    good: () => ({}),
    does: {
      'has the ids 0 to 7, each with a name': async (world) => {
        const { data } = await world.call<NamedList>('ROLE_TEACHER', 'listMaterialStatuses');
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
    good: async (world) => ({
      body: { title: world.newName(), languages_id: await lookup(world, 'listLanguages'), flag: 0 },
    }),
    refuses: {
      'a language that does not exist': {
        status: 400,
        request: (world) => ({ body: { title: world.newName(), languages_id: unknownId, flag: 0 } }),
      },
      'an archived language': {
        status: 400,
        field: 'languages_id',
        request: async (world) => ({
          body: { title: world.newName(), languages_id: await archivedNamed(world, 'Language'), flag: 0 },
        }),
      },
      'a title that is too short without the spaces around it': {
        status: 400,
        field: 'title',
        request: async (world) => ({
          body: { title: ' D ', languages_id: await lookup(world, 'listLanguages'), flag: 0 },
        }),
      },
    },
    does: {
      'makes it appear in the list': async (world) => {
        const material = await createMaterial(world);
        expect((await materialIn(world, material, 1)) !== undefined, 'it is not in the list');
      },
      'keeps every field that was sent': async (world) => {
        const [languages_id] = await twoOf(world, 'listLanguages');
        const title = world.newName();
        const body = { title: ` ${title} `, languages_id, flag: 1 };
        const { data } = await world.call<{ data: Material }>('ROLE_ADMIN', 'createMaterial', { body });
        const due = { title, languages_id, flag: 1, status: 1, qty: 0, note_flag: 0 };
        expectFields(await readMaterial(world, data.id), due);
        expectFields(data, due, 'in the answer, ');
      },
    },
  },
  updateMaterial: {
    advice: ['an archived language'],
    rows: ['API-029', 'SHELL-024', 'LIMIT-14'],
    good: async (world) => ({ body: { id: (await createMaterial(world)).id, title: world.newName() } }),
    unknown: () => ({ body: { id: unknownId, title: 'Défi 3' } }),
    refuses: {
      'a language that does not exist': {
        status: 400,
        field: 'languages_id',
        request: async (world) => ({
          body: { id: (await createMaterial(world)).id, languages_id: unknownId },
        }),
      },
      'an archived language': {
        status: 400,
        field: 'languages_id',
        request: async (world) => ({
          body: {
            id: (await createMaterial(world)).id,
            languages_id: await archivedNamed(world, 'Language'),
          },
        }),
      },
    },
    does: {
      'changes what is sent and leaves the rest': async (world) => {
        const before = await createMaterial(world);
        const title = world.newName();
        await world.call('ROLE_ADMIN', 'updateMaterial', { body: { id: before.id, title } });
        const after = await materialIn(world, { ...before, title }, 1);
        expect(
          JSON.stringify(after) === JSON.stringify({ ...before, title }),
          'more or less than the title changed',
        );
      },
      'keeps each field alone and leaves the others': async (world) => {
        const { id } = await createFlaggedMaterial(world);
        const [, other] = await twoOf(world, 'listLanguages');
        const fields = [
          field('title', world.newName()),
          field('languages_id', other, 'languages_id', 'language'),
          field('flag', 0),
        ];
        const send = (body: object) => world.call('ROLE_ADMIN', 'updateMaterial', { body });
        await keepsEach(fields, send, () => readMaterial(world, id), { id });
      },
      'leaves an archived material archived': async (world) => {
        const { id } = await createFlaggedMaterial(world);
        await world.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, status: 0 } });
        await world.call('ROLE_ADMIN', 'updateMaterial', { body: { id, title: world.newName() } });
        expectFields(await readMaterial(world, id), { status: 0 });
      },
      [longTexts]: async (world) => {
        const { id } = await createFlaggedMaterial(world);
        await keepsAll(
          longest(world, 'updateMaterial', [field('title', 'x')]),
          (body) => world.call('ROLE_ADMIN', 'updateMaterial', { body }).then(() => undefined),
          () => readMaterial(world, id),
          { id },
        );
      },
      [ownFieldsOnly]: async (world) => {
        const { id } = await createFlaggedMaterial(world);
        const body = { id, flag: 0, status: 0, qty: 99, note_flag: 1 };
        await changesOnly(world, 'updateMaterial', body, () => readMaterial(world, id), ['flag']);
      },
    },
  },
  updateMaterialStatus: {
    rows: ['API-030', 'SHELL-024', 'DOMAIN-23'],
    refuses: {
      'neither a flag nor a status': {
        status: 400,
        request: async (world) => ({ body: { id: (await createMaterial(world)).id } }),
      },
    },
    good: async (world) => ({ body: { id: (await createMaterial(world)).id, flag: 1 } }),
    unknown: () => ({ body: { id: unknownId, flag: 1 } }),
    does: {
      'sets the flag alone, or the status alone': async (world) => {
        const material = await createMaterial(world);
        const { id } = material;
        await world.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, flag: 1 } });
        expect((await materialIn(world, material, 1))?.flag === 1, 'the flag is not set');
        await world.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, status: 0 } });
        expect((await materialIn(world, material, 1)) === undefined, 'it is still among the active ones');
        await world.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, status: 1 } });
        expect((await materialIn(world, material, 1))?.flag === 1, 'it came back without its flag');
      },
      'leaves title, language and flag': async (world) => {
        const { id } = await createFlaggedMaterial(world);
        const before = await readMaterial(world, id);
        await world.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, status: 0 } });
        expectFields(await readMaterial(world, id), { status: 0 });
        expectOnlyChanged(before, await readMaterial(world, id), ['status'], 'archived');
      },
    },
  },
} satisfies Cases;
