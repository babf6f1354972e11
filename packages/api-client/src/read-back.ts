import { ApiError, isRefusal } from './api-error.ts';
import type { Api } from './client.ts';
import { announceUnknownOutcome, keyEnds } from './outcome-listener.ts';

/** A call whose response may be lost. */
export type Call = Api['call'];

/** A call that bypasses the caches of the browser and the service worker. */
export type FreshCall = Call & { onRequest: (request: { options: { cache?: RequestCache } }) => void };

/**
 * Whether a request may have reached the server although no response came back: a lost connection, a timeout, a
 * gateway.
 */
export function isAnswerLost(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'offline' || [502, 504].includes(error.status ?? 0));
}

/**
 * Makes a write. When its response is lost, checks whether the server has saved it (DECISION-47). `readSaved` returns
 * the result as the write would have, or null when nothing was saved. Throws the write's own error when it was not
 * saved. When the server cannot be read either, calls `onOutcomeUnknown` first.
 */
export async function withReadBack<Answer>(
  call: Call,
  write: (call: Call) => Promise<Answer>,
  readSaved: (call: FreshCall) => Promise<Answer | null>,
): Promise<Answer> {
  const wasOffline = isBrowserOffline();
  try {
    return await write(call);
  } catch (error) {
    if (!isAnswerLost(error)) throw error;
    // If the device was offline from the start, nothing was sent.
    const saved = await readAfterLoss(call, readSaved, wasOffline).catch(() => null);
    if (saved === null) throw error;
    keyEnds.get(error)?.();
    return saved;
  }
}

/**
 * Makes a write that no call can read back, such as a mail or a password. Throws `unanswered` when its response is
 * lost, since it may have succeeded.
 */
export async function withoutReadBack<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  const wasOffline = isBrowserOffline();
  try {
    return await write();
  } catch (error) {
    // If the device was offline from the start, nothing was sent.
    if (!isAnswerLost(error) || wasOffline) throw error;
    throw new ApiError({ code: 'unanswered', status: error.status, cause: error });
  }
}

/**
 * Reads the state of the server after a lost response. When that fails, calls `onOutcomeUnknown` and throws the error.
 */
export async function readAfterLoss<Answer>(
  call: Call,
  read: (call: FreshCall) => Promise<Answer>,
  wasNotSent = false,
): Promise<Answer> {
  try {
    return await read(pastCaches(call));
  } catch (error) {
    // A missing record was not changed.
    if (!wasNotSent && !isRefusal(error)) announceUnknownOutcome(call.client);
    throw error;
  }
}

/** A call that bypasses every cache. */
export function pastCaches(call: Call): FreshCall {
  return {
    ...call,
    onRequest: ({ options }) => {
      options.cache = 'no-store';
    },
  };
}

function isBrowserOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
