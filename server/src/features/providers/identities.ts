import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { noteChange } from '../../history/history.ts';
import { mailAccountChange } from '../../mail/accounts/mailAccountChange.ts';
import type { LinkKeys } from '../../sessions/LinkKeys.ts';
import type { Flow } from './flows.ts';

type Identity = Selectable<Schema['identities']>;
type User = Selectable<Schema['users']>;

/** Returns the identity that a provider has proved; undefined if nobody is linked with it. */
export function identityOf(db: Db, { issuer, subject }: Pick<Flow, 'issuer' | 'subject'>) {
  return db
    .selectFrom('identities')
    .selectAll()
    .where('issuer', '=', issuer ?? '')
    .where('subject', '=', subject ?? '')
    .executeTakeFirst();
}

/**
 * Links a locked user with the identity of a flow, in place of an earlier one of the same provider. Returns null if
 * another user is linked with it.
 */
export async function linkIdentity(
  db: Db,
  links: LinkKeys,
  user: User,
  flow: Flow,
  { provider, now }: { readonly provider: string; readonly now: Date },
): Promise<Identity | null> {
  const { issuer, subject, email } = flow;
  if (issuer === null || subject === null) throw new Error('the flow has not arrived');
  const known = await identityOf(db, flow);
  if (known && known.user_id !== user.id) return null;
  if (known) return confirmIdentity(db, links, known, flow, now);
  await db.deleteFrom('identities').where('user_id', '=', user.id).where('issuer', '=', issuer).execute();
  const linked = await db
    .insertInto('identities')
    .values({ user_id: user.id, issuer, subject, email, linked_at: now.toISOString() })
    // Somebody else links the same identity at the same moment.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!linked) return null;
  await noteChange(db, 'users', user.id, { sign_in_provider: null }, { sign_in_provider: provider });
  await mailAccountChange(db, { event: 'provider', user, provider, now });
  return confirmIdentity(db, links, linked, flow, now);
}

/** Stores what the provider has just said about a linked person. */
export function confirmIdentity(
  db: Db,
  links: LinkKeys,
  { id }: Identity,
  { email, renewal_sealed }: Flow,
  now: Date,
): Promise<Identity> {
  const renewal = openRenewal(links, renewal_sealed);
  return db
    .updateTable('identities')
    .set({
      used_at: now.toISOString(),
      confirmed_at: now.toISOString(),
      ...(email !== null && { email }),
      // A provider that gives no new token leaves the earlier one valid.
      ...(renewal !== null && { renewal_sealed: sealRenewal(links, renewal) }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Encrypts a provider's renewal token with the key of private links. */
export function sealRenewal(links: LinkKeys, token: string): string {
  return links.seal(prefix + token).link_sealed;
}

/** Decrypts a renewal token; null if there is none, or if no secret decrypts it. */
export function openRenewal(links: LinkKeys, sealed: string | null): string | null {
  const text = links.open(sealed);
  return text?.startsWith(prefix) ? text.slice(prefix.length) : null;
}

const prefix = 'renewal ';
