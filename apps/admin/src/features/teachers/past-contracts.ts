import { type Contract, compareNames, contractStatuses } from '@portal/domain';
import type { ListOrder } from '@portal/records';

/** The sortable columns of the history. */
export const pastColumns = ['number', 'company', 'startsOn', 'endsOn', 'status'] as const;
export type PastColumn = (typeof pastColumns)[number];

/**
 * Returns the contracts in the given order. Empty values come last in both directions; among equal values, the newest
 * contract comes first.
 */
export function ordered(
  contracts: readonly Contract[],
  { by, direction }: ListOrder<PastColumn>,
): Contract[] {
  const turn = direction === 'ASC' ? 1 : -1;
  return contracts.toSorted((a, b) => {
    const [one, other] = [sortValue[by](a), sortValue[by](b)];
    if (one === other) return b.id - a.id;
    if (one === null || other === null) return one === null ? 1 : -1;
    return (
      (typeof one === 'number' ? one - Number(other) : compareNames(one, String(other))) * turn || b.id - a.id
    );
  });
}

const sortValue: Record<PastColumn, (contract: Contract) => string | number | null> = {
  number: ({ number }) => number,
  company: ({ company }) => company?.name ?? null,
  startsOn: ({ startsOn }) => startsOn,
  endsOn: ({ endsOn }) => endsOn,
  status: ({ status }) => contractStatuses.indexOf(status),
};

/** Returns the total of taught minutes; null if the backend does not send them. */
export function minutesInAll(contracts: readonly Contract[]): number | null {
  let sum = 0;
  for (const { minutesTaught } of contracts) {
    if (minutesTaught === null) return null;
    sum += minutesTaught;
  }
  return sum;
}
