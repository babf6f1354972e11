import { SideNav, type SideNavLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BackLink } from './BackLink';
import { side } from './RecordMenu.css';

export interface RecordMenuProps {
  /** Name of the menu, one plain string, such as "Parts of the contract". */
  label: string;
  /** The pages of the record, in reading order; which one is open is told by the address. */
  links: readonly Omit<SideNavLink, 'current'>[];
  /** The list, as it was left. */
  back: string;
  /** What the list is called. */
  backLabel: ReactNode;
}

/** The left menu of a record: back to its list, and its own pages. */
export function RecordMenu({ label, links, back, backLabel }: RecordMenuProps) {
  const { pathname } = useLocation();
  return (
    <div className={side}>
      <BackLink href={back}>{backLabel}</BackLink>
      <SideNav label={label} links={links.map((link) => ({ ...link, current: pathname === link.href }))} />
    </div>
  );
}
