import { SideNav, type SideNavLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BackLink } from './BackLink';
import { side } from './RecordMenu.css';

export interface RecordMenuProps {
  /** Label of the menu as a plain string, such as "Parts of the contract". */
  label: string;
  /** The pages of the record, in reading order; the URL determines the current one. */
  links: readonly Omit<SideNavLink, 'current'>[];
  /** The URL of the list with its last filters. */
  back: string;
  /** The name of the list. */
  backLabel: ReactNode;
  /** Content after the pages, such as a button for the whole record. */
  after?: ReactNode;
}

/** The left menu of a record: a link back to its list, and its pages. */
export function RecordMenu({ label, links, back, backLabel, after }: RecordMenuProps) {
  const { pathname } = useLocation();
  return (
    <div className={side}>
      <BackLink href={back}>{backLabel}</BackLink>
      <SideNav label={label} links={links.map((link) => ({ ...link, current: pathname === link.href }))} />
      {after}
    </div>
  );
}
