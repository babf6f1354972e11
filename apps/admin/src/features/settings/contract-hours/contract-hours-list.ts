import type { ContractHoursFilters } from '@portal/api-client';
import { contractStatuses } from '@portal/domain';
import { defineList, oneOf, recordId } from '../../../parts/list/define-list';

export type ContractHoursColumnId =
  | 'contract'
  | 'company'
  | 'teacher'
  | 'hours'
  | 'planned'
  | 'left'
  | 'endsOn'
  | 'unbilled';

/** The contracts with their hours, the latest number first. */
export const contractHoursList = defineList({
  sortable: [],
  opensBy: () => null,
  pageSize: 100,
  filters: { company: recordId, status: oneOf(contractStatuses) },
  query: ({ company, status }): ContractHoursFilters => ({
    ...(company && { companyId: company }),
    ...(status && { status }),
  }),
});
