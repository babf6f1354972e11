import { useCallback, useSyncExternalStore } from 'react';
import { inEm } from '../theme/inEm';
import { breakpoint } from '../theme/tokens';

function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Repeats `media.phone`, because importing `media` would add all queries to the first load. */
const narrowerThan = (px: number) => `screen and (max-width: ${inEm(px - 0.02)})`;

export const useIsPhone = () => useMatches(narrowerThan(breakpoint.tablet));

/** Returns whether list controls are combined in a toolbar with a sheet, on phones and tablets. */
export const useIsCompact = () => useMatches(narrowerThan(breakpoint.desktop));

const tableMargin = 66;

/** From this window width on, in px, a wide table scrolls sideways instead, because desktop users expect a table. */
const alwaysTableFrom = 1260;

export type ListShape = 'table' | 'tight' | 'cards';

/** Returns the shape that needs no sideways scrolling for the given minimum table widths in px. */
export function useListShape({ least = 0, tightLeast = 0 }): ListShape {
  const isTight = useMatches(narrowerThan(least + tableMargin));
  const isTooNarrow = useMatches(narrowerThan(Math.min(tightLeast + tableMargin, alwaysTableFrom)));
  if (useIsPhone() || isTooNarrow) return 'cards';
  return isTight ? 'tight' : 'table';
}
