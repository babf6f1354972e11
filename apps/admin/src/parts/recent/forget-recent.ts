import type { Session } from '@portal/shell';

/** The browser's store of what was opened lately. */
export const recentDatabase = 'recent-records';

/** Forgets what was opened lately once nobody is signed in any more: it holds names (DECISION-12). */
export function forgetRecent({ state, subscribe }: Session): void {
  const forget = () => {
    if (state().status !== 'signed-out') return;
    try {
      indexedDB?.deleteDatabase(recentDatabase);
    } catch {
      // Where the browser blocks the store, nothing was kept in it.
    }
  };
  subscribe(forget);
  forget();
}
