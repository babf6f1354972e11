import type { CalendarDate, LinkDefaults, LinkKind, PrivateLink } from '@portal/domain';
import {
  getLink,
  getLinkDefaults,
  listLinks,
  renewLink,
  revokeLink,
  sendLinks,
  setLinkDefaults,
  setLinkExpiry,
  showLink,
} from '../generated/sdk.gen.ts';
import { pageFromWire } from '../wire/page.ts';
import { type LinkFilters, type LinkPage, linkFiltersToWire, linkFromWire } from '../wire/private-link.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type ReadList, useReadList } from './useRead.ts';
import { useWrite, type WriteCall } from './useWrite.ts';

/** Nouns of queries that show private links. */
const showingLinks = ['links', 'link', 'companies', 'students', 'student'];

/** A page of the private links of companies or students, by name (DECISION-51). 50 rows by default. */
export function useLinks(filters: LinkFilters): Query<LinkPage> {
  return useQuery(['links', filters], (call) => readLinks(call, filters), keepRows);
}

/** Reads pages of links for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadLinks(): ReadList<LinkFilters, LinkPage> {
  return useReadList(readLinks);
}

async function readLinks(call: ReadCall, filters: LinkFilters): Promise<LinkPage> {
  const { data } = await listLinks({ ...call, query: linkFiltersToWire(filters) });
  return { ...pageFromWire(data, linkFromWire), counts: data.counts, totals: data.totals };
}

/** The private link of one company or student. Null sends no request. */
export function useLink(owner: { kind: LinkKind; id: number } | null): Query<PrivateLink> {
  return useQuery(owner && ['link', owner.kind, owner.id], (call) =>
    readLink(call, owner ?? { kind: 'company', id: 0 }),
  );
}

async function readLink(call: ReadCall, { kind, id }: { kind: LinkKind; id: number }): Promise<PrivateLink> {
  return linkFromWire((await getLink({ ...call, path: { kind, id } })).data.data);
}

/** Returns the request for a change of a link, with the version that was read. */
function ofLink(call: WriteCall, { kind, id, version }: PrivateLink) {
  return { ...call, path: { kind, id }, headers: { 'If-Match': version } };
}

/**
 * Replaces a link, or creates the first one. The old one stops working immediately. Throws `conflict` when someone
 * else has changed the link.
 */
export function useRenewLink(): (link: PrivateLink) => Promise<PrivateLink> {
  return useWrite(
    async (call, link: PrivateLink) => linkFromWire((await renewLink(ofLink(call, link))).data.data),
    ...showingLinks,
  );
}

/** Sets the expiry date of a link; null for none. Throws like `useRenewLink`. */
export function useSetLinkExpiry(): (link: PrivateLink, day: CalendarDate | null) => Promise<PrivateLink> {
  return useWrite(
    async (call, link: PrivateLink, expires_on: CalendarDate | null) =>
      linkFromWire((await setLinkExpiry({ ...ofLink(call, link), body: { expires_on } })).data.data),
    ...showingLinks,
  );
}

/** Revokes a link immediately. Throws like `useRenewLink`. */
export function useRevokeLink(): (link: PrivateLink) => Promise<PrivateLink> {
  return useWrite(
    async (call, link: PrivateLink) => linkFromWire((await revokeLink(ofLink(call, link))).data.data),
    ...showingLinks,
  );
}

/** Reads the secret of a link; the history records that. Throws `conflict` for a link that is revoked or missing. */
export function useShowLink(): (kind: LinkKind, id: number) => Promise<string> {
  return useWrite(async (call, kind: LinkKind, id: number) => {
    return (await showLink({ ...call, path: { kind, id } })).data.data.token_login;
  });
}

/**
 * Mails students or companies their links, all of one kind. Returns the ids of those who were mailed. Throws
 * `unanswered` if the outcome is unknown.
 */
export function useSendLinks(): (kind: LinkKind, links: readonly PrivateLink[]) => Promise<number[]> {
  return useWrite(async (call, kind: LinkKind, links: readonly PrivateLink[]) => {
    const ids = links.map(({ id }) => id);
    const body = kind === 'company' ? { company_ids: ids } : { student_ids: ids };
    return (await sendLinks({ ...call, body })).data.data;
  });
}

/** The default lifetime of new links. Null sends no request. */
export function useLinkDefaults(): Query<LinkDefaults> {
  return useQuery(['link-defaults'], readDefaults);
}

async function readDefaults(call: ReadCall): Promise<LinkDefaults> {
  const { expires_after_days, etag } = (await getLinkDefaults(call)).data.data;
  return { expiresAfterDays: expires_after_days, version: etag };
}

/** Sets the default lifetime of new links. Throws `conflict` when someone else has changed it. */
export function useSetLinkDefaults(): (was: LinkDefaults, days: number | null) => Promise<LinkDefaults> {
  return useWrite(async (call, { version }: LinkDefaults, expires_after_days: number | null) => {
    const request = { headers: { 'If-Match': version }, body: { expires_after_days } };
    const { data } = (await setLinkDefaults({ ...call, ...request })).data;
    return { expiresAfterDays: data.expires_after_days, version: data.etag };
  }, 'link-defaults');
}
