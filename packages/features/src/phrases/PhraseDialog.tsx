import { ApiError, useCreatePhrase, useUpdatePhrase } from '@portal/api-client';
import { type Phrase, type PhraseValues, phraseOf, phraseSchema, phraseText } from '@portal/domain';
import { FailureReason, useToast } from '@portal/shell';
import { Banner, Button, Dialog } from '@portal/ui';
import { useZodForm } from '@portal/views';
import { useId, useState } from 'react';
import { PhraseFields } from './PhraseFields';
import { phraseWords } from './phrase-words';
import * as styles from './phrases.css';

export interface PhraseDialogProps {
  /** The phrase to change; null for a new one. */
  phrase: Phrase | null;
  /** The initial values. */
  values: PhraseValues;
  /** Whether the user writes phrases of the office. */
  isOffice: boolean;
  onClose: () => void;
}

/** A dialog that writes a phrase. A refusal keeps what was typed. */
export function PhraseDialog({ phrase, values, isOffice, onClose }: PhraseDialogProps) {
  const { t, stack, pair } = phraseWords.useWords();
  const toast = useToast();
  const create = useCreatePhrase();
  const update = useUpdatePhrase();
  const [refusal, setRefusal] = useState<unknown>(null);
  const id = useId();
  const { fields, formProps, busy } = useZodForm(phraseSchema, {
    id,
    defaultValue: phraseText(values),
    onSubmit: async (typed) => {
      setRefusal(null);
      try {
        if (phrase) await update(phrase, phraseOf(typed));
        else await create(phraseOf(typed));
      } catch (error) {
        setRefusal(error);
        return;
      }
      toast.success(pair('saved'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={stack(phrase ? 'editTitle' : 'addTitle')}
      closeLabel={t('close')}
      busy={busy}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} variant="primary" busy={busy}>
          {t('save')}
        </Button>
      }
    >
      <form {...formProps} className={styles.form}>
        {refusal !== null && (
          <Banner tone="critical">
            {stack(reasonOf(refusal))}
            <FailureReason error={refusal} />
          </Banner>
        )}
        <PhraseFields fields={fields} />
        <div className={styles.quiet}>{stack(isOffice ? 'forAll' : 'forYou')}</div>
      </form>
    </Dialog>
  );
}

function reasonOf(error: unknown): 'changed' | 'gone' | 'notSaved' {
  if (!(error instanceof ApiError)) return 'notSaved';
  if (error.status === 412) return 'changed';
  return error.code === 'not-found' ? 'gone' : 'notSaved';
}
