import type { Request } from '../broken-requests.ts';
import type { RefusedRequest } from '../Case.ts';
import type { World } from '../World.ts';

/**
 * A request about the suite's contract that must be refused once the contract is archived (DECISION-40). `make` returns
 * the contract and the request.
 */
export function refusedWhenArchived(
  make: (world: World) => Promise<readonly [courseId: number, request: Request]>,
): RefusedRequest {
  return {
    status: 409,
    code: 'archived',
    request: async (world) => {
      const [id, request] = await make(world);
      await world.call('ROLE_ADMIN', 'updateCourseStatus', { body: { id, course_status_id: 4 } });
      return request;
    },
  };
}
