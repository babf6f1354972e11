import { useHasExtension } from '@portal/api-client';
import { Button } from '@portal/ui';
import { lazy, useState } from 'react';
import { copy } from '../../copy';
import { DialogOnDemand } from '../../parts/DialogOnDemand';

const EvidenceOfCompany = lazy(async () => ({
  default: (await import('./EvidenceOfCompany')).EvidenceOfCompany,
}));

/** Opens the company's evidence of training (DECISION-201); renders nothing if the backend has none. */
export function CompanyEvidence() {
  const { t } = copy.useWords();
  const isOffered = useHasExtension('attestations');
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('company.evidence')}
      </Button>
      {isOpen && (
        <DialogOnDemand onClose={close}>
          <EvidenceOfCompany onClose={close} />
        </DialogOnDemand>
      )}
    </>
  );
}
