import { type MaterialFilters, useReadMaterials } from '@portal/api-client';
import { copy } from '../../../copy';
import { ListExport } from '../../../parts/list/ListExport';
import type { ListExportProps } from '../../../parts/list/ListScreen';
import { materialArchived, materialCsv } from './material-csv';
import { materialListWords } from './material-list-words';

/** Exports all pages of the material list for a spreadsheet. */
export function MaterialExport(props: ListExportProps<MaterialFilters>) {
  const { plain } = materialListWords.useWords();
  const ofApp = copy.useWords();
  return (
    <ListExport
      {...props}
      fileName="materiel-materials"
      csv={materialCsv}
      archived={materialArchived}
      read={useReadMaterials()}
      head={(column) => plain(`column.${column}`)}
      words={{ yes: ofApp.plain('yes') }}
    />
  );
}
