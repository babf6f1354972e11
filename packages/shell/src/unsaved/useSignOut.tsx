import { type ReactNode, useState } from 'react';
import { usePortal } from '../portal/usePortal';
import { useSession } from '../session/useSession';

/**
 * The way out: `leave` ends the session, after a question when something is not saved or not sent yet (decision 12).
 * Draw `question` beside what calls it.
 */
export function useSignOut(): { leave: () => void; question: ReactNode } {
  const { unsaved, outbox } = usePortal();
  const { user, signOut } = useSession();
  const [question, setQuestion] = useState<ReactNode>();
  const ask = async (userId: number) => {
    // Each may be refused by the browser; neither then holds up the other.
    const [store, unsent] = await Promise.all([unsaved().catch(() => null), outbox?.().catch(() => null)]);
    const [works, waiting] = await Promise.all([
      store?.ofUser(userId).catch(() => []) ?? [],
      unsent?.of(userId).catch(() => []) ?? [],
    ]);
    if (works.length === 0 && waiting.length === 0) return signOut();
    const { SignOutDialog } = await import('./SignOutDialog');
    const discard = () =>
      Promise.all([store?.dropOfUser(userId), unsent?.discard(userId)]).then(signOut, signOut);
    setQuestion(
      <SignOutDialog
        works={works}
        waiting={waiting}
        onSend={async () => (await unsent?.send(userId)) ?? waiting}
        onKeep={signOut}
        onDiscard={() => void discard()}
        onStay={() => setQuestion(undefined)}
      />,
    );
  };
  return {
    // Where nothing is kept, or cannot be asked about, nothing holds anybody up.
    leave: () => void (user ? ask(user.id).catch(signOut) : signOut()),
    question,
  };
}
