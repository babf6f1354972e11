import type { ReportKey } from '@portal/api-client';

/** The part of the address that says which reports are in the print view; ids only, no name and no secret. */
const printParam = 'print';

/** What tells a report from the others of a list, and in an address: `501-412`. */
export function keyOfReport({ studentId, contractId }: ReportKey): string {
  return `${studentId}-${contractId}`;
}

/** The reports in an address, `501-412.502-305`, each once and in this order; what is no report is passed over. */
export function reportsInAddress(query: URLSearchParams): ReportKey[] {
  return reportsOf(new Set((query.get(printParam) ?? '').split('.')));
}

/** The reports that keys stand for, in this order; what is no key is passed over. */
export function reportsOf(keys: ReadonlySet<string | number>): ReportKey[] {
  return [...keys].flatMap((key) => {
    const [, studentId, contractId] = /^(\d{1,15})-(\d{1,15})$/.exec(String(key)) ?? [];
    return studentId && contractId ? [{ studentId: Number(studentId), contractId: Number(contractId) }] : [];
  });
}

/** The address of a list with these reports to print; with none, that of the list itself. */
export function addressToPrint(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  if (keys.length > 0) next.set(printParam, [...new Set(keys)].join('.'));
  else next.delete(printParam);
  return next;
}
