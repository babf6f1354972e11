import type { ReportKey } from '@portal/api-client';
import { addressToPrint, keyOfReport, reportsInAddress } from '@portal/progress-reports';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The print view of a link's list: the same screen and session under its own URL. */
export type PrintView = {
  /** The reports in the print view; empty while the list is shown. */
  reports: readonly ReportKey[];
  /** Opens the print view of these reports, in this order. Stable. */
  open: (keys: readonly ReportKey[]) => void;
  /** URL of the list in its previous state. */
  listAddress: string;
};

/**
 * Keeps the print view in the URL: Back returns to the list in its previous state, and a reload shows the same reports.
 */
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
