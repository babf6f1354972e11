import { Button, FilesIcon, useIsPhone } from '@portal/ui';
import { useState } from 'react';
import { OnDemand } from '../../../../parts/OnDemand';
import type { BulkFilingFormProps } from './BulkFilingForm';
import { bulkWords } from './bulk-words';

/** Bulk classification of the selected files: in the bar, or on a phone in a dialog (SET-FILE-06). */
export function BulkFiling(props: BulkFilingFormProps) {
  const { t } = bulkWords.useWords();
  const isPhone = useIsPhone();
  const [isWanted, setWanted] = useState(true);
  const [isOpen, setOpen] = useState(false);
  if (isPhone)
    return (
      <>
        <Button size="small" variant="primary" icon={FilesIcon} onClick={() => setOpen(true)}>
          {t('assign')}
        </Button>
        {isOpen && (
          <OnDemand load={loadDialog} onClose={() => setOpen(false)}>
            {(BulkFilingDialog) => <BulkFilingDialog {...props} onClose={() => setOpen(false)} />}
          </OnDemand>
        )}
      </>
    );
  // If the code of the fields fails to load, the button loads it again.
  if (!isWanted)
    return (
      <Button size="small" icon={FilesIcon} onClick={() => setWanted(true)}>
        {t('assign')}
      </Button>
    );
  return (
    <OnDemand load={loadForm} onClose={() => setWanted(false)}>
      {(BulkFilingForm) => <BulkFilingForm {...props} />}
    </OnDemand>
  );
}

const loadForm = async () => (await import('./BulkFilingForm')).BulkFilingForm;
const loadDialog = async () => (await import('./BulkFilingDialog')).BulkFilingDialog;
