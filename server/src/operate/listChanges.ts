import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fullName } from '@portal/domain';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { openClient } from '../database/hosts.ts';
import { foundSecret } from '../sessions/keptSecret.ts';
import { LinkKeys } from '../sessions/LinkKeys.ts';
import { findDatabase } from './openOrganisation.ts';

interface User {
  readonly id: string;
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: string;
  readonly status: number;
  readonly password: string | null;
}

/**
 * Someone with a private link or a calendar address. The token is null if there is none, and undefined if no key
 * decrypts it.
 */
interface Holder {
  readonly label: string;
  readonly token: string | null | undefined;
}

interface Access {
  readonly users: ReadonlyMap<string, User>;
  readonly holders: ReadonlyMap<string, Holder>;
  /** Ids of students and teachers whose data were erased, such as `student:12`. */
  readonly erased: ReadonlySet<string>;
}

interface RestoredOffice {
  readonly url: string;
  readonly links: LinkKeys;
  /** When the backup was made. */
  readonly madeAt: string;
}

/**
 * Compares who may sign in and which private links work, between a restored database and the one that it replaces.
 * Returns a line for each difference, or one line that says why no differences can be listed.
 */
export async function listChanges(config: Config, restored: RestoredOffice): Promise<string[]> {
  const { madeAt } = restored;
  if (!namesDatabase(config))
    return [
      `The database that is replaced was not named (REPLACED_DATABASE_URL or REPLACED_DATA_DIR), so what has changed since ${madeAt} is not known: archive again who was archived since, revoke again the links that were revoked, erase again who was erased`,
    ];
  try {
    const before = await accessOf(restored.url, restored.links);
    const lines = differences(before, await replacedAccess(config, restored.links));
    const head =
      lines.length === 0 ? 'No person and no link has changed' : 'People and links that have changed';
    return [
      `${head} between ${madeAt} and the database that is replaced`,
      ...lines.map((line) => `  ${line}`),
    ];
  } catch (error) {
    return [
      `The database that is replaced cannot be read (${(error as Error).message}), so what has changed since ${madeAt} is not known`,
    ];
  }
}

/** Whether the settings name the replaced database. A data folder may have no database of its own. */
function namesDatabase({ REPLACED_DATABASE_URL: url, REPLACED_DATA_DIR: folder }: Config): boolean {
  return url !== undefined || (folder !== undefined && existsSync(join(resolve(folder), 'postgres')));
}

async function replacedAccess(config: Config, links: LinkKeys): Promise<Access> {
  const { REPLACED_DATABASE_URL, REPLACED_DATA_DIR } = config;
  const folder = REPLACED_DATA_DIR ?? config.DATA_DIR;
  const secret = foundSecret(resolve(folder));
  const keys = new LinkKeys(secret === null ? [] : [secret], links.texts());
  const replaced = { ...config, DATABASE_URL: REPLACED_DATABASE_URL, DATA_DIR: folder };
  const { url, stop } = await findDatabase(replaced, { isBeside: true });
  return accessOf(url, keys).finally(stop);
}

const holders = `select 'company ' || id as key, 'company ' || name as label, link_sealed as sealed from companies
  union all select 'student ' || id, 'student ' || name || ' ' || last_name, link_sealed from students
  union all select 'calendar ' || u.id, 'calendar of ' || u.name || ' ' || u.last_name, c.link_sealed
    from users u left join calendar_links c on c.user_id = u.id`;

const erased = `select distinct (case table_name when 'students' then 'student:' else 'teacher:' end) || record_id as key
  from history where action = 'erase'`;

async function accessOf(url: string, links: LinkKeys): Promise<Access> {
  const client = await openClient(url);
  try {
    const rowsOf = async <Row extends pg.QueryResultRow>(text: string) =>
      (await client.query<Row>(text)).rows;
    const users = await rowsOf<User>(
      'select id, name, last_name, email, role, status, password from users order by id',
    );
    const sealed = await rowsOf<{ key: string; label: string; sealed: string | null }>(holders);
    return {
      users: new Map(users.map((user) => [user.id, user])),
      holders: new Map(
        sealed.map((row) => [
          row.key,
          { label: row.label, token: row.sealed === null ? null : (links.open(row.sealed) ?? undefined) },
        ]),
      ),
      erased: new Set((await rowsOf<{ key: string }>(erased)).map(({ key }) => key)),
    };
  } finally {
    await client.end();
  }
}

function differences(backup: Access, replaced: Access): string[] {
  return [
    ...[...replaced.users.values()].flatMap((user) => linesOfUser(backup.users.get(user.id), user)),
    ...[...backup.users.values()]
      .filter(({ id }) => !replaced.users.has(id))
      .map((user) => `${nameOf(user)}: was deleted, is here again`),
    ...[...new Set([...backup.holders.keys(), ...replaced.holders.keys()])].flatMap((key) =>
      linesOfHolder(backup.holders.get(key), replaced.holders.get(key)),
    ),
    ...[...replaced.erased]
      .filter((key) => !backup.erased.has(key))
      .map((key) => `${key}: was erased, is here again: npm run server -- person-erase ${key} --yes`),
  ];
}

function linesOfUser(before: User | undefined, after: User): string[] {
  const name = nameOf(after);
  if (!before) return [`${name}: was added, is missing here`];
  const lines: string[] = [];
  if (before.status === 1 && after.status !== 1) lines.push('was archived, is active here');
  if (before.status !== 1 && after.status === 1) lines.push('was made active, is not active here');
  if (before.role !== after.role) lines.push(`became ${after.role}, is ${before.role} here`);
  if (before.email !== after.email) lines.push(`had another address, has ${before.email} here`);
  if (before.password !== after.password) lines.push('had another password, has the former one here');
  return lines.map((line) => `${name}: ${line}`);
}

function linesOfHolder(before: Holder | undefined, after: Holder | undefined): string[] {
  const [was, is] = [before?.token ?? null, after?.token ?? null];
  const label = after?.label ?? before?.label ?? '';
  if (before?.token === undefined && before) return [];
  if (after && after.token === undefined) return [`${label}: whether the link is the same cannot be read`];
  if (was === is) return [];
  if (was === null) return [`${label}: got a link, has none here`];
  return [`${label}: the link ${is === null ? 'was revoked' : 'was replaced'}, the former one opens here`];
}

function nameOf({ name, last_name, email }: User): string {
  return `${fullName({ name, lastName: last_name })} <${email}>`;
}
