import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Sql } from '../database/Sql.ts';
import { badField } from '../refusal/Refusal.ts';

/** Page and sort order of a request. */
export interface Asked {
  readonly page?: number;
  readonly resourcesPerPage?: number;
  readonly orderBy?: string;
  readonly orderDirection?: 'ASC' | 'DESC';
}

type Condition = Sql & { readonly isSearch?: true };

/** Describes how to find, sort and select the rows of a list. */
export interface List {
  /** The tables for searching and sorting. */
  readonly from: Sql;
  /** Fewer tables that suffice for the conditions other than a search. Used to count the rows. */
  readonly own?: Sql;
  /** Id of a row; equal rows are sorted by it. */
  readonly id: Sql;
  /** Conditions on a row; undefined ones are ignored. */
  readonly where: readonly (Condition | undefined)[];
  /** Sort keys, by the path of the field in the API. Texts are folded. */
  readonly columns?: Readonly<Record<string, Sql>>;
  readonly usual: readonly [orderBy: string | Sql, orderDirection: 'ASC' | 'DESC'];
  /** Columns of the response, and the joins that they need in addition to `page`. */
  readonly select: Sql;
  readonly joins: Sql;
}

export interface WirePage<W> {
  data: W[];
  total: number;
  current_page: number;
  per_page: number;
}

/**
 * Returns one page in the API's shape. Selects the ids of the page first, so that joins run only for its rows. Nulls
 * come last in both directions, and equal rows are sorted by id.
 */
export async function pageOf<Row, W>(
  db: Db,
  list: List,
  asked: Asked,
  toWire: (row: Row) => W,
): Promise<WirePage<W>> {
  const { page, size } = paging(asked);
  const { withPage, order, total } = pageText(list, asked);
  const { rows } = await sql<Row & { total: number }>`
    ${withPage} select ${list.select}, (${total}) as total from page ${list.joins} order by ${order}`.execute(
    db,
  );
  return {
    data: rows.map(toWire),
    total: rows[0]?.total ?? (page === 1 ? 0 : await countOf(db, list)),
    current_page: page,
    per_page: size,
  };
}

/** Returns the page of a request and its number of rows. */
export function paging({ page = 1, resourcesPerPage: size = 50 }: Asked) {
  return { page, size };
}

/**
 * Returns SQL that finds the rows of a page: a `with` clause that selects them as `page`, their order, and the number of
 * rows on all pages.
 */
export function pageText(list: List, asked: Asked): { withPage: Sql; order: Sql; total: Sql } {
  const { page, size } = paging(asked);
  const { key, direction } = orderOf(list, asked);
  const rowsOf = sql`select ${list.id} as id, ${key} as key from ${list.from} where ${all(list.where)}`;
  // A search reads every row, so it runs once for both the page and the total. Without a search, each uses its own
  // index.
  const found = isSearch(list) ? sql`found as materialized (${rowsOf}), ` : sql``;
  const source = isSearch(list) ? sql`found` : sql`(${rowsOf}) as found`;
  const total = isSearch(list) ? sql`select count(*)::int from found` : countText(list);
  const withPage = sql`with ${found}page as materialized (
      select * from ${source} order by key ${direction} nulls last, id limit ${size} offset ${(page - 1) * size}
    )`;
  return { withPage, order: sql`page.key ${direction} nulls last, page.id`, total };
}

/** SQL that selects the ids of all rows of a list as `page`. */
export function foundText(list: List): Sql {
  return sql`(select ${list.id} as id from ${tablesOf(list)} where ${all(list.where)}) page`;
}

/** Returns all rows of a short list in the API's shape. */
export async function wholeList<Row, W>(db: Db, list: List, toWire: (row: Row) => W): Promise<WirePage<W>> {
  const whole = await pageOf(db, list, { resourcesPerPage: maxRows }, toWire);
  return { ...whole, per_page: Math.max(1, whole.total) };
}

const maxRows = 1_000_000;

/** Returns the requested page of a list whose entries are fixed in the API description. */
export function fixedList<W>(rows: readonly W[]): WirePage<W> {
  return { data: [...rows], total: rows.length, current_page: 1, per_page: 50 };
}

/** Joins conditions with "and". */
export function all(conditions: readonly (Sql | undefined)[]): Sql {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `);
}

/** Condition: the folded texts contain every word of the search; undefined without a search. */
export function matches(search: string | undefined, ...folded: readonly Sql[]): Condition | undefined {
  if (!search) return undefined;
  const text = sql.join(
    folded.map((part) => sql`coalesce(${part}, '')`),
    sql` || ' ' || `,
  );
  // In a subselect, so that PostgreSQL computes the patterns once and not for every row.
  const condition = sql`(${text}) collate "C" like all ((select search_patterns(${search}))::text[])`;
  return Object.assign(condition, { isSearch: true } as const);
}

/**
 * Condition: every word of the search is in one of a record's texts; undefined without a search. `texts` returns a
 * condition for each text; `holds` tests whether a folded column contains the word. Records that are referred to are
 * matched in a subselect, which runs once and avoids a join for every row. If the search has more than eight words, one
 * text must contain all of them.
 */
export function matchesAmong(
  search: string | undefined,
  texts: (holds: (folded: Sql) => Sql) => readonly Sql[],
): Condition | undefined {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return undefined;
  const groups = words.length > 8 ? [...words.slice(0, 8), words.slice(8).join(' ')] : words;
  const conditions = groups.map((group) => {
    const holds = (folded: Sql) => sql`${folded} like all ((select search_patterns(${group}))::text[])`;
    return sql`(${sql.join(texts(holds), sql` or `)})`;
  });
  return Object.assign(all(conditions), { isSearch: true } as const);
}

/** Condition: a column has this value; undefined if there is no value. */
export function equals(column: Sql, value: string | number | undefined): Sql | undefined {
  return value === undefined ? undefined : sql`${column} = ${value}`;
}

/** SQL for a text in the form by which lists sort it. */
export function folded(text: Sql): Sql {
  return sql`fold(${text}) collate "C"`;
}

/** A sort key of two folded texts. The separator sorts before every letter. */
export function thenBy(first: Sql, second: Sql): Sql {
  return sql`${first} || chr(1) || ${second}`;
}

function isSearch({ where }: List): boolean {
  return where.some((condition) => condition?.isSearch);
}

function countText(list: List): Sql {
  return sql`select count(*)::int as total from ${tablesOf(list)} where ${all(list.where)}`;
}

/** The tables that suffice to find the rows of a list, without sorting them. */
function tablesOf(list: List): Sql {
  return isSearch(list) ? list.from : (list.own ?? list.from);
}

async function countOf(db: Db, list: List): Promise<number> {
  const { rows } = await sql<{ total: number }>`${countText(list)}`.execute(db);
  return rows[0]?.total ?? 0;
}

function orderOf({ columns = {}, usual }: List, { orderBy, orderDirection = 'ASC' }: Asked) {
  const column = orderBy ?? usual[0];
  const key =
    typeof column !== 'string' ? column : Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (!key) throw badField('orderBy', `must be one of ${Object.keys(columns).join(', ')}`);
  const direction = sql.raw(orderBy === undefined ? usual[1] : orderDirection === 'DESC' ? 'DESC' : 'ASC');
  return { key, direction };
}
