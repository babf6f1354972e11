import { ApiError, isRefusal } from './api-error.ts';
import type { Api } from './client.ts';
import type { Client } from './generated/client/index.ts';
import { announceUnknownOutcome } from './outcome-listener.ts';

/** A call whose answer may be lost. */
type Call = Api['call'];

/** A call that no cache answers, neither the browser's nor a service worker's. */
export type FreshCall = Call & { onRequest: (request: { options: { cache?: RequestCache } }) => void };

/** Whether a request may have reached the server although no answer came back: a lost connection, a timeout, a gateway. */
export function isAnswerLost(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'offline' || [502, 504].includes(error.status ?? 0));
}

/**
 * Makes a write; when its answer is lost, reads whether the server has it before saying anything (DECISION-47).
 *
 * `readSaved` returns the answer as the write would have given it, or null when nothing was saved. Throws the write's
 * own error when it was not saved, or when the server cannot be read either: then `onOutcomeUnknown` is called first.
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
    // Without a network from the beginning, nothing was sent.
    const saved = await readAfterLoss(call, readSaved, wasOffline).catch(() => null);
    if (saved === null) throw error;
    return saved;
  }
}

/**
 * Makes a write that no call can read back, such as a mail or a password. Throws `unanswered` when its answer is lost:
 * it may have been done.
 */
export async function withoutReadBack<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  const wasOffline = isBrowserOffline();
  try {
    return await write();
  } catch (error) {
    // Without a network from the beginning, nothing was sent.
    if (!isAnswerLost(error) || wasOffline) throw error;
    throw new ApiError({ code: 'unanswered', status: error.status, cause: error });
  }
}

/** Reads what the server has after a lost answer; calls `onOutcomeUnknown` when that fails, and throws the error. */
export async function readAfterLoss<Answer>(
  call: Call,
  read: (call: FreshCall) => Promise<Answer>,
  wasNotSent = false,
): Promise<Answer> {
  try {
    return await read(pastCaches(call));
  } catch (error) {
    // A record that is gone was not changed.
    if (!wasNotSent && !isRefusal(error)) announceUnknownOutcome(call.client);
    throw error;
  }
}

/** How a record is created whose values another record may have too, so that only a comparison tells the two apart. */
export interface Creation<Row extends { id: number }> {
  /** Says which record it is, so that a second attempt is recognized; the same values give the same text. */
  name: string;
  /** Creates the record. */
  create: (call: Call) => Promise<Row>;
  /** Lists the records among which the new one will be. */
  list: (call: FreshCall) => Promise<readonly Row[]>;
  /** Whether a listed record has the values that were sent. */
  isSame: (row: Row) => boolean;
}

/**
 * Creates a record; when the answer is lost, looks for a record that was not there before (DECISION-47).
 *
 * An attempt after one with an unknown outcome first looks for the earlier record, and creates nothing when it is there.
 */
export async function createWithReadBack<Row extends { id: number }>(
  call: Call,
  { name, create, list, isSame }: Creation<Row>,
): Promise<Row> {
  const earlier = earlierAttempts(call.client);
  const find = (rows: readonly Row[], before: ReadonlySet<number>) =>
    rows.find((row) => !before.has(row.id) && isSame(row)) ?? null;
  const rows = await list(pastCaches(call)).catch((error: unknown) => {
    // Nothing was sent: that much is certain.
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

/** Per creation with an unknown outcome, by its name: the records that were there before it. */
type EarlierAttempts = Map<string, ReadonlySet<number>>;

const attempts = /* @__PURE__ */ new WeakMap<Client, EarlierAttempts>();

function earlierAttempts(client: Client): EarlierAttempts {
  const earlier = attempts.get(client) ?? new Map();
  attempts.set(client, earlier);
  return earlier;
}

/** A call that no cache answers. */
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
