import { createHash } from 'node:crypto';
import { plainEmail } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { oneRow } from '../records.ts';

/**
 * Reads the salt of a contract. It is the same in each answer, and differs between contracts and offices, so that no
 * digest can be found in a table or compared between two contracts.
 */
export async function saltOf(db: Db, contractId: number): Promise<string> {
  const { id } = oneRow(await sql<{ id: string }>`select id from office`.execute(db));
  return createHash('sha256').update(`meeting-attendance ${id} ${contractId}`).digest('hex').slice(0, 32);
}

/** Returns the digest of an email address, as the API description defines it. */
export function addressDigest(salt: string, email: string): string {
  return createHash('sha256')
    .update(`${salt}:${plainEmail(email)}`)
    .digest('hex');
}
