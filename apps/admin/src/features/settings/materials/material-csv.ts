import { type CsvCell, type Material, quantityRequested, requestingContracts } from '@portal/domain';
import type { MaterialListColumn } from './material-list-state';

/** What the cells of a file are written with. */
export interface MaterialCsvWords {
  head: (column: MaterialListColumn) => string;
  yes: string;
}

/** The lines of a file with these columns of the list, heads first. */
export function materialTable(
  materials: readonly Material[],
  columns: readonly string[],
  words: MaterialCsvWords,
): CsvCell[][] {
  const written = columns.map((column) => column as MaterialListColumn);
  return [
    written.map(words.head),
    ...materials.map((material) => written.map((column) => cells[column](material, words))),
  ];
}

const cells: Record<MaterialListColumn, (material: Material, words: MaterialCsvWords) => CsvCell> = {
  flagged: ({ flagged }, { yes }) => (flagged ? yes : null),
  id: ({ id }) => id,
  title: ({ title }) => title,
  language: ({ language }) => language?.name || null,
  quantity: quantityRequested,
  contracts: (material) =>
    requestingContracts(material)
      .map(({ contractNumber, quantity }) => `${contractNumber} × ${quantity}`)
      .join(', ') || null,
};
