import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconShape } from '../icons';
import { useLinkComponent } from '../Link/LinkProvider';
import { link, list, picture, words } from './SideNav.css';

export interface SideNavLink {
  /** Names the link among its neighbours, such as `attendance`. */
  id: string;
  href: string;
  /** The words; two lines in the joint mode. */
  label: ReactNode;
  /** A picture before the words. */
  icon?: IconShape;
  /** What stands at its end: a count, a badge that says what is missing there. */
  aside?: ReactNode;
  /** The page that is open. */
  current?: boolean;
}

export interface SideNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation landmark, one plain string. */
  label: string;
  /** In reading order. */
  links: readonly SideNavLink[];
}

/** The pages of one area or one record, beside the contents; rows above them where the window is narrow. */
export function SideNav({ label, links, ...rest }: SideNavProps) {
  const AppLink = useLinkComponent();
  return (
    <nav {...rest} aria-label={label}>
      <ul className={list}>
        {links.map((entry) => (
          <li key={entry.id}>
            <AppLink href={entry.href} className={link} aria-current={entry.current ? 'page' : undefined}>
              {entry.icon && <Icon of={entry.icon} className={picture} />}
              <span className={words}>{entry.label}</span>
              {entry.aside}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
