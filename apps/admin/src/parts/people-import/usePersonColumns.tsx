import type { ImportColumn, ImportRow } from '@portal/domain';
import type { TableColumn } from '@portal/ui';
import { useMemo } from 'react';
import * as styles from './people-import.css';
import { peopleImportWords } from './people-import-words';

/** Returns the columns that identify the person of a row. `rowOf` must be a constant. */
export function usePersonColumns<Row>(
  columns: readonly ImportColumn[],
  rowOf: (row: Row) => { name: string; lastName: string; row: ImportRow | null },
): TableColumn<Row>[] {
  const { t, stack } = peopleImportWords.useWords();
  return useMemo(() => {
    const others = columns.map(({ field }) => field).filter((field) => !ownColumn.includes(field));
    return [
      {
        id: 'line',
        header: stack('column.line'),
        width: 56,
        cell: (shown) => rowOf(shown).row?.number ?? t('ofNoRow'),
      },
      {
        id: 'name',
        header: stack('column.name'),
        width: 100,
        phone: 'title',
        cell: (shown) => <Written text={rowOf(shown).name} />,
      },
      {
        id: 'lastName',
        header: stack('column.lastName'),
        width: 115,
        cell: (shown) => <Written text={rowOf(shown).lastName} />,
      },
      {
        id: 'email',
        header: stack('column.email'),
        width: 190,
        cell: (shown) => <Written text={rowOf(shown).row?.values.email} />,
      },
      {
        id: 'others',
        header: stack('column.others'),
        width: 120,
        cell: (shown) => {
          const { row } = rowOf(shown);
          const texts = others.map((field) => row?.values[field]).filter(Boolean);
          return <Written text={texts.join(' · ')} quiet />;
        },
      },
    ];
  }, [columns, rowOf, t, stack]);
}

const ownColumn = ['name', 'lastName', 'email'];

/** A text from the file, in its own writing direction. */
function Written({ text, quiet = false }: { text: string | undefined; quiet?: boolean }) {
  return text ? <bdi className={quiet ? styles.quiet : styles.words}>{text}</bdi> : '—';
}
