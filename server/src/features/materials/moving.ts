import { movesWithContract } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

const statusIds = [1, 2, 3, 4, 5, 6, 7];

/** Moves the requests of a contract to its new material status, those that may get it. Call with the contract locked. */
export async function moveRequests(db: Db, contractId: number, statusId: number): Promise<void> {
  const moved = statusIds.filter((from) => from !== statusId && movesWithContract(from, statusId));
  await sql`update material_requests set status = ${statusId}
    where contract_id = ${contractId} and status = any (${moved}::int[])`.execute(db);
}

/**
 * Gives a contract the status that all its requests have, so that its list does not say "ordered" once the last one is
 * delivered. Leaves it while they differ. Call with the contract locked.
 */
export async function followRequests(db: Db, contractId: number): Promise<void> {
  await sql`update contracts c set material_status_id = r.status
    from (select min(status) as status from material_requests
      where contract_id = ${contractId} and status <> 0 having count(distinct status) = 1) r
    where c.id = ${contractId} and c.material_status_id is distinct from r.status`.execute(db);
}
