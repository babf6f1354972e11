import type { FileType, StoredFile } from '@portal/api-client/openapi';
import { fileTypeRules } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { type Call, FileAnswer, type Handlers } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import {
  archivedRefusal,
  contractFor,
  holds,
  isLink,
  type reaches,
  reachesFile,
  reachesReport,
  reachesStudent,
  refuseArchived,
  writableContractFor,
} from '../access.ts';
import { equals, matches, pageOf, wholeList } from '../lists.ts';
import { findRecord, given, recordOf, refuseUnknown, updateRecord } from '../records.ts';
import { type Filing, fileUnder } from './filing.ts';
import {
  type FileRow,
  fileAnswers,
  fileColumns,
  fileJoins,
  fileJson,
  fileTables,
  lockContractsOf,
  namesOfArchived,
} from './queries.ts';
import { keepUpload } from './uploads.ts';

/** The calls about files. */
export const files = {
  listFiles({ query, db }) {
    const { refType, search, undefinedCourses, undefinedStudents, status = 1 } = query;
    return pageOf<{ answer: StoredFile }, StoredFile>(
      db,
      {
        from: fileTables,
        id: sql`f.id`,
        where: [
          sql`not f.is_template`,
          sql`f.status = ${status}`,
          equals(sql`f.ref_type`, refType),
          undefinedCourses === true ? sql`f.contract_id is null` : undefined,
          undefinedStudents === true ? sql`f.student_id is null` : undefined,
          matches(
            search,
            sql`f.name_folded`,
            sql`f.title_folded`,
            sql`c.number_folded`,
            sql`s.name_folded`,
            sql`s.last_name_folded`,
          ),
        ],
        columns: fileColumns,
        usual: ['stored_at', 'DESC'],
        select: sql`${fileJson} as answer`,
        joins: sql`join files f on f.id = page.id ${fileJoins}`,
      },
      query,
      ({ answer }) => answer,
    );
  },

  async listFilesOfRecord(call) {
    const { query, caller, db } = call;
    if (fileTypeRules[query.refType].belongsTo === 'contract') await contractFor(db, caller, query.refId);
    else {
      const student = await recordOf(db, 'students', query.refId);
      if (!(await holds(db, reachesStudent(caller, sql`${student.id}::bigint`))))
        throw new Refusal('forbidden');
    }
    return wholeList<{ answer: StoredFile }, StoredFile>(
      db,
      {
        from: sql`files f`,
        // Newest first, even within one moment.
        id: sql`-f.id`,
        where: [
          sql`f.ref_id = ${query.refId}`,
          sql`f.ref_type = ${query.refType}`,
          sql`f.status = 1`,
          reachesFile(caller),
        ],
        usual: [sql`f.stored_at`, 'DESC'],
        select: sql`${fileJson} as answer`,
        joins: sql`join files f on f.id = -page.id ${fileJoins}`,
      },
      ({ answer }) => answer,
    );
  },

  async uploadFile(call) {
    const { body, db } = call;
    const owner = await ownerOf(call, body.ref_type, body.ref_id);
    const file = body.file.renamed(body.file_name ?? body.file.name);
    const saved = await keepUpload(call, file, {
      ref_type: body.ref_type,
      title: body.file_title ?? null,
      ...owner,
    });
    return { message: 'Document was uploaded successfully', data: await fileAnswer(db, saved.id) };
  },

  /** Changes one or several files (API-038, API-039); if one cannot be changed, none is. */
  async updateFiles({ body, db, clock }) {
    const isSeveral = 'file_ids' in body;
    const ids = isSeveral ? [...new Set(body.file_ids)] : [body.fileId];
    const single = isSeveral ? {} : { title: body.title?.trim(), status: body.status };
    const change: Filing = given({
      ref_type: isSeveral ? body.bluck_option : body.type,
      contract_id: body.course_id,
      student_id: body.student_id,
      language_id: body.language_id,
      tag_date: body.tag_date,
      ...single,
    });
    if (change.title === '') throw badField('title', 'is required');
    await refuseUnknown(db, 'contracts', change.contract_id, 'course_id');
    await refuseUnknown(db, 'students', change.student_id, 'student_id');
    await refuseUnknown(db, 'languages', change.language_id, 'language_id');
    await lockContractsOf(db, ids, change.contract_id ?? null);
    const before: FileRow[] = [];
    for (const id of ids) before.push(await changeable(db, id));
    const kept = await namesOfArchived(db, ids);
    if (kept.length > 0) throw archivedRefusal(isSeveral ? { file_ids: kept } : undefined);
    const target = await findRecord(db, 'contracts', change.contract_id);
    if (target) refuseArchived(target);
    for (const file of before) await fileUnder({ db, clock }, file, change);
    const message = isSeveral ? 'Files were updated successfully' : 'File was updated successfully';
    return { message, data: await fileAnswers(db, ids) };
  },

  /** The file is only marked, so that it can be restored (CONFLICT-06). */
  async deleteFile({ body, query, db }) {
    const id = body.fileId ?? query.fileId;
    if (id === undefined) throw badField('fileId', 'is required');
    await lockContractsOf(db, [id], null);
    const file = await changeable(db, id);
    if ((await namesOfArchived(db, [id])).length > 0) throw archivedRefusal();
    await updateRecord(db, 'files', file.id, { status: 0 });
    return { message: 'File was deleted successfully' };
  },

  downloadFile,
} satisfies Handlers;

/**
 * Not typed as a `Handler`: in the generated client the response is a blob, but this function returns the file itself.
 */
async function downloadFile(call: Call<{ query: { fileId: number } }>): Promise<FileAnswer> {
  const { query, caller, db, contents } = call;
  const file = await recordOf(db, 'files', query.fileId);
  if (!(await mayDownload(db, caller, file))) throw new Refusal('forbidden');
  return new FileAnswer(file, contents);
}

/** A link may download only its own reports; a teacher only files of their own contracts. */
async function mayDownload(db: Db, caller: Caller, file: FileRow): Promise<boolean> {
  if (caller.role === 'ROLE_ADMIN' || file.is_template) return true;
  if (file.status !== 1) return false;
  const isOfContract = (condition: ReturnType<typeof reaches>) =>
    holds(db, sql`exists (select from contracts c where c.id = ${file.contract_id} and ${condition})`);
  if (caller.role === 'student') {
    return file.ref_type === 'progressReport' && file.student_id === caller.studentId;
  }
  if (isLink(caller)) {
    const condition = reachesReport(caller, sql`${file.student_id}::bigint`);
    return file.ref_type === 'progressReport' && isOfContract(condition);
  }
  if (
    !(await holds(db, sql`exists (select from files f where f.id = ${file.id} and ${reachesFile(caller)})`))
  )
    return false;
  if (file.contract_id !== null) return true;
  return file.student_id !== null && holds(db, reachesStudent(caller, sql`${file.student_id}::bigint`));
}

/** Returns the contract or student of a new file. Throws if it is missing or unknown. */
async function ownerOf(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  refType: FileType,
  refId: number | undefined,
) {
  const { belongsTo } = fileTypeRules[refType];
  if (belongsTo === 'nothing') return {};
  if (refId === undefined) throw badField('ref_id', 'is required');
  if (belongsTo === 'student') {
    const { id } = await recordOf(db, 'students', refId);
    return { ref_id: id, student_id: id };
  }
  const { id, language_id } = await writableContractFor(db, caller, refId);
  return { ref_id: id, contract_id: id, language_id };
}

/** Returns a file that may be changed. Throws if it does not exist, and for templates. */
async function changeable(db: Db, id: number): Promise<FileRow> {
  const file = await recordOf(db, 'files', id, { isLocked: true });
  if (file.is_template) throw badField('fileId', 'is a template');
  return file;
}

async function fileAnswer(db: Db, id: number): Promise<StoredFile> {
  const [answer] = await fileAnswers(db, [id]);
  if (!answer) throw new Error(`file ${id} is not there`);
  return answer;
}
