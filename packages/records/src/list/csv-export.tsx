import type { Page, ReadList } from '@portal/api-client';
import type { FieldTable } from '@portal/domain';
import type { ReactNode } from 'react';
import type { CsvExportProps } from './CsvExport';
import type { ArchivedColumns, CsvColumns, CsvTexts } from './csv-columns';
import type { Exported } from './ListExport';
import type { ListExportProps } from './ListScreen';

/** The exported file of a list. */
export interface ListCsv<Row, Filters, ListColumnId extends string> {
  /** The file name without date and extension. */
  fileName: string;
  /** Returns a function that reads one page. */
  useRead: () => ReadList<Filters & { page: number; pageSize: number }, Page<Row>>;
  /** The fields of the noun, whose labels are the headings of columns with their names. */
  fields?: FieldTable;
  /** The columns that do not just show the value of their name. */
  columns: CsvColumns<Row, CsvTexts, ListColumnId>;
  /** The columns with names that may belong to archived records. */
  archived?: ArchivedColumns<Row, ListColumnId>;
}

/** Returns the export of a list, which loads its code and the file's columns. */
export function csvExport<Row extends { id: number | string }, Filters, ListColumnId extends string>(
  words: CsvExportProps<Row, Filters, ListColumnId>['words'],
  load: () => Promise<ListCsv<Row, Filters, ListColumnId>>,
) {
  return async (): Promise<(props: ListExportProps<Exported<Row, Filters>>) => ReactNode> => {
    const [{ CsvExport }, csv] = await Promise.all([import('./CsvExport'), load()]);
    return (props) => <CsvExport {...props} csv={csv} words={words} />;
  };
}
