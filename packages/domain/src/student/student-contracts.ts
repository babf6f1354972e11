import type { ContractStatus } from '../contract/contract-status.ts';
import type { StudentReport } from '../progress-report/progress-report.ts';
import type { StudentContract } from './student.ts';

/** Order of contract statuses: active, upcoming, over. */
const order = { activated: 0, pending: 1, done: 2, archived: 3 } as const satisfies Record<
  ContractStatus,
  number
>;

/** Sorts the contracts of a student: current ones first, and the newest first within each status (OPEN-94). */
export function contractsByRelevance<Row extends Pick<StudentContract, 'id' | 'status' | 'startsOn'>>(
  contracts: readonly Row[],
): Row[] {
  return contracts.toSorted(
    (a, b) =>
      order[a.status] - order[b.status] || (b.startsOn ?? '').localeCompare(a.startsOn ?? '') || b.id - a.id,
  );
}

/** Returns the current contracts that have no report yet, neither a file nor a form. */
export function contractsWithoutReport<Row extends Pick<StudentContract, 'id' | 'status'>>(
  contracts: readonly Row[],
  reports: readonly Pick<StudentReport, 'contract'>[],
): Row[] {
  const reported = new Set(reports.map(({ contract }) => contract?.id));
  return contracts.filter(({ id, status }) => status === 'activated' && !reported.has(id));
}
