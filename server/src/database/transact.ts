import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const attempts = 10;

/**
 * Runs the work in a transaction, and again after a serialization failure or a deadlock. Both are rare, because a
 * change locks its record first.
 */
export async function transact<T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isGivenUp(error)) throw error;
      await wait(Math.random() * 10 * attempt);
    }
  }
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
