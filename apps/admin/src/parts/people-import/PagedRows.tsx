import { ListPages } from '@portal/records';
import { DataTable, type RowKey, type TableColumn } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { peopleImportWords } from './people-import-words';

export interface PagedRowsProps<Row> {
  caption: ReactNode;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** Whether the cells can be edited. */
  editable?: boolean;
}

/** Rows per page: a dialog with thousands of rows would be slow. */
const pageSize = 50;

/** Shows loaded rows in pages. Change the key for other rows, so that they start on the first page. */
export function PagedRows<Row>({ caption, columns, rows, rowKey, editable }: PagedRowsProps<Row>) {
  const { t, plain } = peopleImportWords.useWords();
  const [page, setPage] = useState(1);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.slice((page - 1) * pageSize, page * pageSize)}
      rowKey={rowKey}
      editable={editable}
      loadingLabel={t('loading')}
      footer={
        rows.length > pageSize && (
          <ListPages
            page={page}
            pageSize={pageSize}
            total={rows.length}
            onPage={setPage}
            label={plain('pages')}
          />
        )
      }
    >
      {rows.length === 0 && <p>{t('nothingToShow')}</p>}
    </DataTable>
  );
}
