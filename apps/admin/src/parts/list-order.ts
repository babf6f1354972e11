import type { TableSort } from '@portal/ui';

/** What the rows of a list are ordered by. */
export interface ListOrder<Column extends string> {
  by: Column;
  direction: 'ASC' | 'DESC';
}

/** The order after a press on a column's head: by that column, or the other way round; null for a head that does not sort. */
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

/** An order as a table shows it. */
export function tableSort({ by, direction }: ListOrder<string>): TableSort {
  return { column: by, direction: direction === 'ASC' ? 'ascending' : 'descending' };
}
