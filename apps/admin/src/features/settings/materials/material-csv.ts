import { type MaterialFilters, useReadMaterials } from '@portal/api-client';
import { type Material, quantityRequested, requestingContracts } from '@portal/domain';
import type { ListCsv } from '@portal/records';
import type { MaterialColumnId } from './material-list';

/** The exported material list. */
export const materialCsv: ListCsv<Material, MaterialFilters, MaterialColumnId> = {
  fileName: 'materiel-materials',
  useRead: useReadMaterials,
  columns: {
    flagged: { flagged: ({ flagged }, { yesNo }) => (flagged ? yesNo(true) : null) },
    quantity: { quantity: quantityRequested },
    contracts: {
      contracts: (material) =>
        requestingContracts(material)
          .map(({ contractNumber, quantity }) => `${contractNumber} × ${quantity}`)
          .join(', ') || null,
    },
  },
  archived: { language: ({ language }) => language?.archived },
};
