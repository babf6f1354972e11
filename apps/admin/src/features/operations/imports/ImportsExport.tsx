import { type PastImportFilters, useReadPastImports } from '@portal/api-client';
import { fullName, type ImportKind, type PastImport } from '@portal/domain';
import { ListExport, type ListExportProps } from '@portal/records';
import { type ArchivedColumns, type CsvColumns, csvMinute } from '@portal/records/list-definitions';
import type { ImportColumnId } from './import-list';
import { importListWords } from './import-list-words';

interface Words {
  kind: (kind: ImportKind) => string;
  state: (done: PastImport) => string;
}

const importCsv: CsvColumns<PastImport, Words, ImportColumnId> = {
  fileName: { fileName: ({ fileName }) => fileName },
  kind: { kind: ({ kind }, words) => words.kind(kind) },
  importedAt: { importedAt: ({ importedAt }) => csvMinute(importedAt) },
  importedBy: { importedBy: ({ importedBy }) => importedBy && fullName(importedBy) },
  imported: { imported: ({ imported }) => imported },
  notImported: { notImported: ({ notImported }) => notImported },
  state: { state: (done, words) => words.state(done) },
};

/** The names in the file that may belong to an archived record. */
const importArchived: ArchivedColumns<PastImport, ImportColumnId> = {
  importedBy: ({ importedBy }) => importedBy?.archived,
};

/** Exports all pages of the past imports for a spreadsheet. */
export function ImportsExport(props: ListExportProps<PastImportFilters>) {
  const { plain } = importListWords.useWords();
  return (
    <ListExport
      {...props}
      fileName="importations-imports"
      csv={importCsv}
      archived={importArchived}
      read={useReadPastImports()}
      head={(column) => plain(`column.${column}`)}
      words={{
        kind: (kind) => plain(`kind.${kind}`),
        state: ({ undone, imported }) => plain(undone ? 'undone' : imported > 0 ? 'kept' : 'ofNobody'),
      }}
    />
  );
}
