import type { Course, Material, MaterialList } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { courseOf, foreignCourse, lookup } from '../facts.ts';
import type { Role } from '../treaty.ts';
import { expect, type World } from '../World.ts';
import { createCourse, newCourse, refusedWhenArchived } from './courses.ts';
import { taughtEnrolment } from './people.ts';

async function createMaterial(world: World): Promise<Material> {
  const body = { title: world.newName(), languages_id: await lookup(world, 'listLanguages'), flag: 0 };
  return (await world.call<{ data: Material }>('ROLE_ADMIN', 'createMaterial', { body })).data;
}

const newMaterial = (world: World) => world.find('a material of its own', () => createMaterial(world));

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

async function request(world: World, courseId: number) {
  return { courseId, materialId: (await newMaterial(world)).id, qty: 3, note: 'No notes' };
}

/** The id of a material assigned to a contract, as the course material calls expect it. */
async function requestedOn(world: World, courseId: number): Promise<number> {
  const body = { ...(await request(world, courseId)), materialId: (await createMaterial(world)).id };
  await world.call('ROLE_ADMIN', 'assignMaterial', { body });
  const { data } = await world.call<{ data: Course[] }>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
  const found = data[0]?.course_has_materials.find(({ materials_id: id }) => id === body.materialId);
  expect(found !== undefined, 'the contract does not have the material that was assigned');
  return found.id;
}

/** A contract without a material request: one of the teacher, or a new one of the suite. */
async function courseWithoutRequest(world: World, role: Role): Promise<number> {
  return role === 'ROLE_ADMIN' ? createCourse(world) : (await taughtEnrolment(world)).courseId;
}

/** Teachers use their own contracts, administrators one of the suite. */
const courseFor = (world: World, role: Role) =>
  role === 'ROLE_ADMIN' ? newCourse(world) : courseOf(world, role);

export const materials: Cases = {
  listMaterials: {
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
    },
  },
  listMaterialStatuses: { good: () => ({}) },
  createMaterial: {
    adds: ['listMaterials'],
    good: async (world) => ({
      body: { title: world.newName(), languages_id: await lookup(world, 'listLanguages'), flag: 0 },
    }),
    refuses: {
      'a language that does not exist': {
        status: 400,
        request: (world) => ({ body: { title: world.newName(), languages_id: unknownId, flag: 0 } }),
      },
    },
    does: {
      'makes it appear in the list': async (world) => {
        const material = await createMaterial(world);
        expect((await materialIn(world, material, 1)) !== undefined, 'it is not in the list');
      },
    },
  },
  updateMaterial: {
    good: async (world) => ({ body: { id: (await createMaterial(world)).id, title: world.newName() } }),
    unknown: () => ({ body: { id: unknownId, title: 'Défi 3' } }),
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
    },
  },
  updateMaterialStatus: {
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
    },
  },
  assignMaterial: {
    good: async (world, role) => ({ body: await request(world, await courseFor(world, role)) }),
    unknown: async (world) => ({ body: await request(world, unknownId) }),
    foreign: async (world, role) => ({ body: await request(world, await foreignCourse(world, role)) }),
    refuses: refusedWhenArchived(async (world) => {
      const courseId = await createCourse(world);
      return [courseId, { body: await request(world, courseId) }];
    }),
    does: {
      'takes back that none is needed': async (world) => {
        const courseId = await newCourse(world);
        const none = { body: { course_id: courseId, material_request: 1 } };
        await world.call('ROLE_ADMIN', 'setHasNotMaterialRequest', none);
        await world.call('ROLE_ADMIN', 'assignMaterial', { body: await request(world, courseId) });
        const { data } = await world.call<{ data: Course[] }>('ROLE_ADMIN', 'listCourses', {
          query: { courseId },
        });
        expect(data[0]?.course_has_not_material_request !== 1, 'it still says that none is needed');
      },
    },
  },
  updateMaterialOfCourse: {
    good: async (world, role) => ({
      body: { courseMaterialId: await requestedOn(world, await courseFor(world, role)), qty: 4 },
    }),
    unknown: () => ({ body: { courseMaterialId: unknownId, qty: 4 } }),
    foreign: async (world, role) => ({
      body: { courseMaterialId: await requestedOn(world, await foreignCourse(world, role)), qty: 4 },
    }),
    refuses: refusedWhenArchived(async (world) => {
      const courseId = await createCourse(world);
      return [courseId, { body: { courseMaterialId: await requestedOn(world, courseId), qty: 4 } }];
    }),
    does: {
      'changes the quantity, and removes with status 0': async (world) => {
        const courseId = await newCourse(world);
        const courseMaterialId = await requestedOn(world, courseId);
        const read = async () => {
          const { data } = await world.call<{ data: Course[] }>('ROLE_ADMIN', 'listCourses', {
            query: { courseId },
          });
          return data[0]?.course_has_materials.find(({ id }) => id === courseMaterialId);
        };
        await world.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body: { courseMaterialId, qty: 9 } });
        expect((await read())?.qty === 9, 'the quantity is another');
        await world.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body: { courseMaterialId, status: 0 } });
        expect(((await read())?.status ?? 0) === 0, 'it is still requested');
      },
    },
  },
  setHasNotMaterialRequest: {
    good: async (world, role) => ({
      body: { course_id: await courseWithoutRequest(world, role), material_request: 1 },
    }),
    unknown: () => ({ body: { course_id: unknownId, material_request: 1 } }),
    foreign: async (world, role) => ({
      body: { course_id: await foreignCourse(world, role), material_request: 1 },
    }),
    refuses: refusedWhenArchived(async (world) => {
      const courseId = await createCourse(world);
      return [courseId, { body: { course_id: courseId, material_request: 1 } }];
    }),
    does: {
      'says so on the contract, and takes it back': async (world) => {
        const course_id = await newCourse(world);
        for (const material_request of [1, null]) {
          const { data } = await world.call<{ data: Course }>('ROLE_ADMIN', 'setHasNotMaterialRequest', {
            body: { course_id, material_request },
          });
          const isDeclared = data.course_has_not_material_request === 1;
          expect(isDeclared === (material_request === 1), `with ${material_request} it says ${isDeclared}`);
        }
      },
    },
  },
};
