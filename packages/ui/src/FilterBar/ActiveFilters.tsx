import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../Button/Button';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import { Icon } from '../Icon/Icon';
import { CloseIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './FilterBar.css';

export interface ActiveFilter {
  id: string;
  /** The filter in words, such as "Type: group". */
  label: ReactNode;
  onRemove: () => void;
  /** Already visible on a phone outside the sheet, such as the search text; the filter button does not count it. */
  isInView?: boolean;
}

export interface ActiveFiltersProps {
  active?: readonly ActiveFilter[];
  /** Word before the filter on its remove button, such as "Remove". */
  removeLabel: ReactNode;
  /** Removes all filters. */
  onReset: () => void;
  resetLabel: ReactNode;
  /** Called when the last filter disappears while it has focus. */
  onFocusLost: () => void;
}

/** The active filters, each with a remove button; renders nothing if there are none. */
export function ActiveFilters({
  active = [],
  removeLabel,
  onReset,
  resetLabel,
  onFocusLost,
}: ActiveFiltersProps) {
  const remove = (filter: ActiveFilter) => (event: MouseEvent<HTMLElement>) => {
    // The chip disappears: focus its neighbour, so that pressing again removes the next one.
    const chip = event.currentTarget.parentElement;
    const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
    neighbour?.querySelector('button')?.focus();
    filter.onRemove();
  };
  if (active.length === 0) return null;
  return (
    <FocusKeeper className={styles.line} onFocusLost={onFocusLost}>
      <ul className={styles.chips}>
        {active.map((filter) => (
          <li key={filter.id}>
            <button type="button" className={styles.chip} onClick={remove(filter)}>
              <VisuallyHidden>{removeLabel} </VisuallyHidden>
              <span className={styles.words}>{filter.label}</span>
              <Icon of={CloseIcon} />
            </button>
          </li>
        ))}
      </ul>
      <Button size="small" variant="quiet" onClick={onReset}>
        {resetLabel}
      </Button>
    </FocusKeeper>
  );
}
