import type { Store } from '../store/Store.ts';
import type { PasswordLinkRow } from '../store/tables.ts';

const minute = 60_000;

/** How long a link works, in milliseconds (decision 43). */
const lifetimes: Record<PasswordLinkRow['kind'], number> = {
  invitation: 14 * 24 * 60 * minute,
  reset: 60 * minute,
};

/** The links of one user that are remembered, so that an old one can say why it does not work. */
const linksKept = 5;

/** Why a link does not work. */
export type LinkEnd = 'used' | 'replaced' | 'expired' | 'unknown';

/** The link of that secret, and why it does not work; `end` is null for one that does. */
export function passwordLinkOf(
  store: Store,
  hash: string,
  now: Date,
): { readonly link: PasswordLinkRow; readonly end: null } | { readonly link?: never; readonly end: LinkEnd } {
  const link = store.all('passwordLinks').find((row) => row.hash === hash);
  if (!link) return { end: 'unknown' };
  if (link.end) return { end: link.end };
  const isExpired = now.getTime() - Date.parse(link.sentAt) > lifetimes[link.kind];
  return isExpired ? { end: 'expired' } : { link, end: null };
}

/** Keeps a new link of the user; it is the only one that works. */
export function addPasswordLink(store: Store, link: Omit<PasswordLinkRow, 'id' | 'end'>): void {
  endPasswordLinks(store, link.userId);
  store.insert('passwordLinks', { ...link, end: null });
  for (const { id } of store.by('linksByUser', link.userId).slice(0, -linksKept)) {
    store.remove('passwordLinks', id);
  }
}

/** Ends the links of a user that have not been used. */
export function endPasswordLinks(store: Store, userId: number): void {
  for (const link of store.by('linksByUser', userId)) {
    if (link.end === null) store.update('passwordLinks', link, { end: 'replaced' });
  }
}
