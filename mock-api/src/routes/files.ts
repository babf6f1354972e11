import type {
  DeleteFileData,
  DeleteFileResponses,
  FileRefType,
  FileType,
  ListFilesData,
  ListFilesOfRecordData,
  ListFilesOfRecordResponses,
  ListFilesResponses,
  UpdateFilesData,
  UpdateFilesResponses,
  UploadFileData,
  UploadFileResponses,
} from '@portal/api-client/treaty';
import { fileTypeRules } from '@portal/domain';
import { templates } from '@portal/server/samples';
import { bytesOf, contentOf, fileAnswer } from '../answers/files.ts';
import { type Call, FileAnswer, type Handler } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import type { Caller } from '../http/Sessions.ts';
import type { Store } from '../store/Store.ts';
import type { FileRow } from '../store/tables.ts';
import {
  archivedRefusal,
  contractFor,
  isArchived,
  isLink,
  reaches,
  reachesReport,
  reachesStudent,
  refuseArchived,
} from './access.ts';
import { type Columns, matches, paged, sorted } from './listing.ts';
import { recordOf } from './records.ts';
import { keepUpload } from './uploads.ts';

const listFiles: Handler<ListFilesData, ListFilesResponses> = ({ query, store }) => {
  const { refType, search, undefinedCourses, undefinedStudents, status = 1 } = query;
  const rows = store
    .all('files')
    .filter(
      (file) =>
        !isTemplate(file) &&
        file.status === status &&
        (refType === undefined || file.refType === refType) &&
        (undefinedCourses !== true || file.contractId === null) &&
        (undefinedStudents !== true || file.studentId === null) &&
        matchesText(store, file, search),
    );
  return paged(sorted(rows, columnsOf(store), query, ['stored_at', 'DESC']), query, (file) =>
    fileAnswer(store, file),
  );
};

const listFilesOfRecord: Handler<ListFilesOfRecordData, ListFilesOfRecordResponses> = ({
  query,
  caller,
  store,
}) => {
  if (isOfContract(query.refType)) contractFor(store, caller, query.refId);
  else if (!reachesStudent(store, caller, recordOf(store, 'students', query.refId).id)) {
    throw new Refusal('forbidden');
  }
  const found = store
    .by('filesByRef', query.refId)
    .filter((file) => file.refType === query.refType && file.status === 1)
    .sort((a, b) => (a.storedAt > b.storedAt ? -1 : a.storedAt < b.storedAt ? 1 : b.id - a.id));
  return paged(found, { resourcesPerPage: Math.max(1, found.length) }, (file) => fileAnswer(store, file));
};

const uploadFile: Handler<UploadFileData, UploadFileResponses> = (call) => {
  const { body, store } = call;
  const owner = ownerOf(store, body.ref_type, body.ref_id);
  const file = body.file.renamed(body.file_name ?? body.file.name);
  const saved = keepUpload(call, file, { refType: body.ref_type, title: body.file_title ?? null, ...owner });
  return { message: 'Document was uploaded successfully', data: fileAnswer(store, saved) };
};

/** Several files at once, or one (API-038, API-039): all are changed or none. */
const updateFiles: Handler<UpdateFilesData, UpdateFilesResponses> = ({ body, store }) => {
  const ids = 'file_ids' in body ? [...new Set(body.file_ids)] : [body.fileId];
  const refType = 'file_ids' in body ? body.bluck_option : body.type;
  const single = 'file_ids' in body ? {} : { title: body.title?.trim(), status: body.status };
  const change = given({
    refType,
    contractId: body.course_id,
    studentId: body.student_id,
    languageId: body.language_id,
    tagDate: body.tag_date,
    ...single,
  });
  if (change.title === '') throw badField('title', 'is required');
  checkKnown(store, change);
  const before = ids.map((id) => changeable(store, id));
  const kept = before.filter((file) => isOfArchived(store, file));
  if (kept.length > 0)
    throw archivedRefusal(
      'file_ids' in body ? { file_ids: kept.map(({ title, name }) => title ?? name) } : undefined,
    );
  const target = store.get('contracts', change.contractId);
  if (target) refuseArchived(target);
  const changed = before.map((file) => fileUnder(store, file, change));
  const message = 'file_ids' in body ? 'Files were updated successfully' : 'File was updated successfully';
  return { message, data: changed.map((file) => fileAnswer(store, file)) };
};

/** The file is only marked, so that it can be restored (CONFLICT-06). */
const deleteFile: Handler<DeleteFileData, DeleteFileResponses> = ({ body, query, store }) => {
  const id = body.fileId ?? query.fileId;
  if (id === undefined) throw badField('fileId', 'is required');
  const file = changeable(store, id);
  if (isOfArchived(store, file)) throw archivedRefusal();
  store.update('files', file, { status: 0 });
  return { message: 'File was deleted successfully' };
};

/** Not typed by the treaty's client, which sees a blob: the file itself is the answer. */
function downloadFile({ query, caller, store, contents }: Call<{ query: { fileId: number } }>): FileAnswer {
  const file = recordOf(store, 'files', query.fileId);
  if (!mayDownload(store, caller, file)) throw new Refusal('forbidden');
  return new FileAnswer(file.name, contentOf(contents, file));
}

/** A link gets its own reports and nothing else; a teacher what belongs to own contracts. */
function mayDownload(store: Store, caller: Caller, file: FileRow): boolean {
  if (caller.role === 'ROLE_ADMIN') return true;
  if (isTemplate(file)) return true;
  if (file.status !== 1) return false;
  if (isLink(caller)) return file.refType === 'progressReport' && reachesReport(store, caller, file);
  const contract = store.get('contracts', file.contractId);
  if (contract) return reaches(store, caller, contract);
  return file.studentId !== null && reachesStudent(store, caller, file.studentId);
}

/** The contract or student that a new file belongs to; throws a refusal when it has to be named or does not exist. */
function ownerOf(store: Store, refType: FileType, refId: number | undefined) {
  const { belongsTo } = fileTypeRules[refType];
  if (belongsTo === 'nothing') return {};
  if (refId === undefined) throw badField('ref_id', 'is required');
  if (belongsTo === 'student') {
    recordOf(store, 'students', refId);
    return { refId, studentId: refId };
  }
  const contract = recordOf(store, 'contracts', refId);
  refuseArchived(contract);
  return { refId, contractId: refId, languageId: contract.languageId };
}

type Filing = Partial<
  Pick<FileRow, 'refType' | 'contractId' | 'studentId' | 'languageId' | 'tagDate' | 'title' | 'status'>
>;

/** Files one file under what is given, without what its type cannot have; throws a refusal for what the type needs. */
function fileUnder(store: Store, before: FileRow, change: Filing): FileRow {
  const merged = { ...before, ...change };
  const rule = fileTypeRules[merged.refType];
  const contractId = rule.contract === 'none' ? null : merged.contractId;
  const studentId = rule.student === 'none' ? null : merged.studentId;
  const isFiled = change.refType !== undefined || 'contractId' in change || 'studentId' in change;
  if (isFiled) {
    const needsContract = rule.belongsTo === 'contract' || merged.refType === 'progressReport';
    if (needsContract && contractId === null) throw badField('course_id', 'is required');
    if (rule.belongsTo === 'student' && studentId === null) throw badField('student_id', 'is required');
  }
  const ofContract = change.languageId === undefined && contractId !== before.contractId;
  const languageId = ofContract ? store.get('contracts', contractId)?.languageId : merged.languageId;
  const file = store.update('files', before, {
    ...change,
    contractId,
    studentId,
    languageId: rule.language === 'none' ? null : (languageId ?? null),
    refId: rule.belongsTo === 'contract' ? contractId : rule.belongsTo === 'student' ? studentId : null,
  });
  keepReportOf(store, file);
  return file;
}

/** The student's list of reports follows how a file is filed; the newcomer is the latest where there is none. */
function keepReportOf(store: Store, file: FileRow): void {
  const [report] = store.by('reportsByFile', file.id);
  const { studentId, contractId } = file;
  if (file.refType !== 'progressReport' || studentId === null || contractId === null) {
    if (report) store.remove('reports', report.id);
    return;
  }
  const hasLatest = store
    .by('reportsByStudent', studentId)
    .some((other) => other.id !== report?.id && other.contractId === contractId && other.status !== 0);
  const date = file.tagDate ?? file.storedAt.slice(0, 10);
  const status = hasLatest ? 0 : (report?.status ?? 1);
  const filed = { studentId, contractId, date, status };
  if (report) store.update('reports', report, filed);
  else store.insert('reports', { ...filed, fileId: file.id, formId: null });
}

/** A file that may be changed; throws a refusal when there is none, and for the templates. */
function changeable(store: Store, id: number): FileRow {
  const file = recordOf(store, 'files', id);
  if (isTemplate(file)) throw badField('fileId', 'is a template');
  return file;
}

/** Whether the file is filed under an archived contract, which is read-only with its documents (decision 40). */
function isOfArchived(store: Store, { contractId }: FileRow): boolean {
  const contract = store.get('contracts', contractId);
  return contract !== undefined && isArchived(contract);
}

function checkKnown(store: Store, { contractId, studentId, languageId }: Filing): void {
  const known = [
    ['contracts', contractId, 'course_id'],
    ['students', studentId, 'student_id'],
    ['languages', languageId, 'language_id'],
  ] as const;
  for (const [table, id, field] of known) {
    if (id !== null && id !== undefined && !store.get(table, id)) throw badField(field, 'does not exist');
  }
}

/** Without the columns that the request left out. */
function given<T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function matchesText(store: Store, file: FileRow, search: string | undefined): boolean {
  if (!search) return true;
  const student = store.get('students', file.studentId);
  const number = store.get('contracts', file.contractId)?.number;
  return matches(search, file.name, file.title, number, student?.name, student?.lastName);
}

function columnsOf(store: Store): Columns<FileRow> {
  return {
    id: (row) => row.id,
    title: (row) => row.title,
    name: (row) => row.name,
    type: (row) => row.refType,
    size: bytesOf,
    stored_at: (row) => row.storedAt,
    tag_date: (row) => row.tagDate,
    status: (row) => row.status,
    'courses.contract_number': (row) => store.get('contracts', row.contractId)?.number ?? null,
    'students.name': (row) => store.get('students', row.studentId)?.name ?? null,
    'students.last_name': (row) => store.get('students', row.studentId)?.lastName ?? null,
    'languages.name': (row) => store.get('languages', row.languageId)?.name ?? null,
  };
}

/** The templates are anybody's who is signed in (OPEN-40). */
function isTemplate(file: FileRow): boolean {
  return file.id <= templates.length;
}

function isOfContract(refType: FileRefType): boolean {
  return fileTypeRules[refType].belongsTo === 'contract';
}

/** The calls about files. */
export const files = {
  listFiles,
  updateFiles,
  deleteFile,
  listFilesOfRecord,
  downloadFile,
  uploadFile,
};
