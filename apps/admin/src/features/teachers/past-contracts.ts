import { type Contract, contractStatuses } from '@portal/domain';
import type { ListOrder } from '../../parts/list-order';

/** What the history can be ordered by. */
export const pastColumns = ['number', 'company', 'startsOn', 'endsOn', 'status'] as const;
export type PastColumn = (typeof pastColumns)[number];

/** The history in the order that is asked for; what has no value comes last either way, and the newest first among equals. */
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
      (typeof one === 'number' ? one - Number(other) : texts.compare(one, String(other))) * turn ||
      b.id - a.id
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

const texts = /* @__PURE__ */ new Intl.Collator('fr-CA', { numeric: true });

/** Minutes that were taught in all; null where the backend does not tell it. */
export function minutesInAll(contracts: readonly Contract[]): number | null {
  let sum = 0;
  for (const { minutesTaught } of contracts) {
    if (minutesTaught === null) return null;
    sum += minutesTaught;
  }
  return sum;
}
