import { movesWithContract } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

const statusIds = [1, 2, 3, 4, 5, 6, 7];

/**
 * Sets the requests of a contract to its new material status, if the rules allow the change for them. The contract must
 * be locked.
 */
export async function moveRequests(db: Db, contractId: number, statusId: number): Promise<void> {
  const moved = statusIds.filter((from) => from !== statusId && movesWithContract(from, statusId));
  await sql`update material_requests set status = ${statusId}
    where contract_id = ${contractId} and status = any (${moved}::int[])`.execute(db);
}

/**
 * Sets the material status of a contract to the status that all its requests have, so that the list does not show
 * "ordered" after the last one was delivered. Changes nothing while the requests differ. The contract must be locked.
 */
export async function followRequests(db: Db, contractId: number): Promise<void> {
  await sql`update contracts c set material_status_id = r.status
    from (select min(status) as status from material_requests
      where contract_id = ${contractId} and status <> 0 having count(distinct status) = 1) r
    where c.id = ${contractId} and c.material_status_id is distinct from r.status`.execute(db);
}
