import { ApiError } from './api-error.ts';
import type { Client } from './generated/client/index.ts';
import type { KeyedWrites } from './keyed-writes.ts';

/** The writes whose answer was lost, while they are sent again until their outcome is known (DECISION-53). */
export interface UnsettledWrites {
  /** Loads the code that writes need, so that they have it when the connection is lost. */
  prepare: () => void;
  /** Calls the listener after each change of the count. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** How many writes are being sent again now. */
  count: () => number;
  /** Stops sending them again. Each then rejects with `unanswered`. */
  stop: () => void;
}

/** Calls without the header: they open, renew or end a session, or they only ask. */
const keyless = /\/(log(?:in|out)|checkToken|passwordLink|preview\w*|verifyEmailDuplicate|match)$/;

type Method = Client['post'];

/**
 * Gives each write of a client its `Idempotency-Key`, and sends a write whose answer was lost again with the same key
 * until the backend answers. Where the backend does not promise to honour keys, or `person` is somebody else than when
 * the write was sent, such a write rejects with `unanswered` instead: a key belongs to a person.
 */
export function repeatWrites(
  client: Client,
  person: () => unknown,
): {
  client: Client;
  unsettled: UnsettledWrites;
  honoursKeys: () => Promise<boolean | undefined>;
} {
  const listeners = new Set<() => void>();
  let count = 0;
  let stopping = new AbortController();
  const countUp = (by: 1 | -1) => {
    count += by;
    for (const listener of listeners) listener();
  };

  let loading: Promise<KeyedWrites> | undefined;
  /** A page is read before anyone writes, so that this code is no part of its first load. */
  function load(): Promise<KeyedWrites> {
    loading ??= import('./keyed-writes.ts').then(
      ({ keyedWrites }) => keyedWrites({ client, person, countUp, stopped: () => stopping.signal }),
      (cause) => {
        loading = undefined;
        throw new ApiError({ code: 'offline', wasSent: false, cause });
      },
    );
    return loading;
  }

  function repeating(method: Method, name: string): Method {
    const write = async (options: Parameters<Method>[0]) =>
      keyless.test(options.url) ? method(options) : (await load()).send(method, name, options);
    return write as Method;
  }

  const { post, put, patch, delete: remove } = client;
  return {
    client: {
      ...client,
      post: repeating(post, 'POST'),
      put: repeating(put, 'PUT'),
      patch: repeating(patch, 'PATCH'),
      delete: repeating(remove, 'DELETE'),
    },
    honoursKeys: () =>
      load().then(
        (writes) => writes.honoursKeys(),
        () => undefined,
      ),
    unsettled: {
      prepare: () => void load().catch(() => undefined),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      count: () => count,
      stop() {
        stopping.abort();
        stopping = new AbortController();
      },
    },
  };
}
