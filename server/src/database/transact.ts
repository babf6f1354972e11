import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const attempts = 10;

/**
 * Thrown when it is unknown whether a transaction was committed: the connection broke during COMMIT, or COMMIT took
 * longer than the time limit, for example while waiting for a standby.
 */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the outcome of a COMMIT is unknown', { cause });
  }
}

/**
 * Runs the work in a transaction, and again after a serialization failure or a deadlock. Both are rare, because each
 * change locks its record first. Throws `OutcomeUnknown` if COMMIT is not answered. After any other error, nothing has
 * changed.
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
 * Whether PostgreSQL itself refused to commit. With other codes the connection, the server or its disk failed, and the
 * transaction may have been committed.
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
  // No SQLSTATE class begins with E, but system error codes do, such as EPIPE.
  return /^(?!E)[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}
