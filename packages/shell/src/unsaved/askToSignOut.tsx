import type { ReactNode } from 'react';
import { SignOutDialog } from './SignOutDialog';
import type { UnsavedStores } from './useUnsavedStores';

interface SigningOut {
  userId: number;
  signOut: () => void;
  /** Called when the user stays. */
  onStay: () => void;
}

/** Returns the dialog to show before sign-out, or undefined if nothing is unsaved or unsent (DECISION-12). */
export async function askToSignOut(
  { unsaved, outbox }: UnsavedStores,
  { userId, signOut, onStay }: SigningOut,
): Promise<ReactNode> {
  // Either may fail without blocking the other.
  const [store, unsent] = await Promise.all([unsaved().catch(() => null), outbox?.().catch(() => null)]);
  const [works, waiting] = await Promise.all([
    store?.ofUser(userId).catch(() => []) ?? [],
    unsent?.of(userId).catch(() => []) ?? [],
  ]);
  if (works.length === 0 && waiting.length === 0) return undefined;
  const discard = () =>
    Promise.all([store?.dropOfUser(userId), unsent?.discard(userId)]).then(signOut, signOut);
  return (
    <SignOutDialog
      works={works}
      waiting={waiting}
      onSend={async () => (await unsent?.send(userId)) ?? waiting}
      onKeep={signOut}
      onDiscard={() => void discard()}
      onStay={onStay}
    />
  );
}
