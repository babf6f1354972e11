import type {
  FileRefType,
  FileType,
  ListFilesOfRecordData,
  ListFilesOfRecordResponses,
  UploadFileData,
  UploadFileResponses,
} from '@portal/api-client/treaty';
import { fileTypeRules } from '@portal/domain';
import { contentOf, fileAnswer } from '../answers/files.ts';
import { type Call, FileAnswer, type Handler } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import type { Caller } from '../http/Sessions.ts';
import { UploadedFile } from '../http/UploadedFile.ts';
import { templates } from '../seeds/sampleContent.ts';
import type { Store } from '../store/Store.ts';
import type { FileRow } from '../store/tables.ts';
import { contractFor, isLink, reaches, reachesStudent } from './access.ts';
import { paged } from './listing.ts';
import { keepUpload } from './uploads.ts';

const listFilesOfRecord: Handler<ListFilesOfRecordData, ListFilesOfRecordResponses> = ({
  query,
  caller,
  store,
}) => {
  if (isOfContract(query.refType)) contractFor(store, caller, query.refId);
  else if (!reachesStudent(store, caller, query.refId)) throw new Refusal('forbidden');
  const found = store
    .by('filesByRef', query.refId)
    .filter((file) => file.refType === query.refType && file.status === 1)
    .sort((a, b) => (a.storedAt > b.storedAt ? -1 : a.storedAt < b.storedAt ? 1 : b.id - a.id));
  return paged(found, { resourcesPerPage: Math.max(1, found.length) }, (file) => fileAnswer(store, file));
};

const uploadFile: Handler<UploadFileData, UploadFileResponses> = (call) => {
  const { body, store } = call;
  const record = recordOf(store, body.ref_type, body.ref_id);
  const file = new UploadedFile(body.file_name ?? body.file.name, body.file.content);
  const saved = keepUpload(call, file, { refType: body.ref_type, title: body.file_title ?? null, ...record });
  return { message: 'Document was uploaded successfully', data: fileAnswer(store, saved) };
};

/** Not typed by the treaty's client, which sees a blob: the file itself is the answer. */
function downloadFile({ query, caller, store, contents }: Call<{ query: { fileId: number } }>): FileAnswer {
  const file = store.get('files', query.fileId);
  if (!file) throw new Refusal('not-found');
  if (!mayDownload(store, caller, file)) throw new Refusal('forbidden');
  return new FileAnswer(file.name, contentOf(contents, file));
}

/** A link gets the reports of its own students and nothing else; a teacher what belongs to own contracts. */
function mayDownload(store: Store, caller: Caller, file: FileRow): boolean {
  if (caller.role === 'ROLE_ADMIN') return true;
  if (isTemplate(file)) return true;
  if (file.status !== 1) return false;
  if (isLink(caller)) {
    return (
      file.refType === 'progressReport' &&
      file.studentId !== null &&
      reachesStudent(store, caller, file.studentId)
    );
  }
  const contract = store.get('contracts', file.contractId);
  if (contract) return reaches(store, caller, contract);
  return file.studentId !== null && reachesStudent(store, caller, file.studentId);
}

/** The contract or student that a new file belongs to; throws a refusal when it has to be named or does not exist. */
function recordOf(store: Store, refType: FileType, refId: number | undefined) {
  const { belongsTo } = fileTypeRules[refType];
  if (belongsTo === 'nothing') return {};
  if (refId === undefined) throw badField('ref_id', 'is required');
  if (belongsTo === 'student') {
    if (!store.get('students', refId)) throw new Refusal('not-found');
    return { refId, studentId: refId };
  }
  const contract = store.get('contracts', refId);
  if (!contract) throw new Refusal('not-found');
  return { refId, contractId: refId, languageId: contract.languageId };
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
  listFilesOfRecord,
  downloadFile,
  uploadFile,
};
