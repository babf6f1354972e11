import type {
  File,
  FileRefType,
  ListFilesOfRecordData,
  ListFilesOfRecordResponses,
} from '@portal/api-client/treaty';
import { named, personName } from '../answers/people.ts';
import { reportCourse } from '../answers/reports.ts';
import { type Call, FileAnswer, type Handler } from '../http/call.ts';
import { Refusal } from '../http/Refusal.ts';
import type { Caller } from '../http/Sessions.ts';
import type { Store } from '../store/Store.ts';
import type { FileRow } from '../store/tables.ts';
import { contractFor, isLink, reaches, reachesStudent } from './access.ts';
import { paged } from './listing.ts';
import { sampleContent } from './sampleContent.ts';

/** Files 1 to 3 are the templates, which anybody signed in may have (OPEN-40). */
const lastTemplateId = 3;

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

/** Not typed by the treaty's client, which sees a blob: the file itself is the answer. */
function downloadFile({ query, caller, store }: Call<{ query: { fileId: number } }>): FileAnswer {
  const file = store.get('files', query.fileId);
  if (!file) throw new Refusal('not-found');
  if (!mayDownload(store, caller, file)) throw new Refusal('forbidden');
  return new FileAnswer(file.name, sampleContent(file));
}

/** A link gets the reports of its own students and nothing else; a teacher what belongs to own contracts. */
function mayDownload(store: Store, caller: Caller, file: FileRow): boolean {
  if (caller.role === 'ROLE_ADMIN') return true;
  if (file.id <= lastTemplateId) return true;
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

function isOfContract(refType: FileRefType): boolean {
  return refType === 'courseProposal' || refType === 'courseOutline';
}

function fileAnswer(store: Store, file: FileRow): File {
  const contract = store.get('contracts', file.contractId);
  const student = store.get('students', file.studentId);
  return {
    id: file.id,
    title: file.title,
    name: file.name,
    type: file.refType as File['type'],
    size: sampleContent(file).byteLength,
    stored_at: file.storedAt,
    tag_date: file.tagDate,
    courses_id: file.contractId,
    student_id: file.studentId,
    languages_id: file.languageId,
    courses: contract ? reportCourse(store, contract) : null,
    students: student ? personName(student) : null,
    languages: named(store.get('languages', file.languageId)),
    status: file.status,
  };
}

/** The calls about files. */
export const files = {
  listFilesOfRecord,
  downloadFile,
};
