import type { ReportKey } from '@portal/api-client';
import { shellWords } from '@portal/shell';
import { DialogBoundary, NavigationProgress } from '@portal/ui';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { OpenedReport } from './ReportDialog';

const loadDialog = () => import('./ReportDialog');

// Most visits start with the list; the report and its charts load when a report opens.
const ReportDialog = lazy(async () => ({ default: (await loadDialog()).ReportDialog }));

/** Returns the open report's dialog, if any, and a function that opens a report; `onPrint` opens the print view. */
export function useReportDialog(
  onPrint: (report: ReportKey) => void,
): readonly [dialog: ReactNode, open: (report: OpenedReport) => void] {
  const [opened, setOpened] = useState<OpenedReport | null>(null);
  const { plain } = shellWords.useWords();
  const open = useCallback((report: OpenedReport) => setOpened(report), []);
  const close = () => setOpened(null);
  const dialog = opened && (
    <DialogBoundary onClose={close}>
      <Suspense fallback={<NavigationProgress running label={plain('loadingPage')} />}>
        <ReportDialog {...opened} onClose={close} onPrint={onPrint} />
      </Suspense>
    </DialogBoundary>
  );
  return [dialog, open];
}
