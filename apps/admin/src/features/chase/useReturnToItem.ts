import { browserStorage } from '@portal/api-client';
import { type RefObject, useEffect, useRef, useState } from 'react';

// In session storage, so that a reload of the record's page does not lose the way back. Ids and a kind, no names.
const openedKey = 'chase-opened';
const tabStorage = () => browserStorage('session').storage;

/**
 * Scrolls to and focuses the item whose record was opened, after it is rendered again: its marks load after the page,
 * too late for scroll restoration.
 */
export function useReturnToItem(list: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  const [opened] = useState(() => tabStorage().getItem(openedKey));
  const done = useRef(false);
  useEffect(() => {
    tabStorage().removeItem(openedKey);
    // Runs before the click navigates away.
    document.addEventListener('click', rememberOpened, { capture: true });
    return () => document.removeEventListener('click', rememberOpened, { capture: true });
  }, []);
  useEffect(() => {
    if (opened === null || !isDrawn || done.current) return;
    done.current = true;
    const row = list.current?.querySelector(`[data-item="${CSS.escape(opened)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  }, [list, opened, isDrawn]);
}

function rememberOpened({ target }: Event): void {
  const link = target instanceof Element ? target.closest('[data-item] a[href]') : null;
  const item = link?.closest<HTMLElement>('[data-item]')?.dataset.item;
  if (item !== undefined) tabStorage().setItem(openedKey, item);
}
