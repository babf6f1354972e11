import { type FileFilters, useReadFiles } from '@portal/api-client';
import { defineWords, type Translation } from '@portal/i18n';
import { vocabulary } from '@portal/views';
import { ExportDialog } from '../../../../parts/ExportDialog';
import { fileTable } from './file-csv';
import { fileListWords } from './file-list-words';

export interface FileExportProps {
  /** What the list shows: its filters and its order. */
  filters: FileFilters;
  /** The columns that are shown, in their order. */
  columns: readonly string[];
  onClose: () => void;
}

/** Rows asked for at once: a list of thousands in few answers. */
const pageSize = 500;

const fr = { name: 'Nom du fichier', size: 'Taille (Mo)' } as const;
const en = { name: 'File name', size: 'Size (MB)' } satisfies Translation<typeof fr>;

const csvWords = /* @__PURE__ */ defineWords('files-file', { fr, en });

/** The files of the list as it is shown, all pages, in a file for a spreadsheet. */
export function FileExport({ filters, columns, onClose }: FileExportProps) {
  const readFiles = useReadFiles();
  const { plain } = fileListWords.useWords();
  const inFile = csvWords.useWords();
  const ofDomain = vocabulary.useWords();
  return (
    <ExportDialog
      fileName="fichiers-files"
      readPage={(page, signal) => readFiles({ ...filters, page, pageSize }, signal)}
      table={(files) =>
        fileTable(files, columns, {
          head: (column) =>
            column === 'name' || column === 'size' ? inFile.plain(column) : plain(`column.${column}`),
          type: (type) => ofDomain.plain(`fileType.${type}`),
        })
      }
      onClose={onClose}
    />
  );
}
