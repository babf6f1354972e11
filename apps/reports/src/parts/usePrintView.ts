import type { ReportKey } from '@portal/api-client';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { addressToPrint, keyOfReport, reportsInAddress } from './report-choice';

/** The print view of a link's list: the same screen and the same session, at an address of its own. */
export type PrintView = {
  /** The reports in it; empty while the list is shown. */
  reports: readonly ReportKey[];
  /** Shows these, in this order. Keeps its identity. */
  open: (keys: readonly ReportKey[]) => void;
  /** Where the list is, as it was. */
  listAddress: string;
};

/** The print view, kept in the address: Back leads to the list as it was, a reload shows the same reports again. */
export function usePrintView(): PrintView {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const reports = useMemo(() => reportsInAddress(query), [query]);
  const open = useCallback(
    (keys: readonly ReportKey[]) => setQuery((now) => addressToPrint(now, keys.map(keyOfReport))),
    [setQuery],
  );
  const list = addressToPrint(query, []).toString();
  return { reports, open, listAddress: list ? `${pathname}?${list}` : pathname };
}
