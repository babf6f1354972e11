import { useToast } from '@portal/shell';
import { Button } from '@portal/ui';
import { useRef } from 'react';
import { FilingFields } from '../FilingFields';
import { form, noLabel, send } from '../files.css';
import { bulkWords } from './bulk-words';
import { useBulkFiling } from './useBulkFiling';

export interface BulkFilingFormProps {
  /** The selected files, including those on other pages. */
  fileIds: readonly number[];
  /** Called after the files are saved. */
  onFiled: () => void;
}

/** The fields of the bulk bar, in one row below the list (SET-FILE-06). */
export function BulkFilingForm({ fileIds, onFiled }: BulkFilingFormProps) {
  const { t, stack, plain } = bulkWords.useWords();
  const toast = useToast();
  const dismissRefusal = useRef<() => void>(undefined);
  const { fields, formProps, busy, choices, chosen } = useBulkFiling(fileIds, onFiled, (refusal) => {
    dismissRefusal.current?.();
    dismissRefusal.current = refusal === null ? undefined : toast.danger(refusal);
  });
  return (
    <form {...formProps} className={form} aria-label={plain('form')}>
      {chosen}
      <FilingFields fields={fields} choices={choices} labels="stack" />
      <div className={send}>
        <span className={noLabel} aria-hidden="true">
          {stack('assign')}
        </span>
        <Button type="submit" variant="primary" busy={busy}>
          {t('assign')}
        </Button>
      </div>
    </form>
  );
}
