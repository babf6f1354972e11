import { type RefObject, useEffect, useState } from 'react';

const noLinks: readonly number[] = [];

/** Returns the indices of the links that wrapped below the first line, which the menu lists. */
export function useOverflowingLinks(row: RefObject<HTMLElement | null>, ids: string): readonly number[] {
  const [overflowing, setOverflowing] = useState(noLinks);
  useEffect(() => {
    const list = row.current;
    if (!list || ids === '') return;
    const items = [...list.children] as HTMLElement[];
    // ResizeObserver runs after layout; measuring earlier would force a layout.
    const observer = new ResizeObserver(() => {
      const { display } = getComputedStyle(list);
      const isOverflowing = (item: HTMLElement) =>
        display === 'none' || (display === 'flex' && item.offsetTop > (items[0]?.offsetTop ?? 0));
      const next = items.flatMap((item, index) => (isOverflowing(item) ? index : []));
      setOverflowing((last) => (String(last) === String(next) ? last : next));
    });
    for (const element of [list, ...items]) observer.observe(element);
    return () => observer.disconnect();
  }, [row, ids]);
  return overflowing;
}
