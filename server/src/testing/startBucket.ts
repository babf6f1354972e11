import { onTestFinished } from 'vitest';
import { startObjectStore } from './objectStore.ts';
import { temporaryFolder } from './organisations.ts';

/** Starts an object store with one empty bucket, until the test ends. */
export async function startBucket() {
  const store = await startObjectStore(temporaryFolder());
  onTestFinished(store.stop);
  return store;
}
