import type { ComponentType } from 'react';
import { severalWords } from './several-words';
import type { SelectionOf } from './useSeveral';

/** What the bar of a list is drawn from. */
export interface SeveralBarProps<Row> {
  /** The chosen records, those of other pages included, in the order in which they were chosen. */
  records: () => readonly Row[];
  /** Ids of the columns that the list shows, in their order. */
  columns: readonly string[];
  /** Takes records out of the choice: something was done with them. */
  onDone: (ids: readonly number[]) => void;
}

/** The selection of a list, with this bar of what can be done with the chosen rows. */
export function selectionWith<Row extends { id: number }>(
  Bar: ComponentType<SeveralBarProps<Row>>,
): SelectionOf<Row> {
  return ({ selected, select, rows = [], seen, columns }) => ({
    selected,
    onSelect: select,
    label: <severalWords.T k="select" />,
    allLabel: <severalWords.T k="selectAll" />,
    clearLabel: <severalWords.T k="clear" />,
    summary: (
      <Chosen
        count={selected.size}
        elsewhere={selected.size - rows.filter(({ id }) => selected.has(id)).length}
      />
    ),
    actions: (
      <Bar
        columns={columns.map(({ id }) => id)}
        records={() => [...selected].flatMap((key) => seen.current.get(key) ?? [])}
        onDone={(ids) => select(new Set([...selected].filter((key) => !ids.includes(Number(key)))))}
      />
    ),
  });
}

interface ChosenProps {
  count: number;
  /** How many of them are on other pages, or left out by the filters. */
  elsewhere: number;
}

function Chosen({ count, elsewhere }: ChosenProps) {
  const { t } = severalWords.useWords();
  return (
    <>
      {t('selected', { count })}
      {elsewhere > 0 && <> ({t('elsewhere', { count: elsewhere })})</>}
    </>
  );
}
