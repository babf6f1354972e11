import type { ReportKey } from '@portal/api-client';
import { lazy, type ReactNode, useCallback, useState } from 'react';
import { DialogOnDemand } from './DialogOnDemand';
import type { OpenedReport } from './ReportDialog';

const loadDialog = () => import('./ReportDialog');

// Most visits start with the list; the report and its charts load when a report opens.
const ReportDialog = lazy(async () => ({ default: (await loadDialog()).ReportDialog }));

/** Returns the open report's dialog, if any, and a function that opens a report; `onPrint` opens the print view. */
export function useReportDialog(
  onPrint: (report: ReportKey) => void,
): readonly [dialog: ReactNode, open: (report: OpenedReport) => void] {
  const [opened, setOpened] = useState<OpenedReport | null>(null);
  const open = useCallback((report: OpenedReport) => setOpened(report), []);
  const close = () => setOpened(null);
  const dialog = opened && (
    <DialogOnDemand onClose={close}>
      <ReportDialog {...opened} onClose={close} onPrint={onPrint} />
    </DialogOnDemand>
  );
  return [dialog, open];
}
