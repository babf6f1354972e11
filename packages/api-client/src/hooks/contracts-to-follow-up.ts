import type { ContractToFollowUp } from '@portal/domain';
import type { Api } from '../client.ts';
import { listCourses } from '../generated/sdk.gen.ts';
import { contractFiltersToWire } from '../wire/contract-filters.ts';
import { contractToFollowUpFromWire } from '../wire/contract-to-follow-up.ts';
import { pageFromWire } from '../wire/page.ts';
import { allRows } from './all-rows.ts';
import { keepRows, type Query, useQuery } from './useQuery.ts';

/** The activated contracts that could be read. */
export interface ContractsToFollowUp {
  contracts: readonly ContractToFollowUp[];
  /** Number of contracts that are missing because a later page failed. */
  missing: number;
}

/** All activated contracts with the fields that determine follow-ups (API-043). Makes one call per 500 contracts. */
export function useContractsToFollowUp(): Query<ContractsToFollowUp> {
  return useQuery(['contracts-to-follow-up'], readContractsToFollowUp, {
    ...keepRows,
    // With thousands of rows, revalidates when the page mounts but not on focus.
    revalidateOnFocus: false,
  });
}

/**
 * Reads the same list outside a screen, for example to count. Throws when nothing could be read or when it was
 * cancelled.
 */
export async function readContractsToFollowUp(
  call: Api['call'] & { signal: AbortSignal },
): Promise<ContractsToFollowUp> {
  const readPage = async (page: number) => {
    // No lesson or outline changes this order, so no contract moves between pages while they are read.
    const sort = { by: 'number', direction: 'ASC' } as const;
    const query = contractFiltersToWire({ status: 'activated', sort, page, pageSize });
    return pageFromWire((await listCourses({ ...call, query })).data, contractToFollowUpFromWire);
  };
  let found: ContractsToFollowUp | null = null;
  try {
    for await (const { rows, total } of allRows(readPage)) {
      found = { contracts: rows, missing: Math.max(0, total - rows.length) };
    }
  } catch (error) {
    if (found === null || call.signal.aborted) throw error;
  }
  return found ?? { contracts: [], missing: 0 };
}

/** About 100 kB per response, which a slow machine parses without blocking. */
const pageSize = 500;
