import { type LinkKind, lastDayOfLink } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Call } from '../../openapi/call.ts';
import { newSecret } from '../../sessions/newSecret.ts';
import { knownRow } from '../records.ts';

/** For each kind of owner: the table with the token, and the column by which other tables refer to the owner. */
export const ownersOf = {
  company: {
    name: 'companies',
    table: sql.table('companies'),
    column: sql.ref('company_id'),
    key: 'company_id',
  },
  student: {
    name: 'students',
    table: sql.table('students'),
    column: sql.ref('student_id'),
    key: 'student_id',
  },
} as const;

/** The owner of a link. */
export interface LinkOwner {
  readonly kind: LinkKind;
  readonly id: number;
}

/** A link, locked before a change. */
interface LockedLink {
  readonly link_sealed: string | null;
  readonly link_digest: string | null;
  readonly revoked_at: string | null;
  readonly expires_on: string | null;
  /** 0 if the link was never changed. */
  readonly version: number;
}

/** Returns the link of a company or student, locked until the transaction ends. */
export async function lockedLink(db: Db, { kind, id }: LinkOwner): Promise<LockedLink> {
  const { table, column } = ownersOf[kind];
  await sql`select from ${table} where id = ${id} for no key update`.execute(db);
  return knownRow(
    await sql<LockedLink>`select o.link_sealed, o.link_digest, l.revoked_at, l.expires_on,
      coalesce(l.version, 0) as version
    from ${table} o left join private_links l on l.${column} = o.id where o.id = ${id}`.execute(db),
  );
}

/** Gives a company or student a new token. The old one and its sessions stop working immediately. */
export async function replaceLink(
  { db, links, now, today }: Pick<Call, 'db' | 'links' | 'now' | 'today'>,
  owner: LinkOwner,
): Promise<void> {
  const { link_digest } = await lockedLink(db, owner);
  await endLink(db, owner, link_digest, 'replaced', now);
  await storeToken(db, owner, links.seal(newSecret()));
  await noteNewLinks({ db, now, today }, owner.kind, [owner.id]);
}

/** Revokes a token for good, and keeps the reason for those who open it. */
export async function endLink(
  db: Db,
  { kind, id }: LinkOwner,
  digest: string | null,
  reason: 'revoked' | 'replaced',
  now: Date,
): Promise<void> {
  if (digest === null) return;
  const [{ column }, ended_at] = [ownersOf[kind], now.toISOString()];
  await sql`insert into dead_links (digest, ${column}, reason, ended_at)
    values (${digest}, ${id}, ${reason}, ${ended_at}) on conflict do nothing`.execute(db);
  await endSessionsOfLink(db, { kind, id }, now);
}

/** Ends the sessions that were opened with a link. The company or student must be locked. */
export async function endSessionsOfLink(db: Db, { kind, id }: LinkOwner, now: Date): Promise<void> {
  await sql`update sessions set ended_at = ${now.toISOString()}
    where ${ownersOf[kind].column} = ${id} and ended_at is null`.execute(db);
}

/** Stores the token of a company or student; null removes it. */
export async function storeToken(
  db: Db,
  { kind, id }: LinkOwner,
  stored: { readonly link_sealed: string; readonly link_digest: string } | null,
): Promise<void> {
  await sql`update ${ownersOf[kind].table} set link_sealed = ${stored?.link_sealed ?? null},
    link_digest = ${stored?.link_digest ?? null} where id = ${id}`.execute(db);
}

/** Stores that links were created. Their expiry follows the setting of the organisation. */
export async function noteNewLinks(
  { db, now, today }: Pick<Call, 'db' | 'now' | 'today'>,
  kind: LinkKind,
  ids: readonly number[],
): Promise<void> {
  const { expires_after_days } = await linkDefaults(db);
  const expires_on = lastDayOfLink(expires_after_days, today);
  const { column } = ownersOf[kind];
  await sql`insert into private_links (${column}, created_at, expires_on, version)
    select unnest(${ids}::bigint[]), ${now.toISOString()}, ${expires_on}::date, 1
    on conflict (${column}) do update set created_at = excluded.created_at, last_opened_at = null, times_opened = 0,
      expires_on = excluded.expires_on, revoked_at = null, revoked_by = null, tail = null,
      version = private_links.version + 1`.execute(db);
}

/** Reads how long new links work. */
export async function linkDefaults(
  db: Db,
): Promise<{ readonly expires_after_days: number | null; readonly version: number }> {
  const set = await db
    .selectFrom('link_defaults')
    .select(['expires_after_days', 'version'])
    .executeTakeFirst();
  return set ?? { expires_after_days: null, version: 0 };
}
