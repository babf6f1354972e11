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

/** What stands beside a table that has a page to itself, in px: the edges of the page and a scroll bar. */
const besideTable = 66;

/** From this width on, in px, a table of many columns scrolls sideways: whoever works on a desktop expects a table. */
const alwaysTable = 1260;

const narrowerThan = (px: number) => `screen and (max-width: ${px - 0.02}px)`;

/** How a list shows its records: a table, one with its columns closer together, or cards. */
export type ListShape = 'table' | 'tight' | 'cards';

/**
 * The shape that needs no sideways scrolling, for a table of these least widths in px. A phone always shows cards, a
 * desktop always a table.
 */
export function useListShape({ least = 0, tightLeast = 0 }): ListShape {
  const isTight = useMatches(narrowerThan(least + besideTable));
  const isTooNarrow = useMatches(narrowerThan(Math.min(tightLeast + besideTable, alwaysTable)));
  if (useIsPhone() || isTooNarrow) return 'cards';
  return isTight ? 'tight' : 'table';
}
