import { useSyncExternalStore } from 'react';
import { media } from '../theme/media';

const subscribe = (changed: () => void) => {
  const phone = matchMedia(media.phone);
  phone.addEventListener('change', changed);
  return () => phone.removeEventListener('change', changed);
};

/**
 * Whether the screen is too narrow for a table; paper never is. Cards are another structure, not another style:
 * a list of records whose lines carry the heads of their columns.
 */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => matchMedia(media.phone).matches);
