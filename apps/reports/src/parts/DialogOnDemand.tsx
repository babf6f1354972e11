import { shellWords } from '@portal/shell';
import { DialogBoundary, NavigationProgress } from '@portal/ui';
import { type ReactNode, Suspense } from 'react';

export interface DialogOnDemandProps {
  onClose: () => void;
  /** The dialog, whose code is loaded when it opens. */
  children: ReactNode;
}

/** Shows that the code of a dialog is loading, and keeps the page if it cannot be loaded. */
export function DialogOnDemand({ onClose, children }: DialogOnDemandProps) {
  const { plain } = shellWords.useWords();
  return (
    <DialogBoundary onClose={onClose}>
      <Suspense fallback={<NavigationProgress running label={plain('loadingPage')} />}>{children}</Suspense>
    </DialogBoundary>
  );
}
