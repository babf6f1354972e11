import type { Contract } from './contract.ts';
import { type ContractColumn, contractColumns } from './contract-list.ts';

/** Colour of a highlighted cell; it is stored with each cell (CON-HIGHLIGHT-07). */
const colour = 'caution';

/** Columns that are marks or counts instead of contract data. */
const marks: readonly ContractColumn[] = ['flagged', 'notes'];

const everyColumn: ReadonlySet<string> = new Set(Object.values(contractColumns).flat());

/**
 * Returns the cells that can be highlighted: the data columns of the list, and cells highlighted in another status
 * (OPEN-46).
 */
export function highlightableColumns({
  status,
  highlights,
}: Pick<Contract, 'status' | 'highlights'>): ContractColumn[] {
  const shown: readonly ContractColumn[] = contractColumns[status];
  const elsewhere = Object.keys(highlights)
    .filter(isColumn)
    .filter((column) => !shown.includes(column));
  return [...shown.filter((column) => !marks.includes(column)), ...elsewhere];
}

/** Returns whether the lists show a highlighted field; another system may highlight others. */
function isColumn(field: string): field is ContractColumn {
  return everyColumn.has(field);
}

/** Returns the highlights for these fields; existing ones keep their colour. */
export function highlightsOf(
  fields: Iterable<string>,
  before: Contract['highlights'] = {},
): Contract['highlights'] {
  return Object.fromEntries([...fields].map((field) => [field, before[field] ?? colour]));
}
