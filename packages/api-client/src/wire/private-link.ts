import type { LinkKind, LinkState, PrivateLink } from '@portal/domain';
import type { ListLinksData, Link as WireLink } from '../generated/types.gen.ts';
import type { Page } from './page.ts';
import { personFromWire, personToWire } from './person.ts';

export function linkFromWire(link: WireLink): PrivateLink {
  const { kind, id, name, email, state, tail } = link;
  return {
    ...{ kind, id, name, email, state, tail },
    lastName: link.last_name,
    token: link.token_login,
    createdAt: link.created_at,
    lastOpenedAt: link.last_opened_at,
    timesOpened: link.times_opened,
    expiresOn: link.expires_on,
    revokedAt: link.revoked_at,
    revokedBy: link.revoked_by && personFromWire(link.revoked_by),
    version: link.etag,
  };
}

export function linkToWire(link: PrivateLink): WireLink {
  const { kind, id, name, email, state, tail } = link;
  return {
    ...{ kind, id, name, email, state, tail },
    last_name: link.lastName,
    token_login: link.token,
    created_at: link.createdAt,
    last_opened_at: link.lastOpenedAt,
    times_opened: link.timesOpened,
    expires_on: link.expiresOn,
    revoked_at: link.revokedAt,
    revoked_by: link.revokedBy && personToWire(link.revokedBy),
    etag: link.version,
  };
}

/** The wire path that each column is sorted by. */
export const linkSortPaths = {
  name: 'name',
  createdAt: 'created_at',
  lastOpenedAt: 'last_opened_at',
  timesOpened: 'times_opened',
} as const satisfies Record<string, NonNullable<ListLinksData['query']['orderBy']>>;
export type LinkColumn = keyof typeof linkSortPaths;

/** Filters of the private links. */
export interface LinkFilters {
  kind: LinkKind;
  state?: LinkState;
  search?: string;
  sort?: { by: LinkColumn; direction: 'ASC' | 'DESC' };
  /** Counted from 1. */
  page?: number;
  /** Default: 50. */
  pageSize?: number;
}

export function linkFiltersToWire({ kind, state, search, sort, page, pageSize }: LinkFilters) {
  return {
    kind,
    state,
    search: search || undefined,
    orderBy: sort && linkSortPaths[sort.by],
    orderDirection: sort?.direction,
    page: page ?? 1,
    resourcesPerPage: pageSize ?? 50,
  } satisfies ListLinksData['query'];
}

/** A page of links, with the number of links of the kind by state and the number of each kind. */
export interface LinkPage extends Page<PrivateLink> {
  counts: Record<LinkState, number>;
  totals: Record<LinkKind, number>;
}
