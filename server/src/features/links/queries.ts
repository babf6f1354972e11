import type { Link, LinkKind, LinkState } from '@portal/api-client/openapi';
import { expiresSoonDays } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { type CallOf, versionOf } from '../../openapi/call.ts';
import type { LinkKeys } from '../../sessions/LinkKeys.ts';
import { userNameOf } from '../json.ts';
import { folded, matches, pageOf, thenBy } from '../lists.ts';
import { knownRow } from '../records.ts';
import { type LinkOwner, ownersOf } from './links.ts';

interface LinkRow extends Omit<Link, 'tail' | 'etag' | 'kind'> {
  readonly link_sealed: string | null;
  readonly tail: string | null;
  readonly version: number;
}

const tables = (kind: LinkKind): Sql =>
  sql`${ownersOf[kind].table} o left join private_links l on l.${ownersOf[kind].column} = o.id`;

/** SQL with the same rule as `linkState` of the domain. */
const stateOn = (today: string): Sql => sql`case when l.revoked_at is not null then 'revoked'
  when o.link_sealed is null then 'none'
  when l.expires_on < ${today}::date then 'expired'
  when l.expires_on <= ${today}::date + ${expiresSoonDays}::integer then 'expires-soon'
  when l.times_opened = 0 and l.created_at is not null then 'never-opened'
  else 'active' end`;

/** The columns in which links of students and of companies differ. */
const columnsOf = {
  company: {
    lastName: sql`null`,
    email: sql`o.email`,
    key: sql`o.name_folded`,
    searched: [sql`o.name_folded`, folded(sql`o.email`)],
  },
  student: {
    lastName: sql`o.last_name`,
    email: sql`o.email`,
    key: thenBy(sql`o.last_name_folded`, sql`o.name_folded`),
    searched: [sql`o.name_folded`, sql`o.last_name_folded`, folded(sql`o.email`)],
  },
} as const;

const selectOf = (
  kind: LinkKind,
  today: string,
): Sql => sql`o.id, o.name, ${columnsOf[kind].lastName} as last_name,
  ${columnsOf[kind].email} as email, ${stateOn(today)} as state, o.link_sealed, l.tail, l.created_at,
  l.last_opened_at, coalesce(l.times_opened, 0) as times_opened, l.expires_on, l.revoked_at,
  (select ${userNameOf('u')} from users u where u.id = l.revoked_by) as revoked_by, coalesce(l.version, 0) as version`;

function linkAnswer(kind: LinkKind, links: LinkKeys): (row: LinkRow) => Link {
  return ({ id, name, last_name, email, state, link_sealed, tail, version, ...row }) => {
    const { created_at, last_opened_at, times_opened, expires_on, revoked_at, revoked_by } = row;
    return {
      kind,
      id,
      name,
      last_name,
      email,
      state,
      tail: links.open(link_sealed)?.slice(-4) ?? tail,
      created_at,
      last_opened_at,
      times_opened,
      expires_on,
      revoked_at,
      revoked_by,
      etag: versionOf({ version }),
    };
  };
}

/** What is needed to read and decrypt links. */
interface Reading {
  readonly db: Db;
  readonly links: LinkKeys;
  readonly today: string;
}

/** Returns a page of the links of companies or students that are not archived. */
export function pageOfLinks({ db, links, today }: Reading, query: CallOf<'listLinks'>['query']) {
  const { kind, state, search } = query;
  const { key, searched } = columnsOf[kind];
  return pageOf(
    db,
    {
      from: tables(kind),
      id: sql`o.id`,
      where: [sql`o.status = 1`, state && sql`${stateOn(today)} = ${state}`, matches(search, ...searched)],
      columns: {
        name: key,
        created_at: sql`l.created_at`,
        last_opened_at: sql`l.last_opened_at`,
        times_opened: sql`coalesce(l.times_opened, 0)`,
        expires_on: sql`l.expires_on`,
      },
      usual: ['name', 'ASC'],
      select: selectOf(kind, today),
      joins: sql`join ${ownersOf[kind].table} o on o.id = page.id
        left join private_links l on l.${ownersOf[kind].column} = o.id`,
    },
    query,
    linkAnswer(kind, links),
  );
}

/** Returns the number of links of a kind by state. */
export async function countLinks(
  { db, today }: Pick<Reading, 'db' | 'today'>,
  kind: LinkKind,
): Promise<Record<LinkState, number>> {
  const { rows } = await sql<{ state: LinkState; count: number }>`
    select ${stateOn(today)} as state, count(*)::integer as count from ${tables(kind)}
    where o.status = 1 group by 1`.execute(db);
  const counted = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  const none = { active: 0, 'expires-soon': 0, 'never-opened': 0, expired: 0, revoked: 0, none: 0 };
  return { ...none, ...counted };
}

/** Returns the link of one company or student, even if archived. */
export async function readLink({ db, links, today }: Reading, { kind, id }: LinkOwner): Promise<Link> {
  const row = knownRow(
    await sql<LinkRow>`select ${selectOf(kind, today)} from ${tables(kind)}
    where o.id = ${id}`.execute(db),
  );
  return linkAnswer(kind, links)(row);
}

/** A student to whom a link is to be sent. */
export interface LinkReader {
  readonly id: number;
  readonly name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly token: string | null;
}

/** Returns these students by id, with the link if it works. */
export async function linkReaders({ db, links, today }: Reading, ids: readonly number[]) {
  const { rows } = await sql<Omit<LinkReader, 'token'> & { link_sealed: string | null }>`
    select o.id, o.name, o.last_name, o.email, case when o.status = 1 and ${stateOn(today)} not in ('expired', 'revoked')
      then o.link_sealed end as link_sealed
    from ${tables('student')} where o.id = any (${ids}::bigint[]) order by o.id`.execute(db);
  return rows.map(
    ({ link_sealed, ...student }): LinkReader => ({ ...student, token: links.open(link_sealed) }),
  );
}
