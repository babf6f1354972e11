import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconShape } from '../icons';
import { useLinkComponent } from '../Link/LinkProvider';
import {
  brand as brandStyle,
  counted,
  fullWords,
  link,
  list,
  nav,
  navbar,
  picture,
  shortWords,
  tools as toolRow,
} from './Navbar.css';
import { showInRow } from './showInRow';

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
  /** On a phone: `scroll` (default) as a line under the brand, `tabs` as a bar under the thumb (up to five links). */
  phone?: 'scroll' | 'tabs';
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
  phone = 'scroll',
  tools,
  userMenu,
  className,
  ...rest
}: NavbarProps) {
  const AppLink = useLinkComponent();
  return (
    <header {...rest} className={className ? `${navbar} ${className}` : navbar}>
      <AppLink href={homeHref} className={brandStyle}>
        {brand}
      </AppLink>
      {links.length > 0 && (
        <nav aria-label={label} className={nav({ phone })} data-phone={phone}>
          <ul className={list}>
            {links.map((entry) => (
              <li key={entry.id} ref={entry.current ? showInRow : undefined}>
                <AppLink href={entry.href} className={link} aria-current={entry.current ? 'page' : undefined}>
                  {entry.icon && <Icon of={entry.icon} size="huge" className={picture} />}
                  {phone === 'tabs' && entry.shortLabel !== undefined ? (
                    <>
                      <span className={fullWords}>{entry.label}</span>
                      <span className={shortWords}>{entry.shortLabel}</span>
                    </>
                  ) : entry.count ? (
                    <span className={counted}>
                      <span>{entry.label}</span> {entry.count}
                    </span>
                  ) : (
                    entry.label
                  )}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={toolRow}>
        {tools}
        {userMenu}
      </div>
    </header>
  );
}
