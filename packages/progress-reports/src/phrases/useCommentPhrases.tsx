import { useHasExtension } from '@portal/api-client';
import { noPhrase, type PhraseLanguage, reportLanguage } from '@portal/domain';
import { useLanguageMode } from '@portal/i18n';
import { useSession, useToast } from '@portal/shell';
import { Button, PhraseIcon, PlusIcon, VisuallyHidden } from '@portal/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { insertAtCursor } from './insertAtCursor';
import type { PhraseDialogProps } from './PhraseDialog';
import type { PhrasePickerProps } from './PhrasePicker';
import { phraseWords } from './phrase-words';
import * as styles from './phrases.css';

/** The report of a comment. */
export interface CommentPlace {
  studentId: number;
  /** The language that the contract teaches. */
  languageId: number | undefined;
  languageName: string | undefined;
}

/** The phrase tools of a form's comment fields. */
export interface CommentPhrases {
  /** The buttons at a field: insert a phrase, or save the text as one. Nothing without the extension. */
  tools: (fieldId: string, label: ReactNode) => ReactNode;
  /** The open dialog. Render it outside the form, because it contains a form. */
  dialog: ReactNode;
}

type Opened =
  | { Picker: ComponentType<PhrasePickerProps>; field: HTMLTextAreaElement }
  | { Keep: ComponentType<PhraseDialogProps>; text: string };

/** Offers phrases at the comment fields of a report. */
export function useCommentPhrases(place: CommentPlace): CommentPhrases {
  const hasPhrases = useHasExtension('comment-phrases');
  const { t, pair } = phraseWords.useWords();
  const [mode] = useLanguageMode();
  const isOffice = useSession().user?.role === 'ROLE_ADMIN';
  const toast = useToast();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [picked, setPicked] = useState<{ field: HTMLTextAreaElement; text: string } | null>(null);
  // The page is inert while the dialog is open, so the text is inserted after it closes.
  useEffect(() => {
    if (!picked) return;
    insertAtCursor(picked.field, picked.text);
    setPicked(null);
  }, [picked]);

  const language: PhraseLanguage = reportLanguage(place.languageName) ?? (mode === 'en' ? 'en' : 'fr');
  const fieldOf = (id: string) => document.getElementById(id) as HTMLTextAreaElement;
  const open = async (fieldId: string) => {
    const { PhrasePicker: Picker } = await import('./PhrasePicker');
    setOpened({ Picker, field: fieldOf(fieldId) });
  };
  const keep = async (fieldId: string) => {
    const { value, selectionStart, selectionEnd } = fieldOf(fieldId);
    const text = (value.slice(selectionStart, selectionEnd).trim() || value.trim()).slice(0, 1000);
    if (text === '') {
      toast.danger(pair('nothingToKeep'));
      return;
    }
    const { PhraseDialog: Keep } = await import('./PhraseDialog');
    setOpened({ Keep, text });
  };
  const fail = (error: unknown) => void toast.danger(pair('failed'), { error });
  const close = () => setOpened(null);
  const tools: CommentPhrases['tools'] = (fieldId, label) =>
    hasPhrases && (
      <div className={styles.tools}>
        <Button size="small" variant="quiet" icon={PhraseIcon} onClick={() => open(fieldId).catch(fail)}>
          {t('open')}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
        <Button size="small" variant="quiet" icon={PlusIcon} onClick={() => keep(fieldId).catch(fail)}>
          {t('keep')}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      </div>
    );
  const dialog = (
    <>
      {opened && 'Picker' in opened && (
        <opened.Picker
          place={place}
          language={language}
          field={opened.field}
          onPick={(text) => {
            close();
            setPicked({ field: opened.field, text });
          }}
          onClose={close}
        />
      )}
      {opened && 'Keep' in opened && (
        <opened.Keep
          phrase={null}
          values={{ ...noPhrase, texts: { ...noPhrase.texts, [language]: opened.text } }}
          isOffice={isOffice}
          onClose={close}
        />
      )}
    </>
  );
  return { tools, dialog };
}
