import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const attempts = 10;

/**
 * Thrown when a transaction may have been committed: its connection broke at COMMIT, or COMMIT took longer than the
 * connection waits, as one does that waits for a standby.
 */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the outcome of a COMMIT is unknown', { cause });
  }
}

/**
 * Runs the work in a transaction, and again after a serialization failure or a deadlock. Both are rare, because a
 * change locks its record first. Throws `OutcomeUnknown` when nobody answers to COMMIT; after any other error, nothing
 * is changed.
 */
export async function transact<T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        isCommitting = true;
        return result;
      });
    } catch (error) {
      if (isCommitting && !isRolledBack(error)) throw new OutcomeUnknown(error);
      if (attempt === attempts || !isGivenUp(error)) throw error;
      await wait(Math.random() * 10 * attempt);
    }
  }
}

/**
 * Whether PostgreSQL itself refused to commit. The other codes say that the connection, the server or its disk failed,
 * and may come after the transaction was committed.
 */
function isRolledBack(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== undefined && !/^(08|57P|58|XX)/.test(state);
}

function isGivenUp(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlStateOf(error) ?? '');
}

/** Returns PostgreSQL's error code; undefined for other errors. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  // No class begins with E, but the codes of the system do, such as EPIPE.
  return /^(?!E)[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}
