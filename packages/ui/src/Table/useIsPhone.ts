import { useSyncExternalStore } from 'react';
import { breakpoint } from '../theme/tokens';

// On paper there is always a table.
const query = `screen and (max-width: ${breakpoint.tablet - 1}px)`;

const subscribe = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the screen is too narrow for a table. Cards are another structure, not another style: `display` on a table's parts takes their meaning away. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
