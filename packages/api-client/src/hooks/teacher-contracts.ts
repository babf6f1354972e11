import type { Contract } from '@portal/domain';
import { listCoursesOfUser } from '../generated/sdk.gen.ts';
import { contractFromWire } from '../wire/contract.ts';
import { type Query, useQuery } from './useQuery.ts';

// A separate module, so that the teacher's home page can start this call without loading other code.

/** Every contract of a teacher, archived ones too, with students and their reports (API-104). Null sends no request. */
export function useTeacherContracts(userId: number | null): Query<Contract[]> {
  return useQuery(userId === null ? null : ['teacher-contracts', userId], async (call) => {
    const { data } = await listCoursesOfUser({ ...call, path: { userId: userId ?? 0 } });
    return data.data.map((course) => contractFromWire(course));
  });
}
