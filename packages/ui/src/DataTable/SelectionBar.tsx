import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import * as styles from './DataTable.css';

export interface SelectionBarProps {
  /** Number of selected rows. */
  count: number;
  summary: ReactNode;
  actions?: ReactNode;
  panel?: ReactNode;
  /** The select-all checkbox, if no table head contains it. */
  selectAll?: ReactNode;
  clearLabel: ReactNode;
  onClear: () => void;
  /** Called when the bar disappears while it has focus. */
  onFocusLost: () => void;
}

/** Shows the selection and its bulk actions; below the rows, so that they do not move when it appears. */
export function SelectionBar({
  count,
  summary,
  actions,
  panel,
  selectAll,
  clearLabel,
  onClear,
  onFocusLost,
}: SelectionBarProps) {
  const summaryId = useId();
  return (
    // A named group, because the toolbar above has actions with the same names that apply to all rows.
    <div
      {...(count > 0 && { role: 'group', 'aria-labelledby': summaryId })}
      className={count > 0 ? styles.selectionBar : undefined}
      data-below-rows={count > 0 ? 'bar' : undefined}
    >
      {/* Rendered from the start: screen readers often miss a live region that is inserted together with its
          text. */}
      <div id={summaryId} role="status" className={styles.selectionSummary}>
        {count > 0 && summary}
      </div>
      {count > 0 && (
        <FocusKeeper className={styles.selectionActions} onFocusLost={onFocusLost}>
          {selectAll}
          {actions}
          <Button size="small" variant="quiet" onClick={onClear}>
            {clearLabel}
          </Button>
        </FocusKeeper>
      )}
      {count > 0 && panel && (
        <FocusKeeper className={styles.selectionPanel} onFocusLost={onFocusLost}>
          {panel}
        </FocusKeeper>
      )}
    </div>
  );
}
