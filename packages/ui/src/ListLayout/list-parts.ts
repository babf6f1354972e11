import { createContext, type ReactNode } from 'react';
import type { SideNavLink } from '../SideNav/SideNav';

/** The lists of one area, such as the settings. */
export interface ListArea {
  /** Name of the area's navigation, one plain string. */
  label: string;
  /** The lists, in reading order. */
  links: readonly SideNavLink[];
}

/** Where the sheet of a phone or a tablet shows what the table can be sorted by. */
export interface SortSlot {
  /** Null while the sheet is closed. */
  element: HTMLElement | null;
  /** Ref of the element. */
  setElement: (element: HTMLElement | null) => void;
}

/** The area whose menu stands in the toolbar of a phone or a tablet. */
export const ListAreaContext = /* @__PURE__ */ createContext<ListArea | null>(null);

/** What can be done with the whole list, which a phone and a tablet show in the sheet of the filters. */
export const ListToolsContext = /* @__PURE__ */ createContext<ReactNode>(null);

/** Undefined where the table shows its own sort buttons. */
export const SortSlotContext = /* @__PURE__ */ createContext<SortSlot | undefined>(undefined);
