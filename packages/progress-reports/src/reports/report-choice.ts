import type { ReportKey } from '@portal/api-client';

/** URL parameter that lists the reports in the print view; ids only, no names or secrets. */
const printParam = 'print';

/** Returns the key of a report in lists and URLs: `501-412`. */
export function keyOfReport({ studentId, contractId }: ReportKey): string {
  return `${studentId}-${contractId}`;
}

/** Parses the reports in a URL, `501-412.502-305`, in order and without duplicates; ignores invalid keys. */
export function reportsInAddress(query: URLSearchParams): ReportKey[] {
  return reportsOf(new Set((query.get(printParam) ?? '').split('.')));
}

/** Returns the reports for these keys, in order; ignores invalid keys. */
export function reportsOf(keys: ReadonlySet<string | number>): ReportKey[] {
  return [...keys].flatMap((key) => {
    const [, studentId, contractId] = /^(\d{1,15})-(\d{1,15})$/.exec(String(key)) ?? [];
    return studentId && contractId ? [{ studentId: Number(studentId), contractId: Number(contractId) }] : [];
  });
}

/** Returns the URL of a list's print view with these reports; without reports, the URL of the list. */
export function addressToPrint(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  if (keys.length > 0) next.set(printParam, [...new Set(keys)].join('.'));
  else next.delete(printParam);
  return next;
}
