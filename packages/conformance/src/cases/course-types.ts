import type { CourseType, CourseTypeList } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { createsOneRecord, oneOfTwoAtOnce } from '../case-builders/createsOneRecord.ts';
import { readCourse } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { createCourse } from '../records/contracts.ts';
import { expect, type TestContext } from '../TestContext.ts';

interface Saved {
  data: CourseType;
}

const newNames = (context: TestContext) => ({
  name: context.newName(),
  name_en: `${context.newName()} (en)`,
});

async function created(context: TestContext): Promise<CourseType> {
  return (await context.call<Saved>('ROLE_ADMIN', 'createCourseType', { body: newNames(context) })).data;
}

async function listed(context: TestContext, id: number): Promise<CourseType | undefined> {
  const { data } = await context.call<CourseTypeList>('ROLE_TEACHER', 'listCourseTypes');
  return data.find((type) => type.id === id);
}

/** Returns names one of which, in its language, is already the name of another type. */
const takenIn = (field: 'name' | 'name_en') => async (context: TestContext) => ({
  ...newNames(context),
  [field]: (await created(context))[field],
});

export const courseTypes = {
  listCourseTypes: {
    good: () => ({}),
    does: {
      'has the type that a contract shows': async (context) => {
        const { data } = await context.call<CourseTypeList>('ROLE_ADMIN', 'listCourseTypes');
        const course = await readCourse(context, await createCourse(context));
        const type = data.find(({ id }) => id === course.course_types_id);
        expect(type !== undefined && type.name === course.course_type?.name, 'the names differ');
        expect(type?.name_en === course.course_type?.name_en, 'the English names differ');
        expect(data.length > 1, 'it has one type');
      },
    },
  },
  createCourseType: {
    adds: ['listCourseTypes'],
    good: (context) => ({ body: newNames(context) }),
    refuses: {
      'a French name that is taken': {
        status: 409,
        request: async (context) => ({ body: await takenIn('name')(context) }),
      },
      'an English name that is taken': {
        status: 409,
        request: async (context) => ({ body: await takenIn('name_en')(context) }),
      },
      'no English name': {
        status: 400,
        request: (context) => ({ body: { name: context.newName(), name_en: ' ' } }),
      },
    },
    does: {
      'keeps both names without the spaces around them, and lists the type': async (context) => {
        const { name, name_en } = newNames(context);
        const body = { name: ` ${name} `, name_en: `  ${name_en}` };
        const { data } = await context.call<Saved>('ROLE_ADMIN', 'createCourseType', { body });
        expectFields(data, { name, name_en, status: 1 });
        expectFields(await listed(context, data.id), { name, name_en, status: 1 });
      },
      [oneOfTwoAtOnce]: createsOneRecord('createCourseType', async (context) => ({
        body: newNames(context),
      })),
    },
  },
  renameCourseType: {
    good: async (context) => ({ path: { id: (await created(context)).id }, body: newNames(context) }),
    unknown: (context) => ({ path: { id: unknownId }, body: newNames(context) }),
    refuses: {
      'a French name that is taken': {
        status: 409,
        request: async (context) => ({
          path: { id: (await created(context)).id },
          body: await takenIn('name')(context),
        }),
      },
      'a change from another version': {
        status: 412,
        request: async (context) => ({
          path: { id: (await created(context)).id },
          body: newNames(context),
          headers: { 'If-Match': '"another version"' },
        }),
      },
    },
    does: {
      'shows the new names in the contracts that have the type': async (context) => {
        const { id, etag } = await created(context);
        const courseId = await createCourse(context);
        await context.call('ROLE_ADMIN', 'updateCourse', {
          body: { course: { id: courseId, course_types_id: id } },
        });
        const body = newNames(context);
        const headers = { 'If-Match': etag ?? '*' };
        await context.call('ROLE_ADMIN', 'renameCourseType', { path: { id }, body, headers });
        const { course_type } = await readCourse(context, courseId);
        expectFields(course_type, { id, ...body });
      },
      'takes the names that the type has': async (context) => {
        const { id, name, name_en } = await created(context);
        const { data } = await context.call<Saved>('ROLE_ADMIN', 'renameCourseType', {
          path: { id },
          body: { name, name_en },
        });
        expectFields(data, { id, name, name_en });
      },
    },
  },
  updateCourseTypeStatus: {
    good: async (context) => ({ body: { id: (await created(context)).id, status: 0 } }),
    unknown: () => ({ body: { id: unknownId, status: 0 } }),
    does: {
      'leaves the contracts their type, and restores it': async (context) => {
        const { id, name } = await created(context);
        const courseId = await createCourse(context);
        await context.call('ROLE_ADMIN', 'updateCourse', {
          body: { course: { id: courseId, course_types_id: id } },
        });
        for (const status of [0, 1]) {
          await context.call('ROLE_ADMIN', 'updateCourseTypeStatus', { body: { id, status } });
          expectFields(await listed(context, id), { status });
          expectFields(await readCourse(context, courseId), {
            course_types_id: id,
            'course_type.name': name,
          });
        }
      },
    },
  },
} satisfies Cases;
