import type { Paging } from '../../generated/types.gen.ts';
import type { Page } from '../../wire/page.ts';

export function pageToWire<Row, WireRow>(
  { rows, total, page, pageSize }: Page<Row>,
  rowToWire: (row: Row) => WireRow,
): Paging & { data: WireRow[] } {
  return { data: rows.map(rowToWire), total, current_page: page, per_page: pageSize };
}
