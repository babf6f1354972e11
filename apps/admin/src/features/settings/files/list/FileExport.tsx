import { type FileFilters, useReadFiles } from '@portal/api-client';
import { vocabulary } from '@portal/views';
import { ListExport } from '../../../../parts/list/ListExport';
import type { ListExportProps } from '../../../../parts/list/ListScreen';
import { fileArchived, fileCsv } from './file-csv';
import { fileListWords } from './file-list-words';

/** Exports all pages of the file list for a spreadsheet. */
export function FileExport(props: ListExportProps<FileFilters>) {
  const { plain } = fileListWords.useWords();
  const ofDomain = vocabulary.useWords();
  return (
    <ListExport
      {...props}
      fileName="fichiers-files"
      csv={fileCsv}
      archived={fileArchived}
      read={useReadFiles()}
      head={(column) => plain(`column.${column}`)}
      words={{ type: (type) => ofDomain.plain(`fileType.${type}`) }}
    />
  );
}
