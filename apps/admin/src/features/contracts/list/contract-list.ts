import type { ContractFilters } from '@portal/api-client';
import { type ContractColumn, contractOrders, contractStatuses, defaultContractStatus } from '@portal/domain';
import { defineList, recordId, scopeOf, tick } from '@portal/records/list-definitions';

/**
 * The contract list: activated contracts by default, each status with its own order (CON-LIST-02 to CON-LIST-10,
 * CON-LIST-36, LIMIT-18).
 */
export const contractList = defineList({
  sortable: [
    'number',
    'company',
    'students',
    'language',
    'courseType',
    'teacher',
    'hours',
    'startsOn',
    'endsOn',
  ] as const satisfies readonly ContractColumn[],
  opensBy: ({ status }) => contractOrders[status],
  pageSize: 100,
  filters: {
    status: scopeOf(contractStatuses, defaultContractStatus),
    type: recordId,
    highlighted: tick,
    // Set by a link to one contract.
    contract: recordId,
  },
  query: ({ status, search, type, highlighted, contract }, sort): ContractFilters => ({
    status,
    search,
    courseTypeId: type === 0 ? undefined : type,
    ...(highlighted && { highlightedOnly: true }),
    ...(contract !== 0 && { contractId: contract }),
    ...(sort && { sort }),
  }),
});

export type ContractListState = typeof contractList.defaults;
