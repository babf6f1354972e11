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

/** The page of a list to read. */
export interface Paged {
  /** Counted from 1. */
  page?: number;
  /** Default: 50. */
  pageSize?: number;
}

/** The page and the order of a list to read. */
export interface Sorted<Column> extends Paged {
  sort?: { by: Column; direction: 'ASC' | 'DESC' };
}

export function pagedToWire({ page = 1, pageSize = 50 }: Paged) {
  return { page, resourcesPerPage: pageSize };
}

/** `paths` are the wire paths of the columns. */
export function sortedToWire<Column extends string, Path>(
  { sort, ...paged }: Sorted<Column>,
  paths: Readonly<Record<Column, Path>>,
) {
  return { orderBy: sort && paths[sort.by], orderDirection: sort?.direction, ...pagedToWire(paged) };
}

export function pageFromWire<WireRow, Row>(
  { data, total, current_page, per_page }: Paging & { data: WireRow[] },
  rowFromWire: (row: WireRow) => Row,
): Page<Row> {
  return { rows: data.map(rowFromWire), total, page: current_page, pageSize: per_page };
}

export function pageToWire<Row, WireRow>(
  { rows, total, page, pageSize }: Page<Row>,
  rowToWire: (row: Row) => WireRow,
): Paging & { data: WireRow[] } {
  return { data: rows.map(rowToWire), total, current_page: page, per_page: pageSize };
}
