import { sql } from 'kysely';
import { connect } from '../src/database/connect.ts';

/** Adds this number of changes of schedule and location to the history of a contract, to measure a long history. */
export async function addChanges(url: string, contractId: number, count: number): Promise<void> {
  const db = connect({ url });
  await sql`insert into history (user_id, role, call, request_id, table_name, action, record_id, contract_id, before, after)
    select 1, 'ROLE_ADMIN', 'updateCourse', n::text, 'contracts', 'update', ${contractId}, ${contractId},
      jsonb_build_object('schedule', 'Heure ' || n, 'location', 'Salle ' || n),
      jsonb_build_object('schedule', 'Heure ' || n + 1, 'location', 'Salle ' || n + 1)
    from generate_series(1, ${count}::int) n`.execute(db);
  await db.destroy();
}
