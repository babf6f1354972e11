import { DateText } from '@portal/i18n';
import { Button, Dialog } from '@portal/ui';
import { useRef } from 'react';
import { list, when } from './SignOutDialog.css';
import { unsavedWords } from './unsaved-words';
import type { KeptWork } from './unsaved-work';

export interface SignOutDialogProps {
  /** What the person typed and did not save. */
  works: readonly KeptWork[];
  onKeep: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Says what is not saved before the session ends, and asks whether to keep it (decision 12). */
export function SignOutDialog({ works, onKeep, onDiscard, onStay }: SignOutDialogProps) {
  const { t, stack } = unsavedWords.useWords();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      role="alertdialog"
      size="large"
      title={stack('signOut.title')}
      closeLabel={t('signOut.close')}
      initialFocus={stay}
      onClose={onStay}
      actions={
        <>
          <Button ref={stay} onClick={onStay}>
            {t('signOut.stay')}
          </Button>
          <Button onClick={onDiscard}>{t('signOut.discard')}</Button>
          <Button variant="primary" onClick={onKeep}>
            {t('signOut.keep')}
          </Button>
        </>
      }
    >
      {stack('signOut.text')}
      <ul className={list}>
        {works.map(({ id, form, title, keptAt }) => (
          <li key={id}>
            {t(`form.${form}`)} {title}
            <div className={when}>
              <DateText value={new Date(keptAt).toISOString()} time />
            </div>
          </li>
        ))}
      </ul>
      {stack('signOut.kept')}
    </Dialog>
  );
}
