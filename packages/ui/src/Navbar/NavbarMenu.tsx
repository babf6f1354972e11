import type { ReactNode } from 'react';
import { Menu } from '../Menu/Menu';
import { menuButton, menuWord } from './NavbarMenu.css';
import { type NavbarLink, NavbarWords } from './NavbarWords';

export interface NavbarMenuProps {
  label: ReactNode;
  /** The links that do not fit into the row. */
  links: readonly NavbarLink[];
}

/** The overflow menu of a navbar, loaded only when some links do not fit. */
export function NavbarMenu({ label, links }: NavbarMenuProps) {
  return (
    <Menu
      sections={[
        {
          id: 'links',
          items: links.map((link) => ({
            id: link.id,
            href: link.href,
            label: <NavbarWords of={link} />,
            icon: link.icon,
            current: link.current,
          })),
        },
      ]}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={menuButton}
          data-current={links.some(({ current }) => current) || undefined}
        >
          <span className={menuWord}>{label}</span>
        </button>
      )}
    />
  );
}
