import { ApiError } from '@portal/api-client';

/** The result of a bulk action. */
export interface BulkOutcome<Row> {
  done: Row[];
  /** Records that the server rejected or failed to process, with the error. */
  refused: { record: Row; error: unknown }[];
  /** Records to continue with after a stop or a lost connection. */
  waiting: Row[];
  /** Whether the connection or the session was lost. */
  isLost: boolean;
}

export interface BulkOptions {
  /** Called before each record; if it returns true, no further call starts and the running ones finish. */
  isStopped: () => boolean;
  /** Called with the number of answered records. */
  onSettled: (count: number) => void;
  /** Number of parallel calls. */
  atOnce?: number;
}

/**
 * Calls an action for each record, a few in parallel. Records without a response stay waiting although the call may
 * have arrived, so the action must be idempotent.
 */
export async function runBulk<Row>(
  records: readonly Row[],
  action: (record: Row) => Promise<unknown>,
  { isStopped, onSettled, atOnce = 4 }: BulkOptions,
): Promise<BulkOutcome<Row>> {
  const queue = [...records];
  const done = new Set<Row>();
  const refused = new Map<Row, unknown>();
  let isLost = false;

  const settleOne = async (record: Row) => {
    try {
      await action(record);
      done.add(record);
    } catch (error) {
      if (isUnreached(error)) isLost = true;
      else refused.set(record, error);
    }
    onSettled(done.size + refused.size);
  };
  const settle = async () => {
    while (!isLost && !isStopped()) {
      const record = queue.shift();
      if (record === undefined) return;
      await settleOne(record);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, settle));

  return {
    done: records.filter((record) => done.has(record)),
    refused: records.flatMap((record) =>
      refused.has(record) ? [{ record, error: refused.get(record) }] : [],
    ),
    waiting: records.filter((record) => !done.has(record) && !refused.has(record)),
    isLost,
  };
}

/** Returns whether all further calls would fail too, whatever the record. */
function isUnreached(error: unknown): boolean {
  return (
    error instanceof ApiError && ['offline', 'unanswered', 'aborted', 'unauthorized'].includes(error.code)
  );
}
