import { type RefObject, useEffect, useState } from 'react';

const none: readonly number[] = [];

/**
 * Returns which items of a row that wraps are not in its first line, by their place: they belong into a menu. All of
 * them while the row is not displayed; none where it is laid out as a grid. `ids` changes when other items come.
 */
export function useLinksBeyond(row: RefObject<HTMLElement | null>, ids: string): readonly number[] {
  const [beyond, setBeyond] = useState(none);
  useEffect(() => {
    const list = row.current;
    if (!list || ids === '') return;
    const items = [...list.children] as HTMLElement[];
    // Told after the browser's own layout: to measure earlier would cost each page another one.
    const observer = new ResizeObserver(() => {
      const { display } = getComputedStyle(list);
      const isBeyond = (item: HTMLElement) =>
        display === 'none' || (display === 'flex' && item.offsetTop > (items[0]?.offsetTop ?? 0));
      const next = items.flatMap((item, place) => (isBeyond(item) ? place : []));
      setBeyond((last) => (String(last) === String(next) ? last : next));
    });
    for (const element of [list, ...items]) observer.observe(element);
    return () => observer.disconnect();
  }, [row, ids]);
  return beyond;
}
