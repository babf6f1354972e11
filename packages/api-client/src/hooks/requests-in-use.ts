import type { Api } from '../client.ts';

/** Requests of a session. Each is cancelled when no component uses it any more. */
export interface RequestsInUse {
  /** Returns the signal for a new request. */
  begin(key: string): AbortSignal;
  /** Registers a user of this key. Returns a function that unregisters it. */
  use(key: string): () => void;
  /** Whether a component waits for this key or shows its data. */
  isUsed(key: string): boolean;
}

const bySession = /* @__PURE__ */ new WeakMap<Api, RequestsInUse>();

/** The requests of a session. */
export function requestsOf(api: Api): RequestsInUse {
  const known = bySession.get(api);
  if (known) return known;
  const requests = requestsInUse();
  bySession.set(api, requests);
  return requests;
}

export function requestsInUse(): RequestsInUse {
  const waiting = new Map<string, number>();
  const running = new Map<string, AbortController>();
  return {
    begin(key) {
      const controller = new AbortController();
      running.set(key, controller);
      return controller.signal;
    },
    use(key) {
      waiting.set(key, (waiting.get(key) ?? 0) + 1);
      return () => {
        waiting.set(key, (waiting.get(key) ?? 1) - 1);
        // Deferred, since React may unmount and remount a component immediately (StrictMode, a route change).
        setTimeout(() => {
          if (waiting.get(key)) return;
          waiting.delete(key);
          running.get(key)?.abort();
          running.delete(key);
        });
      };
    },
    isUsed: (key) => (waiting.get(key) ?? 0) > 0,
  };
}
