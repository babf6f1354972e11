import { type ReactNode, useState } from 'react';
import { usePortal } from '../portal/usePortal';
import { useSession } from '../session/useSession';

/**
 * Returns `leave`, which signs out after a question if something is unsaved or unsent (DECISION-12). Render `question`
 * next to the caller of `leave`; `onStay` is called when the user stays.
 */
export function useSignOut(onStay?: () => void): { leave: () => void; question: ReactNode } {
  const portal = usePortal();
  const { user, signOut } = useSession();
  const [question, setQuestion] = useState<ReactNode>();
  const ask = async (userId: number) => {
    const { askToSignOut } = await import('./askToSignOut');
    const dialog = await askToSignOut(portal, userId, () => {
      setQuestion(undefined);
      onStay?.();
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
