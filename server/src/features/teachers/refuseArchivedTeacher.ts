import type { Db } from '../../database/connect.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { findRecord } from '../records.ts';

/**
 * Throws a conflict if a contract would go to an archived teacher. Locks the teacher, so that a concurrent archiving
 * and this change see each other.
 */
export async function refuseArchivedTeacher(db: Db, teacherId: number): Promise<void> {
  const teacher = await findRecord(db, 'teachers', teacherId, { isLocked: true });
  if (teacher?.user_status === 0) throw new Refusal('conflict', archived, { teacherId: ['is archived'] });
}

const archived =
  'Cet enseignant est archivé et ne peut recevoir aucun contrat - This teacher is archived and can be given no contract';
