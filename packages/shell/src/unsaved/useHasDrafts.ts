import { useEffect, useState } from 'react';
import { useUnsavedStores } from './useUnsavedStores';

/** Returns whether this browser has unsaved input of the user. */
export function useHasDrafts(userId: number | undefined): boolean {
  const { unsaved } = useUnsavedStores();
  const [hasDrafts, setHasDrafts] = useState(false);
  useEffect(() => {
    if (userId === undefined) return;
    const load = async () => setHasDrafts((await (await unsaved()).ofUser(userId)).length > 0);
    // Without storage there are no drafts.
    load().catch(() => undefined);
  }, [unsaved, userId]);
  return hasDrafts;
}
