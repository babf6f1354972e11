/** An observable count of waiting items. */
export interface WaitingCount {
  /** Adds a listener; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the count; null while unknown. */
  current: () => number | null;
  /** Sets the count; null if it is no longer known, for example after sign-out. */
  tell: (count: number | null) => void;
}

/** Creates a count that is unknown at first. */
export function waitingCount(): WaitingCount {
  const listeners = new Set<() => void>();
  let current: number | null = null;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
    tell(count) {
      current = count;
      for (const listener of listeners) listener();
    },
  };
}
