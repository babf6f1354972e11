import { createPath, type Location } from 'react-router-dom';

type Places = Record<string, number>;

/**
 * Returns the key of the history entry. The router gives the key `default` to each entry that the browser opened
 * itself.
 */
export function scrollKey(location: Location): string {
  return location.key === 'default' ? `first ${createPath(location)}` : location.key;
}

/**
 * Forgets the scroll position of a page whose URL was typed or opened by a link from another site. After a reload
 * or Back, the position is restored.
 *
 * @param load how the browser opened the page, as `PerformanceNavigationTiming.type`
 */
export function forgetScrollOfNewVisit(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  storageKey: string,
  location: Location,
  load: string | undefined,
): void {
  if (load !== 'navigate') return;
  try {
    const places = JSON.parse(storage.getItem(storageKey) ?? '{}') as Places;
    delete places[scrollKey(location)];
    storage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Storage is blocked or its content is invalid: the page opens at its top.
  }
}
