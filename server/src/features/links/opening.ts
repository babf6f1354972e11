import type { DeadLinkReason, LinkKind } from '@portal/domain';
import { sql } from 'kysely';
import type { Call } from '../../openapi/call.ts';
import { ownersOf } from './links.ts';

/** The owner of the opened link, or the reason why it no longer works; null for an unknown token. */
type Opening = { readonly id: number } | { readonly id: null; readonly reason: DeadLinkReason | null };

/**
 * Finds the company or student of a token, and counts the opening. Locks the link until the transaction ends, so that a
 * concurrent revocation or replacement also ends the session that is opened here.
 */
export async function openLink(
  { db, links, now, today }: Pick<Call, 'db' | 'links' | 'now' | 'today'>,
  kind: LinkKind,
  token: string,
): Promise<Opening> {
  const { table, column } = ownersOf[kind];
  const digests = links.digestsOf(token);
  const found = await sql<{ id: number; status: number; is_expired: boolean | null }>`
    select o.id, o.status, l.expires_on < ${today} as is_expired
    from ${table} o left join private_links l on l.${column} = o.id
    where o.link_digest = any (${digests}) for share of o`.execute(db);
  const [owner] = found.rows;
  if (!owner) {
    const dead = await sql<{ reason: DeadLinkReason }>`select reason from dead_links
      where digest = any (${digests}) and ${column} is not null`.execute(db);
    return { id: null, reason: dead.rows[0]?.reason ?? null };
  }
  if (owner.status !== 1) return { id: null, reason: null };
  if (owner.is_expired) return { id: null, reason: 'expired' };
  await sql`insert into private_links (${column}, last_opened_at, times_opened)
    values (${owner.id}, ${now.toISOString()}, 1)
    on conflict (${column}) do update
      set last_opened_at = excluded.last_opened_at, times_opened = private_links.times_opened + 1`.execute(
    db,
  );
  return { id: owner.id };
}
