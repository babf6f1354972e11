import { useCallback, useSyncExternalStore } from 'react';
import { media } from '../theme/media';

/** Whether a media query matches, from now on. */
function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/**
 * Whether the screen is too narrow for a table; paper never is. Cards are another structure, not another style:
 * a list of records whose lines carry the heads of their columns.
 */
export const useIsPhone = () => useMatches(media.phone);

/** Whether the controls of a list stand in one toolbar with a sheet: on a phone and on a tablet. */
export const useIsCompact = () => useMatches(media.compact);

/** What stands beside a table that has a page to itself, in px. */
const besideTable = 50;

/** From this width on, in px, a table of many columns scrolls sideways: whoever works on a desktop expects a table. */
const alwaysTable = 1200;

/** Whether a list shows cards: on a phone, and where a table of its least width, in px, would scroll sideways. */
export function useShowsCards(least = 0): boolean {
  const isTooWide = useMatches(
    `screen and (max-width: ${Math.min(least + besideTable, alwaysTable) - 0.02}px)`,
  );
  return useIsPhone() || isTooWide;
}
