import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import * as styles from './DataTable.css';

export interface SelectionBarProps {
  /** How many rows are chosen. */
  count: number;
  summary: ReactNode;
  actions?: ReactNode;
  panel?: ReactNode;
  /** The box that chooses all rows, where nothing above the rows has it. */
  selectAll?: ReactNode;
  clearLabel: ReactNode;
  /** Lets go of all chosen rows. */
  onClear: () => void;
  /** Where the focus goes when the bar leaves with it. */
  onFocusLost: () => void;
}

/** What is chosen and what can be done with it; under the rows, so that none of them moves when it comes. */
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
    // A group by name: the table above has deeds that are called the same, of all rows.
    <div
      {...(count > 0 && { role: 'group', 'aria-labelledby': summaryId })}
      className={count > 0 ? styles.selectionBar : undefined}
      data-below-rows={count > 0 ? 'bar' : undefined}
    >
      {/* There from the start: a live region that comes with its words is often not read. */}
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
