import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { useLinkComponent } from '../Link/LinkProvider';
import {
  brand as brandStyle,
  fullWords,
  item,
  link,
  list,
  nav,
  navbar,
  openPage,
  picture,
  shortWords,
  tools as toolRow,
} from './Navbar.css';
import type { NavbarMenu } from './NavbarMenu';
import { type NavbarLink, NavbarWords } from './NavbarWords';
import { useOverflowingLinks } from './useOverflowingLinks';

export interface NavbarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The logo, which links to `homeHref`. */
  brand: ReactNode;
  /** The home page of the signed-in user. */
  homeHref: string;
  /** Accessible name of the navigation landmark, as plain text. */
  label: string;
  /** The links, in reading order; empty for a user whose role is unknown (SHELL-047). */
  links: readonly NavbarLink[];
  /** Label of the menu button for the links that do not fit, such as "Menu". */
  menuLabel: ReactNode;
  /** On phones: `menu` (default) is a menu button, `tabs` a tab bar at the bottom for up to five links. */
  phone?: 'menu' | 'tabs';
  /** Tools at the end, such as the language switch. */
  tools?: ReactNode;
  /** The user menu behind the initials (SHELL-043). */
  userMenu?: ReactNode;
}

/** The header of every signed-in page (SHELL-038, SHELL-043 to SHELL-047). */
export function Navbar({
  brand,
  homeHref,
  label,
  links,
  menuLabel,
  phone = 'menu',
  tools,
  userMenu,
  className,
  ...rest
}: NavbarProps) {
  const AppLink = useLinkComponent();
  const row = useRef<HTMLUListElement>(null);
  const overflowing = useOverflowingLinks(row, links.map(({ id }) => id).join());
  const menuLinks = overflowing.flatMap((place) => links[place] ?? []);
  const currentLink = links.find(({ current }) => current);
  const [Menu, setMenu] = useState<typeof NavbarMenu>();
  const needsMenu = menuLinks.length > 0;
  useEffect(() => {
    if (!needsMenu) return;
    // Offline the code cannot load; it is tried again when the links next stop fitting.
    import('./NavbarMenu').then(
      (loaded) => setMenu(() => loaded.NavbarMenu),
      () => undefined,
    );
  }, [needsMenu]);
  return (
    <header {...rest} className={className ? `${navbar} ${className}` : navbar}>
      <AppLink href={homeHref} className={brandStyle}>
        {brand}
      </AppLink>
      {links.length > 0 && (
        <nav aria-label={label} className={nav({ phone })} data-phone={phone}>
          <ul ref={row} className={list}>
            {links.map((entry, place) => (
              <li key={entry.id} className={item} data-beyond={overflowing.includes(place) || undefined}>
                <AppLink href={entry.href} className={link} aria-current={entry.current ? 'page' : undefined}>
                  {entry.icon && <Icon of={entry.icon} size="huge" className={picture} />}
                  {phone === 'tabs' && entry.shortLabel !== undefined ? (
                    <>
                      <span className={fullWords}>{entry.label}</span>
                      <span className={shortWords}>{entry.shortLabel}</span>
                    </>
                  ) : (
                    <NavbarWords of={entry} />
                  )}
                </AppLink>
              </li>
            ))}
          </ul>
          {Menu && needsMenu && <Menu label={menuLabel} links={menuLinks} />}
          {phone === 'menu' && currentLink && (
            // The link is in the menu, but the page name stays visible.
            <span className={openPage} aria-hidden="true">
              {currentLink.label}
            </span>
          )}
        </nav>
      )}
      <div className={toolRow}>
        {tools}
        {userMenu}
      </div>
    </header>
  );
}
