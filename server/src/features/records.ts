import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { badField, Refusal } from '../treaty/Refusal.ts';

/** The tables whose records have an id. */
type RecordTable =
  | 'languages'
  | 'course_types'
  | 'companies'
  | 'users'
  | 'teachers'
  | 'materials'
  | 'students'
  | 'contracts'
  | 'material_requests'
  | 'report_forms'
  | 'reports'
  | 'files'
  | 'saved_views'
  | 'snoozes'
  | 'phrases'
  | 'imports';

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

/** Throws if a field of a request has an id that no record has; null and undefined are fine. */
export async function refuseUnknown(
  db: Db,
  table: RecordTable,
  id: number | null | undefined,
  field: string,
): Promise<void> {
  if (id === null || id === undefined) return;
  if (!(await findRecord(db, table, id))) throw badField(field, 'does not exist');
}

/** Returns the columns that a request names; omitted ones do not change. */
export function given<T extends object>(columns: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
