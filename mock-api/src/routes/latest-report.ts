import type { Store } from '../store/Store.ts';
import type { ReportRow } from '../store/tables.ts';

/** Makes a report the latest of its student in its contract: there is one at most (decision 17). */
export function makeLatest(store: Store, report: ReportRow, status: 1 | 2): ReportRow {
  for (const other of store.by('reportsByStudent', report.studentId)) {
    const isLatest = other.contractId === report.contractId && other.status !== 0;
    if (isLatest && other.id !== report.id) store.update('reports', other, { status: 0 });
  }
  return store.update('reports', report, { status });
}
