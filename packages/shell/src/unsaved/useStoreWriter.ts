import { useState } from 'react';
import type { UnsavedStore } from './unsaved-store';
import type { Draft } from './unsaved-work';
import { useUnsavedStores } from './useUnsavedStores';

/** Writes to the store in call order and notices if the browser denies it. */
export function useStoreWriter() {
  const { unsaved: openStore } = useUnsavedStores();
  const [refused, setRefused] = useState(false);
  const write = async (change: (store: UnsavedStore) => Promise<void>) => {
    try {
      await change(await openStore());
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  return {
    refused,
    refuse: () => setRefused(true),
    keep: (work: Draft) => void write((store) => store.keep(work)),
    drop: (work: Draft) => void write((store) => store.drop(work)),
  };
}
