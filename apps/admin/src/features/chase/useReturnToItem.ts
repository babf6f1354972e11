import { browserStorage } from '@portal/api-client';
import { type RefObject, useEffect, useRef, useState } from 'react';

// In session storage, for a reload of the record's page must not lose the way back. Ids and a kind, no names.
const openedKey = 'chase-opened';
const tabStorage = () => browserStorage('session').storage;

/**
 * Shows the item whose record was opened from the list and gives it the focus, once it is drawn again: its marks come
 * from the browser's store after the page, too late for the scroll position.
 */
export function useReturnToItem(list: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  const [opened] = useState(() => tabStorage().getItem(openedKey));
  const done = useRef(false);
  useEffect(() => {
    tabStorage().removeItem(openedKey);
    // Before the press leads away.
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
