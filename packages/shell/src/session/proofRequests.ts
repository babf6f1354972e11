import { type Api, ApiError, browserStorage } from '@portal/api-client';

/** The writes of a session that wait until the person has proved who they are. They share one dialog. */
export interface ProofRequests {
  subscribe: (listener: () => void) => () => void;
  isWaiting: () => boolean;
  /** Resolves when the person has proved who they are, here or in another tab. Rejects with `unproved` if not. */
  ask: () => Promise<void>;
  /** Lets the waiting writes go on, or gives them up. */
  settle: (isProved: boolean) => void;
}

const storageKey = 'proved';

/** Milliseconds in which the code of the dialog must be there. */
const loadingTime = 10_000;

const requestsByApi = new WeakMap<Api, ProofRequests>();

/** Returns the waiting writes of an API client. */
export function proofRequestsOf(api: Api): ProofRequests {
  const requests = requestsByApi.get(api) ?? createProofRequests();
  requestsByApi.set(api, requests);
  return requests;
}

interface Waiting {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: ApiError) => void;
}

function newWaiting(): Waiting {
  let settle: Pick<Waiting, 'resolve' | 'reject'> | undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error('the executor of a promise runs at once');
  return { promise, ...settle };
}

function createProofRequests(): ProofRequests {
  const listeners = new Set<() => void>();
  let waiting: Waiting | null = null;
  const unproved = () => new ApiError({ code: 'unproved', status: 403 });

  function end(isProved: boolean) {
    const ended = waiting;
    if (!ended) return;
    waiting = null;
    if (isProved) ended.resolve();
    else ended.reject(unproved());
    for (const listener of listeners) listener();
  }

  // Tabs share the session, and so its proof.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && newValue !== null) end(true);
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isWaiting: () => waiting !== null,
    ask() {
      if (!waiting) {
        // The code that shows the dialog may still load. If it cannot be loaded, nobody could answer.
        setTimeout(() => listeners.size === 0 && end(false), loadingTime);
        waiting = newWaiting();
        for (const listener of listeners) listener();
      }
      return waiting.promise;
    },
    settle(isProved) {
      if (isProved) browserStorage('local').storage.setItem(storageKey, String(Date.now()));
      end(isProved);
    },
  };
}
