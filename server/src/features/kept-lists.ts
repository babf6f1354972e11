import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Sql } from '../database/Sql.ts';
import { type Call, JsonAnswer, NotModified } from '../openapi/call.ts';
import { type Asked, foundText, type List, pageOf, pageText, paging, type WirePage } from './lists.ts';

/** A list whose rows are kept in memory by their stamps (ADR-0068). */
export interface KeptList extends List {
  /** The parts of a row that the caller asked for. Together with the role they determine its fields. */
  readonly parts: string;
  /** The stamp of the row `page.id`; null for a row that cannot be kept. */
  readonly stamp: Sql;
  /** What a row shows that depends on the caller, as a short text without spaces and commas. */
  readonly ofCaller?: Sql;
}

/** The part of a call that a kept list needs. */
export type ListCall = Pick<Call, 'caller' | 'db' | 'today' | 'keptRows' | 'visible' | 'ifNoneMatch'>;

/**
 * The names that rows show of other records have one stamp together. No row of the table: no name has changed since its
 * migration.
 */
const namesStamp = sql`(select coalesce(string_agg(stamp::text, ' ' order by stamp), '') from name_stamps)`;

interface FoundPage {
  readonly total: number;
  readonly names: string;
  /** The tokens of the rows in their order; null for an empty page. */
  readonly tokens: string | null;
}

/**
 * Answers one page of a list like `pageOf`, but asks the database only for ids and stamps, and for the rows that are not
 * kept. What is shown is never old: each request reads the stamps, and a row is kept under the stamp that was read in
 * the same statement as the row.
 */
export async function keptPageOf<Row, W>(
  call: ListCall,
  list: KeptList,
  asked: Asked,
  toWire: (row: Row) => W,
): Promise<JsonAnswer<WirePage<W>> | NotModified<WirePage<W>>> {
  const { db, keptRows } = call;
  const { page, size } = paging(asked);
  const { withPage, order, total: totalText } = pageText(list, asked);
  const { rows } = await sql<FoundPage>`
    ${withPage} select (${totalText}) as total, ${namesStamp} as names,
      string_agg(${tokenOf(list)}, ',' order by ${order}) as tokens from page`.execute(db);
  const { total = 0, names = '', tokens: found = null } = rows[0] ?? {};
  const shelf = shelfOf(call, list, names);
  const tag = found?.includes(withoutStamp) ? null : tagOf(call, [shelf, total, page, size, found]);
  if (tag !== null && isAmong(call.ifNoneMatch, tag)) return new NotModified(tag);
  const tokens = found === null ? [] : found.split(',');
  const json = tokens.map((token) => keptRows.read(shelf, token));
  const missing = tokens.filter((_, place) => json[place] === undefined);
  if (missing.length > 0) {
    const read = await readTokens(call, list, missing, toWire);
    for (const [place, token] of tokens.entries()) json[place] ??= read.get(`${shelf}/${token}`);
  }
  if (json.every((row) => row !== undefined)) {
    return new JsonAnswer(bytesOf(json, { total, current_page: page, per_page: size }), tag);
  }
  // A row has changed between the two statements: only one statement is sure to show a page as it was at one moment.
  const whole = await pageOf<Row, W>(db, list, asked, toWire);
  return new JsonAnswer(Buffer.from(JSON.stringify(call.visible(whole))), null);
}

/** A single record whose JSON is kept in memory by its stamp. */
interface KeptRecord extends KeptList {
  /** The version of the record `page.id`, which changes only together with its stamp. */
  readonly version: Sql;
}

/**
 * Answers a list that has at most the record with this id, on its first page. Returns its version as well, and null for
 * an empty list. A record that has been read before is asked for its stamp only; another one is read with it in one
 * statement.
 */
export async function keptRecordOf<Row, W>(
  call: ListCall,
  list: KeptRecord,
  { id, size }: { readonly id: number; readonly size: number },
  toWire: (row: Row) => W,
): Promise<{ readonly json: Buffer; readonly version: number } | null> {
  const { keptRows, caller, db } = call;
  const page = foundText(list);
  const answer = (json: Buffer) => bytesOf([json], { total: 1, current_page: 1, per_page: size });
  const known = `known ${caller.role} ${list.parts}`;
  if (keptRows.read(known, String(id))) {
    const { rows } = await sql<{ token: string; names: string; version: number }>`
      select ${tokenOf(list)} as token, ${namesStamp} as names, ${list.version} as version from ${page}`.execute(
      db,
    );
    const [found] = rows;
    if (!found) return null;
    const json = keptRows.read(shelfOf(call, list, found.names), found.token);
    if (json) return { json: answer(json), version: found.version };
  }
  const [row] = await readRows(call, { ...list, select: withVersion(list) }, page, toWire);
  if (!row) return null;
  keptRows.keep(known, String(id), '');
  return { json: answer(row.json), version: row.row.kept_version };
}

/** The select of a record, with its version. */
function withVersion({ select, version }: KeptRecord): Sql {
  return sql`${select}, ${version} as kept_version`;
}

/** Reads the rows with these tokens, and keeps them. Returns them by shelf and token, which may have changed. */
async function readTokens<Row, W>(
  call: ListCall,
  list: KeptList,
  tokens: readonly string[],
  toWire: (row: Row) => W,
): Promise<ReadonlyMap<string, Buffer>> {
  const ids = tokens.map((token) => Number(token.slice(0, token.indexOf(' '))));
  const rows = await readRows(call, list, sql`(select unnest(${ids}::bigint[]) as id) page`, toWire);
  return new Map(rows.map(({ name, json }) => [name, json]));
}

interface ReadRow<Row> {
  readonly row: Row;
  /** Its shelf and token. */
  readonly name: string;
  readonly json: Buffer;
}

/** Reads the rows whose ids `page` selects, and keeps them. */
async function readRows<Row, W>(
  call: ListCall,
  list: KeptList,
  page: Sql,
  toWire: (row: Row) => W,
): Promise<ReadRow<Row & { readonly kept_version: number }>[]> {
  const { rows } = await sql<Row & { token: string; names: string; kept_version: number }>`
    select ${list.select}, ${tokenOf(list)} as token, ${namesStamp} as names from ${page} ${list.joins}`.execute(
    call.db,
  );
  return rows.map((row) => {
    const shelf = shelfOf(call, list, row.names);
    const [visible] = call.visible({ data: [toWire(row)] }).data;
    const json = JSON.stringify(visible);
    const isKept = !row.token.includes(withoutStamp);
    return {
      row,
      name: `${shelf}/${row.token}`,
      json: isKept ? call.keptRows.keep(shelf, row.token, json) : Buffer.from(json),
    };
  });
}

/** Only in tokens of rows that have no stamp. */
const withoutStamp = '  ';

/** The id, the stamp and what depends on the caller. */
function tokenOf({ stamp, ofCaller = sql`''` }: KeptList): Sql {
  return sql`page.id || ' ' || coalesce(${stamp}::text, '') || ' ' || ${ofCaller}`;
}

/** Names everything that rows with the same tokens may differ in. The day: students and reports due change at midnight. */
function shelfOf({ caller, today }: ListCall, { parts }: KeptList, names: string): string {
  return `${caller.role} ${parts} ${today} ${names}`;
}

/**
 * The tag of an answer. It differs by person: browsers send the tag of an answer even when another person has signed in
 * since, and would show what that person saw.
 */
function tagOf({ caller }: ListCall, shown: readonly unknown[]): string {
  const digest = createHash('sha256').update(JSON.stringify([caller, ...shown]));
  return `W/"${digest.digest('base64url').slice(0, 27)}"`;
}

/** Whether a tag is in an `If-None-Match` header. */
function isAmong(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((one) => one.trim() === tag) ?? false;
}

const comma = Buffer.from(',');

function bytesOf(rows: readonly Buffer[], paging: object): Buffer {
  const parts: Buffer[] = [Buffer.from('{"data":[')];
  for (const [place, row] of rows.entries()) {
    if (place > 0) parts.push(comma);
    parts.push(row);
  }
  parts.push(Buffer.from(`],${JSON.stringify(paging).slice(1)}`));
  return Buffer.concat(parts);
}
