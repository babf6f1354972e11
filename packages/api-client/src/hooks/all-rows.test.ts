import { expect, it } from 'vitest';
import { allRows } from './all-rows.ts';

const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }));

async function reading(pages: readonly { id: number }[][], total: number) {
  const askedPages: number[] = [];
  const progress: string[] = [];
  const read = async (page: number) => {
    askedPages.push(page);
    return { rows: pages[page - 1] ?? [], total, page, pageSize: 2 };
  };
  for await (const { rows, total: counted } of allRows(read))
    progress.push(`${rows.map(({ id }) => id).join()}/${counted}`);
  return { askedPages, progress };
}

it('reads all pages in sequence and reports the rows so far', async () => {
  expect(await reading([rowsOf(1, 2), rowsOf(3, 4), rowsOf(5)], 5)).toEqual({
    askedPages: [1, 2, 3],
    progress: ['1,2/5', '1,2,3,4/5', '1,2,3,4,5/5'],
  });
});

it('sends one request for a list with one page, and for an empty one', async () => {
  expect((await reading([rowsOf(1, 2)], 2)).askedPages).toEqual([1]);
  expect(await reading([[]], 0)).toEqual({ askedPages: [1], progress: ['/0'] });
});

it('lists a row once when it moves to the next page, and stops at an empty page', async () => {
  const { askedPages, progress } = await reading([rowsOf(1, 2), rowsOf(2, 3)], 9);
  expect(progress.at(-1)).toBe('1,2,3/9');
  expect(askedPages).toEqual([1, 2, 3]);
});
