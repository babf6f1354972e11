import { FormDialog } from '../../../../parts/FormDialog';
import { FilingFields } from '../FilingFields';
import type { BulkFilingFormProps } from './BulkFilingForm';
import { bulkWords } from './bulk-words';
import { useBulkFiling } from './useBulkFiling';

export interface BulkFilingDialogProps extends BulkFilingFormProps {
  onClose: () => void;
}

/** The bulk fields in a dialog for phones, where a bar would cover the list. */
export function BulkFilingDialog({ fileIds, onFiled, onClose }: BulkFilingDialogProps) {
  const { t, stack } = bulkWords.useWords();
  const { fields, formProps, busy, choices, chosen } = useBulkFiling(fileIds, onFiled);
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
    </FormDialog>
  );
}
