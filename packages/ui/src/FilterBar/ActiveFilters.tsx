import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../Button/Button';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import { Icon } from '../Icon/Icon';
import { CloseIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './FilterBar.css';

/** Something that narrows a list. */
export interface ActiveFilter {
  id: string;
  /** What it narrows the list to, such as "Type: group". */
  label: ReactNode;
  /** Called to remove this filter. */
  onRemove: () => void;
  /** A phone shows it without the sheet, such as the words in the search box: its button does not count it. */
  isInView?: boolean;
}

export interface ActiveFiltersProps {
  active?: readonly ActiveFilter[];
  /** Word before the words of a filter on its button, such as "Remove". */
  removeLabel: ReactNode;
  /** Removes all of them. */
  onReset: () => void;
  resetLabel: ReactNode;
  /** Called when the focus leaves the page together with the last filter. */
  onFocusLost: () => void;
}

/** What narrows the list, each with a button that removes it; nothing while nothing does. */
export function ActiveFilters({
  active = [],
  removeLabel,
  onReset,
  resetLabel,
  onFocusLost,
}: ActiveFiltersProps) {
  const remove = (filter: ActiveFilter) => (event: MouseEvent<HTMLElement>) => {
    // The chip leaves; its neighbour takes the focus, so that the next one can be removed by the same key.
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
