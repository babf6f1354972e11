import type { CourseList, WatchRecordResponse } from '../../src/generated/types.gen.ts';
import { type Cases, unknownId } from '../Case.ts';
import { many } from '../facts.ts';
import { expect, Missing, type World } from '../World.ts';

async function watched(world: World) {
  const { data } = await world.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: many });
  const [course] = data;
  if (!course) throw new Missing('a contract');
  return { path: { subject: 'contract', id: course.id } };
}

/** The call about who else edits a record. */
export const presence: Cases = {
  watchRecord: {
    good: watched,
    unknown: () => ({ path: { subject: 'contract', id: unknownId } }),
    does: {
      'names nobody who asks': async (world) => {
        const { path } = await watched(world);
        const { data } = await world.call<WatchRecordResponse>('ROLE_ADMIN', 'watchRecord', {
          path,
          query: { editing: true },
        });
        expect(data.saved_by === null, 'names a change in an answer that nobody follows');
      },
    },
  },
};
