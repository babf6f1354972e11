import type { ReactNode } from 'react';
import { checkbox } from '../Checkbox/Checkbox.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DataTable.css';

export interface SelectAllProps {
  /** How much of the page is chosen. */
  share: 'none' | 'some' | 'all';
  /** Called with whether all rows of the page are to be chosen. */
  onSelectAll: (checked: boolean) => void;
  /** There is nothing to choose. */
  disabled: boolean;
  /** Shows its words beside the box, on a phone. */
  showLabel?: boolean;
  /** What it does. */
  children: ReactNode;
}

/** The box over the boxes: ticked, empty or in between. */
export function SelectAll({ share, onSelectAll, disabled, showLabel = false, children }: SelectAllProps) {
  return (
    <label className={showLabel ? styles.toggle : undefined}>
      <input
        ref={(box) => {
          // Which no attribute can say.
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
