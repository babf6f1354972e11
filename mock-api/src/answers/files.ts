import type { StoredFile } from '@portal/api-client/treaty';
import { sampleContent, sampleSize } from '@portal/server/samples';
import type { Contents } from '../store/Contents.ts';
import type { Store } from '../store/Store.ts';
import type { FileRow } from '../store/tables.ts';
import { named, personName } from './people.ts';
import { reportCourse } from './reports.ts';

/** A file as the wire carries it. */
export function fileAnswer(store: Store, file: FileRow): StoredFile {
  const contract = store.get('contracts', file.contractId);
  const student = store.get('students', file.studentId);
  return {
    id: file.id,
    title: file.title,
    name: file.name,
    type: file.refType,
    size: bytesOf(file),
    stored_at: file.storedAt,
    tag_date: file.tagDate,
    courses_id: file.contractId,
    student_id: file.studentId,
    languages_id: file.languageId,
    courses: contract ? { ...reportCourse(store, contract), course_status_id: contract.statusId } : null,
    students: student ? personName(student) : null,
    languages: named(store.get('languages', file.languageId)),
    status: file.status,
  };
}

/** What stands in a file. */
export function contentOf(contents: Contents, file: FileRow): Buffer {
  return file.upload ? contents.read(file.upload.key) : sampleContent(file);
}

/** The size of a file in bytes. */
export function bytesOf(file: FileRow): number {
  return file.upload?.size ?? sampleSize(file);
}
