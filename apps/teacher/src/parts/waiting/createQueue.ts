/** What was submitted on this device, for the pages. The sender loads on first use. */
export interface Queue<Item, Sender> {
  subscribe: (listener: () => void) => () => void;
  /** Returns what belongs to the signed-in user, oldest first; empty until the store is loaded. */
  items: () => readonly Item[];
  /** Returns whether the items survive closing the page; true until the store is open. */
  isPersistent: () => boolean;
  /** Loads the sender. Rejects if it cannot be loaded; the next call tries again. */
  sender: () => Promise<Sender>;
}

/** Creates a queue of an app: `start` loads and starts the sender once. */
export function createQueue<Item, Sender extends { readonly isPersistent: boolean }>(
  start: (show: (items: readonly Item[]) => void) => Promise<Sender>,
): Queue<Item, Sender> {
  const listeners = new Set<() => void>();
  let items: readonly Item[] = [];
  let sender: Promise<Sender> | undefined;
  let isPersistent = true;
  const show = (now: readonly Item[]) => {
    items = now;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    items: () => items,
    isPersistent: () => isPersistent,
    sender() {
      sender ??= start(show).then(
        (started) => {
          isPersistent = started.isPersistent;
          return started;
        },
        (error: unknown) => {
          sender = undefined;
          throw error;
        },
      );
      return sender;
    },
  };
}
