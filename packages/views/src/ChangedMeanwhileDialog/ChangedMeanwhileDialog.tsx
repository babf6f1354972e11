import type { Halves } from '@portal/i18n';
import { Button, DescriptionList, Dialog } from '@portal/ui';
import type { ReactNode } from 'react';
import { own, reason } from './ChangedMeanwhileDialog.css';
import { changedWords } from './changed-words';

/** A field that somebody else has changed. */
export interface ChangedField {
  id: string;
  /** What the field is called. */
  term: ReactNode;
  /** What is stored by now; `---` for nothing. */
  theirs: string | Halves;
  /** What the person wants to save. */
  mine: string | Halves;
}

export interface ChangedMeanwhileDialogProps {
  /** What was changed: `This contract was changed meanwhile`. */
  title: ReactNode;
  /** In the order of the form. */
  fields: readonly ChangedField[];
  onSaveMine: () => void;
  onTakeTheirs: () => void;
  onKeepEditing: () => void;
}

/** Shows both versions of what someone else has changed, and asks which one stands (decision 36). */
export function ChangedMeanwhileDialog({
  title,
  fields,
  onSaveMine,
  onTakeTheirs,
  onKeepEditing,
}: ChangedMeanwhileDialogProps) {
  const { t, stack } = changedWords.useWords();
  return (
    <Dialog
      open
      onClose={onKeepEditing}
      size="large"
      title={title}
      closeLabel={t('keepEditing')}
      actions={
        <>
          <Button onClick={onKeepEditing}>{t('keepEditing')}</Button>
          <Button onClick={onTakeTheirs}>{t('takeTheirs')}</Button>
          <Button variant="primary" onClick={onSaveMine}>
            {t('saveMine')}
          </Button>
        </>
      }
    >
      <p className={reason}>{stack('text')}</p>
      <DescriptionList
        items={fields.map(({ id, term, theirs, mine }) => ({
          id,
          term,
          value: (
            <>
              <div>{stack('theirs', { value: theirs })}</div>
              <div className={own}>{stack('mine', { value: mine })}</div>
            </>
          ),
        }))}
      />
    </Dialog>
  );
}
