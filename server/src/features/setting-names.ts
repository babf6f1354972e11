import type { Db } from '../database/connect.ts';
import { Refusal } from '../refusal/Refusal.ts';

/** The tables of settings that consist of little more than a name. */
type NamedTable = 'languages' | 'companies' | 'course_types';

/**
 * Returns the name to store. Throws if another record, archived or not, has exactly this name, because the calls find
 * records by name. The record `own` may keep its name.
 */
export async function freeName(db: Db, table: NamedTable, typed: string, own?: number): Promise<string> {
  const name = typed.trim();
  const holder = await idOfName(db, table, name);
  if (holder !== undefined && holder !== own) {
    throw new Refusal('conflict', 'Name duplicated', { name: ['Name duplicated'] });
  }
  return name;
}

/** Returns the id of the record with exactly this name. */
export async function idOfName(db: Db, table: NamedTable, name: string): Promise<number | undefined> {
  const row = await db.selectFrom(table).select('id').where('name', '=', name).executeTakeFirst();
  return row?.id;
}
