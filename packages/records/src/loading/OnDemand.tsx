import { useToast } from '@portal/shell';
import { NavigationProgress } from '@portal/ui';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { GuardedDialog } from './GuardedDialog';
import { queryWords } from './query-words';

export interface OnDemandProps<Part> {
  /** Loads the dialog's code. Must be a constant. */
  load: () => Promise<Part>;
  onClose: () => void;
  /** Renders the dialog: `(NotesDialog) => <NotesDialog ... />`. */
  children: (part: Part) => ReactNode;
}

/** Delay in milliseconds before the loading message. */
const spinnerDelay = 400;

/**
 * A dialog whose code is loaded when it opens. If loading fails, the page stays and shows an error; the same button
 * retries.
 */
export function OnDemand<Part>({ load, onClose, children }: OnDemandProps<Part>) {
  const [fetched, setFetched] = useState<{ part: Part; Guard: typeof GuardedDialog }>();
  const [isSlow, setSlow] = useState(false);
  const { pair, plain } = queryWords.useWords();
  const toast = useToast();
  const onFailure = useEffectEvent(() => {
    toast.danger(pair('errorText'), { title: pair('error') });
    onClose();
  });

  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => setSlow(true), spinnerDelay);
    Promise.all([load(), import('./GuardedDialog')]).then(
      ([part, { GuardedDialog }]) => isWanted && setFetched({ part, Guard: GuardedDialog }),
      () => isWanted && onFailure(),
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [load]);

  return fetched ? (
    <fetched.Guard onClose={onClose}>{children(fetched.part)}</fetched.Guard>
  ) : (
    <NavigationProgress running={isSlow} label={plain('loading')} />
  );
}

/** Returns a dialog with the same props as the one that `load` fetches when it opens. */
export function onDemand<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  return (props: Props) => (
    <OnDemand load={load} onClose={props.onClose}>
      {(Loaded) => <Loaded {...props} />}
    </OnDemand>
  );
}
