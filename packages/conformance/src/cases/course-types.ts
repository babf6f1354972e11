import type { CourseType, CourseTypeList } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { createsOneRecord, oneOfTwoAtOnce } from '../case-builders/createsOneRecord.ts';
import { readCourse } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { createCourse } from '../records/contracts.ts';
import { expect, type World } from '../World.ts';

interface Saved {
  data: CourseType;
}

const newNames = (world: World) => ({ name: world.newName(), name_en: `${world.newName()} (en)` });

async function created(world: World): Promise<CourseType> {
  return (await world.call<Saved>('ROLE_ADMIN', 'createCourseType', { body: newNames(world) })).data;
}

async function listed(world: World, id: number): Promise<CourseType | undefined> {
  const { data } = await world.call<CourseTypeList>('ROLE_TEACHER', 'listCourseTypes');
  return data.find((type) => type.id === id);
}

/** Returns names one of which, in its language, is already the name of another type. */
const takenIn = (field: 'name' | 'name_en') => async (world: World) => ({
  ...newNames(world),
  [field]: (await created(world))[field],
});

export const courseTypes = {
  listCourseTypes: {
    good: () => ({}),
    does: {
      'has the type that a contract shows': async (world) => {
        const { data } = await world.call<CourseTypeList>('ROLE_ADMIN', 'listCourseTypes');
        const course = await readCourse(world, await createCourse(world));
        const type = data.find(({ id }) => id === course.course_types_id);
        expect(type !== undefined && type.name === course.course_type?.name, 'the names differ');
        expect(type?.name_en === course.course_type?.name_en, 'the English names differ');
        expect(data.length > 1, 'it has one type');
      },
    },
  },
  createCourseType: {
    adds: ['listCourseTypes'],
    good: (world) => ({ body: newNames(world) }),
    refuses: {
      'a French name that is taken': {
        status: 409,
        request: async (world) => ({ body: await takenIn('name')(world) }),
      },
      'an English name that is taken': {
        status: 409,
        request: async (world) => ({ body: await takenIn('name_en')(world) }),
      },
      'no English name': {
        status: 400,
        request: (world) => ({ body: { name: world.newName(), name_en: ' ' } }),
      },
    },
    does: {
      'keeps both names without the spaces around them, and lists the type': async (world) => {
        const { name, name_en } = newNames(world);
        const body = { name: ` ${name} `, name_en: `  ${name_en}` };
        const { data } = await world.call<Saved>('ROLE_ADMIN', 'createCourseType', { body });
        expectFields(data, { name, name_en, status: 1 });
        expectFields(await listed(world, data.id), { name, name_en, status: 1 });
      },
      [oneOfTwoAtOnce]: createsOneRecord('createCourseType', async (world) => ({
        body: newNames(world),
      })),
    },
  },
  renameCourseType: {
    good: async (world) => ({ path: { id: (await created(world)).id }, body: newNames(world) }),
    unknown: (world) => ({ path: { id: unknownId }, body: newNames(world) }),
    refuses: {
      'a French name that is taken': {
        status: 409,
        request: async (world) => ({
          path: { id: (await created(world)).id },
          body: await takenIn('name')(world),
        }),
      },
      'a change from another version': {
        status: 412,
        request: async (world) => ({
          path: { id: (await created(world)).id },
          body: newNames(world),
          headers: { 'If-Match': '"another version"' },
        }),
      },
    },
    does: {
      'shows the new names in the contracts that have the type': async (world) => {
        const { id, etag } = await created(world);
        const courseId = await createCourse(world);
        await world.call('ROLE_ADMIN', 'updateCourse', {
          body: { course: { id: courseId, course_types_id: id } },
        });
        const body = newNames(world);
        const headers = { 'If-Match': etag ?? '*' };
        await world.call('ROLE_ADMIN', 'renameCourseType', { path: { id }, body, headers });
        const { course_type } = await readCourse(world, courseId);
        expectFields(course_type, { id, ...body });
      },
      'takes the names that the type has': async (world) => {
        const { id, name, name_en } = await created(world);
        const { data } = await world.call<Saved>('ROLE_ADMIN', 'renameCourseType', {
          path: { id },
          body: { name, name_en },
        });
        expectFields(data, { id, name, name_en });
      },
    },
  },
  updateCourseTypeStatus: {
    good: async (world) => ({ body: { id: (await created(world)).id, status: 0 } }),
    unknown: () => ({ body: { id: unknownId, status: 0 } }),
    does: {
      'leaves the contracts their type, and restores it': async (world) => {
        const { id, name } = await created(world);
        const courseId = await createCourse(world);
        await world.call('ROLE_ADMIN', 'updateCourse', {
          body: { course: { id: courseId, course_types_id: id } },
        });
        for (const status of [0, 1]) {
          await world.call('ROLE_ADMIN', 'updateCourseTypeStatus', { body: { id, status } });
          expectFields(await listed(world, id), { status });
          expectFields(await readCourse(world, courseId), { course_types_id: id, 'course_type.name': name });
        }
      },
    },
  },
} satisfies Cases;
