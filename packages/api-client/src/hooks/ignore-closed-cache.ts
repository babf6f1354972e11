/**
 * Waits for a change of the cache that may come after its end: a write that returns when its session is over finds
 * nothing to change, and SWR would throw.
 */
export async function ignoreClosedCache(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch {
    // The screen that would have shown it is gone as well.
  }
}
