import type { ReactNode } from 'react';
import type { IconShape } from '../icons';

/** One entry of a menu: something to do, or a place to go when it has an `href`. */
export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: IconShape;
  /** Called when the entry is chosen; the menu is closed by then and the focus back on its trigger. */
  onSelect?: () => void;
  /** Where the entry leads, by the app's own router. */
  href?: string;
  /** The page that is open; with `href` only. */
  current?: boolean;
  /** Why the entry cannot be chosen now; it stays reachable and says so. */
  blockedReason?: ReactNode;
  /** `critical` for what takes something away. */
  tone?: 'neutral' | 'critical';
  /** Makes the entry one of several choices, and tells whether it is the chosen one. */
  checked?: boolean;
}

/** Entries that belong together; sections are set apart by a line. */
export interface MenuSection {
  id: string;
  /** What the section is about. */
  caption?: ReactNode;
  items: readonly MenuItem[];
}
