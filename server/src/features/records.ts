import type { Generated, Insertable, Kysely, QueryResult, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { refuseChanged } from '../openapi/call.ts';
import { badField, Refusal } from '../refusal/Refusal.ts';

/** The tables whose records have an id. */
type RecordTable = {
  [T in keyof Schema]: Selectable<Schema[T]> extends { id: number } ? T : never;
}[keyof Schema];

interface Reading {
  /** Locks the record until the transaction ends. */
  readonly isLocked?: boolean;
}

/** Returns the record with this id, or undefined. */
export async function findRecord<T extends RecordTable>(
  db: Db,
  table: T,
  id: number | null | undefined,
  { isLocked = false }: Reading = {},
): Promise<Selectable<Schema[T]> | undefined> {
  if (id === null || id === undefined) return undefined;
  const lock = isLocked ? sql`for no key update` : sql``;
  const { rows } = await sql<
    Selectable<Schema[T]>
  >`select * from ${sql.table(table)} where id = ${id} ${lock}`.execute(db);
  return rows[0];
}

/** Returns the record with this id, locked before a change. Throws if it does not exist. */
export async function recordOf<T extends RecordTable>(
  db: Db,
  table: T,
  id: number | undefined,
  reading?: Reading,
): Promise<Selectable<Schema[T]>> {
  const row = await findRecord(db, table, id, reading);
  if (!row) throw new Refusal('not-found');
  return row;
}

/** The tables whose records have an id and a version. */
type VersionedTable = {
  [T in RecordTable]: Selectable<Schema[T]> extends { version: number } ? T : never;
}[RecordTable];

/**
 * Returns the record of a call's path, locked before a change. Throws if it does not exist, or has changed since the
 * caller read it (DECISION-37).
 */
export async function recordToChange<T extends VersionedTable>(
  { db, path, ifMatch }: { db: Db; path: { id: number }; ifMatch: string | undefined },
  table: T,
): Promise<Selectable<Schema[T]>> {
  const record = await recordOf(db, table, path.id, { isLocked: true });
  refuseChanged(record as unknown as { version: number }, ifMatch);
  return record;
}

/** Deletes a record. */
export async function deleteRecord(given: Db, of: RecordTable, id: number): Promise<void> {
  const { db, table } = only(given, of);
  await db.deleteFrom(table).where('id', '=', id).execute();
}

/** Returns the first row of a statement that always returns one. */
export function oneRow<Row>({ rows: [row] }: QueryResult<Row>): Row {
  if (!row) throw new Error('a statement found no row');
  return row;
}

/** Returns the first row of a statement for something that a request names. Throws if there is no row. */
export function knownRow<Row>({ rows: [row] }: QueryResult<Row>): Row {
  if (!row) throw new Refusal('not-found');
  return row;
}

/**
 * Returns the database with the given table as its only one. Otherwise the compiler works out the columns of all tables
 * together, which was 6 % of all its work.
 */
function only<T extends RecordTable>(db: Db, table: T) {
  return { db: db as unknown as Kysely<{ record: { id: Generated<number> } }>, table: table as 'record' };
}

function insertion<T extends RecordTable>(given: Db, of: T, values: Insertable<Schema[T]>) {
  const { db, table } = only(given, of);
  return db.insertInto(table).values(values as { id?: number });
}

function update<T extends RecordTable>(given: Db, of: T, id: number, change: Updateable<Schema[T]>) {
  const { db, table } = only(given, of);
  return db
    .updateTable(table)
    .set(change as { id?: number })
    .where('id', '=', id);
}

/** Inserts a record and returns it. */
export async function insertRecord<T extends RecordTable>(
  db: Db,
  table: T,
  values: Insertable<Schema[T]>,
): Promise<Selectable<Schema[T]>> {
  const added = await insertion(db, table, values).returningAll().executeTakeFirstOrThrow();
  return added as unknown as Selectable<Schema[T]>;
}

/** Inserts a record and returns its id. */
export async function insertForId<T extends RecordTable>(
  db: Db,
  table: T,
  values: Insertable<Schema[T]>,
): Promise<number> {
  return (await insertion(db, table, values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Updates the columns of a record. */
export async function updateRecord<T extends RecordTable>(
  db: Db,
  table: T,
  id: number,
  change: Updateable<Schema[T]>,
): Promise<void> {
  await update(db, table, id, change).execute();
}

/** Updates the columns of a record and returns it. */
export async function updateAndRead<T extends RecordTable>(
  db: Db,
  table: T,
  id: number,
  change: Updateable<Schema[T]>,
): Promise<Selectable<Schema[T]>> {
  const updated = await update(db, table, id, change).returningAll().executeTakeFirstOrThrow();
  return updated as unknown as Selectable<Schema[T]>;
}

/** Throws if a field of a request has the id of no record. Null and undefined are accepted. */
export async function refuseUnknown(
  db: Db,
  table: RecordTable,
  id: number | null | undefined,
  field: string,
): Promise<void> {
  if (id === null || id === undefined) return;
  if (!(await findRecord(db, table, id))) throw badField(field, 'does not exist');
}

/** Returns the columns that a request contains; omitted ones stay unchanged. */
export function given<T extends object>(columns: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
