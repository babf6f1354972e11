import type { Contract } from './contract.ts';
import { type ContractColumn, contractColumns } from './contract-list.ts';

/** The colour of a highlighted cell: the organisation's systems name it with each cell (CON-HIGHLIGHT-07). */
const colour = 'caution';

/** What is no data of a contract, but a mark or a count beside it. */
const marks: readonly ContractColumn[] = ['flagged', 'notes'];

const everyColumn: ReadonlySet<string> = new Set(Object.values(contractColumns).flat());

/** The cells of a contract that can be highlighted: the data columns of its list, and what was highlighted in another status (OPEN-46). */
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

/** Whether a highlighted field is one that the lists show; another system may have highlighted others. */
function isColumn(field: string): field is ContractColumn {
  return everyColumn.has(field);
}

/** The highlights of these fields and no others; one that was there before keeps its colour. */
export function highlightsOf(
  fields: Iterable<string>,
  before: Contract['highlights'] = {},
): Contract['highlights'] {
  return Object.fromEntries([...fields].map((field) => [field, before[field] ?? colour]));
}
