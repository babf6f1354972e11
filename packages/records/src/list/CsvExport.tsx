import { plainText, useLanguageMode } from '@portal/i18n';
import { vocabulary } from '@portal/views';
import type { ListCsv } from './csv-export';
import { csvWords } from './csv-words';
import { type Exported, ListExport } from './ListExport';
import type { ListExportProps } from './ListScreen';

export interface CsvExportProps<Row, Filters, ListColumnId extends string>
  extends ListExportProps<Exported<Row, Filters>> {
  csv: ListCsv<Row, Filters, ListColumnId>;
  /** The texts of the list. */
  words: { useWords: () => { plain: (column: `column.${NoInfer<ListColumnId>}`) => string } };
}

/** Saves all pages of a list, or the selected rows, with the texts that any file may have. */
export function CsvExport<Row extends { id: number | string }, Filters, ListColumnId extends string>({
  csv: { fileName, useRead, fields = {}, columns, archived },
  words,
  ...props
}: CsvExportProps<Row, Filters, ListColumnId>) {
  const { plain } = words.useWords();
  const { plain: term } = vocabulary.useWords();
  const { plain: say } = csvWords.useWords();
  const [mode] = useLanguageMode();
  return (
    <ListExport
      {...props}
      fileName={fileName}
      csv={columns}
      archived={archived}
      read={useRead()}
      head={(column: ListColumnId) => {
        const field = fields[column];
        return field ? plainText(field, mode) : plain(`column.${column}`);
      }}
      words={{ term, yesNo: (value: boolean) => say(value ? 'yes' : 'no') }}
    />
  );
}
