import { aStoredFile, type StoredFile } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { FileEdit, FilesFiling, FileType } from '../generated/types.gen.ts';
import { activeUnlessAsked, recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';
import { storedFileToWire } from './wire/stored-file.ts';

export interface FilesSituation extends Situation {
  files?: StoredFile[];
  /** The content of every download. */
  content?: string;
}

/** Answers the calls about files. */
export function filesHandlers({
  files = [aStoredFile()],
  content = 'Un document',
  ...situation
}: FilesSituation = {}): HttpHandler[] {
  const rows = recordsOf(files.map(storedFileToWire));
  const list = (query: URLSearchParams) =>
    rows.list(activeUnlessAsked(query), { refType: 'type', search: '*' });

  /**
   * Returns the fields of a file after a form was sent. The number of a contract is its id, and names of people are
   * empty.
   */
  function filed({ course_id, student_id, language_id, tag_date }: FilesFiling | FileEdit) {
    const courses = course_id && { id: course_id, contract_number: `2026-0${course_id}` };
    return { courses_id: course_id, courses, student_id, languages_id: language_id, tag_date };
  }

  function changed(ids: number[], change: object) {
    for (const id of ids) rows.change(id, change);
    return { message: 'Saved', data: ids.map(rows.find) };
  }

  return [
    answers('get', '/files', situation, ({ query }) => list(query)),
    answers('post', '/files', situation, ({ body }) => {
      const { file, file_name: name = file.name, file_title: title = file.name, ref_type } = body as Upload;
      const given = { name, title, type: ref_type, sizeInBytes: file.size, contract: null, language: null };
      return rows.add((id) => storedFileToWire(aStoredFile({ id, ...given })));
    }),
    answers('put', '/files', situation, ({ body }) => {
      const edit = body as FilesFiling | FileEdit;
      return 'file_ids' in edit
        ? changed(edit.file_ids, { ...filed(edit), type: edit.bluck_option })
        : changed([edit.fileId], { ...edit, ...filed(edit) });
    }),
    answers('delete', '/files', situation, ({ body }) =>
      changed([(body as { fileId: number }).fileId], { status: 0 }),
    ),
    answers('get', '/files/ref', situation, ({ query }) => list(query)),
    answers('get', '/files/download', situation, ({ query }) =>
      download(content, rows.find(query.get('fileId'))?.name ?? 'document.pdf'),
    ),
  ];
}

/** The answer to a download. */
export function download(content: string, name: string): Response {
  return new Response(content, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
}

/** The fields of an uploaded form. */
interface Upload {
  file: File;
  file_name?: string;
  file_title?: string;
  ref_type: FileType;
}
