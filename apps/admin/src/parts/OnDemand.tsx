import { Button, Dialog, RetryIcon, Spinner } from '@portal/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { queryWords } from './query-words';

export interface OnDemandProps<Part> {
  /** Fetches the code of a dialog. Give it as a constant. */
  load: () => Promise<Part>;
  onClose: () => void;
  /** Shows the dialog: `(NotesDialog) => <NotesDialog ... />`. */
  children: (part: Part) => ReactNode;
}

type Fetched<Part> = { part: Part } | 'awaited' | 'slow' | 'failed';

/** Milliseconds after which one is told that something is on its way. */
const patience = 400;

/** A dialog whose code is fetched when it opens; when it does not come, the page behind stays and one may try again. */
export function OnDemand<Part>({ load, onClose, children }: OnDemandProps<Part>) {
  const [fetched, setFetched] = useState<Fetched<Part>>('awaited');
  const [attempt, setAttempt] = useState(1);
  const { t, stack } = queryWords.useWords();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another effect
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => setFetched('slow'), patience);
    const settle = (outcome: Fetched<Part>) => {
      clearTimeout(timer);
      if (isWanted) setFetched(outcome);
    };
    load().then(
      (part) => settle({ part }),
      () => settle('failed'),
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [load, attempt]);

  if (typeof fetched === 'object') return children(fetched.part);
  if (fetched === 'awaited') return null;
  const failed = fetched === 'failed';
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      closeLabel={t('close')}
      title={stack(failed ? 'error' : 'loading')}
      actions={
        failed && (
          <Button
            icon={RetryIcon}
            onClick={() => {
              setFetched('awaited');
              setAttempt(attempt + 1);
            }}
          >
            {t('retry')}
          </Button>
        )
      }
    >
      {failed ? stack('errorText') : <Spinner />}
    </Dialog>
  );
}
