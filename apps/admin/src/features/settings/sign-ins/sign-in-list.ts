import { signInOutcomes } from '@portal/domain';
import { defineFilterList, oneOf, recordId, sentAs } from '@portal/records/list-definitions';

export type SignInColumnId = 'happened' | 'person' | 'outcome' | 'device' | 'network';

/** The attempts to sign in, newest first. */
export const signInList = defineFilterList({
  sortable: [],
  opensBy: () => null,
  pageSize: 50,
  filters: { person: sentAs('userId', recordId), outcome: oneOf(signInOutcomes) },
});
