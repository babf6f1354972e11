import { Button } from '@portal/ui';
import { FilingFields } from '../FilingFields';
import { form, send } from './BulkFilingForm.css';
import { bulkWords } from './bulk-words';
import { useBulkFiling } from './useBulkFiling';

export interface BulkFilingFormProps {
  /** The chosen files, those of other pages included. */
  fileIds: readonly number[];
  /** Called once they are filed. */
  onFiled: () => void;
}

/** The fields of the bulk-assign bar, in one row under the list (SET-FILE-06). */
export function BulkFilingForm({ fileIds, onFiled }: BulkFilingFormProps) {
  const { t, plain } = bulkWords.useWords();
  const { fields, formProps, busy, choices, chosen } = useBulkFiling(fileIds, onFiled);
  return (
    <form {...formProps} className={form} aria-label={plain('form')}>
      {chosen}
      <FilingFields fields={fields} choices={choices} labels="stack" />
      <Button type="submit" variant="primary" busy={busy} className={send}>
        {t('assign')}
      </Button>
    </form>
  );
}
