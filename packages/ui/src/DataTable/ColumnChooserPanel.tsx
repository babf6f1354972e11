import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button/Button';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { IconButton } from '../IconButton/IconButton';
import { ArrowDownIcon, ArrowUpIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './ColumnChooser.css';
import { type ColumnChoice, everyColumn, moveColumn, orderedColumns, showColumn } from './column-choice';
import { type TableColumn, titleColumn } from './table-columns';

export interface ColumnChooserPanelProps<Row> {
  /** All columns, in their default order. */
  columns: readonly TableColumn<Row>[];
  /** Which columns are shown, and in what order. */
  choice: ColumnChoice;
  /** Called with the new choice. */
  onChoice: (choice: ColumnChoice) => void;
  /** Accessible name of the button that moves a column towards the start; the column's name follows it. */
  earlierLabel: ReactNode;
  /** Accessible name of the button that moves a column towards the end; the column's name follows it. */
  laterLabel: ReactNode;
  /** Label of the button that restores the default columns and order. */
  resetLabel: ReactNode;
  /** Further display options above the columns, such as the density. */
  children?: ReactNode;
}

/** Panel that shows, hides and reorders the columns of a table. */
export function ColumnChooserPanel<Row>({
  columns,
  choice,
  onChoice,
  earlierLabel,
  laterLabel,
  resetLabel,
  children,
}: ColumnChooserPanelProps<Row>) {
  const id = useId();
  const [moved, setMoved] = useState<string>();
  const ordered = orderedColumns(columns, choice);
  const title = titleColumn(columns);
  const last = ordered.length - 1;
  const place = ordered.findIndex((column) => column.id === moved);
  const move = (column: string, by: -1 | 1) => {
    setMoved(column);
    onChoice(moveColumn(columns, choice, column, by));
  };

  return (
    <div className={styles.panel}>
      {children}
      <ul className={styles.list}>
        {ordered.map((column, index) => (
          <li key={column.id} className={styles.entry}>
            <div className={styles.box}>
              <CheckboxField
                label={<span id={`${id}-${column.id}`}>{column.header}</span>}
                checked={column === title || !choice.hidden.includes(column.id)}
                disabled={column === title}
                onChange={(event) => onChoice(showColumn(choice, column.id, event.currentTarget.checked))}
              />
            </div>
            {([-1, 1] as const).map((by) => {
              const isEnd = index === (by < 0 ? 0 : last);
              return (
                <IconButton
                  key={by}
                  icon={by < 0 ? ArrowUpIcon : ArrowDownIcon}
                  // aria-disabled instead of disabled keeps focus on the button when the column reaches the end.
                  aria-disabled={isEnd || undefined}
                  onClick={() => isEnd || move(column.id, by)}
                >
                  {by < 0 ? earlierLabel : laterLabel} {column.header}
                </IconButton>
              );
            })}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {place >= 0 && (
          <>
            {ordered[place]?.header} {place + 1} / {ordered.length}
          </>
        )}
      </VisuallyHidden>
      <Button size="small" onClick={() => onChoice(everyColumn)}>
        {resetLabel}
      </Button>
    </div>
  );
}
