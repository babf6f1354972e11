import type { TextPair } from '@portal/i18n';

/** The order of a list, as a screen reader announces it. */
export interface ListSort {
  /** The head of the sorted column. */
  column: TextPair;
  direction: 'ascending' | 'descending';
}

/** What a list shows. */
interface ListFacts {
  /** Number of records; undefined before they are loaded. */
  total: number | undefined;
  sort: ListSort | undefined;
}

/** What a list has announced. */
export interface Announced extends ListFacts {
  /** Whether its number was new. */
  isCounted: boolean;
  /** Whether its order was new. */
  isSorted: boolean;
}

/** Returns a text that differs between orders. */
export const sortKey = (sort: ListSort | undefined): string =>
  sort ? `${sort.column.fr} ${sort.direction}` : '';

/** Returns what a list announces next: only what is new. */
export function announcedAfter(before: Announced, now: ListFacts): Announced {
  const isCounted = before.total !== now.total;
  const isSorted = sortKey(before.sort) !== sortKey(now.sort);
  return isCounted || isSorted ? { ...now, isCounted, isSorted } : before;
}
