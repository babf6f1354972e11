import { type Query, useContract, useTeacherContracts } from '@portal/api-client';
import type { Contract } from '@portal/domain';
import { useSession } from '@portal/shell';

/** Returns one course from the server, or from the home page's data, which is cached offline. */
export function useCourse(id: number): Query<Contract> {
  const contract = useContract(id);
  const { user } = useSession();
  const isOffline = contract.error?.code === 'offline' && contract.data === undefined;
  const home = useTeacherContracts(isOffline && user?.role === 'ROLE_TEACHER' ? user.id : null);
  return isOffline ? { ...contract, data: home.data?.find((course) => course.id === id) } : contract;
}
