import type { Contract } from '@portal/domain';
import { listCoursesOfUser } from '../generated/sdk.gen.ts';
import { contractFromWire } from '../wire/contract.ts';
import { type Query, useQuery } from './useQuery.ts';

// A module of its own: the teacher's home begins with this call, and waits for the code of no other.

/** Every contract that a teacher has, archived ones too, with students and their reports (API-104). Null reads nothing. */
export function useTeacherContracts(userId: number | null): Query<Contract[]> {
  return useQuery(userId === null ? null : ['teacher-contracts', userId], async (call) => {
    const { data } = await listCoursesOfUser({ ...call, path: { userId: userId ?? 0 } });
    return data.data.map((course) => contractFromWire(course));
  });
}
