import { ApiError } from './api-error.ts';
import type { Client } from './generated/client/index.ts';
import type { KeyedWrites } from './keyed-writes.ts';

/** The writes whose response was lost and that are being repeated until their outcome is known (DECISION-53). */
export interface UnsettledWrites {
  /** Loads the code for writes, so that it is available if the connection is lost. */
  prepare: () => void;
  /** Calls the listener after each change of the count. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the number of writes that are being repeated now. */
  count: () => number;
  /** Stops repeating them. Each then rejects with `unanswered`. */
  stop: () => void;
}

/** Calls without the header: they open, renew or end a session, or they only read. */
const keyless =
  /\/(log(?:in|out)|checkToken|passwordLink|preview\w*|verifyEmailDuplicate|match|authenticator|recovery-codes|second-factor\/code|auth\/proof|auth\/providers\/[\w-]+|auth\/passkeys[\w/-]*)$/;

type Method = Client['post'];

/**
 * Adds an `Idempotency-Key` to each write of a client. If the response is lost, repeats the write with the same key
 * until the backend answers. If the backend does not support keys, or if `person` has changed since the write was sent
 * (a key belongs to a person), rejects with `unanswered` instead.
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
  /** Loaded later, because a page is read before anyone writes, so this code need not be in its first load. */
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
