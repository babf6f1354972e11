/** Returns a function that opens a store on first use, and tries again at the next use after a failure. */
export function openOnce<Store>(open: () => Promise<Store>): () => Promise<Store> {
  let opened: Promise<Store> | undefined;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
