import { createPath, type Location } from 'react-router-dom';

type Places = Record<string, number>;

/** The key of the entry of the history that the browser opened: the router gives all of these the key `default`. */
export function scrollKey(location: Location): string {
  return location.key === 'default' ? `first ${createPath(location)}` : location.key;
}

/**
 * Forgets where a page was scrolled when its address is opened anew: typed, or by a link from elsewhere. A reload and
 * the way back keep it.
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
    // Blocked or invalid storage: the page opens at its top.
  }
}
