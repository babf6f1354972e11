import { useHasExtension } from '@portal/api-client';
import { shellWords } from '@portal/shell';
import { Button, DialogBoundary, NavigationProgress } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { evidenceWords } from './evidence-words';

const EvidenceOfCompany = lazy(async () => ({
  default: (await import('./EvidenceOfCompany')).EvidenceOfCompany,
}));

/** Opens the company's evidence of training (DECISION-201); renders nothing if the backend has none. */
export function CompanyEvidence() {
  const { t } = evidenceWords.useWords();
  const { plain } = shellWords.useWords();
  const isOffered = useHasExtension('attestations');
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <Suspense fallback={<NavigationProgress running label={plain('loadingPage')} />}>
            <EvidenceOfCompany onClose={close} />
          </Suspense>
        </DialogBoundary>
      )}
    </>
  );
}
