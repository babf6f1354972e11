import { type ReactNode, useState } from 'react';
import { useSession } from '../session/useSession';
import { useUnsavedStores } from './useUnsavedStores';

/**
 * Returns `leave`, which signs out after a question if something is unsaved or unsent (DECISION-12). Render `question`
 * next to the caller of `leave`; `onStay` is called when the user stays.
 */
export function useSignOut(onStay?: () => void): { leave: () => void; question: ReactNode } {
  const stores = useUnsavedStores();
  const { user, signOut } = useSession();
  const [question, setQuestion] = useState<ReactNode>();
  const ask = async (userId: number) => {
    const { askToSignOut } = await import('./askToSignOut');
    const dialog = await askToSignOut(stores, {
      userId,
      signOut,
      onStay: () => {
        setQuestion(undefined);
        onStay?.();
      },
    });
    if (dialog) setQuestion(dialog);
    else signOut();
  };
  return {
    // If storage is unavailable, sign out without a question.
    leave: () => void (user ? ask(user.id).catch(signOut) : signOut()),
    question,
  };
}
