import type { LinkColumn, LinkFilters } from '@portal/api-client';
import { linkKinds, linkStates } from '@portal/domain';
import { defineList, oneOf, scopeOf } from '@portal/records/list-definitions';

export type LinkColumnId = 'name' | 'link' | 'state' | 'createdAt' | 'lastOpenedAt' | 'timesOpened';

/** The private links of companies or of students. */
export const linkList = defineList({
  sortable: ['name', 'createdAt', 'lastOpenedAt', 'timesOpened'] as const satisfies readonly LinkColumn[],
  opensBy: 'name',
  pageSize: 50,
  filters: { kind: scopeOf(linkKinds, 'company'), state: oneOf(linkStates) },
  query: ({ kind, state, search }, order): LinkFilters => ({
    kind,
    ...(state && { state }),
    search,
    ...(order && { sort: order }),
  }),
});
