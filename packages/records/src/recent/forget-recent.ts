import type { Session } from '@portal/shell';

/** Name of the browser database of recent records. */
export const recentDatabase = 'recent-records';

/** Deletes the recent records after signing out, because they contain names (DECISION-12). */
export function forgetRecent({ state, subscribe }: Session): void {
  const forget = () => {
    if (state().status !== 'signed-out') return;
    try {
      indexedDB?.deleteDatabase(recentDatabase);
    } catch {
      // If the browser blocks the database, there is nothing to delete.
    }
  };
  subscribe(forget);
  forget();
}
