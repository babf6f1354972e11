import type { Course } from '@portal/api-client/treaty';
import { lookup } from '../facts.ts';
import type { World } from '../World.ts';

/** The response of a call that saves a contract. */
export interface SavedCourse {
  readonly data: Course;
}

/** Returns the suite's contract, so that changes affect no other record. */
export function newCourse(world: World): Promise<number> {
  return world.find('a contract of its own', () => createCourse(world));
}

/** Creates another contract for the suite, pending and without a teacher. */
export async function createCourse(world: World): Promise<number> {
  const body = await courseInput(world);
  return (await world.call<SavedCourse>('ROLE_ADMIN', 'createCourse', { body })).data.id;
}

/** The body that creates a contract. */
export async function courseInput(world: World) {
  return {
    course: {
      languages_id: await lookup(world, 'listLanguages'),
      course_types_id: await lookup(world, 'listCourseTypes'),
      complementary_description_type: world.newName(),
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
      companies_id: await lookup(world, 'listCompanies'),
      contact_person: 'Chloé Désilets',
      invoice: null,
    },
  };
}

/** Makes a call that saves a contract. Returns the contract in the response. */
export const savedCourse = async (world: World, operationId: string, body: object): Promise<Course> =>
  (await world.call<{ data: Course }>('ROLE_ADMIN', operationId, { body })).data;

/** Creates a contract with this number of classes. */
export async function withTotal(world: World, total_classes: number): Promise<number> {
  const id = await createCourse(world);
  await savedCourse(world, 'updateCourse', { course: { id }, course_details: { total_classes } });
  return id;
}
