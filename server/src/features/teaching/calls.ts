import { teacherOn, withTeacherFrom } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { recipientOf, writeMail } from '../../mail/outbox.ts';
import type { Handlers } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { type ContractRow, writableContractFor } from '../access.ts';
import { countedClasses } from '../cancellations/countedClasses.ts';
import { courseAnswer } from '../contracts/answers.ts';
import { courseRow } from '../contracts/queries.ts';
import { refuseClashesOfPeople } from '../planned-classes/plans.ts';
import { refuseUnknown, updateRecord } from '../records.ts';
import { refuseArchivedTeacher } from '../teachers/refuseArchivedTeacher.ts';
import { refuseOtherMonths, tried, withTeachers } from './changed-months.ts';
import { lockTeachers } from './lockTeachers.ts';
import { moveRecords } from './moveRecords.ts';
import { readTeaching } from './teaching-periods.ts';

/** The calls about who teaches a contract. */
export const teaching = {
  /** Refuses to replace a teacher, which needs a reason: `teacher/change` does that. */
  async assignTeacher({ body, caller, db, today }) {
    const contract = await writableContractFor(db, caller, body.courseId);
    await refuseUnknown(db, 'teachers', body.teacherId, 'teacherId');
    if (contract.teacher_id !== null && contract.teacher_id !== body.teacherId) {
      throw new Refusal('conflict', 'Ce contrat a déjà un enseignant - This contract has a teacher already', {
        courseId: ['has a teacher already'],
      });
    }
    if (contract.teacher_id === null) await refuseArchivedTeacher(db, body.teacherId);
    await updateRecord(db, 'contracts', contract.id, { teacher_id: body.teacherId });
    if (body.accept_clashes === false)
      await refuseClashesOfPeople({ db, today }, contract.id, { teacherIds: [body.teacherId] });
    const data = await taughtCourse(db, contract.id, today);
    return { message: 'Teacher was assigned successfully', data };
  },

  /**
   * Replaces the teacher from a day on. Older clients send no day: the change then applies from today, and every record
   * keeps the teacher who gave the class.
   */
  async changeTeacher({ body, caller, db, now, today }) {
    const contract = await changeableContract(db, caller, body);
    if (contract.teacher_id === null) throw badField('courseId', 'has no teacher');
    if (contract.teacher_id === body.teacherId) throw badField('teacherId', 'teaches the contract already');
    if (body.formerTeacherId !== undefined && body.formerTeacherId !== contract.teacher_id)
      throw new Refusal('conflict', otherFormer, { formerTeacherId: ['is another one'] });
    await lockTeachers(db, [contract.teacher_id, body.teacherId]);
    await refuseArchivedTeacher(db, body.teacherId);
    const before = await readTeaching(db, contract);
    const from = body.from ?? today;
    // Cancels a change that was planned for a later day.
    await db
      .updateTable('previous_teachers')
      .set({ replaced_on: from })
      .where('contract_id', '=', contract.id)
      .where('replaced_on', '>', from)
      .execute();
    await db
      .insertInto('previous_teachers')
      .values({
        contract_id: contract.id,
        teacher_id: contract.teacher_id,
        hours_done: body.hoursDone,
        motive: body.removeMotive,
        replaced_on: from,
      })
      .execute();
    await updateRecord(db, 'contracts', contract.id, { teacher_id: body.teacherId });
    if (body.from !== undefined) {
      const after = withTeacherFrom(before, { from, teacherId: body.teacherId });
      const months = await moveRecords(db, contract.id, before, after, now);
      refuseOtherMonths(months, body.months);
    }
    if (body.accept_clashes === false)
      await refuseClashesOfPeople({ db, today }, contract.id, { teacherIds: [body.teacherId] });
    const data = await taughtCourse(db, contract.id, today);
    return { message: 'Teacher was changed successfully', data };
  },

  async previewTeacherChange({ body, caller, db, now }) {
    const contract = await changeableContract(db, caller, body);
    const { from, teacherId } = body;
    const { rows } = await sql<{
      minutes: number;
    }>`select coalesce(sum(minutes), 0)::integer as minutes
      from ${countedClasses(sql`d.contract_id = ${contract.id} and d.held_on < ${from}`)} x
      where counted = 1 and teacher_id = ${contract.teacher_id}`.execute(db);
    const before = await readTeaching(db, contract);
    const months =
      teacherId == null
        ? []
        : await tried(db, () =>
            moveRecords(db, contract.id, before, withTeacherFrom(before, { from, teacherId }), now),
          );
    return { data: { minutes_done: rows[0]?.minutes ?? 0, ...(await withTeachers(db, months)) } };
  },

  async requestProgressReport(call) {
    const { body, caller, db, now, today } = call;
    const contract = await writableContractFor(db, caller, body.courseId);
    const user = await db
      .selectFrom('teachers as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select(['u.name', 'u.last_name', 'u.email', 'u.status'])
      .where('t.id', '=', teacherOn(await readTeaching(db, contract), today))
      .executeTakeFirst();
    if (!user) throw badField('courseId', 'has no teacher');
    // The link in the mail leads to a page that only active users can open.
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

const otherFormer =
  'Une autre personne a déjà changé l’enseignant - Someone else has changed the teacher already';

async function changeableContract(
  db: Db,
  caller: Caller,
  { courseId, teacherId }: { readonly courseId: number; readonly teacherId?: number | null },
): Promise<ContractRow> {
  const contract = await writableContractFor(db, caller, courseId);
  if (contract.status_id === 3) throw badField('courseId', 'is done');
  if (teacherId != null) await refuseUnknown(db, 'teachers', teacherId, 'teacherId');
  return contract;
}

async function taughtCourse(db: Db, contractId: number, today: string) {
  return courseAnswer(
    await courseRow(db, contractId, today, { withStudents: true, withPreviousTeachers: true }),
  );
}
