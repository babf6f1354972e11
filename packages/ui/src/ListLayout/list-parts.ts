import { createContext, type ReactNode } from 'react';
import type { SideNavLink } from '../SideNav/SideNav';

export interface ListArea {
  /** Accessible name of the area's navigation, as plain text. */
  label: string;
  links: readonly SideNavLink[];
  /** Label of the menu with the links that do not fit into a tablet's row, such as "More". */
  moreLabel: ReactNode;
}

/** Where the filter sheet of phones and tablets shows the sort buttons of the table. */
export interface SortSlot {
  /** Null while the sheet is closed. */
  element: HTMLElement | null;
  /** Ref callback of the element. */
  setElement: (element: HTMLElement | null) => void;
}

export const ListAreaContext = /* @__PURE__ */ createContext<ListArea | null>(null);

export const ListToolsContext = /* @__PURE__ */ createContext<ReactNode>(null);

/** Undefined where the table shows its sort buttons itself. */
export const SortSlotContext = /* @__PURE__ */ createContext<SortSlot | undefined>(undefined);
