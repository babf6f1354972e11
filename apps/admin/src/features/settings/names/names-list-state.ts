import type { ListDefinition } from '@portal/records';

/** The filters of a list of names, stored in the URL. */
export type NamesListState = {
  /** Shows archived records instead of active ones (SET-LANG-19, SET-COMP-24). */
  archived: boolean;
  /** Matches the name; not every list has a search. */
  search: string;
  page: number;
};

/** The default filters. */
export const namesList: ListDefinition<NamesListState> = {
  defaults: { archived: false, search: '', page: 1 },
};

/** Page size for languages and companies (LIMIT-04, DECISION-31). */
export const namesPageSize = 50;
