import type { ReactNode } from 'react';
import { Menu } from '../Menu/Menu';
import type { NavbarLink } from './Navbar';
import { menuButton, menuWord } from './NavbarMenu.css';
import { NavbarWords } from './NavbarWords';

export interface NavbarMenuProps {
  /** Word on the button. */
  label: ReactNode;
  /** The links that find no room in the row. */
  links: readonly NavbarLink[];
}

/** The menu of a navbar; it comes only where some links find no room. */
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
