import type { MeetingFile } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { UploadedFile } from '../../files/UploadedFile.ts';
import { type Call, type CallOf, FileAnswer, type Handlers, userIdOf } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { attendedContractFor, contractFor, lockedContractFor, refuseArchived } from '../access.ts';
import { checkContent } from '../files/uploads.ts';
import { equals } from '../lists.ts';
import { deleteRecord, insertForId, recordOf } from '../records.ts';
import { filesWithClass, findPlannedClass, findRecordedClass, type MeetingClass } from './classOfFile.ts';
import { userNameJson } from './queries.ts';

/** The calls about the files of online meetings. */
export const meetingFiles = {
  async listMeetingFiles(call) {
    const { query, caller, db } = call;
    const { id } = await contractFor(db, caller, query.courseId);
    const data = await readFiles(call, sql`m.contract_id = ${id}`, [
      equals(sql`f.planned_class_id`, query.plannedClassId),
      equals(sql`f.lesson_id`, query.attendanceId),
    ]);
    return { data, total: data.length, current_page: 1, per_page: Math.max(1, data.length) };
  },

  /** The contract is locked, so that of two uploads of one content, the second one finds the first. */
  async uploadMeetingFile(call) {
    const { body, caller, db, contents, now } = call;
    const before = await classOf(call);
    const { day, plannedClassId, giverId } = before;
    const contract = await attendedContractFor(db, caller, body.course_id, { day, plannedClassId, giverId });
    // Whoever held the lock may have recorded the class.
    const meant = await classOf(call);
    await checkMeetingFile(body.file);
    const there = await sameFile(db, contract.id, meant, body.file);
    const id =
      there ??
      (await insertForId(db, 'meeting_files', {
        contract_id: contract.id,
        planned_class_id: meant.plannedClassId,
        lesson_id: meant.plannedClassId === null ? meant.lessonId : null,
        held_on: meant.day,
        name: body.file.name,
        size: body.file.size,
        sha256: body.file.hash,
        content_key: await contents.keep(body.file),
        stored_at: now.toISOString(),
        stored_by: userIdOf(caller),
      }));
    const [data] = await readFiles(call, sql`m.id = ${id}`, [], { isOfAll: true });
    if (!data) throw new Error(`the file ${id} of a meeting is not there`);
    return { message: 'The file was saved', data };
  },

  downloadMeetingFile,

  /** Deletes the row; only the history still names the file. The content is set aside later. */
  async deleteMeetingFile({ path, caller, db }) {
    const { contract_id } = await recordOf(db, 'meeting_files', path.id);
    refuseArchived(await lockedContractFor(db, caller, contract_id));
    await deleteRecord(db, 'meeting_files', path.id);
    return { message: 'The file was deleted' };
  },
} satisfies Handlers;

/** Not typed by the API description's client, which sees a blob: the response is the file itself. */
async function downloadMeetingFile(call: Call<{ path: { id: number } }>): Promise<FileAnswer> {
  const { path, caller, db, contents } = call;
  const file = await recordOf(db, 'meeting_files', path.id);
  await contractFor(db, caller, file.contract_id);
  const { rows } = await sql`select from ${filesWithClass(sql`m.id = ${file.id}`)} f
    where ${isOfOwnClass(caller)}`.execute(db);
  if (rows.length === 0) throw new Refusal('forbidden');
  return new FileAnswer(file, contents);
}

/** Returns the class that an upload names. Throws if it names none or two, or one of another contract. */
async function classOf({ body, caller, db }: CallOf<'uploadMeetingFile'>): Promise<MeetingClass> {
  const { course_id, planned_class_id, attendance_id } = body;
  const field = planned_class_id === undefined ? 'attendance_id' : 'planned_class_id';
  if (planned_class_id !== undefined && attendance_id !== undefined)
    throw badField('attendance_id', 'is left out when planned_class_id is given');
  const found =
    planned_class_id !== undefined
      ? await findPlannedClass(db, course_id, planned_class_id)
      : attendance_id !== undefined && (await findRecordedClass(db, course_id, attendance_id));
  if (found) return found;
  // A caller who may not see the contract learns nothing about its classes.
  await contractFor(db, caller, course_id);
  throw badField(field, found === false ? 'is required' : 'is not of this contract');
}

/** The largest file of a meeting, in bytes. */
const maxMeetingFileBytes = 5_242_880;

const tooLarge = 'Le fichier dépasse 5 Mo - The file is larger than 5 MB';

/** Refuses a file that cannot be the report of a meeting. */
async function checkMeetingFile(file: UploadedFile): Promise<void> {
  if (file.size > maxMeetingFileBytes) throw new Refusal('too-large', tooLarge);
  await checkContent(file, ['.csv', '.tsv', '.txt', '.xlsx']);
}

/** Returns the id of the file of this content that is kept with a class; undefined without one. */
async function sameFile(
  db: Db,
  contractId: number,
  { plannedClassId, lessonId }: MeetingClass,
  { hash }: UploadedFile,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from meeting_files
    where contract_id = ${contractId} and sha256 = ${hash}
      and (planned_class_id = ${plannedClassId} or lesson_id = ${lessonId}) order by id limit 1`.execute(db);
  return rows[0]?.id;
}

/** Whether the file `f` of `filesWithClass` is of a class that the caller gave or is to give. */
function isOfOwnClass(caller: Caller): Sql {
  if (caller.role === 'ROLE_ADMIN') return sql`true`;
  return caller.role === 'ROLE_TEACHER' ? sql`f.teacher_id = ${caller.teacherId}` : sql`false`;
}

type Answered = Omit<MeetingFile, 'kept_until'>;

/** Reads the files `m` that are meant, the newest first: of a teacher, those of own classes, unless `isOfAll`. */
async function readFiles(
  { caller, db, clock, keepMeetingFileDays }: Pick<Call, 'caller' | 'db' | 'clock' | 'keepMeetingFileDays'>,
  isMeant: Sql,
  where: readonly (Sql | undefined)[],
  { isOfAll = false } = {},
): Promise<MeetingFile[]> {
  const conditions = [
    isOfAll ? sql`true` : isOfOwnClass(caller),
    ...where.filter((one) => one !== undefined),
  ];
  const { rows } = await sql<Answered>`select f.id, f.contract_id as course_id, f.planned_class_id,
      f.lesson_id as attendance_id, f.held_on as date_class, f.name, f.size, f.sha256, iso(f.stored_at) as stored_at,
      ${userNameJson} as stored_by
    from ${filesWithClass(isMeant)} f left join users u on u.id = f.stored_by
    where ${sql.join(conditions, sql` and `)} order by f.stored_at desc, f.id desc`.execute(db);
  return rows.map((row) => ({
    ...row,
    kept_until: clock.dayOf(new Date(Date.parse(row.stored_at) + keepMeetingFileDays * 24 * 3_600_000)),
  }));
}
