import type { Db } from '../../database/connect.ts';
import type { Handlers } from '../../treaty/call.ts';
import { badField } from '../../treaty/Refusal.ts';
import { writableContractFor } from '../access.ts';

/** The calls about who attends a contract. */
export const enrolments = {
  async assignStudents({ body, caller, db }) {
    const contract = await writableContractFor(db, caller, body.courseId);
    const students = await batchOf(db, body.studentId);
    if (students.some(({ status }) => status === 0)) {
      throw badField('studentId', 'contains an archived student');
    }
    if (students.length > 0) {
      await db
        .insertInto('enrolments')
        .values(students.map(({ id }) => ({ contract_id: contract.id, student_id: id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return { message: 'Students were added to the course' };
  },

  async unassignStudents(call) {
    const { body, caller, db } = call;
    const contract = await writableContractFor(db, caller, body.courseId);
    const ids = (await batchOf(db, body.studentId)).map(({ id }) => id);
    if (ids.length > 0) {
      await db
        .deleteFrom('enrolments')
        .where('contract_id', '=', contract.id)
        .where('student_id', 'in', ids)
        .execute();
    }
    return { message: 'Students were removed from the course' };
  },
} satisfies Handlers;

/** Returns the students of a batch, each once, in its order. Throws if one does not exist. */
async function batchOf(db: Db, given: readonly number[]) {
  const ids = [...new Set(given)];
  if (ids.length === 0) return [];
  const found = await db.selectFrom('students').select(['id', 'status']).where('id', 'in', ids).execute();
  const known = new Map(found.map((student) => [student.id, student]));
  return ids.map((id) => {
    const student = known.get(id);
    if (!student) throw badField('studentId', `contains ${id}, which does not exist`);
    return student;
  });
}
