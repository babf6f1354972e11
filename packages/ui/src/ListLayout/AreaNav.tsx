import { useRef } from 'react';
import { Icon } from '../Icon/Icon';
import { ChevronDownIcon } from '../icons';
import { useLinkComponent } from '../Link/LinkProvider';
import { Menu } from '../Menu/Menu';
import { useOverflowingLinks } from '../Navbar/useOverflowingLinks';
import { item, link, list, nav } from './AreaNav.css';
import type { ListArea } from './list-parts';

/** The lists of an area in one row, for tablets. Those that do not fit are in a menu, which names the current one. */
export function AreaNav({ label, links, moreLabel }: ListArea) {
  const AppLink = useLinkComponent();
  const row = useRef<HTMLUListElement>(null);
  const overflowing = useOverflowingLinks(row, links.map(({ id }) => id).join());
  const menuLinks = overflowing.flatMap((place) => links[place] ?? []);
  const current = menuLinks.find((entry) => entry.current);
  return (
    <nav aria-label={label} className={nav}>
      <ul ref={row} className={list}>
        {links.map((entry, place) => (
          <li key={entry.id} className={item} data-beyond={overflowing.includes(place) || undefined}>
            <AppLink href={entry.href} className={link} aria-current={entry.current ? 'page' : undefined}>
              {entry.icon && <Icon of={entry.icon} />}
              {entry.label}
            </AppLink>
          </li>
        ))}
      </ul>
      {menuLinks.length > 0 && (
        <Menu
          sections={[
            {
              id: 'lists',
              items: menuLinks.map(({ id, href, label: name, icon, current: isCurrent }) => ({
                id,
                href,
                label: name,
                icon,
                current: isCurrent,
              })),
            },
          ]}
          trigger={(trigger) => (
            <button type="button" {...trigger} className={link} data-current={current ? true : undefined}>
              {current?.label ?? moreLabel}
              <Icon of={ChevronDownIcon} />
            </button>
          )}
        />
      )}
    </nav>
  );
}
