import { ApiError, isAnswerLost, isRefusal, unanswered } from './api-error.ts';
import type { Client } from './generated/client/index.ts';
import { getCapabilities } from './generated/sdk.gen.ts';
import { keptKeys } from './kept-keys.ts';
import { keyHeader } from './key-header.ts';

/** Pauses before a repetition, in milliseconds: from 1 second, doubled up to 30 seconds. */
const pauses = { first: 1_000, longest: 30_000 };

/**
 * For how long a change without a version is repeated, in milliseconds. Later, it could overwrite what someone else has
 * saved in the meantime. The form that sent it then reads the record and merges again.
 */
const changeLifetime = 120_000;

type Method = Client['post'];

interface KeyedWritesOptions {
  client: Client;
  /** The person who is signed in. */
  person: () => unknown;
  /** Called with 1 when a write starts to be repeated, and with -1 when that ends. */
  countUp: (by: 1 | -1) => void;
  /** Returns a signal that aborts when nothing must be repeated any more. */
  stopped: () => AbortSignal;
}

/** Sends the writes of a client. */
export interface KeyedWrites {
  /** Sends a write with its key, and repeats it while its outcome is unknown. */
  send: (method: Method, name: string, options: Parameters<Method>[0]) => Promise<unknown>;
  /** Whether the backend supports keys. Undefined while it cannot be reached. */
  honoursKeys: () => Promise<boolean | undefined>;
}

/** Creates the functions with which `repeatWrites` sends. */
export function keyedWrites({ client, person, countUp, stopped }: KeyedWritesOptions): KeyedWrites {
  const keep = keptKeys();
  let promise: boolean | undefined;

  async function honoursKeys(): Promise<boolean | undefined> {
    try {
      promise ??= (await getCapabilities({ client, throwOnError: true })).data.data.some(
        (name) => name === 'idempotency-keys',
      );
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not-found') promise = false;
      else if (isRefusal(error)) return false;
    }
    return promise;
  }

  /** Repeats a write until its outcome is known. `lost` is the error of the first attempt. */
  async function settle(
    again: () => Promise<unknown>,
    { lost, until, signal, isSender }: LostWrite,
  ): Promise<unknown> {
    let error = lost;
    for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
      const isHonoured = await honoursKeys();
      if (isHonoured !== false) await waitFor(error.retryAfter ? error.retryAfter * 1_000 : pause, signal);
      if (isHonoured === false || signal.aborted || Date.now() > until || !isSender())
        throw unanswered(error);
      if (!isHonoured) continue;
      try {
        return await again();
      } catch (next) {
        // Access may be checked before the key, so a 403 does not reveal the outcome of the first attempt.
        if (next instanceof ApiError && next.status === 403) throw unanswered(next);
        if (!isAnswerLost(next) && !isNotNow(next)) throw next;
        error = next;
      }
    }
  }

  async function send(method: Method, name: string, options: Parameters<Method>[0]): Promise<unknown> {
    const { url, path, query, body, security } = options;
    const headers = new Headers(options.headers as HeadersInit | undefined);
    const version = headers.get('If-Match');
    const { baseUrl } = client.getConfig();
    const key = keep(headers.get(keyHeader), { method: name, baseUrl, url, path, query, body, version });
    headers.set(keyHeader, key.value);
    const request = () => method({ ...options, headers });
    const canOverwrite = name !== 'POST' && version === null;
    const until = canOverwrite ? Date.now() + changeLifetime : Number.POSITIVE_INFINITY;
    // A device that is offline sends nothing.
    const isSent = !isBrowserOffline();
    const sender = person();
    try {
      const answer = await request().catch((lost: unknown) => {
        if (!isSent || !isAnswerLost(lost) || !lost.wasSent) throw lost;
        // Without a session, the backend cannot be asked for its extensions.
        if (!security) throw unanswered(lost);
        countUp(1);
        const signal = stopped();
        const ended = new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(unanswered(lost)), { once: true });
        });
        const settled = settle(request, { lost, until, signal, isSender: () => person() === sender });
        return Promise.race([settled, ended]).finally(() => countUp(-1));
      });
      key.end(true);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'saved-before') key.replace();
      else if (isRefusal(error) && error.code !== 'unauthorized') key.end(false);
      throw error;
    }
  }

  return { send, honoursKeys };
}

interface LostWrite {
  lost: ApiError;
  /** When to give up, in milliseconds since 1970. */
  until: number;
  signal: AbortSignal;
  /** Whether the person who sent the write is still signed in. */
  isSender: () => boolean;
}

/** Whether the backend defers a request. That says nothing about an earlier request with the same key. */
function isNotNow(error: unknown): error is ApiError {
  return error instanceof ApiError && [408, 429, 503].includes(error.status ?? 0);
}

/** Resolves after a pause, when the connection comes back, or when the signal aborts. */
function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener?.('online', end);
    signal.addEventListener('abort', end, { once: true });
  });
}

function isBrowserOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
