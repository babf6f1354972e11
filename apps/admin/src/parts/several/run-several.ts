import { ApiError } from '@portal/api-client';

/** The result of a bulk action. */
export interface SeveralOutcome<Row> {
  done: Row[];
  /** What was answered with a no, or with a failure of the server, and with which. */
  refused: { record: Row; error: unknown }[];
  /** What can go on later: after a stop, or from where the connection was lost on. */
  waiting: Row[];
  /** The connection was lost, or the session. */
  isLost: boolean;
}

export interface SeveralOptions {
  /** Asked before each record: what is under way ends, nothing more begins. */
  isStopped: () => boolean;
  /** Called with the number of answered records. */
  onSettled: (count: number) => void;
  /** Calls at the same time. */
  atOnce?: number;
}

/**
 * Does something to several records, a call each, a few at a time. What got no answer waits: it may have arrived, so the
 * deed must be one that can be done twice.
 */
export async function runSeveral<Row>(
  records: readonly Row[],
  action: (record: Row) => Promise<unknown>,
  { isStopped, onSettled, atOnce = 4 }: SeveralOptions,
): Promise<SeveralOutcome<Row>> {
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

/** No call would get through now, whatever record it is about. */
function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && ['offline', 'aborted', 'unauthorized'].includes(error.code);
}
