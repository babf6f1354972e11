import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { newSecret } from './newSecret.ts';

type Link = Selectable<Schema['password_links']>;

const minute = 60_000;

/** Lifetime of a link in milliseconds (DECISION-43). */
const lifetimes: Record<Link['kind'], number> = {
  invitation: 14 * 24 * 60 * minute,
  reset: 60 * minute,
};

/** Why a link does not work. */
export type LinkEnd = 'used' | 'replaced' | 'expired' | 'unknown';

/** Returns the link of a secret, and why it does not work; `end` is null if it works. */
export async function passwordLinkOf(
  db: Db,
  secret: string,
  now: Date,
): Promise<{ readonly link: Link; readonly end: null } | { readonly link?: never; readonly end: LinkEnd }> {
  const link = await db
    .selectFrom('password_links')
    .selectAll()
    .where('digest', '=', digestOf(secret))
    .executeTakeFirst();
  if (!link) return { end: 'unknown' };
  if (link.ended) return { end: link.ended };
  const isExpired = now > linkExpiry(link.kind, new Date(link.sent_at));
  return isExpired ? { end: 'expired' } : { link, end: null };
}

/** Creates a link for a locked user; it replaces earlier ones. Returns its secret; only a digest is stored. */
export async function addPasswordLink(
  db: Db,
  userId: number,
  kind: Link['kind'],
  now: Date,
): Promise<string> {
  const secret = newSecret();
  await insertLink(db, { user_id: userId, digest: digestOf(secret), kind }, now);
  return secret;
}

/** Milliseconds for which another mail does not replace a link that was just sent. */
const freshFor = 5 * minute;

/** Whether the user was sent a link in the last five minutes that still works. */
export async function hasFreshLink(db: Db, userId: number, now: Date): Promise<boolean> {
  const link = await db
    .selectFrom('password_links')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .where('sent_at', '>', new Date(now.getTime() - freshFor).toISOString())
    .executeTakeFirst();
  return link !== undefined;
}

/**
 * Creates a link for a mail to a locked user; it replaces earlier ones. Its secret is created when the mail is sent.
 * Returns its id.
 */
export async function addMailedLink(db: Db, userId: number, kind: Link['kind'], now: Date): Promise<number> {
  return insertLink(db, { user_id: userId, digest: null, kind }, now);
}

/**
 * Gives the link of a mail a new secret at each attempt to send the mail, from which its lifetime counts. Replaces the
 * secret of an earlier attempt, which may have been delivered. Returns null for a link that was used, replaced or
 * deleted.
 */
export async function renewMailedLink(db: Db, id: number, now: Date): Promise<string | null> {
  const link = await db
    .selectFrom('password_links')
    .selectAll()
    .where('id', '=', id)
    .where('ended', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!link) return null;
  const secret = newSecret();
  const renewed = { digest: digestOf(secret), sent_at: now.toISOString() };
  await db.updateTable('password_links').set(renewed).where('id', '=', id).execute();
  // Keeps the earlier secret as replaced, so that its reader is told why it does not work. Other links must not end
  // here, because the user is not locked.
  if (link.digest !== null)
    await db
      .insertInto('password_links')
      .values({ ...link, id: undefined, ended: 'replaced' })
      .execute();
  return secret;
}

/** Inserts a link, which replaces the user's unused links. Returns its id. */
async function insertLink(
  db: Db,
  link: Pick<Link, 'user_id' | 'digest' | 'kind'>,
  now: Date,
): Promise<number> {
  await endPasswordLinks(db, link.user_id);
  const { id } = await db
    .insertInto('password_links')
    .values({ ...link, sent_at: now.toISOString(), ended: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends the unused links of a user. */
export async function endPasswordLinks(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('password_links')
    .set({ ended: 'replaced' })
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .execute();
}

/** Returns when a link that was sent at this moment expires. */
export function linkExpiry(kind: Link['kind'], sentAt: Date): Date {
  return new Date(sentAt.getTime() + lifetimes[kind]);
}

/** Marks a link as used. Returns false if another request was faster. */
export async function usePasswordLink(db: Db, id: number): Promise<boolean> {
  const used = await db
    .updateTable('password_links')
    .set({ ended: 'used' })
    .where('id', '=', id)
    .where('ended', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
