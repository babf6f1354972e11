import { ApiError, isRefusal } from './api-error.ts';
import type { Api } from './client.ts';
import type { Client } from './generated/client/index.ts';
import { announceUnknownOutcome } from './outcome-listener.ts';

/** A call whose response may be lost. */
type Call = Api['call'];

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

/**
 * How to create a record whose values are not unique. After a lost response, only a comparison with the earlier records
 * finds it.
 */
export interface Creation<Row extends { id: number }> {
  /** Identifies the record, so that a second attempt is recognized. Equal values give equal names. */
  name: string;
  /** Creates the record. */
  create: (call: Call) => Promise<Row>;
  /** Lists the records that will include the new one. */
  list: (call: FreshCall) => Promise<readonly Row[]>;
  /** Whether a listed record has the values that were sent. */
  isSame: (row: Row) => boolean;
}

/**
 * Creates a record. When the response is lost, looks for a record that did not exist before (DECISION-47). After an
 * attempt with an unknown outcome, it first looks for that record and creates nothing when it exists.
 */
export async function createWithReadBack<Row extends { id: number }>(
  call: Call,
  { name, create, list, isSame }: Creation<Row>,
): Promise<Row> {
  const earlier = earlierAttempts(call.client);
  const find = (rows: readonly Row[], before: ReadonlySet<number>) =>
    rows.find((row) => !before.has(row.id) && isSame(row)) ?? null;
  const rows = await list(pastCaches(call)).catch((error: unknown) => {
    // Nothing has been created yet, so the outcome is certain.
    if (isAnswerLost(error) || isRefusal(error)) throw error;
    return null;
  });
  const before = earlier.get(name) ?? (rows && new Set(rows.map(({ id }) => id)));
  const already = rows && earlier.has(name) && before ? find(rows, before) : null;
  if (already) {
    earlier.delete(name);
    return already;
  }
  try {
    const created = await withReadBack(call, create, async (fresh) => {
      if (!before) throw new ApiError({ code: 'server' });
      earlier.set(name, before);
      const found = find(await list(fresh), before);
      earlier.delete(name);
      return found;
    });
    earlier.delete(name);
    return created;
  } catch (error) {
    if (!isAnswerLost(error)) earlier.delete(name);
    throw error;
  }
}

/** By name, for each creation with an unknown outcome: the ids of the records before it. */
type EarlierAttempts = Map<string, ReadonlySet<number>>;

const attempts = /* @__PURE__ */ new WeakMap<Client, EarlierAttempts>();

function earlierAttempts(client: Client): EarlierAttempts {
  const earlier = attempts.get(client) ?? new Map();
  attempts.set(client, earlier);
  return earlier;
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
