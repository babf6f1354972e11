import { type Note, newestNotesFirst, noteText, textLimits } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Banner, Button, RetryButton, Skeleton, TextareaField, VisuallyHidden } from '@portal/ui';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { MarkedName } from '../MarkedName/MarkedName';
import { RefusalText } from '../RefusalText';
import * as styles from './NotesPanel.css';
import { notesWords } from './notes-words';

export interface NotesPanelProps {
  /** The notes of one record; undefined while loading. */
  notes: readonly Note[] | undefined;
  /** Whether loading failed. */
  failed?: boolean;
  /** Loads the notes again. */
  onRetry: () => Promise<unknown>;
  /** The text of the new note; cleared after it is added. */
  draft: string;
  onDraft: (text: string) => void;
  /** Adds a note. If it rejects, the panel shows the error and keeps the text. */
  onAdd: (text: string) => Promise<unknown>;
  /** Notes cannot be added, for example on an archived contract. */
  readOnly?: boolean;
  /** Number of notes shown before "show all"; all by default. */
  limit?: number;
}

type Outcome = 'adding' | 'added' | 'not-added';

/** Shows the notes about a record, newest first, and a field for a new note (NOTES-02, NOTES-04). */
export function NotesPanel({ draft, onDraft, onAdd, readOnly = false, ...list }: NotesPanelProps) {
  const { t, stack, plain } = notesWords.useWords();
  const [outcome, setOutcome] = useState<Outcome>();
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const text = noteText(draft);
  const isTooLong = draft.length > textLimits.prose;

  const add = async (event: FormEvent) => {
    event.preventDefault();
    // Ignore empty notes (NOTES-04) and a second submit.
    if (text === null || isTooLong || outcome === 'adding') return;
    setOutcome('adding');
    try {
      await onAdd(text);
      setOutcome('added');
      // The user may already be typing the next note.
      if (latest.current !== draft) return;
      onDraft('');
      // Focus the field for the next note, because the clicked button has nothing to add now.
      if (field.current?.form?.contains(document.activeElement)) field.current.focus();
    } catch {
      setOutcome('not-added');
    }
  };

  if (readOnly)
    return (
      <div className={styles.panel}>
        <NoteList {...list} />
      </div>
    );
  return (
    <div className={styles.panel}>
      <form className={styles.composer} onSubmit={add}>
        <TextareaField
          ref={field}
          label={t('newNote')}
          hideLabel
          placeholder={plain('newNote')}
          minRows={2}
          value={draft}
          onChange={(event) => onDraft(event.currentTarget.value)}
          message={isTooLong ? <RefusalText refusal={`too-long?max=${textLimits.prose}`} /> : undefined}
        />
        {outcome === 'not-added' && (
          <Banner tone="critical" role="alert">
            {stack('notAdded')}
          </Banner>
        )}
        <div className={styles.send}>
          <Button
            type="submit"
            size="small"
            busy={outcome === 'adding'}
            blockedReason={text === null && outcome !== 'adding' ? stack('needsText') : undefined}
          >
            {t('add')}
          </Button>
        </div>
        <VisuallyHidden role="status">{outcome === 'added' && t('added')}</VisuallyHidden>
      </form>
      <NoteList {...list} />
    </div>
  );
}

function NoteList({
  notes,
  failed = false,
  onRetry,
  limit,
}: Pick<NotesPanelProps, 'notes' | 'failed' | 'onRetry' | 'limit'>) {
  const { t, stack, plain } = notesWords.useWords();
  const [showsAll, setShowsAll] = useState(false);
  const inOrder = useMemo(() => notes && newestNotesFirst(notes), [notes]);

  if (failed) {
    return (
      <Banner tone="critical" role="alert" action={<RetryButton size="small" onRetry={onRetry} />}>
        {stack('failed')}
      </Banner>
    );
  }
  if (!inOrder) {
    return (
      <div>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Skeleton lines={3} />
      </div>
    );
  }
  if (inOrder.length === 0) return <p className={styles.quiet}>{t('none')}</p>;

  const shown = showsAll ? inOrder : inOrder.slice(0, limit);
  return (
    <>
      <ul className={styles.list} aria-label={plain('notes')}>
        {shown.map((note) => (
          <li key={note.id}>
            <p className={styles.head}>
              <span className={styles.author}>
                {note.author ? <MarkedName of={note.author} /> : t('unknownAuthor')}
              </span>
              {note.createdAt && (
                <span className={styles.when}>
                  <DateText value={note.createdAt} />
                </span>
              )}
            </p>
            <p className={styles.text}>{note.text}</p>
          </li>
        ))}
      </ul>
      {shown.length < inOrder.length && (
        <Button size="small" variant="quiet" className={styles.more} onClick={() => setShowsAll(true)}>
          {t('showAll', { count: inOrder.length })}
        </Button>
      )}
    </>
  );
}
