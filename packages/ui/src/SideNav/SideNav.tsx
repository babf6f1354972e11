import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconShape } from '../icons';
import { useLinkComponent } from '../Link/LinkProvider';
import { link, list, picture, words } from './SideNav.css';

export interface SideNavLink {
  id: string;
  href: string;
  /** The text; two lines in bilingual mode. */
  label: ReactNode;
  /** Icon in front of the text. */
  icon?: IconShape;
  /** Shown at the end: a count, or a badge for something missing. */
  aside?: ReactNode;
  current?: boolean;
}

export interface SideNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the navigation landmark, as plain text. */
  label: string;
  /** The links, in reading order. */
  links: readonly SideNavLink[];
}

/** Navigation between the pages of an area or a record: next to the content, or above it in narrow windows. */
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
