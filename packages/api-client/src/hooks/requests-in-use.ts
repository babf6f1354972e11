import type { Api } from '../client.ts';

/** The requests under way of one session, each cancelled once nobody on screen waits for it. */
export interface RequestsInUse {
  /** The signal for a request that begins now. */
  begin(key: string): AbortSignal;
  /** Says that someone waits for this key; the function given back says that they no longer do. */
  use(key: string): () => void;
  /** Whether someone waits for this key, or shows what it gave. */
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
        // Later, since React may take a component off and put it back in one go (StrictMode, a route that changes).
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
