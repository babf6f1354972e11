import { type Page, type ReadList, useHasExtension } from '@portal/api-client';
import { ExportDialog, onePage } from '../export/ExportDialog';
import { saveCsv } from '../export/save-sheet';
import { type ArchivedColumns, type CsvColumns, csvTable } from './csv-columns';
import { type CsvOnlyColumn, csvWords, isCsvOnly } from './csv-words';
import type { ListExportProps } from './ListScreen';

/** The exported rows: all that match a list's filters, or the selected ones. */
export type Exported<Row, Filters> = Filters | readonly Row[];

export interface ListCsvProps<
  Row extends { id: number | string },
  Filters,
  Words,
  ListColumnId extends string,
> extends ListExportProps<Exported<Row, Filters>> {
  /** The file name without date and extension. */
  fileName: string;
  csv: CsvColumns<Row, Words, ListColumnId>;
  /** The columns with names that may belong to archived records. */
  archived?: ArchivedColumns<Row, ListColumnId>;
  read: ReadList<Filters & { page: number; pageSize: number }, Page<Row>>;
  /** Returns the heading of a column that the list has as well. */
  head: (column: ListColumnId) => string;
  /** The texts for the cells. */
  words: Words;
}

/** Large pages, so that thousands of rows need few requests. */
const pageSize = 500;

/** Saves all pages of a list, or the selected rows, as a spreadsheet file. */
export function ListExport<Row extends { id: number | string }, Filters, Words, ListColumnId extends string>({
  filters,
  columns,
  onClose,
  fileName,
  csv,
  archived,
  read,
  head,
  words,
}: ListCsvProps<Row, Filters, Words, ListColumnId>) {
  const { plain } = csvWords.useWords();
  // A backend with the extension asks for a fresh proof before the data of everybody leaves.
  const saysExport = useHasExtension('step-up');
  return (
    <ExportDialog<Row>
      readPage={(page, signal) =>
        isChosen(filters) ? onePage(filters) : read({ ...filters, page, pageSize }, signal, saysExport)
      }
      save={(rows) =>
        saveCsv(
          csvTable<Row, Words, ListColumnId | CsvOnlyColumn>(
            csv,
            rows,
            columns,
            (column) => (isCsvOnly(column) ? plain(column) : head(column)),
            words,
            archived,
          ),
          fileName,
        )
      }
      onClose={onClose}
    />
  );
}

function isChosen<Row, Filters>(filters: Exported<Row, Filters>): filters is readonly Row[] {
  return Array.isArray(filters);
}
