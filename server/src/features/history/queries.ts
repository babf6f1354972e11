import type { PersonName } from '@portal/api-client/openapi';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { Schema } from '../../database/schema.ts';
import { userNameOf } from '../json.ts';
import { type HistoryTableName, historyTable, type NamedTable } from './tables.ts';

type Stored = Readonly<Record<string, unknown>>;

/** A row of the history. */
export interface HistoryRow
  extends Omit<Selectable<Schema['history']>, 'table_name' | 'before' | 'after' | 'request_id' | 'key_id'> {
  readonly table_name: HistoryTableName;
  readonly request: string;
  /** The key with which another program made the change; null for other authors. */
  readonly key: { readonly id: number; readonly name: string } | null;
  readonly before: Stored | null;
  readonly after: Stored | null;
}

/** Selects the history of one record. */
export interface Scope {
  readonly tables: readonly HistoryTableName[];
  /** Condition for the rows `h` of the record. */
  readonly where: Sql;
}

interface Filters {
  readonly userId?: number;
  /** The field as `noun.field`. */
  readonly field?: string;
}

/** The calls whose changes of planned classes are shown: those about single classes, not those that save a plan. */
const callsOfClasses = ['changePlannedClass', 'chooseSubstitute', 'proposeSubstitute', 'declineSubstitute'];

/** The rows `h` of a scope that contain something to show. */
function rowsOf({ tables, where }: Scope, filters: Filters = {}): Sql {
  const told = sql.join(tables.map((name) => sql`(${name}, ${columnsOf(name)}::text[])`));
  const { userId, field } = filters;
  return sql`history h join (values ${told}) as told(table_name, columns) on told.table_name = h.table_name
    where ${where} and (h.action = 'erase' or h.before is not null or h.after is not null)
      and (h.action <> 'update' or h.before ?| told.columns or h.after ?| told.columns)
      and (h.table_name <> 'planned_classes' or h.call = any (${callsOfClasses}::text[]))
      ${userId === undefined ? sql`` : sql`and h.user_id = ${userId} and h.key_id is null`}
      ${field === undefined ? sql`` : sql`and (${changes(tables, field)})`}`;
}

function columnsOf(name: HistoryTableName): string[] {
  const { columns, hasAnswers } = historyTable(name);
  return [...Object.keys(columns), ...(hasAnswers ? ['answers'] : [])];
}

/** Condition: the row `h` changed a field, given as `noun.field`. */
function changes(tables: readonly HistoryTableName[], field: string): Sql {
  const [noun, wire = ''] = field.split('.');
  const conditions = tables.flatMap((name): Sql[] => {
    const table = historyTable(name);
    if (table.noun !== noun) return [];
    const column = Object.entries(table.columns).find(([, its]) => its.wire === wire)?.[0];
    if (column !== undefined)
      return [sql`h.table_name = ${name} and (h.before ? ${column} or h.after ? ${column})`];
    if (!table.hasAnswers) return [];
    const answer = (side: 'before' | 'after') =>
      sql`coalesce(${sql.ref(`h.${side}`)} -> 'answers' -> ${wire}::text, 'null')`;
    return [sql`h.table_name = ${name} and ${answer('before')} <> ${answer('after')}`];
  });
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql`) or (`)})`;
}

/** Reads entries, newest first. */
export async function readEntries(
  db: Db,
  scope: Scope,
  { before, size, ...filters }: Filters & { readonly before?: number; readonly size: number },
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`select h.id, h.changed_at, h.user_id, h.role, h.call,
      (select json_build_object('id', k.id, 'name', k.name) from api_keys k where k.id = h.key_id) as key,
      coalesce(h.request_id, iso(h.changed_at)) as request, h.table_name, h.action, h.record_id, h.contract_id,
      h.student_id, h.teacher_id, h.before, h.after
    from ${rowsOf(scope, filters)} ${before === undefined ? sql`` : sql`and h.id < ${before}`}
    order by h.id desc limit ${size}`.execute(db);
  return rows;
}

/** Counts the entries that match the filters, and finds the newest entry of all. */
export async function sumUp(db: Db, scope: Scope, filters: Filters) {
  const isFiltered = filters.userId !== undefined || filters.field !== undefined;
  const sums = (of: Filters) =>
    sql<{ total: number; latest: number | null }>`select count(*)::int as total, max(h.id) as latest
      from ${rowsOf(scope, of)}`.execute(db);
  const [sum] = (await sums(filters)).rows;
  const [whole] = isFiltered ? (await sums({})).rows : [sum];
  return { total: sum?.total ?? 0, latest: whole?.latest ?? null };
}

/** Reads the names of the users who made the entries of a record. */
export async function readUsers(db: Db, scope: Scope) {
  const { rows } = await sql<{ user: PersonName }>`select ${userNameOf('u')} as "user"
    from users u where u.id in (select h.user_id from ${rowsOf(scope)} and h.key_id is null)
    order by u.last_name_folded, u.name_folded, u.id`.execute(db);
  return rows.map(({ user }) => user);
}

/** Reads which fields of a record were changed, as `noun.field`. */
export async function readFields(db: Db, scope: Scope): Promise<string[]> {
  const { rows } = await sql<{ table_name: HistoryTableName; key: string; is_answer: boolean }>`
    with changed as materialized (
      select h.table_name, h.before, h.after from ${rowsOf(scope)} and h.action = 'update')
    select distinct table_name, key, false as is_answer from changed, jsonb_object_keys(after) as key
    union select distinct table_name, key, true from changed, jsonb_object_keys(after -> 'answers') as key
      where before -> 'answers' -> key is distinct from after -> 'answers' -> key`.execute(db);
  const fields = rows.flatMap(({ table_name, key, is_answer }) => {
    const { noun, columns } = historyTable(table_name);
    const wire = is_answer ? key : columns[key]?.wire;
    return wire === undefined ? [] : [`${noun}.${wire}`];
  });
  return [...new Set(fields)].toSorted();
}

/**
 * Reads the current rows by table and id. Entries of updates hold only changed fields, which may not include the name
 * of the record.
 */
export async function readPresent(
  db: Db,
  asked: ReadonlyMap<HistoryTableName, ReadonlySet<number>>,
): Promise<(table: HistoryTableName, id: number | null) => Stored | undefined> {
  const parts = [...asked].map(
    ([name, ids]) => sql`select ${name}::text as table_name, t.id, to_jsonb(t) as stored
      from ${sql.table(name)} t where t.id = any(${[...ids]}::bigint[])`,
  );
  if (parts.length === 0) return () => undefined;
  const { rows } = await sql<{ table_name: string; id: number; stored: Stored }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  const found = new Map(rows.map(({ table_name, id, stored }) => [`${table_name} ${id}`, stored]));
  return (table, id) => found.get(`${table} ${id}`);
}

/** Names by id, and whether the record is shown as archived (DECISION-91). */
const names: Readonly<Record<NamedTable, Sql>> = {
  companies: sql`select id, name, status = 0 as archived from companies`,
  contracts: sql`select id, number as name, false as archived from contracts`,
  course_types: sql`select id, name, false as archived from course_types`,
  languages: sql`select id, name, status = 0 as archived from languages`,
  materials: sql`select id, title as name, false as archived from materials`,
  students: sql`select id, btrim(name || ' ' || last_name) as name, status = 0 as archived from students`,
  teachers: sql`select t.id, btrim(u.name || ' ' || u.last_name) as name, t.user_status = 0 as archived
    from teachers t join users u on u.id = t.user_id`,
};

/** The name of a record in the API's shape. */
export interface RecordName {
  readonly name: string;
  readonly archived?: 1;
}

/** Reads the names of the records that entries refer to. */
export async function readNames(
  db: Db,
  asked: ReadonlyMap<NamedTable, ReadonlySet<number>>,
): Promise<(table: NamedTable, id: number) => RecordName | null> {
  const parts = [...asked].map(
    ([name, ids]) => sql`select ${name}::text as table_name, n.id, n.name, n.archived
      from (${names[name]}) n where n.id = any(${[...ids]}::bigint[])`,
  );
  if (parts.length === 0) return () => null;
  const { rows } = await sql<{ table_name: string; id: number; name: string; archived: boolean | null }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  const found = new Map(
    rows.map(({ table_name, id, name, archived }): [string, RecordName] => [
      `${table_name} ${id}`,
      { name, ...(archived && { archived: 1 }) },
    ]),
  );
  return (table, id) => found.get(`${table} ${id}`) ?? null;
}

/** Whether rows of this table have an id of their own. */
export function hasId(name: HistoryTableName): boolean {
  return !['absences', 'lesson_details', 'teacher_languages', 'teacher_rates'].includes(name);
}
