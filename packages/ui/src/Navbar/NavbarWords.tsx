import type { ReactNode } from 'react';
import type { IconShape } from '../icons';
import { counted } from './Navbar.css';

export interface NavbarLink {
  /** Identifies the link, such as `contracts`. */
  id: string;
  href: string;
  /** The text; two lines in bilingual mode. */
  label: ReactNode;
  /** One short word for the tab bar of phones, which has five tabs. */
  shortLabel?: ReactNode;
  /** Icon above the text in the tab bar of phones. */
  icon?: IconShape;
  /** Badge with a count after the text; it must also say in words what it counts. */
  count?: ReactNode;
  /** Marks the current page or area. */
  current?: boolean;
}

/** The text of a link and its count. */
export function NavbarWords({ of: { label, count } }: { of: NavbarLink }) {
  if (!count) return label;
  return (
    <span className={counted}>
      <span>{label}</span> {count}
    </span>
  );
}
