import type { Page } from '../wire/page.ts';

/** What has come of a list that is read page by page. */
export interface RowsSoFar<Row> {
  rows: readonly Row[];
  /** Rows of the whole list, as the server counts them by now. */
  total: number;
}

/**
 * Reads every page of a list, one after the other, and tells after each what has come. A row that moves to a later page
 * meanwhile, because another was added, comes once.
 */
export async function* allRows<Row extends { id: number | string }>(
  readPage: (page: number) => Promise<Page<Row>>,
): AsyncGenerator<RowsSoFar<Row>, void, undefined> {
  const rows = new Map<number | string, Row>();
  for (let page = 1; ; page += 1) {
    const { rows: read, total, pageSize } = await readPage(page);
    for (const row of read) rows.set(row.id, row);
    yield { rows: [...rows.values()], total };
    if (read.length === 0 || page * pageSize >= total) return;
  }
}
