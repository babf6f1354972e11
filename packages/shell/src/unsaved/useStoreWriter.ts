import { useState } from 'react';
import { useSessionStore } from '../session/useSession';
import { SlowDatabase } from '../storage/SlowDatabase';
import type { UnsavedStore } from './unsaved-store';
import type { Draft } from './unsaved-work';
import { useUnsavedStores } from './useUnsavedStores';

/** How often a store that does not open in time is opened again: for about a minute. */
const maxTries = 30;

/** Opens the store, writes to it in call order, and notices if the browser denies it or does not answer in time. */
export function useStoreWriter() {
  const { unsaved: openStore } = useUnsavedStores();
  const session = useSessionStore();
  const [refused, setRefused] = useState(false);
  // On a busy device it opens late. Input is stored once it is open, unless the user has signed out in the meantime:
  // nothing that belongs to them may be written to the device after that.
  const openLate = async (): Promise<UnsavedStore> => {
    const { generation } = session.state();
    for (let tries = 1; ; tries += 1)
      try {
        return await openStore();
      } catch (error) {
        const isOver = session.state().generation !== generation;
        if (!(error instanceof SlowDatabase) || isOver || tries === maxTries) throw error;
        setRefused(true);
      }
  };
  const use = async (work: (store: UnsavedStore) => Promise<void>) => {
    try {
      await work(await openLate());
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  return {
    refused,
    use,
    keep: (work: Draft) => void use((store) => store.keep(work)),
    drop: (work: Draft) => void use((store) => store.drop(work)),
  };
}
