import type { Company } from '@portal/domain';
import { listCompanies } from '../generated/sdk.gen.ts';
import { companyFromWire } from '../wire/company.ts';
import { type Query, readOnce, useQuery } from './useQuery.ts';

/** The active companies, for selectors; 5000 at once (API-022, LIMIT-19, CON-FORM-44). */
export function useCompanies(): Query<Company[]> {
  return useQuery(
    ['companies'],
    async (call) => {
      const query = { deletedCompanies: false, resourcesPerPage: 5000, page: 1 };
      const { data } = await listCompanies({ ...call, query });
      return data.data.map(companyFromWire);
    },
    readOnce,
  );
}
