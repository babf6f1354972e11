import type { ContractToFollowUp, EndingClass } from '@portal/domain';
import type { Api } from '../client.ts';
import { getCoursesToFollowUp, listCourses } from '../generated/sdk.gen.ts';
import { contractFiltersToWire } from '../wire/contract-filters.ts';
import { contractToFollowUpFromWire } from '../wire/contract-to-follow-up.ts';
import { contractsWithOpenClassesFromWire } from '../wire/course-to-follow-up.ts';
import { pageFromWire } from '../wire/page.ts';
import { allRows } from './all-rows.ts';
import { type Extension, useCapabilities } from './capabilities.ts';
import type { Span } from './planned-classes.ts';
import { keepRows, type Query, useQuery } from './useQuery.ts';

/** The activated contracts that could be read. */
export interface ContractsToFollowUp {
  contracts: readonly ContractToFollowUp[];
  /** Number of contracts that are missing because a later page failed. */
  missing: number;
  /**
   * Their planned classes without a record, including future ones. Undefined for a backend without the extension
   * `follow-ups`, where they are among all planned classes.
   */
  classes: readonly EndingClass[] | undefined;
  /** The addresses of the teachers who are named; undefined unless they were asked for, and for such a backend. */
  teachers?: readonly { id: number; email: string }[] | undefined;
}

type Days = Pick<Span, 'from' | 'to'>;

/**
 * All activated contracts with the fields that determine follow-ups, their classes of these days and the addresses of
 * their teachers (API-043).
 */
export function useContractsToFollowUp(days: Days): Query<ContractsToFollowUp> {
  const { data: extensions, error } = useCapabilities();
  const isTogether = extensions?.includes('follow-ups') ?? false;
  const isKnown = extensions !== undefined || error !== undefined;
  // Writes that change planned classes read the classes without a record again.
  const together = ['planned-classes', 'to-follow-up', days] as const;
  return useQuery(
    isTogether ? together : isKnown ? ['contracts-to-follow-up'] : null,
    (call) => readContractsToFollowUp(call, { ...days, withEmails: 1 }, extensions ?? []),
    // Whole lists of thousands of contracts are revalidated when the page mounts but not on focus.
    { ...keepRows, revalidateOnFocus: isTogether },
  );
}

/**
 * Reads the same outside a screen, for example to count. Makes one call, or one per 500 contracts for a backend without
 * the extension `follow-ups`. Throws when nothing could be read or when it was cancelled.
 */
export async function readContractsToFollowUp(
  call: Api['call'] & { signal: AbortSignal },
  { from, to, withEmails }: Days & { withEmails?: 1 },
  extensions: readonly Extension[],
): Promise<ContractsToFollowUp> {
  if (extensions.includes('follow-ups')) {
    const { data } = await getCoursesToFollowUp({ ...call, query: { from, to, withEmails } });
    return { ...contractsWithOpenClassesFromWire(data.data), missing: 0, teachers: data.teachers };
  }
  const readPage = async (page: number) => {
    // No lesson or outline changes this order, so no contract moves between pages while they are read.
    const sort = { by: 'number', direction: 'ASC' } as const;
    const query = contractFiltersToWire({ status: 'activated', sort, page, pageSize });
    return pageFromWire((await listCourses({ ...call, query })).data, contractToFollowUpFromWire);
  };
  let found: ContractsToFollowUp | null = null;
  try {
    for await (const { rows, total } of allRows(readPage)) {
      found = { contracts: rows, missing: Math.max(0, total - rows.length), classes: undefined };
    }
  } catch (error) {
    if (found === null || call.signal.aborted) throw error;
  }
  return found ?? { contracts: [], missing: 0, classes: undefined };
}

/** About 660 kB per response, which a slow machine parses without blocking. */
const pageSize = 500;
