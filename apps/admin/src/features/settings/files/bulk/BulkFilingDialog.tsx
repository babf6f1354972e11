import { PairText } from '@portal/i18n';
import { FormDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Banner, useIsMounted } from '@portal/ui';
import { useState } from 'react';
import { FilingFields } from '../FilingFields';
import type { BulkFilingFormProps } from './BulkFilingForm';
import { bulkWords } from './bulk-words';
import { type FilingRefusal, useBulkFiling } from './useBulkFiling';

export interface BulkFilingDialogProps extends BulkFilingFormProps {
  onClose: () => void;
}

/** The bulk fields in a dialog for phones, where a bar would cover the list. */
export function BulkFilingDialog({ fileIds, onFiled, onClose }: BulkFilingDialogProps) {
  const { t, stack } = bulkWords.useWords();
  const [refusal, setRefusal] = useState<FilingRefusal | null>(null);
  const toast = useToast();
  const isMounted = useIsMounted();
  const { fields, formProps, busy, choices, chosen } = useBulkFiling(fileIds, onFiled, (reason) => {
    if (reason === null || isMounted.current) setRefusal(reason);
    else toast.danger(reason);
  });
  return (
    <FormDialog
      title={stack('title', { count: fileIds.length })}
      formProps={formProps}
      busy={busy}
      submitLabel={t('assign')}
      onClose={onClose}
    >
      {chosen}
      <FilingFields fields={fields} choices={choices} />
      {refusal !== null && (
        <Banner tone="critical" role="alert">
          {typeof refusal === 'string' ? refusal : <PairText value={refusal} layout="stack" />}
        </Banner>
      )}
    </FormDialog>
  );
}
