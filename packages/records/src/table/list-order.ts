import type { TableSort } from '@portal/ui';

/** The order of a list's rows. */
export interface ListOrder<Column extends string> {
  by: Column;
  direction: 'ASC' | 'DESC';
}

/**
 * Returns the order after a click on a column header: by that column, or reversed; null if the column is not sortable.
 */
export function orderAfterPress<Column extends string>(
  order: ListOrder<Column>,
  sortable: readonly Column[],
  column: string,
): ListOrder<Column> | null {
  const pressed = sortable.find((name) => name === column);
  if (!pressed) return null;
  const isTurned = order.by === pressed && order.direction === 'ASC';
  return { by: pressed, direction: isTurned ? 'DESC' : 'ASC' };
}

/** Converts an order for the table. */
export function tableSort({ by, direction }: ListOrder<string>): TableSort {
  return { column: by, direction: direction === 'ASC' ? 'ascending' : 'descending' };
}
