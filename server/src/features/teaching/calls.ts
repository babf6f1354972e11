import type { Db } from '../../database/connect.ts';
import { recipientOf, writeMail } from '../../mail/outbox.ts';
import type { Handlers } from '../../treaty/call.ts';
import { badField, Refusal } from '../../treaty/Refusal.ts';
import { writableContractFor } from '../access.ts';
import { courseAnswer } from '../contracts/answers.ts';
import { courseRow } from '../contracts/queries.ts';
import { refuseUnknown, updateRecord } from '../records.ts';
import { refuseArchivedTeacher } from '../teachers/refuseArchivedTeacher.ts';

/** The calls about who teaches a contract. */
export const teaching = {
  /** Replacing a teacher needs a reason, so it is refused here: `teacher/change` does that. */
  async assignTeacher({ body, caller, db }) {
    const contract = await writableContractFor(db, caller, body.courseId);
    await refuseUnknown(db, 'teachers', body.teacherId, 'teacherId');
    if (contract.teacher_id !== null && contract.teacher_id !== body.teacherId) {
      throw new Refusal('conflict', 'Ce contrat a déjà un enseignant - This contract has a teacher already', {
        courseId: ['has a teacher already'],
      });
    }
    if (contract.teacher_id === null) await refuseArchivedTeacher(db, body.teacherId);
    const data = await taughtBy(db, contract.id, body.teacherId);
    return { message: 'Teacher was assigned successfully', data };
  },

  async changeTeacher({ body, caller, db }) {
    const contract = await writableContractFor(db, caller, body.courseId);
    if (contract.status_id === 3) throw badField('courseId', 'is done');
    await refuseUnknown(db, 'teachers', body.teacherId, 'teacherId');
    if (contract.teacher_id === null) throw badField('courseId', 'has no teacher');
    if (contract.teacher_id === body.teacherId) throw badField('teacherId', 'teaches the contract already');
    await refuseArchivedTeacher(db, body.teacherId);
    await db
      .insertInto('previous_teachers')
      .values({
        contract_id: contract.id,
        teacher_id: contract.teacher_id,
        hours_done: body.hoursDone,
        motive: body.removeMotive,
      })
      .execute();
    const data = await taughtBy(db, contract.id, body.teacherId);
    return { message: 'Teacher was changed successfully', data };
  },

  async requestProgressReport(call) {
    const { body, caller, db, now } = call;
    const contract = await writableContractFor(db, caller, body.courseId);
    const user = await db
      .selectFrom('teachers as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select(['u.name', 'u.last_name', 'u.email', 'u.status'])
      .where('t.id', '=', contract.teacher_id)
      .executeTakeFirst();
    if (!user) throw badField('courseId', 'has no teacher');
    // The link of the mail leads to a page that only an active user can open.
    if (user.status === 0) throw new Refusal('conflict', notActive);
    const mail = {
      ...recipientOf(user),
      subject: `Rapports de progrès demandés - Progress reports requested: ${contract.number}`,
      text: `Bonjour ${user.name}, merci de remettre les rapports de progrès du contrat ${contract.number}. - Hello ${user.name}, please submit the progress reports of contract ${contract.number}.`,
      link: `/teacher-view/course/${contract.id}`,
    };
    await writeMail(db, mail, now);
    return { message: 'Progress Report Request was sent Successfully.' };
  },
} satisfies Handlers;

const notActive = 'Le compte de cet enseignant n’est pas actif - The account of this teacher is not active';

async function taughtBy(db: Db, contractId: number, teacherId: number) {
  await updateRecord(db, 'contracts', contractId, { teacher_id: teacherId });
  return courseAnswer(await courseRow(db, contractId, { withStudents: true, withPreviousTeachers: true }));
}
