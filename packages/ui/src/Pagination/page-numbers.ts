// An empty list has one page.
export const lastPage = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

/** Returns the page numbers to show: the first, the last, those around the current page, and gaps. */
export function pageNumbers(page: number, last: number): (number | 'gap-before' | 'gap-after')[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  const from = Math.max(2, Math.min(page - 1, last - 4));
  const to = Math.min(last - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    // A gap of a single page shows that page.
    ...(from === 3 ? [2] : from > 3 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to === last - 2 ? [last - 1] : to < last - 2 ? (['gap-after'] as const) : []),
    last,
  ];
}
