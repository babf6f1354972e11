import type { SummaryPeriod } from '@portal/api-client';
import {
  type CompanySummary,
  completedAt,
  containsWords,
  foldText,
  fullName,
  type SummarizedContract,
  type SummarizedStudent,
} from '@portal/domain';
import type { ListDefinition } from '@portal/records';

/** Period, search and order of the page. */
export type SummaryList = {
  search: string;
  /** A year; empty for all. */
  period: string;
  /** Empty for the latest reports first. */
  sort: '' | 'student' | 'contract' | 'completedOn';
  direction: 'ascending' | 'descending';
  page: number;
};

export const summaryList: ListDefinition<SummaryList> = {
  defaults: { search: '', period: '', sort: '', direction: 'ascending', page: 1 },
  choices: {
    sort: ['', 'student', 'contract', 'completedOn'],
    direction: ['ascending', 'descending'],
  },
};

/** Number of rows on a page of the list. */
export const pageSize = 50;

/** A student of a contract, together with the contract. */
export type SummaryRow = SummarizedStudent & { contract: SummarizedContract };

/** Returns the first and last day of the year in the URL; null for any other text. */
export function periodOf(year: string): SummaryPeriod {
  return /^\d{4}$/.test(year) ? { from: `${year}-01-01`, to: `${year}-12-31` } : null;
}

/** Returns the rows with their contracts. */
export function rowsOf({ contracts, rows }: Pick<CompanySummary, 'contracts' | 'rows'>): SummaryRow[] {
  const byId = new Map(contracts.map((contract) => [contract.id, contract]));
  return rows.flatMap((row) => {
    const contract = byId.get(row.contractId);
    return contract ? [{ ...row, contract }] : [];
  });
}

/** Returns the rows that contain every word of the search, in the order of the list. */
export function listedRows(
  rows: readonly SummaryRow[],
  { search, sort, direction }: Pick<SummaryList, 'search' | 'sort' | 'direction'>,
): SummaryRow[] {
  const found = rows.filter(({ student, contract }) =>
    containsWords(`${fullName(student)} ${student.lastName} ${contract.number}`, search),
  );
  if (!sort) return found;
  const keyOf = sortKeys[sort];
  const sign = direction === 'ascending' ? 1 : -1;
  return found.toSorted((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    // Rows without a value come last in both directions.
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return first < second ? -sign : first > second ? sign : 0;
  });
}

const sortKeys: Record<Exclude<SummaryList['sort'], ''>, (row: SummaryRow) => string | null> = {
  student: ({ student }) => foldText(`${student.lastName}\u0001${student.name}`),
  contract: ({ contract }) => contract.startsOn,
  completedOn: ({ lastReport }) => completedAt(lastReport),
};
