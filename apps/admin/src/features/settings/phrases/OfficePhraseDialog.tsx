import { useCreatePhrase, useReadPhrase, useUpdatePhrase } from '@portal/api-client';
import { noPhrase, type Phrase, phraseOf, phraseSchema, phraseText } from '@portal/domain';
import { PhraseFields } from '@portal/features';
import { useToast } from '@portal/shell';
import { useState } from 'react';
import { RecordDialog } from '../../../parts/RecordDialog';
import { phrasesPageWords } from './phrases-page-words';

export interface OfficePhraseDialogProps {
  /** The phrase to change; null for a new one. */
  phrase: Phrase | null;
  onClose: () => void;
}

/** A dialog for a phrase of the office. A colleague's changes are merged field by field (DECISION-37). */
export function OfficePhraseDialog({ phrase, onClose }: OfficePhraseDialogProps) {
  const { t, stack, pair } = phrasesPageWords.useWords();
  const toast = useToast();
  const readPhrase = useReadPhrase();
  const createPhrase = useCreatePhrase();
  const updatePhrase = useUpdatePhrase();
  // A reload of the list must not reset the input.
  const [opened] = useState(phrase);
  const [stored] = useState(() => phraseText(opened ?? noPhrase));
  return (
    <RecordDialog
      draft={{ form: 'phrase', record: opened?.id ?? 'new', stored }}
      schema={phraseSchema}
      save={
        opened
          ? {
              read: () => readPhrase(opened.id),
              write: ({ values, stored: now }) => updatePhrase(now, phraseOf(values)),
              textOf: phraseText,
              texts: {
                title: stack('form.changed'),
                term: (field) => pair(field),
                show: (field, text) => text[field],
              },
            }
          : (values) => createPhrase(phraseOf(values))
      }
      onSaved={() => toast.success(pair('form.saved'))}
      refused={stack('form.kept')}
      title={stack(opened ? 'form.edit' : 'form.add')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => <PhraseFields fields={fields} />}
    </RecordDialog>
  );
}
