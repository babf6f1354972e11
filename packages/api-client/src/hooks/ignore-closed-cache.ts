/** Awaits a cache update that may run after the session ended. SWR throws then, and there is nothing to update. */
export async function ignoreClosedCache(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch {
    // The screen is gone as well, so nothing needs the update.
  }
}
