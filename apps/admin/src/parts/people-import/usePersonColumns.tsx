import type { ImportColumn, ImportRow } from '@portal/domain';
import type { TableColumn } from '@portal/ui';
import { useMemo } from 'react';
import * as styles from './people-import.css';
import { peopleImportWords } from './people-import-words';

/** The columns that tell who a row of a file is. Give `rowOf` as a constant. */
export function usePersonColumns<Row>(
  columns: readonly ImportColumn[],
  rowOf: (row: Row) => { name: string; lastName: string; row: ImportRow | null },
): TableColumn<Row>[] {
  const { t } = peopleImportWords.useWords();
  return useMemo(() => {
    const others = columns.map(({ field }) => field).filter((field) => !ownColumn.includes(field));
    return [
      {
        id: 'line',
        header: t('column.line'),
        width: 60,
        cell: (shown) => rowOf(shown).row?.number ?? t('ofNoRow'),
      },
      {
        id: 'name',
        header: t('column.name'),
        width: 110,
        phone: 'title',
        cell: (shown) => <Written text={rowOf(shown).name} />,
      },
      {
        id: 'lastName',
        header: t('column.lastName'),
        width: 120,
        cell: (shown) => <Written text={rowOf(shown).lastName} />,
      },
      {
        id: 'email',
        header: t('column.email'),
        width: 170,
        cell: (shown) => <Written text={rowOf(shown).row?.values.email} />,
      },
      {
        id: 'others',
        header: t('column.others'),
        width: 140,
        cell: (shown) => {
          const { row } = rowOf(shown);
          const texts = others.map((field) => row?.values[field]).filter(Boolean);
          return <Written text={texts.join(' · ')} quiet />;
        },
      },
    ];
  }, [columns, rowOf, t]);
}

const ownColumn = ['name', 'lastName', 'email'];

/** As it stands in the file, in its own direction. */
function Written({ text, quiet = false }: { text: string | undefined; quiet?: boolean }) {
  return text ? <bdi className={quiet ? styles.quiet : styles.words}>{text}</bdi> : '—';
}
