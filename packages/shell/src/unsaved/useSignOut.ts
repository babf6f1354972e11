import { type ReactNode, useState } from 'react';
import { usePortal } from '../portal/usePortal';
import { useSession } from '../session/useSession';

/**
 * The way out: `leave` ends the session, after a question when something is not saved or not sent yet (decision 12).
 * Render `question` beside what calls `leave`; `onStay` is called when the person stays.
 */
export function useSignOut(onStay?: () => void): { leave: () => void; question: ReactNode } {
  const portal = usePortal();
  const { user, signOut } = useSession();
  const [question, setQuestion] = useState<ReactNode>();
  const ask = async (userId: number) => {
    const { askToSignOut } = await import('./askToSignOut');
    const asked = await askToSignOut(portal, userId, () => {
      setQuestion(undefined);
      onStay?.();
    });
    if (asked) setQuestion(asked);
    else signOut();
  };
  return {
    // Where nothing is kept, or cannot be asked about, nothing holds anybody up.
    leave: () => void (user ? ask(user.id).catch(signOut) : signOut()),
    question,
  };
}
