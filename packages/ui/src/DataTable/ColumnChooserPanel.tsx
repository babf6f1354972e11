import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button/Button';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { IconButton } from '../IconButton/IconButton';
import { ArrowDownIcon, ArrowUpIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './ColumnChooser.css';
import { type ColumnChoice, everyColumn, inChosenOrder, moveColumn, showColumn } from './column-choice';
import { type TableColumn, titleColumn } from './table-columns';

export interface ColumnChooserPanelProps<Row> {
  /** All columns there are, in their own order. */
  columns: readonly TableColumn<Row>[];
  /** Which of them are shown and in what order. */
  choice: ColumnChoice;
  /** Called with what is chosen from now on. */
  onChoice: (choice: ColumnChoice) => void;
  /** Word before a column's name on the button that moves it to an earlier place. */
  earlierLabel: ReactNode;
  /** Word before a column's name on the button that moves it to a later place. */
  laterLabel: ReactNode;
  /** Word of the button that shows all columns in their own order again. */
  resetLabel: ReactNode;
  /** What else decides how the list looks, over the columns: its density. */
  children?: ReactNode;
}

/** The columns of a table, to be shown or not, and moved. */
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
  const ordered = inChosenOrder(columns, choice);
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
                  // Blocked, not disabled: the focus stays on the button that has brought the column to the end.
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
