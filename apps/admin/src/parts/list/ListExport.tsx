import type { Page } from '@portal/api-client';
import { ExportDialog, onePage } from '../ExportDialog';
import { type CsvColumns, csvTable } from './csv-columns';
import { type CsvOnlyColumn, csvWords, isCsvOnly } from './csv-words';
import type { ListExportProps } from './ListScreen';

/** What is exported: the rows that a list shows by its filters and order, or chosen rows. */
export type Exported<Row, Filters> = Filters | readonly Row[];

export interface ListCsvProps<
  Row extends { id: number | string },
  Filters,
  Words,
  ListColumnId extends string,
> extends ListExportProps<Exported<Row, Filters>> {
  /** Name of the file, before the day and the ending. */
  fileName: string;
  csv: CsvColumns<Row, Words, ListColumnId, ListColumnId | CsvOnlyColumn>;
  /** Reads one page of the list. */
  read: (filters: Filters & { page: number; pageSize: number }, signal: AbortSignal) => Promise<Page<Row>>;
  /** The head of a column that the list shows too. */
  head: (column: ListColumnId) => string;
  /** What the cells are written with. */
  words: Words;
}

/** Rows read at once, so that a list of thousands takes few answers. */
const pageSize = 500;

/** Saves the rows of a list, all pages, or chosen ones, in a file for a spreadsheet. */
export function ListExport<Row extends { id: number | string }, Filters, Words, ListColumnId extends string>({
  filters,
  columns,
  onClose,
  fileName,
  csv,
  read,
  head,
  words,
}: ListCsvProps<Row, Filters, Words, ListColumnId>) {
  const { plain } = csvWords.useWords();
  return (
    <ExportDialog<Row>
      fileName={fileName}
      readPage={(page, signal) =>
        isChosen(filters) ? onePage(filters) : read({ ...filters, page, pageSize }, signal)
      }
      table={(rows) =>
        csvTable(csv, rows, columns, (column) => (isCsvOnly(column) ? plain(column) : head(column)), words)
      }
      onClose={onClose}
    />
  );
}

function isChosen<Row, Filters>(filters: Exported<Row, Filters>): filters is readonly Row[] {
  return Array.isArray(filters);
}
