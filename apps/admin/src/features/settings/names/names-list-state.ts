import type { ListDefinition } from '@portal/shell';

/** What a list of names shows, as its address carries it. */
export type NamesListState = {
  /** The archived ones in place of the active ones (SET-LANG-19, SET-COMP-24). */
  archived: boolean;
  /** Matches the name; not every list can be searched. */
  search: string;
  page: number;
};

/** The list as it opens. */
export const namesList: ListDefinition<NamesListState> = {
  defaults: { archived: false, search: '', page: 1 },
};

/** Rows a page, of languages and companies alike (LIMIT-04, DECISION-31). */
export const namesPageSize = 50;
