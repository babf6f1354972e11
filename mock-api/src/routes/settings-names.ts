import { Refusal } from '../http/Refusal.ts';
import type { Store } from '../store/Store.ts';
import type { Tables } from '../store/tables.ts';
import { recordOf } from './records.ts';

/** The settings that are little more than a name. */
type NamedTable = 'languages' | 'companies';

/** The name as it is kept; throws a refusal when another record has exactly this one. `own` may keep its name. */
export function freeName(store: Store, table: NamedTable, typed: string, own?: number): string {
  const name = typed.trim();
  // Archived ones too: a record is renamed by its name, which so has to be one record's.
  if (store.all(table).some((row) => row.name === name && row.id !== own)) {
    throw new Refusal('conflict', 'Name duplicated', { name: ['Name duplicated'] });
  }
  return name;
}

/** The record that is to be renamed: by id, else by exactly its name; throws a refusal when there is none (OPEN-37). */
export function recordToRename<N extends NamedTable>(
  store: Store,
  table: N,
  { id, name }: { readonly id?: number; readonly name: string },
): Tables[N] {
  return recordOf(store, table, id ?? store.all(table).find((row) => row.name === name)?.id);
}
