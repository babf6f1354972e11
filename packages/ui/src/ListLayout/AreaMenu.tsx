import { useContext } from 'react';
import { areaButton } from '../FilterBar/FilterBar.css';
import { Icon } from '../Icon/Icon';
import { ChevronDownIcon } from '../icons';
import { Menu } from '../Menu/Menu';
import { ListAreaContext } from './list-parts';

/** On phones, a button that names the current list of the area and opens a menu of all. Elsewhere, nothing. */
export function AreaMenu() {
  const area = useContext(ListAreaContext);
  if (!area) return null;
  const current = area.links.find((link) => link.current);
  return (
    <nav aria-label={area.label}>
      <Menu
        sections={[{ id: 'lists', items: area.links }]}
        trigger={(trigger) => (
          <button type="button" {...trigger} className={areaButton}>
            <span>{current?.label ?? area.label}</span>
            <Icon of={ChevronDownIcon} />
          </button>
        )}
      />
    </nav>
  );
}
