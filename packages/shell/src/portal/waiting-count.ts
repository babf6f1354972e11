/** How much waits somewhere, as far as somebody has counted. */
export interface WaitingCount {
  /** Calls back when the count changes; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** Null while nobody knows. */
  current: () => number | null;
  /** Tells a new count; null when it is not known any more, such as after signing out. */
  tell: (count: number | null) => void;
}

/** A count that nobody has made yet. */
export function waitingCount(): WaitingCount {
  const listeners = new Set<() => void>();
  let known: number | null = null;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => known,
    tell(count) {
      known = count;
      for (const listener of listeners) listener();
    },
  };
}
