import type { ListedCourseType } from '@portal/domain';
import type { CourseType as WireCourseType } from '../../generated/types.gen.ts';
import { courseTypeToWire } from '../../wire/course-type.ts';
import { yesNo } from '../../wire/yes-no.ts';

export function listedCourseTypeToWire({ active, version, ...type }: ListedCourseType): WireCourseType {
  return { ...courseTypeToWire(type), status: yesNo(active), ...(version !== null && { etag: version }) };
}
