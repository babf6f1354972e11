import { type ComponentType, useState } from 'react';
import type { MenuPopupProps } from './MenuPopup';

const load = () => import('./MenuPopup');

/** The popup and its positioning come on the first intent, so that a page with menus starts without them. */
export const prefetchMenuPopup = () => {
  load().catch(() => undefined);
};

interface Opened {
  Popup: ComponentType<MenuPopupProps>;
  /** The button that the popup hangs on and gives the focus back to. */
  anchor: HTMLElement;
  start: MenuPopupProps['start'];
}

/** Which popup is open and on which button, if any. */
export function useMenuPopup() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = async (anchor: HTMLElement, start: Opened['start']) => {
    // Without a network the popup cannot come; the page stays as it is and the next press tries again.
    const loaded = await load().catch(() => undefined);
    if (loaded && anchor.isConnected) setOpened({ Popup: loaded.MenuPopup, anchor, start });
  };
  const close = () => setOpened(null);
  return { opened, open, close };
}
