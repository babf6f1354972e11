import type { ReactNode } from 'react';
import type { IconShape } from '../icons';

/** One entry of a menu: an action, or a link if it has an `href`. */
export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: IconShape;
  /** Called when the entry is chosen; the menu is then closed and focus is back on the trigger. */
  onSelect?: () => void;
  /** Target of a link, followed by the app's router. */
  href?: string;
  /** Marks the current page; only with `href`. */
  current?: boolean;
  /** Why the entry cannot be chosen now; it stays focusable and shows the reason. */
  blockedReason?: ReactNode;
  /** `critical` for entries that remove something. */
  tone?: 'neutral' | 'critical';
  /** Makes the entry a radio item and tells whether it is checked. */
  checked?: boolean;
}

export interface MenuSection {
  id: string;
  /** Heading of the section. */
  caption?: ReactNode;
  items: readonly MenuItem[];
}
