/**
 * Ref of the item that is open: scrolls its landmark sideways until the item is wholly to be seen, once. The page itself
 * is not scrolled, and the person scrolls the row on as they like.
 */
export function showInRow(item: HTMLElement | null) {
  const row = item?.closest('nav');
  if (!item || !row) return;
  // Says where both are after the browser's own layout: measuring here would make every page wait for one more.
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      if (!entry?.rootBounds) return;
      const { boundingClientRect: place, rootBounds: sight } = entry;
      row.scrollLeft += Math.min(0, place.left - sight.left) + Math.max(0, place.right - sight.right);
    },
    { root: row },
  );
  observer.observe(item);
  return () => observer.disconnect();
}
