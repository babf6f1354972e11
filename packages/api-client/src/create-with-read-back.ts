import { ApiError, isRefusal } from './api-error.ts';
import type { Client } from './generated/client/index.ts';
import { keyEnds } from './outcome-listener.ts';
import { type Call, type FreshCall, isAnswerLost, pastCaches, withReadBack } from './read-back.ts';

// Separate from `read-back`, because no first page makes these writes.

/** Makes a write without a result. When its response is lost, asks `isDone` whether the server has saved it. */
export async function withConfirmation(
  call: Call,
  write: (call: Call) => Promise<unknown>,
  isDone: (call: FreshCall) => Promise<boolean>,
): Promise<void> {
  await withReadBack<unknown>(call, write, async (fresh) => (await isDone(fresh)) || null);
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
  const attempt = earlier.get(name);
  const before = attempt?.before ?? (rows && new Set(rows.map(({ id }) => id)));
  const already = rows && attempt ? find(rows, attempt.before) : null;
  if (already) {
    if (attempt?.error) keyEnds.get(attempt.error)?.();
    earlier.delete(name);
    return already;
  }
  try {
    const created = await withReadBack(call, create, async (fresh) => {
      if (!before) throw new ApiError({ code: 'server' });
      earlier.set(name, { before });
      const found = find(await list(fresh), before);
      earlier.delete(name);
      return found;
    });
    earlier.delete(name);
    return created;
  } catch (error) {
    if (isAnswerLost(error) && before && earlier.has(name)) earlier.set(name, { before, error });
    else earlier.delete(name);
    throw error;
  }
}

/** By name, for each creation with an unknown outcome: the ids of the records before it, and how it failed. */
type EarlierAttempts = Map<string, { before: ReadonlySet<number>; error?: ApiError }>;

const attempts = /* @__PURE__ */ new WeakMap<Client, EarlierAttempts>();

function earlierAttempts(client: Client): EarlierAttempts {
  const earlier = attempts.get(client) ?? new Map();
  attempts.set(client, earlier);
  return earlier;
}
