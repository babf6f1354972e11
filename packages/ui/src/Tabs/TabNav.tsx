import type { ComponentPropsWithRef } from 'react';
import { useLinkComponent } from '../Link/LinkProvider';
import { count, list, tab } from './Tabs.css';
import type { TabLink } from './tab-face';

export interface TabNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation landmark, one plain string. */
  label: string;
  /** In reading order. */
  links: readonly TabLink[];
}

/**
 * Tabs that are pages: links by the app's router, for Back, a shared address and a new tab of the browser.
 * Beside the contents rather than above them they are a `SideNav`.
 */
export function TabNav({ label, links, ...rest }: TabNavProps) {
  const AppLink = useLinkComponent();
  return (
    <nav {...rest} aria-label={label}>
      <ul className={list}>
        {links.map((link) => (
          <li key={link.id}>
            <AppLink href={link.href} className={tab} aria-current={link.current ? 'page' : undefined}>
              {link.label} {link.count != null && <span className={count}>{link.count}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
