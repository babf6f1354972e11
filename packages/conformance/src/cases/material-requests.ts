import type { Course, CourseMaterial, MaterialOfCourse } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, foreignCourse, ownId, readCourse } from '../facts.ts';
import { expectFields, expectOnlyChanged, field, keepsAll, keepsEach } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import { createCourse, newCourse } from '../records/contracts.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { assigned, createFlaggedMaterial, createMaterial, readMaterial } from '../records/materials.ts';
import type { Role } from '../treaty.ts';
import { expect, type World } from '../World.ts';

const newMaterial = (world: World) => world.find('a material of its own', () => createMaterial(world));

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

/** Returns a contract without a material request: for a teacher one of their own, otherwise a new one of the suite. */
async function courseWithoutRequest(world: World, role: Role): Promise<number> {
  return role === 'ROLE_ADMIN' ? createCourse(world) : (await taughtEnrolment(world)).courseId;
}

/** Returns the contract to use: teachers use their own contracts, administrators the suite's. */
const courseFor = (world: World, role: Role) =>
  role === 'ROLE_ADMIN' ? newCourse(world) : courseOf(world, role);

async function materialOf(world: World, courseId: number, id: number): Promise<MaterialOfCourse | undefined> {
  return (await readCourse(world, courseId)).course_has_materials.find((row) => row.id === id);
}

export const materialRequests = {
  assignMaterial: {
    rows: ['API-070', 'LIMIT-25'],
    good: async (world, role) => ({ body: await request(world, await courseFor(world, role)) }),
    unknown: async (world) => ({ body: await request(world, unknownId) }),
    foreign: async (world, role) => ({ body: await request(world, await foreignCourse(world, role)) }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { body: await request(world, courseId) }];
      }),
      'a material that does not exist': {
        status: 400,
        field: 'materialId',
        request: async (world) => ({
          body: { ...(await request(world, await newCourse(world))), materialId: unknownId },
        }),
      },
    },
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
      'shows the request on the contract and on the material': async (world) => {
        const courseId = await createCourse(world);
        const { id, title } = await createFlaggedMaterial(world);
        const own = await ownId(world, 'ROLE_ADMIN');
        const request = await assigned(world, courseId, id, 4);
        expectFields(request, {
          courses_id: courseId,
          materials_id: id,
          title,
          qty: 4,
          note: 'Édition numérique',
        });
        expect(request.usersId === own, `usersId is ${request.usersId}, the sender is ${own}`);
        const course = await readCourse(world, courseId);
        expectFields(course?.course_has_materials, {
          id: request.id,
          materials_id: id,
          title,
          qty: 4,
          status: 1,
          note: 'Édition numérique',
        });
        const material = await readMaterial(world, id);
        expectFields(material, {
          qty: 4,
          'courses_has_materials_requests.courses_id': courseId,
          'courses_has_materials_requests.contract_number': course?.client_details.contract_number,
          'courses_has_materials_requests.qty': 4,
        });
      },
      'refuses an archived material': async (world) => {
        const courseId = await createCourse(world);
        const { id } = await createFlaggedMaterial(world);
        await world.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, status: 0 } });
        const body = { courseId, materialId: id, qty: 1, note: 'Rien' };
        const { status } = await world.answer('ROLE_ADMIN', 'assignMaterial', { body });
        expect(status >= 400 && status < 500, `it answers ${status}`);
      },
      'takes the sender from the token': async (world) => {
        const { courseId } = await taughtEnrolment(world);
        const body = {
          courseId,
          materialId: (await createFlaggedMaterial(world)).id,
          qty: 2,
          note: 'Deux',
          usersId: await ownId(world, 'ROLE_ADMIN'),
        };
        const { data } = await world.call<{ data: CourseMaterial }>('ROLE_TEACHER', 'assignMaterial', {
          body,
        });
        expect(data.usersId === (await ownId(world, 'ROLE_TEACHER')), `usersId is ${data.usersId}`);
      },
    },
  },
  updateMaterialOfCourse: {
    rows: ['API-072', 'LIMIT-25'],
    good: async (world, role) => ({
      body: { courseMaterialId: await requestedOn(world, await courseFor(world, role)), qty: 4 },
    }),
    unknown: () => ({ body: { courseMaterialId: unknownId, qty: 4 } }),
    foreign: async (world, role) => ({
      body: { courseMaterialId: await requestedOn(world, await foreignCourse(world, role)), qty: 4 },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { body: { courseMaterialId: await requestedOn(world, courseId), qty: 4 } }];
      }),
      'a material that does not exist': {
        status: 400,
        field: 'material_id',
        request: async (world) => ({
          body: {
            courseMaterialId: await requestedOn(world, await newCourse(world)),
            material_id: unknownId,
          },
        }),
      },
      'a teacher to take back what the office has ordered': {
        status: 400,
        role: 'ROLE_TEACHER',
        field: 'status',
        request: async (world) => {
          const courseMaterialId = await requestedOn(world, (await taughtEnrolment(world)).courseId);
          const ordered = { body: { courseMaterialId, status: 2 } };
          await world.call('ROLE_ADMIN', 'updateMaterialOfCourse', ordered);
          return { body: { courseMaterialId, status: 1 } };
        },
      },
    },
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
      'keeps each field alone and leaves the others': async (world) => {
        const courseId = await createCourse(world);
        const { id: courseMaterialId } = await assigned(
          world,
          courseId,
          (await createFlaggedMaterial(world)).id,
          4,
        );
        const another = await createFlaggedMaterial(world);
        const read = async () =>
          (await readCourse(world, courseId))?.course_has_materials.find(({ id }) => id === courseMaterialId);
        const send = (body: object) => world.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body });
        const fields = [
          field('qty', 7),
          field('note', 'Au premier cours'),
          field('material_id', another.id, 'materials_id', 'title'),
        ];
        await keepsEach(fields, send, read, { courseMaterialId });
      },
      'moves with the material status of its contract, and says how far it is': async (world) => {
        const courseId = await createCourse(world);
        const { id } = await createFlaggedMaterial(world);
        const request = await assigned(world, courseId, id, 3);
        for (const [material_status_id, qty] of [
          [5, 3],
          [6, 0],
        ]) {
          const body = { course: { id: courseId }, course_details: { material_status_id } };
          await world.call('ROLE_ADMIN', 'updateCourse', { body });
          expectFields(await materialOf(world, courseId, request.id), {
            material_request_status: material_status_id,
          });
          expectFields(await readMaterial(world, id), { qty }, `with status ${material_status_id}, `);
        }
      },
      'leaves closed requests out of the copies requested': async (world) => {
        const { id } = await createFlaggedMaterial(world);
        const request = await assigned(world, await createCourse(world), id, 3);
        await assigned(world, await createCourse(world), id, 5);
        for (const [status, qty] of [
          [5, 8],
          [6, 5],
          [7, 5],
          [1, 8],
          [0, 5],
        ]) {
          const body = { courseMaterialId: request.id, status };
          await world.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body });
          expectFields(await readMaterial(world, id), { qty }, `with status ${status}, `);
        }
      },
      [longTexts]: async (world) => {
        const courseId = await createCourse(world);
        const { id: courseMaterialId } = await assigned(
          world,
          courseId,
          (await createFlaggedMaterial(world)).id,
          4,
        );
        await keepsAll(
          longest(world, 'updateMaterialOfCourse', [field('note', 'x')]),
          (body) => world.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body }).then(() => undefined),
          () => materialOf(world, courseId, courseMaterialId),
          { courseMaterialId },
        );
      },
      'leaves the request beside it alone': async (world) => {
        const courseId = await createCourse(world);
        const one = await assigned(world, courseId, (await createFlaggedMaterial(world)).id, 4);
        const other = await assigned(world, courseId, (await createFlaggedMaterial(world)).id, 2);
        const before = await materialOf(world, courseId, other.id);
        const body = { courseMaterialId: one.id, qty: 6, note: 'Trois', status: 0 };
        await world.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body });
        expectOnlyChanged(before, await materialOf(world, courseId, other.id), [], 'the request beside it');
      },
    },
  },
  setHasNotMaterialRequest: {
    rows: ['API-074'],
    good: async (world, role) => ({
      body: { course_id: await courseWithoutRequest(world, role), material_request: 1 },
    }),
    unknown: () => ({ body: { course_id: unknownId, material_request: 1 } }),
    foreign: async (world, role) => ({
      body: { course_id: await foreignCourse(world, role), material_request: 1 },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { body: { course_id: courseId, material_request: 1 } }];
      }),
    },
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
      'changes that alone, and takes it back': async (world) => {
        const course_id = await createCourse(world);
        await assigned(world, course_id, (await createFlaggedMaterial(world)).id, 4);
        const before = await readCourse(world, course_id);
        for (const material_request of [1, null]) {
          const body = { course_id, material_request };
          await world.call('ROLE_ADMIN', 'setHasNotMaterialRequest', { body });
          const after = await readCourse(world, course_id);
          expectFields(after, { course_has_not_material_request: material_request });
          expectOnlyChanged(before, after, ['course_has_not_material_request'], 'said');
        }
      },
    },
  },
} satisfies Cases;
