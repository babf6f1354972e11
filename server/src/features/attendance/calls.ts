import type {
  AddAttendanceData,
  AddAttendanceResponses,
  AttendanceInput,
  DeleteAttendanceData,
  DeleteAttendanceResponses,
  ListAttendanceData,
  ListAttendanceResponses,
  UpdateAttendanceData,
  UpdateAttendanceResponses,
} from '@portal/api-client/treaty';
import { type AttendanceChange, completeAfter } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Handler } from '../../treaty/call.ts';
import { badField, Refusal } from '../../treaty/Refusal.ts';
import { type ContractRow, contractFor, reachesReport, writableContractFor } from '../access.ts';
import { countLessons, recordedOf } from '../contracts/queries.ts';
import { pageOf } from '../lists.ts';
import { attendanceAnswer, type LessonRow } from './answers.ts';
import { absencesOf, deleteAbsences, findLesson, lessonRow, membersOf, writeAbsences } from './queries.ts';

/** Only administrators see deleted records; a private link sees only the absences of its students. */
const listAttendance: Handler<ListAttendanceData, ListAttendanceResponses> = async ({
  query,
  caller,
  db,
}) => {
  const contract = await contractFor(db, caller, query.courseId);
  return pageOf<LessonRow, ReturnType<typeof attendanceAnswer>>(
    db,
    {
      from: sql`lessons x`,
      id: sql`x.id`,
      where: [
        sql`x.contract_id = ${contract.id}`,
        caller.role === 'ROLE_ADMIN' ? undefined : sql`x.status = 1`,
      ],
      usual: [sql`x.held_on`, 'ASC'],
      select: sql`x.*, ${absencesOf(reachesReport(caller, sql`s.id`))} as absences`,
      joins: sql`join lessons x on x.id = page.id join contracts c on c.id = x.contract_id`,
    },
    { page: query.page, resourcesPerPage: query.resourcesPerPage },
    attendanceAnswer,
  );
};

const addAttendance: Handler<AddAttendanceData, AddAttendanceResponses> = async ({ body, caller, db }) => {
  const contract = await writableContractFor(db, caller, body.courses_id);
  await refuseStrangers(db, contract, body);
  // One statement sees the records as they were before it.
  const { recorded, ...lesson } = await db
    .insertInto('lessons')
    .values({ contract_id: contract.id, held_on: body.date_class, minutes: body.total_hours })
    .returningAll()
    .returning(sql<number>`${recordedOf(contract.id)}`.as('recorded'))
    .executeTakeFirstOrThrow();
  await complete(db, contract, 'lesson-added', recorded);
  await writeAbsences(db, lesson.id, body.absent_student_ids);
  const row =
    body.absent_student_ids.length > 0 ? await lessonRow(db, lesson.id) : { ...lesson, absences: null };
  return { message: 'Attendance updated Successfully.', data: attendanceAnswer(row) };
};

const updateAttendance: Handler<UpdateAttendanceData, UpdateAttendanceResponses> = async (call) => {
  const { path, body, caller, db } = call;
  const contract = await writableContractFor(db, caller, (await knownLesson(db, path.id)).contract_id);
  // Read again, because it may have changed before the contract was locked.
  const lesson = await knownLesson(db, path.id);
  if (body.courses_id !== lesson.contract_id)
    throw badField('courses_id', 'is not the contract of this record');
  await refuseStrangers(db, contract, body, lesson.id);
  const status = body.status ?? lesson.status;
  if (status !== lesson.status)
    await complete(
      db,
      contract,
      status === 1 ? 'lesson-added' : 'lesson-deleted',
      await countLessons(db, contract.id),
    );
  await db
    .updateTable('lessons')
    .set({ held_on: body.date_class, minutes: body.total_hours, status })
    .where('id', '=', lesson.id)
    .execute();
  await deleteAbsences(db, lesson.id);
  await writeAbsences(db, lesson.id, body.absent_student_ids);
  return {
    message: 'Attendance updated Successfully.',
    data: attendanceAnswer(await lessonRow(db, lesson.id)),
  };
};

/** Keeps the record with status 0 (OPEN-51). */
const deleteAttendance: Handler<DeleteAttendanceData, DeleteAttendanceResponses> = async (call) => {
  const { path, caller, db } = call;
  const contract = await writableContractFor(db, caller, (await knownLesson(db, path.id)).contract_id);
  const lesson = await knownLesson(db, path.id);
  if (lesson.status === 1) {
    await complete(db, contract, 'lesson-deleted', await countLessons(db, contract.id));
    await db.updateTable('lessons').set({ status: 0 }).where('id', '=', lesson.id).execute();
  }
  return { message: 'Attendance was deleted' };
};

async function knownLesson(db: Db, id: number) {
  const lesson = await findLesson(db, id);
  if (!lesson) throw new Refusal('not-found');
  return lesson;
}

/** Throws if an absent person is neither in the class now nor was when the lesson was recorded. */
async function refuseStrangers(
  db: Db,
  contract: ContractRow,
  { absent_student_ids: absent }: AttendanceInput,
  lessonId?: number,
): Promise<void> {
  if (absent.length === 0) return;
  const members = await membersOf(db, contract.id, lessonId);
  if (!absent.every((id) => members.has(id))) {
    throw badField('absent_student_ids', 'must be students of the contract');
  }
}

/** `recorded` is the number of records before the change, on which the rule depends (DECISION-16). */
async function complete(
  db: Db,
  contract: ContractRow,
  change: AttendanceChange,
  recorded: number,
): Promise<void> {
  const isComplete = contract.attendance_complete === 1;
  const after = completeAfter(change, { complete: isComplete, recorded, total: contract.number_of_classes });
  if (after === isComplete) return;
  await db
    .updateTable('contracts')
    .set({ attendance_complete: after ? 1 : 0 })
    .where('id', '=', contract.id)
    .execute();
}

/** The calls about attendance records. */
export const attendance = {
  listAttendance,
  addAttendance,
  updateAttendance,
  deleteAttendance,
};
