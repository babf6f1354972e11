import type { Request } from '../broken-requests.ts';
import type { RefusedRequest } from '../Case.ts';
import type { TestContext } from '../TestContext.ts';

/**
 * A request about the suite's contract that must be refused once the contract is archived (DECISION-40). `make` returns
 * the contract and the request.
 */
export function refusedWhenArchived(
  make: (context: TestContext) => Promise<readonly [courseId: number, request: Request]>,
): RefusedRequest {
  return {
    status: 409,
    code: 'archived',
    request: async (context) => {
      const [id, request] = await make(context);
      await context.call('ROLE_ADMIN', 'updateCourseStatus', { body: { id, course_status_id: 4 } });
      return request;
    },
  };
}
