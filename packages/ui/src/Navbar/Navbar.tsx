import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconShape } from '../icons';
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
import { NavbarWords } from './NavbarWords';
import { useLinksBeyond } from './useLinksBeyond';

export interface NavbarLink {
  /** Names the link among its neighbours, such as `contracts`. */
  id: string;
  href: string;
  /** The words; two lines in the joint mode. */
  label: ReactNode;
  /** The same in one short word for the bar at the bottom of a phone, where four stand side by side. */
  shortLabel?: ReactNode;
  /** Shown above the words in the bar at the bottom of a phone. */
  icon?: IconShape;
  /** How much waits there, after the words; it says in words too what it counts. */
  count?: ReactNode;
  /** The page (or the area) that is open. */
  current?: boolean;
}

export interface NavbarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The logo; it leads to `homeHref`. */
  brand: ReactNode;
  /** Where the logo leads: the first page of whoever is signed in. */
  homeHref: string;
  /** Name of the navigation landmark, one plain string. */
  label: string;
  /** In reading order; none for a person whose role is unknown (SHELL-047). */
  links: readonly NavbarLink[];
  /** Word on the button of the menu with the links that find no room, such as "Menu". */
  menuLabel: ReactNode;
  /** On a phone: `menu` (default) behind one button beside the open page's name, `tabs` as a bar under the thumb (up to five links). */
  phone?: 'menu' | 'tabs';
  /** The language switch and the like. */
  tools?: ReactNode;
  /** The menu behind the initials (SHELL-043). */
  userMenu?: ReactNode;
}

/** The head of every signed-in page (SHELL-038, SHELL-043 to SHELL-047). */
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
  const beyond = useLinksBeyond(row, links.map(({ id }) => id).join());
  const menuLinks = beyond.flatMap((place) => links[place] ?? []);
  const open = links.find(({ current }) => current);
  const [Menu, setMenu] = useState<typeof NavbarMenu>();
  const needsMenu = menuLinks.length > 0;
  useEffect(() => {
    if (!needsMenu) return;
    // Without a network it comes when the row is next found too short.
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
              <li key={entry.id} className={item} data-beyond={beyond.includes(place) || undefined}>
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
          {phone === 'menu' && open && (
            // The link to this page is in the menu; what it is called stays in view.
            <span className={openPage} aria-hidden="true">
              {open.label}
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
