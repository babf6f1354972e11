import type { ListedCourseType } from '@portal/domain';
import { listCourseTypes } from '../generated/sdk.gen.ts';
import { listedCourseTypeFromWire } from '../wire/course-type.ts';
import { type Query, type ReadCall, readOnce, useQuery } from './useQuery.ts';

/**
 * The course types, including archived ones (`active` is false), which records may keep but selectors omit (API-047). A
 * backend without the extension `course-types` has only active ones with a French name.
 */
export function useCourseTypes(): Query<ListedCourseType[]> {
  return useQuery(['course-types'], readCourseTypes, readOnce);
}

/** Reads the course types, active and archived. */
export async function readCourseTypes(call: ReadCall): Promise<ListedCourseType[]> {
  return (await listCourseTypes(call)).data.data.map(listedCourseTypeFromWire);
}
