import type { SignInFilters } from '@portal/api-client';
import { signInOutcomes } from '@portal/domain';
import { defineList, oneOf, recordId } from '@portal/records/list-definitions';

export type SignInColumnId = 'happened' | 'person' | 'outcome' | 'device' | 'network';

/** The attempts to sign in, newest first. */
export const signInList = defineList({
  sortable: [],
  opensBy: () => null,
  pageSize: 50,
  filters: { person: recordId, outcome: oneOf(signInOutcomes) },
  query: ({ person, outcome, search }): SignInFilters => ({
    ...(person && { userId: person }),
    ...(outcome && { outcome }),
    ...(search && { search }),
  }),
});
