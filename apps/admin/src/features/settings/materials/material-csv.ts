import { type Material, quantityRequested, requestingContracts } from '@portal/domain';
import type { ArchivedColumns, CsvColumns } from '../../../parts/list/csv-columns';
import type { MaterialColumnId } from './material-list';

export const materialCsv: CsvColumns<Material, { yes: string }, MaterialColumnId> = {
  flagged: { flagged: ({ flagged }, { yes }) => (flagged ? yes : null) },
  id: { id: ({ id }) => id },
  title: { title: ({ title }) => title },
  language: { language: ({ language }) => language?.name || null },
  quantity: { quantity: quantityRequested },
  contracts: {
    contracts: (material) =>
      requestingContracts(material)
        .map(({ contractNumber, quantity }) => `${contractNumber} × ${quantity}`)
        .join(', ') || null,
  },
};

/** The names in the file that may belong to an archived record. */
export const materialArchived: ArchivedColumns<Material, MaterialColumnId> = {
  language: ({ language }) => language?.archived,
};
