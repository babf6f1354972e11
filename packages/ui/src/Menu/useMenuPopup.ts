import { type ComponentType, useState } from 'react';
import type { MenuPopupProps } from './MenuPopup';

const load = () => import('./MenuPopup');

/** Loads the popup and its positioning code on the first hint of use, to keep the first load small. */
export const prefetchMenuPopup = () => {
  load().catch(() => undefined);
};

interface Opened {
  Popup: ComponentType<MenuPopupProps>;
  /** The button to which the popup is anchored; it gets focus back. */
  anchor: HTMLElement;
  /** The row of the button when it was pressed. */
  row: string | undefined;
  start: MenuPopupProps['start'];
}

export function useMenuPopup() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = async (anchor: HTMLElement, start: Opened['start']) => {
    // Rows may move while the code loads.
    const row = anchor.dataset.rowMenu;
    // Offline the code cannot load; the next press tries again.
    const loaded = await load().catch(() => undefined);
    if (loaded && anchor.isConnected) setOpened({ Popup: loaded.MenuPopup, anchor, row, start });
  };
  const close = () => setOpened(null);
  return { opened, open, close };
}
