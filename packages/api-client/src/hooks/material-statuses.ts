import { listMaterialStatuses } from '../generated/sdk.gen.ts';
import { type Query, readOnce, useQuery } from './useQuery.ts';

/** The names of the statuses of a request, and of a contract's material (API-032, OPEN-42). */
export function useMaterialStatuses(): Query<{ id: number; name: string }[]> {
  return useQuery(
    ['material-statuses'],
    async (call) => (await listMaterialStatuses(call)).data.data,
    readOnce,
  );
}
