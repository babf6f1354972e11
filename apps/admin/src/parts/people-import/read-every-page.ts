import { allRows, type Page } from '@portal/api-client';

export async function readEveryPage<Row extends { id: number | string }>(
  readPage: (page: number) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  let read: readonly Row[] = [];
  for await (const { rows } of allRows(readPage)) read = rows;
  return read;
}
