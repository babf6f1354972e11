import type { Api } from '../client.ts';
import { listAttendance, listCourses, listCoursesOfUser } from '../generated/sdk.gen.ts';
import { contractFiltersToWire } from '../wire/contract-filters.ts';

/**
 * Asks for what a teacher's pages read, so that a service worker keeps it: the courses, and the lessons of those that
 * are activated, one after the other. The answers themselves are not wanted. Throws an `ApiError`.
 */
export async function keepForOffline({ call }: Api, userId: number): Promise<void> {
  await listCoursesOfUser({ ...call, path: { userId } });
  const filters = { status: 'activated', teacherUserId: userId, page: 1, pageSize: 100 } as const;
  const { data } = await listCourses({ ...call, query: contractFiltersToWire(filters) });
  for (const { id } of data.data) {
    await listAttendance({ ...call, query: { courseId: id, page: 1, resourcesPerPage: 1000 } });
  }
}
