import type { CourseType, ListedCourseType } from '@portal/domain';
import type { CourseTypeName, CourseType as WireCourseType } from '../generated/types.gen.ts';
import { yes } from './yes-no.ts';

/** Maps a course type inside another record. */
export function courseTypeFromWire({ id, name, name_en }: CourseTypeName): CourseType {
  return { id, name, ...(name_en !== undefined && { nameEn: name_en }) };
}

export function courseTypeToWire({ id, name, nameEn }: CourseType): CourseTypeName {
  return { id, name, ...(nameEn !== undefined && { name_en: nameEn }) };
}

/** Maps a course type of the settings. A backend without the extension `course-types` has active ones only. */
export function listedCourseTypeFromWire(type: WireCourseType): ListedCourseType {
  return { ...courseTypeFromWire(type), active: yes(type.status ?? 1), version: type.etag ?? null };
}
