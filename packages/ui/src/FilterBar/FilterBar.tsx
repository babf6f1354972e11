import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import { Icon } from '../Icon/Icon';
import { CloseIcon, FilterIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './FilterBar.css';

/** Something that narrows a list. */
export interface ActiveFilter {
  id: string;
  /** What it narrows the list to, such as "Type: group". */
  label: ReactNode;
  /** Called to narrow it no longer. */
  onRemove: () => void;
}

export interface FilterBarProps {
  /** Names the filters, and the button that opens them on a phone, such as "Filters". */
  label: ReactNode;
  /** The choice that is always made, in view at all widths, such as the status. */
  lead?: ReactNode;
  /** The other filters, in one row that wraps; on a phone they wait behind a button. */
  children?: ReactNode;
  /** The search box, in view at all widths. */
  search?: ReactNode;
  /** What narrows the list beyond its defaults; each can be taken away. */
  active?: readonly ActiveFilter[];
  /** Word before the words of an active filter on its button, such as "Remove". */
  removeLabel: ReactNode;
  /** Takes away all of them. */
  onReset: () => void;
  /** Word of the button that does, such as "Reset the filters". */
  resetLabel: ReactNode;
  /** How many records there are, such as "1 284 contracts"; read out when it changes. */
  count?: ReactNode;
}

/** What a list is narrowed by, over the list: filters, search, what is active, how many are left (SHELL-120). */
export function FilterBar({
  label,
  lead,
  children,
  search,
  active = [],
  removeLabel,
  onReset,
  resetLabel,
  count,
}: FilterBarProps) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const focusFirstField = () => {
    const fields = bar.current?.querySelectorAll<HTMLElement>(
      ':is(input:not([type="radio"]), input:checked, select, button)',
    );
    [...(fields ?? [])].find((field) => field.checkVisibility())?.focus();
  };

  const remove = (filter: ActiveFilter) => (event: MouseEvent<HTMLElement>) => {
    // The chip leaves; its neighbour takes the focus, so that the next one can be taken away by the same key.
    const chip = event.currentTarget.parentElement;
    const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
    neighbour?.querySelector('button')?.focus();
    filter.onRemove();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 know no element for it
    <div ref={bar} role="search" aria-labelledby={`${id}-label`} className={styles.bar}>
      <VisuallyHidden id={`${id}-label`} hidden>
        {label}
      </VisuallyHidden>
      {lead}
      {children && (
        <>
          <Button
            icon={FilterIcon}
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={`${id}-fields`}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{label}</span>
            {active.length > 0 && <span className={styles.number}>{active.length}</span>}
          </Button>
          <div id={`${id}-fields`} className={styles.fields} data-open={isOpen || undefined}>
            {children}
          </div>
        </>
      )}
      {search && <div className={styles.search}>{search}</div>}
      {active.length > 0 && (
        <FocusKeeper className={styles.line} onFocusLost={focusFirstField}>
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
      )}
      {count && <output className={styles.count}>{count}</output>}
    </div>
  );
}
