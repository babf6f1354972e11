import type { Db } from '../../database/connect.ts';

/**
 * Removes the mark of the latest report from the other reports of the student in the contract: at most one has it
 * (DECISION-17). The contract must be locked.
 */
export async function unmarkOthers(
  db: Db,
  { studentId, contractId, exceptId }: { studentId: number; contractId: number; exceptId?: number },
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ status: 0 })
    .where('student_id', '=', studentId)
    .where('contract_id', '=', contractId)
    .where('status', '<>', 0)
    .$if(exceptId !== undefined, (q) => q.where('id', '<>', exceptId ?? 0))
    .execute();
}
