import type { ContractHoursFilters } from '@portal/api-client';
import { contractHoursGroupings, contractStatuses, isCalendarMonth } from '@portal/domain';
import { defineList, oneOf, recordId, scopeOf } from '@portal/records/list-definitions';

export type ContractHoursColumnId =
  | 'contract'
  | 'company'
  | 'teacher'
  | 'hours'
  | 'planned'
  | 'left'
  | 'endsOn'
  | 'unbilled';

/** The contracts with their hours, highest contract number first. */
export const contractHoursList = defineList({
  sortable: [],
  opensBy: () => null,
  pageSize: 100,
  filters: {
    company: recordId,
    status: oneOf(contractStatuses),
    endsIn: { off: '' as string },
    fits: oneOf(['no', 'yes']),
    by: scopeOf(['contract', ...contractHoursGroupings], 'contract'),
  },
  query: ({ company, status, endsIn, fits }): ContractHoursFilters => ({
    ...(company && { companyId: company }),
    ...(status && { status }),
    ...(isCalendarMonth(endsIn) && { endsIn }),
    ...(fits && { fits: fits === 'yes' }),
  }),
});
