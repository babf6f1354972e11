import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { newSecret } from './newSecret.ts';

type Link = Selectable<Schema['password_links']>;

const minute = 60_000;

/** How long a link works, in milliseconds (DECISION-43). */
const lifetimes: Record<Link['kind'], number> = {
  invitation: 14 * 24 * 60 * minute,
  reset: 60 * minute,
};

/** Why a link does not work. */
export type LinkEnd = 'used' | 'replaced' | 'expired' | 'unknown';

/** Returns the link of a secret and why it does not work; `end` is null if it works. */
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

/** Creates a link of a user who is locked, which replaces earlier ones. Returns its secret; only a digest is stored. */
export async function addPasswordLink(
  db: Db,
  userId: number,
  kind: Link['kind'],
  now: Date,
): Promise<string> {
  const secret = newSecret();
  await endPasswordLinks(db, userId);
  await db
    .insertInto('password_links')
    .values({ user_id: userId, digest: digestOf(secret), kind, sent_at: now.toISOString(), ended: null })
    .execute();
  return secret;
}

/** Milliseconds for which a link that was just sent is not replaced by another mail. */
const freshFor = 5 * minute;

/** Whether a link of this user, which still works, was sent in the last five minutes. */
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

/** Ends the links of a user that have not been used. */
export async function endPasswordLinks(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('password_links')
    .set({ ended: 'replaced' })
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .execute();
}

/** Returns until when a link works that was sent at this moment. */
export function linkExpiry(kind: Link['kind'], sentAt: Date): Date {
  return new Date(sentAt.getTime() + lifetimes[kind]);
}

/** Uses up a link; false if another request was faster. */
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
