import { badField, Refusal } from '../http/Refusal.ts';
import type { Store } from '../store/Store.ts';
import type { TableName, Tables } from '../store/tables.ts';

/** The record of that id; throws a refusal when there is none. */
export function recordOf<N extends TableName>(store: Store, table: N, id: number | undefined): Tables[N] {
  const row = store.get(table, id);
  if (!row) throw new Refusal('not-found');
  return row;
}

/** Refuses the id in a field of a request when no record has it; null and nothing at all are fine. */
export function refuseUnknown(
  store: Store,
  table: TableName,
  id: number | null | undefined,
  field: string,
): void {
  if (id !== null && id !== undefined && !store.get(table, id)) throw badField(field, 'does not exist');
}
