import { ApiError, useCreatePhrase, useUpdatePhrase } from '@portal/api-client';
import {
  type FormText,
  type Phrase,
  type PhraseFormValues,
  type PhraseValues,
  phraseOf,
  phraseSchema,
  phraseText,
} from '@portal/domain';
import { FailureReason, type UnsavedWork, UnsavedWorkBanner, useToast, useUnsavedWork } from '@portal/shell';
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
  /** Whether the user edits phrases of the office. */
  isOffice: boolean;
  /** Shows the success instead of a toast, which would be inert behind another dialog. */
  onSaved?: () => void;
  onClose: () => void;
}

/**
 * A dialog to add or edit a phrase. Its input stays when the server rejects it and when the dialog is closed; Cancel
 * deletes it.
 */
export function PhraseDialog(props: PhraseDialogProps) {
  const [stored] = useState(() => phraseText(props.values));
  // Each initial text has its own draft.
  const record = props.phrase?.id ?? `new ${stored.textFr}${stored.textEn}`;
  const work = useUnsavedWork({ form: 'phrase', record, stored });
  return <OpenDialog key={work.formKey} {...props} work={work} />;
}

interface OpenDialogProps extends Omit<PhraseDialogProps, 'values'> {
  work: UnsavedWork<FormText<PhraseFormValues>>;
}

function OpenDialog({ phrase, isOffice, work, onSaved, onClose }: OpenDialogProps) {
  const { t, stack, pair } = phraseWords.useWords();
  const toast = useToast();
  const create = useCreatePhrase();
  const update = useUpdatePhrase();
  const [refusal, setRefusal] = useState<unknown>(null);
  const id = useId();
  const { fields, formProps, busy } = useZodForm(phraseSchema, {
    id,
    defaultValue: work.values,
    onSubmit: async (typed) => {
      setRefusal(null);
      const confirmSaved = work.sending();
      try {
        if (phrase) await update(phrase, phraseOf(typed));
        else await create(phraseOf(typed), work.intention);
      } catch (error) {
        setRefusal(error);
        return;
      }
      confirmSaved();
      if (onSaved) onSaved();
      else toast.success(pair('saved'));
      onClose();
    },
  });
  const cancel = () => {
    work.begin(work.initialValues);
    onClose();
  };
  return (
    <Dialog
      open
      title={stack(phrase ? 'editTitle' : 'addTitle')}
      busy={busy}
      onClose={onClose}
      onRetry={() => work.restart(work.typed(), work.initialValues)}
      actions={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => !busy && cancel()}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form {...formProps} {...work.listeners} className={styles.form}>
        <UnsavedWorkBanner work={work} />
        {refusal !== null && (
          <Banner tone="critical" role="alert">
            <FailureReason error={refusal}>{stack(reasonOf(refusal))}</FailureReason>
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
