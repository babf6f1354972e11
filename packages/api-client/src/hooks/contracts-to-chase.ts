import type { ContractToChase } from '@portal/domain';
import type { Api } from '../client.ts';
import { listCourses } from '../generated/sdk.gen.ts';
import { contractFiltersToWire } from '../wire/contract-filters.ts';
import { contractToChaseFromWire } from '../wire/contract-to-chase.ts';
import { pageFromWire } from '../wire/page.ts';
import { allRows } from './all-rows.ts';
import { keepRows, type Query, useQuery } from './useQuery.ts';

/** The activated contracts as far as they could be read. */
export interface ContractsToChase {
  contracts: readonly ContractToChase[];
  /** How many did not come, because a later page failed. */
  missing: number;
}

/** All activated contracts, with what says whether something is to be chased in them (API-043): a call for every 500 of them. */
export function useContractsToChase(): Query<ContractsToChase> {
  return useQuery(['contracts-to-chase'], readContractsToChase, {
    ...keepRows,
    // Thousands of rows: asked again by whoever comes back to the page, not at each look.
    revalidateOnFocus: false,
  });
}

/** Reads the same without a screen, such as to count; throws when nothing came, or when it was given up. */
export async function readContractsToChase(
  call: Api['call'] & { signal: AbortSignal },
): Promise<ContractsToChase> {
  const readPage = async (page: number) => {
    // In an order that no lesson or outline changes: what comes in between moves no contract from page to page.
    const sort = { by: 'number', direction: 'ASC' } as const;
    const query = contractFiltersToWire({ status: 'activated', sort, page, pageSize });
    return pageFromWire((await listCourses({ ...call, query })).data, contractToChaseFromWire);
  };
  let found: ContractsToChase | null = null;
  try {
    for await (const { rows, total } of allRows(readPage)) {
      found = { contracts: rows, missing: Math.max(0, total - rows.length) };
    }
  } catch (error) {
    if (found === null || call.signal.aborted) throw error;
  }
  return found ?? { contracts: [], missing: 0 };
}

/** Some 100 kB at once on the wire: an answer that no slow machine stumbles over. */
const pageSize = 500;
