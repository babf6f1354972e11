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

/** The paths by which a list of the API can be sorted, by column. */
export type SortPaths<Data extends { query?: { orderBy?: string } }> = Readonly<
  Record<string, NonNullable<NonNullable<Data['query']>['orderBy']>>
>;

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
