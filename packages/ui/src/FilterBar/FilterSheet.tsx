import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import type { SortSlot } from '../ListLayout/list-parts';
import { ActiveFilters } from './ActiveFilters';
import * as styles from './FilterBar.css';
import type { FilterBarProps } from './filter-bar-props';

export interface FilterSheetProps extends FilterBarProps {
  /** Actions for the whole list. */
  tools?: ReactNode;
  /** Where the table renders its sort buttons in the sheet. */
  slot?: SortSlot;
  onClose: () => void;
}

/** A sheet with the filters, the sort order and the actions of a list, for phones and tablets. */
export function FilterSheet({
  label,
  showLabel,
  children,
  tools,
  slot,
  onClose,
  ...filters
}: FilterSheetProps) {
  const showButton = useRef<HTMLButtonElement>(null);
  // Tools act on the list behind the sheet or navigate, so the sheet closes, unless a tool opens its own popover.
  const closeAfterTool = ({ target }: MouseEvent) => {
    const control = target instanceof Element ? target.closest('button, a') : null;
    const isInPanel = control?.hasAttribute('aria-haspopup') || control?.closest('[popover]');
    if (control?.localName === 'a' || (control && !isInPanel)) onClose();
  };
  return (
    <Dialog
      open
      size="sheet"
      title={label}
      onClose={onClose}
      // Focusing a field would open the on-screen keyboard over the sheet.
      initialFocus="title"
      actions={
        <Button ref={showButton} variant="primary" size="action" onClick={onClose}>
          <span>{showLabel}</span>
        </Button>
      }
    >
      <div className={styles.sheet}>
        <ActiveFilters {...filters} onFocusLost={() => showButton.current?.focus()} />
        {children}
        {slot && <div ref={slot.setElement} />}
        {tools && (
          // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks of the buttons inside
          // biome-ignore lint/a11y/useKeyWithClickEvents: a button pressed by keyboard fires click too
          <div className={styles.sheetTools} onClick={closeAfterTool}>
            {tools}
          </div>
        )}
      </div>
    </Dialog>
  );
}
