import { type MaterialFilters, useReadMaterials } from '@portal/api-client';
import { copy } from '../../../copy';
import { ExportDialog } from '../../../parts/ExportDialog';
import { materialTable } from './material-csv';
import { materialListWords } from './material-list-words';

export interface MaterialExportProps {
  /** What the list shows: its filters and its order. */
  filters: MaterialFilters;
  /** The columns that are shown, in their order. */
  columns: readonly string[];
  onClose: () => void;
}

/** Rows asked for at once: a list of thousands in few answers. */
const pageSize = 500;

/** The materials of the list as it is shown, all pages, in a file for a spreadsheet. */
export function MaterialExport({ filters, columns, onClose }: MaterialExportProps) {
  const readMaterials = useReadMaterials();
  const { plain } = materialListWords.useWords();
  const ofApp = copy.useWords();
  return (
    <ExportDialog
      fileName="materiel-materials"
      readPage={(page, signal) => readMaterials({ ...filters, page, pageSize }, signal)}
      table={(materials) =>
        materialTable(materials, columns, {
          head: (column) => plain(`column.${column}`),
          yes: ofApp.plain('yes'),
        })
      }
      onClose={onClose}
    />
  );
}
