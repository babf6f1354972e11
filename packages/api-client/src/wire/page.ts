import type { Paging } from '../generated/types.gen.ts';

/** One page of a list (API-003). */
export interface Page<Row> {
  rows: Row[];
  /** Rows of the whole list. */
  total: number;
  /** Counted from 1. */
  page: number;
  pageSize: number;
}

export function pageFromWire<WireRow, Row>(
  { data, total, current_page, per_page }: Paging & { data: WireRow[] },
  rowFromWire: (row: WireRow) => Row,
): Page<Row> {
  return { rows: data.map(rowFromWire), total, page: current_page, pageSize: per_page };
}
