import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import type { SortSlot } from '../ListLayout/list-parts';
import { ActiveFilters } from './ActiveFilters';
import type { FilterBarProps } from './FilterBar';
import * as styles from './FilterBar.css';

export interface FilterSheetProps extends FilterBarProps {
  /** What can be done with the whole list. */
  tools?: ReactNode;
  /** Where the table shows what it can be sorted by. */
  slot?: SortSlot;
  /** Called when the person is done. */
  onClose: () => void;
}

/** The filters of a list on a phone, its order, and what can be done with all of it, in a sheet from below. */
export function FilterSheet({
  label,
  showLabel,
  closeLabel,
  children,
  tools,
  slot,
  onClose,
  ...filters
}: FilterSheetProps) {
  const show = useRef<HTMLButtonElement>(null);
  // A tool works on the list behind the sheet, opens a dialog, or shows another view of the list. One that opens a
  // panel of its own keeps the sheet.
  const closeAfterTool = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('button, a') : null;
    const isInPanel = pressed?.hasAttribute('aria-haspopup') || pressed?.closest('[popover]');
    if (pressed?.localName === 'a' || (pressed && !isInPanel)) onClose();
  };
  return (
    <Dialog
      open
      size="sheet"
      title={label}
      closeLabel={closeLabel}
      onClose={onClose}
      // A field would open the keyboard of the phone over the sheet.
      initialFocus="title"
      actions={
        <Button ref={show} variant="primary" size="action" onClick={onClose}>
          <span>{showLabel}</span>
        </Button>
      }
    >
      <div className={styles.sheet}>
        <ActiveFilters {...filters} onFocusLost={() => show.current?.focus()} />
        {children}
        {slot && <div ref={slot.setElement} />}
        {tools && (
          // biome-ignore lint/a11y/noStaticElementInteractions: hears of the buttons in it
          // biome-ignore lint/a11y/useKeyWithClickEvents: a button that is pressed by a key sends a click too
          <div className={styles.sheetTools} onClick={closeAfterTool}>
            {tools}
          </div>
        )}
      </div>
    </Dialog>
  );
}
