import type { LinkKind, LinkState, PrivateLink } from '@portal/domain';
import type { ListLinksData, Link as WireLink } from '../generated/types.gen.ts';
import { fields, orNull, person } from './fields.ts';
import type { Page } from './page.ts';
import { type Sorted, type SortPaths, sortedToWire } from './paged.ts';

export const { fromWire: linkFromWire, toWire: linkToWire } = fields<WireLink, PrivateLink>()({
  kind: 'kind',
  id: 'id',
  name: 'name',
  lastName: 'last_name',
  email: 'email',
  state: 'state',
  tail: 'tail',
  createdAt: 'created_at',
  lastOpenedAt: 'last_opened_at',
  timesOpened: 'times_opened',
  expiresOn: 'expires_on',
  revokedAt: 'revoked_at',
  revokedBy: ['revoked_by', orNull(person)],
  version: 'etag',
});

/** The wire path that each column is sorted by. */
export const linkSortPaths = {
  name: 'name',
  createdAt: 'created_at',
  lastOpenedAt: 'last_opened_at',
  timesOpened: 'times_opened',
} as const satisfies SortPaths<ListLinksData>;
export type LinkColumn = keyof typeof linkSortPaths;

/** Filters of the private links. */
export interface LinkFilters extends Sorted<LinkColumn> {
  kind: LinkKind;
  state?: LinkState;
  search?: string;
}

export function linkFiltersToWire({ kind, state, search, ...sorted }: LinkFilters): ListLinksData['query'] {
  return { kind, state, search: search || undefined, ...sortedToWire(sorted, linkSortPaths) };
}

/** A page of links, with the number of links of the kind by state and the number of each kind. */
export interface LinkPage extends Page<PrivateLink> {
  counts: Record<LinkState, number>;
  totals: Record<LinkKind, number>;
}
