import type { ReactNode } from 'react';
import { checkbox } from '../Checkbox/Checkbox.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DataTable.css';

export interface SelectAllProps {
  /** How much of the page is selected. */
  share: 'none' | 'some' | 'all';
  /** Called with true to select all rows of the page, with false to deselect them. */
  onSelectAll: (checked: boolean) => void;
  disabled: boolean;
  /** Shows the label next to the checkbox, on phones. */
  showLabel?: boolean;
  children: ReactNode;
}

/** The checkbox that selects all rows: checked, unchecked or indeterminate. */
export function SelectAll({ share, onSelectAll, disabled, showLabel = false, children }: SelectAllProps) {
  return (
    <label className={showLabel ? styles.toggle : undefined}>
      <input
        ref={(box) => {
          // `indeterminate` is a property without an attribute.
          if (box) box.indeterminate = share === 'some';
        }}
        type="checkbox"
        data-select-all
        className={checkbox}
        checked={share === 'all'}
        disabled={disabled}
        onChange={(event) => onSelectAll(event.currentTarget.checked)}
      />
      {showLabel ? <span>{children}</span> : <VisuallyHidden>{children}</VisuallyHidden>}
    </label>
  );
}
