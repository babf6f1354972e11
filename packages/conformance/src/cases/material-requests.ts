import type { Course, CourseMaterial, MaterialOfCourse } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, foreignCourse, ownId, readCourse } from '../facts.ts';
import { expectFields, expectOnlyChanged, field, keepsAll, keepsEach } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import type { Role } from '../openapi.ts';
import { createCourse, newCourse } from '../records/contracts.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { assigned, createFlaggedMaterial, createMaterial, readMaterial } from '../records/materials.ts';
import { expect, type TestContext } from '../TestContext.ts';

const newMaterial = (context: TestContext) =>
  context.find('a material of its own', () => createMaterial(context));

async function request(context: TestContext, courseId: number) {
  return { courseId, materialId: (await newMaterial(context)).id, qty: 3, note: 'No notes' };
}

/** The id of a material assigned to a contract, as the course material calls expect it. */
async function requestedOn(context: TestContext, courseId: number): Promise<number> {
  const body = { ...(await request(context, courseId)), materialId: (await createMaterial(context)).id };
  await context.call('ROLE_ADMIN', 'assignMaterial', { body });
  const { data } = await context.call<{ data: Course[] }>('ROLE_ADMIN', 'listCourses', {
    query: { courseId },
  });
  const found = data[0]?.course_has_materials.find(({ materials_id: id }) => id === body.materialId);
  expect(found !== undefined, 'the contract does not have the material that was assigned');
  return found.id;
}

/** Returns a contract without a material request: for a teacher one of their own, otherwise a new one of the suite. */
async function courseWithoutRequest(context: TestContext, role: Role): Promise<number> {
  return role === 'ROLE_ADMIN' ? createCourse(context) : (await taughtEnrolment(context)).courseId;
}

/** Returns the contract to use: teachers use their own contracts, administrators the suite's. */
const courseFor = (context: TestContext, role: Role) =>
  role === 'ROLE_ADMIN' ? newCourse(context) : courseOf(context, role);

async function materialOf(
  context: TestContext,
  courseId: number,
  id: number,
): Promise<MaterialOfCourse | undefined> {
  return (await readCourse(context, courseId)).course_has_materials.find((row) => row.id === id);
}

export const materialRequests = {
  assignMaterial: {
    rows: ['API-070', 'LIMIT-25'],
    good: async (context, role) => ({ body: await request(context, await courseFor(context, role)) }),
    unknown: async (context) => ({ body: await request(context, unknownId) }),
    foreign: async (context, role) => ({ body: await request(context, await foreignCourse(context, role)) }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: await request(context, courseId) }];
      }),
      'a material that does not exist': {
        status: 400,
        field: 'materialId',
        request: async (context) => ({
          body: { ...(await request(context, await newCourse(context))), materialId: unknownId },
        }),
      },
    },
    does: {
      'takes back that none is needed': async (context) => {
        const courseId = await newCourse(context);
        const none = { body: { course_id: courseId, material_request: 1 } };
        await context.call('ROLE_ADMIN', 'setHasNotMaterialRequest', none);
        await context.call('ROLE_ADMIN', 'assignMaterial', { body: await request(context, courseId) });
        const { data } = await context.call<{ data: Course[] }>('ROLE_ADMIN', 'listCourses', {
          query: { courseId },
        });
        expect(data[0]?.course_has_not_material_request !== 1, 'it still says that none is needed');
      },
      'shows the request on the contract and on the material': async (context) => {
        const courseId = await createCourse(context);
        const { id, title } = await createFlaggedMaterial(context);
        const own = await ownId(context, 'ROLE_ADMIN');
        const request = await assigned(context, courseId, id, 4);
        expectFields(request, {
          courses_id: courseId,
          materials_id: id,
          title,
          qty: 4,
          note: 'Édition numérique',
        });
        expect(request.usersId === own, `usersId is ${request.usersId}, the sender is ${own}`);
        const course = await readCourse(context, courseId);
        expectFields(course?.course_has_materials, {
          id: request.id,
          materials_id: id,
          title,
          qty: 4,
          status: 1,
          note: 'Édition numérique',
        });
        const material = await readMaterial(context, id);
        expectFields(material, {
          qty: 4,
          'courses_has_materials_requests.courses_id': courseId,
          'courses_has_materials_requests.contract_number': course?.client_details.contract_number,
          'courses_has_materials_requests.qty': 4,
        });
      },
      'refuses an archived material': async (context) => {
        const courseId = await createCourse(context);
        const { id } = await createFlaggedMaterial(context);
        await context.call('ROLE_ADMIN', 'updateMaterialStatus', { body: { id, status: 0 } });
        const body = { courseId, materialId: id, qty: 1, note: 'Rien' };
        const { status } = await context.answer('ROLE_ADMIN', 'assignMaterial', { body });
        expect(status >= 400 && status < 500, `it answers ${status}`);
      },
      'takes the sender from the token': async (context) => {
        const { courseId } = await taughtEnrolment(context);
        const body = {
          courseId,
          materialId: (await createFlaggedMaterial(context)).id,
          qty: 2,
          note: 'Deux',
          usersId: await ownId(context, 'ROLE_ADMIN'),
        };
        const { data } = await context.call<{ data: CourseMaterial }>('ROLE_TEACHER', 'assignMaterial', {
          body,
        });
        expect(data.usersId === (await ownId(context, 'ROLE_TEACHER')), `usersId is ${data.usersId}`);
      },
    },
  },
  updateMaterialOfCourse: {
    rows: ['API-072', 'LIMIT-25'],
    good: async (context, role) => ({
      body: { courseMaterialId: await requestedOn(context, await courseFor(context, role)), qty: 4 },
    }),
    unknown: () => ({ body: { courseMaterialId: unknownId, qty: 4 } }),
    foreign: async (context, role) => ({
      body: { courseMaterialId: await requestedOn(context, await foreignCourse(context, role)), qty: 4 },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: { courseMaterialId: await requestedOn(context, courseId), qty: 4 } }];
      }),
      'a material that does not exist': {
        status: 400,
        field: 'material_id',
        request: async (context) => ({
          body: {
            courseMaterialId: await requestedOn(context, await newCourse(context)),
            material_id: unknownId,
          },
        }),
      },
      'a teacher to take back what the office has ordered': {
        status: 400,
        role: 'ROLE_TEACHER',
        field: 'status',
        request: async (context) => {
          const courseMaterialId = await requestedOn(context, (await taughtEnrolment(context)).courseId);
          const ordered = { body: { courseMaterialId, status: 2 } };
          await context.call('ROLE_ADMIN', 'updateMaterialOfCourse', ordered);
          return { body: { courseMaterialId, status: 1 } };
        },
      },
    },
    does: {
      'changes the quantity, and removes with status 0': async (context) => {
        const courseId = await newCourse(context);
        const courseMaterialId = await requestedOn(context, courseId);
        const read = async () => {
          const { data } = await context.call<{ data: Course[] }>('ROLE_ADMIN', 'listCourses', {
            query: { courseId },
          });
          return data[0]?.course_has_materials.find(({ id }) => id === courseMaterialId);
        };
        await context.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body: { courseMaterialId, qty: 9 } });
        expect((await read())?.qty === 9, 'the quantity is another');
        await context.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body: { courseMaterialId, status: 0 } });
        expect(((await read())?.status ?? 0) === 0, 'it is still requested');
      },
      'keeps each field alone and leaves the others': async (context) => {
        const courseId = await createCourse(context);
        const { id: courseMaterialId } = await assigned(
          context,
          courseId,
          (await createFlaggedMaterial(context)).id,
          4,
        );
        const another = await createFlaggedMaterial(context);
        const read = async () =>
          (await readCourse(context, courseId))?.course_has_materials.find(
            ({ id }) => id === courseMaterialId,
          );
        const send = (body: object) => context.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body });
        const fields = [
          field('qty', 7),
          field('note', 'Au premier cours'),
          field('material_id', another.id, 'materials_id', 'title'),
        ];
        await keepsEach(fields, send, read, { courseMaterialId });
      },
      'moves with the material status of its contract, and says how far it is': async (context) => {
        const courseId = await createCourse(context);
        const { id } = await createFlaggedMaterial(context);
        const request = await assigned(context, courseId, id, 3);
        for (const [material_status_id, qty] of [
          [5, 3],
          [6, 0],
        ]) {
          const body = { course: { id: courseId }, course_details: { material_status_id } };
          await context.call('ROLE_ADMIN', 'updateCourse', { body });
          expectFields(await materialOf(context, courseId, request.id), {
            material_request_status: material_status_id,
          });
          expectFields(await readMaterial(context, id), { qty }, `with status ${material_status_id}, `);
        }
      },
      'leaves closed requests out of the copies requested': async (context) => {
        const { id } = await createFlaggedMaterial(context);
        const request = await assigned(context, await createCourse(context), id, 3);
        await assigned(context, await createCourse(context), id, 5);
        for (const [status, qty] of [
          [5, 8],
          [6, 5],
          [7, 5],
          [1, 8],
          [0, 5],
        ]) {
          const body = { courseMaterialId: request.id, status };
          await context.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body });
          expectFields(await readMaterial(context, id), { qty }, `with status ${status}, `);
        }
      },
      [longTexts]: async (context) => {
        const courseId = await createCourse(context);
        const { id: courseMaterialId } = await assigned(
          context,
          courseId,
          (await createFlaggedMaterial(context)).id,
          4,
        );
        await keepsAll(
          longest(context, 'updateMaterialOfCourse', [field('note', 'x')]),
          (body) => context.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body }).then(() => undefined),
          () => materialOf(context, courseId, courseMaterialId),
          { courseMaterialId },
        );
      },
      'leaves the request beside it alone': async (context) => {
        const courseId = await createCourse(context);
        const one = await assigned(context, courseId, (await createFlaggedMaterial(context)).id, 4);
        const other = await assigned(context, courseId, (await createFlaggedMaterial(context)).id, 2);
        const before = await materialOf(context, courseId, other.id);
        const body = { courseMaterialId: one.id, qty: 6, note: 'Trois', status: 0 };
        await context.call('ROLE_ADMIN', 'updateMaterialOfCourse', { body });
        expectOnlyChanged(before, await materialOf(context, courseId, other.id), [], 'the request beside it');
      },
    },
  },
  setHasNotMaterialRequest: {
    rows: ['API-074'],
    good: async (context, role) => ({
      body: { course_id: await courseWithoutRequest(context, role), material_request: 1 },
    }),
    unknown: () => ({ body: { course_id: unknownId, material_request: 1 } }),
    foreign: async (context, role) => ({
      body: { course_id: await foreignCourse(context, role), material_request: 1 },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: { course_id: courseId, material_request: 1 } }];
      }),
    },
    does: {
      'says so on the contract, and takes it back': async (context) => {
        const course_id = await newCourse(context);
        for (const material_request of [1, null]) {
          const { data } = await context.call<{ data: Course }>('ROLE_ADMIN', 'setHasNotMaterialRequest', {
            body: { course_id, material_request },
          });
          const isDeclared = data.course_has_not_material_request === 1;
          expect(isDeclared === (material_request === 1), `with ${material_request} it says ${isDeclared}`);
        }
      },
      'changes that alone, and takes it back': async (context) => {
        const course_id = await createCourse(context);
        await assigned(context, course_id, (await createFlaggedMaterial(context)).id, 4);
        const before = await readCourse(context, course_id);
        for (const material_request of [1, null]) {
          const body = { course_id, material_request };
          await context.call('ROLE_ADMIN', 'setHasNotMaterialRequest', { body });
          const after = await readCourse(context, course_id);
          expectFields(after, { course_has_not_material_request: material_request });
          expectOnlyChanged(before, after, ['course_has_not_material_request'], 'said');
        }
      },
    },
  },
} satisfies Cases;
