import { fullName, type Note, newestNotesFirst, noteText, textLimits } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Banner, Button, RetryButton, Skeleton, TextareaField, VisuallyHidden } from '@portal/ui';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { RefusalText } from '../RefusalText';
import * as styles from './NotesPanel.css';
import { notesWords } from './notes-words';

export interface NotesPanelProps {
  /** The notes of one record; undefined until they have come. */
  notes: readonly Note[] | undefined;
  /** They could not be read. */
  failed?: boolean;
  /** Asks for them again. */
  onRetry: () => Promise<unknown>;
  /** What is being typed; emptied when it was added. */
  draft: string;
  onDraft: (text: string) => void;
  /** Adds a note. When it rejects, that is said and the text stays. */
  onAdd: (text: string) => Promise<unknown>;
  /** Notes can be read and not added, as on an archived contract. */
  readOnly?: boolean;
  /** How many are shown until the rest is asked for; all by default. */
  limit?: number;
}

type Outcome = 'adding' | 'added' | 'not-added';

/** What people have noted about a record, the newest first, and room for another note (NOTES-02, NOTES-04). */
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
    // An empty note is not added (NOTES-04), nor is one twice.
    if (text === null || isTooLong || outcome === 'adding') return;
    setOutcome('adding');
    try {
      await onAdd(text);
      setOutcome('added');
      // The next note may have been begun meanwhile.
      if (latest.current !== draft) return;
      onDraft('');
      // Where the next note begins; the button that was pressed has nothing to add now.
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
      <Banner
        tone="critical"
        role="alert"
        action={
          <RetryButton size="small" onRetry={onRetry}>
            {t('retry')}
          </RetryButton>
        }
      >
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
                {note.author ? fullName(note.author) : t('unknownAuthor')}
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
