import type { Page } from '../wire/page.ts';

/** The rows of a list loaded so far, page by page. */
export interface RowsSoFar<Row> {
  rows: readonly Row[];
  /** Rows of the whole list, from the latest response. */
  total: number;
}

/**
 * Reads all pages of a list in sequence, and yields the rows so far after each page. A row that moves to a later page
 * because another one was added is yielded only once.
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
