import type { Course } from '@portal/api-client/openapi';
import { lookup } from '../facts.ts';
import type { TestContext } from '../TestContext.ts';

/** The response of a call that saves a contract. */
export interface SavedCourse {
  readonly data: Course;
}

/** Returns the suite's contract, so that changes affect no other record. */
export function newCourse(context: TestContext): Promise<number> {
  return context.find('a contract of its own', () => createCourse(context));
}

/** Creates another contract for the suite, pending and without a teacher. */
export async function createCourse(context: TestContext): Promise<number> {
  const body = await courseInput(context);
  return (await context.call<SavedCourse>('ROLE_ADMIN', 'createCourse', { body })).data.id;
}

/** The body that creates a contract. */
export async function courseInput(context: TestContext) {
  return {
    course: {
      languages_id: await lookup(context, 'listLanguages'),
      course_types_id: await lookup(context, 'listCourseTypes'),
      complementary_description_type: context.newName(),
    },
    course_details: {
      total_classes: 12,
      total_hours: 1.5,
      start_date: '2026-09-01',
      end_date: '2026-12-18',
      description: null,
      schedule: 'Mardi 9 h - Tuesday 9 am',
      location: 'Montréal',
    },
    client_details: {
      companies_id: await lookup(context, 'listCompanies'),
      contact_person: 'Chloé Désilets',
      invoice: null,
    },
  };
}

/** Makes a call that saves a contract. Returns the contract in the response. */
export const savedCourse = async (context: TestContext, operationId: string, body: object): Promise<Course> =>
  (await context.call<{ data: Course }>('ROLE_ADMIN', operationId, { body })).data;

/** Creates a contract with this number of classes. */
export async function withTotal(context: TestContext, total_classes: number): Promise<number> {
  const id = await createCourse(context);
  await savedCourse(context, 'updateCourse', { course: { id }, course_details: { total_classes } });
  return id;
}
