import type { Sheet } from '@portal/domain';
import { SelectField } from '@portal/ui';
import * as styles from './people-import.css';
import { peopleImportWords } from './people-import-words';

export interface TableChoiceProps {
  /** The sheet that was read. */
  sheet: Pick<Sheet, 'name' | 'sheets' | 'rows'>;
  /** Name of the sheet that is being read or was read. */
  chosen: string;
  /** Number of the heading row; null hides the choice. */
  headRow: number | null;
  onSheet: (name: string) => void;
  onHeadRow: (headRow: number) => void;
}

/** Selects the sheet of a file with several, and its heading row. */
export function TableChoice({ sheet, chosen, headRow, onSheet, onHeadRow }: TableChoiceProps) {
  const { t, plain } = peopleImportWords.useWords();
  const { sheets, rows } = sheet;
  const hasChoice = sheets.length > 1 || headRow !== null;
  if (!hasChoice) return null;
  const options = rows.filter(({ number }, place) => place < maxHeadRows || number === headRow);
  return (
    <div className={styles.tableChoice}>
      {sheets.length > 1 && (
        <SelectField
          label={t('table.sheet')}
          value={chosen}
          onChange={({ currentTarget }) => onSheet(currentTarget.value)}
          options={sheets.map((name) => ({ value: name, label: name }))}
        />
      )}
      {headRow !== null && (
        <SelectField
          label={t('table.headRow')}
          value={String(headRow)}
          onChange={({ currentTarget }) => onHeadRow(Number(currentTarget.value))}
          options={options.map(({ number, cells }) => ({
            value: String(number),
            label: plain('table.row', { row: number, cells: beginningOf(cells) }),
          }))}
        />
      )}
    </div>
  );
}

/** Number of rows that can be chosen; headings further down are rare. */
const maxHeadRows = 30;

const maxLabel = 60;

function beginningOf(cells: readonly string[]): string {
  const text = cells.filter((cell) => cell !== '').join(' · ');
  return text.length > maxLabel ? `${text.slice(0, maxLabel)}…` : text;
}
