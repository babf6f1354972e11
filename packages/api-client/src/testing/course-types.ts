import type { ListedCourseType } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { CourseType } from '../generated/types.gen.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';
import { listedCourseTypeToWire } from './wire/course-type.ts';

export interface CourseTypesSituation extends Situation {
  courseTypes?: ListedCourseType[];
  /** The course types after someone else's change. The first write with their old version is refused. */
  changedByOthers?: ListedCourseType[];
}

/** Answers the calls about course types of a backend with the extension `course-types`. */
export function courseTypesHandlers({
  courseTypes = [],
  changedByOthers,
  ...situation
}: CourseTypesSituation = {}): HttpHandler[] {
  const rows = recordsOf<CourseType>(
    courseTypes.map(listedCourseTypeToWire),
    changedByOthers?.map(listedCourseTypeToWire),
  );
  const blank = (id: number): CourseType => ({ id, name: '', name_en: null, status: 1, etag: '"v1"' });
  return [
    ...capabilitiesHandlers(['course-types']),
    answers('get', '/courses/types', situation, ({ query }) => rows.list(query)),
    answers('post', '/courses/types', situation, ({ body }) => rows.add(blank, body)),
    answers('put', '/courses/types/updateStatus', situation, ({ body }) =>
      rows.change((body as CourseType).id, body),
    ),
    answers('put', '/courses/types/:id', situation, ({ params, body, headers }) =>
      rows.change(params.id, body, headers),
    ),
  ];
}
