import {
  aContract,
  aLanguage,
  aStoredFile,
  aStudent,
  type Contract,
  isTooLarge,
  type Language,
  type Person,
  type StoredFile,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { FileEdit, FilesFiling, FileType, StoredFile as WireFile } from '../generated/types.gen.ts';
import { storedFileToWire } from '../wire/stored-file.ts';
import { answers, matches, notFound, ordered, paged, type Situation } from './situation.ts';

export interface FilesSituation extends Situation {
  files?: StoredFile[];
  /** The contracts, students and languages that files can belong to. */
  contracts?: Pick<Contract, 'id' | 'number'>[];
  students?: Person[];
  languages?: Pick<Language, 'id' | 'name'>[];
  /** The content of every download. */
  content?: string;
}

/** Answers the calls about files from these records, which the writes change. */
export function filesHandlers({
  files = [aStoredFile()],
  contracts = [aContract()],
  students = [aStudent()],
  languages = [aLanguage()],
  content = 'Un document',
  ...situation
}: FilesSituation = {}): HttpHandler[] {
  let rows = files.map(storedFileToWire);

  /** Applies a change to the files with these ids. */
  function changed(ids: number[], change: Partial<WireFile>) {
    if (ids.some((id) => rows.every((file) => file.id !== id))) return notFound();
    rows = rows.map((file) => (ids.includes(file.id) ? { ...file, ...change } : file));
    return { message: 'Saved', data: rows.filter(({ id }) => ids.includes(id)) };
  }

  /** The record with this id as a file carries it; omitted fields do not change. */
  function filedUnder({
    course_id,
    student_id,
    language_id,
    tag_date,
  }: FilesFiling | FileEdit): Partial<WireFile> {
    const contract = contracts.find(({ id }) => id === course_id);
    const student = students.find(({ id }) => id === student_id);
    const language = languages.find(({ id }) => id === language_id);
    const {
      courses,
      students: person,
      languages: named,
    } = storedFileToWire(
      aStoredFile({
        contract: contract ?? null,
        student: student ?? null,
        language: language ? { id: language.id, name: language.name } : null,
      }),
    );
    return {
      ...(course_id !== undefined && { courses_id: course_id, courses }),
      ...(student_id !== undefined && { student_id, students: person }),
      ...(language_id !== undefined && { languages_id: language_id, languages: named }),
      ...(tag_date !== undefined && { tag_date }),
    };
  }

  return [
    answers('get', '/files', situation, ({ query }) => {
      const found = rows.filter(
        (file) =>
          file.status === Number(query.get('status') ?? 1) &&
          (!query.has('refType') || file.type === query.get('refType')) &&
          (!query.has('undefinedCourses') || file.courses_id === null) &&
          (!query.has('undefinedStudents') || file.student_id === null) &&
          matches(
            query.get('search'),
            file.name,
            file.title,
            file.courses?.contract_number,
            file.students?.name,
            file.students?.last_name,
          ),
      );
      return paged(ordered(found, query), query);
    }),
    answers('post', '/files', situation, ({ body }) => {
      const { file, file_name, file_title, ref_type } = body as Upload;
      if (isTooLarge(file.size)) {
        return Response.json({ message: 'File size cannot exceed 8mb', code: 'too-large' }, { status: 413 });
      }
      const storedFile = aStoredFile({
        id: Math.max(0, ...rows.map(({ id }) => id)) + 1,
        name: file_name ?? file.name,
        title: file_title ?? file.name,
        type: ref_type,
        sizeInBytes: file.size,
        contract: null,
        language: null,
      });
      rows = [storedFileToWire(storedFile), ...rows];
      return { message: 'Saved', data: rows[0] };
    }),
    answers('put', '/files', situation, ({ body }) => {
      const edit = body as FilesFiling | FileEdit;
      const filed = filedUnder(edit);
      if ('file_ids' in edit) return changed(edit.file_ids, { ...filed, type: edit.bluck_option });
      const { fileId, type, title, status } = edit;
      return changed([fileId], {
        ...filed,
        ...(type && { type }),
        ...(title && { title }),
        ...(status !== undefined && { status }),
      });
    }),
    answers('delete', '/files', situation, ({ body }) =>
      changed([(body as { fileId: number }).fileId], { status: 0 }),
    ),
    answers('get', '/files/ref', situation, ({ query }) =>
      paged(
        rows.filter(({ type, status }) => type === query.get('refType') && status === 1),
        query,
      ),
    ),
    answers('get', '/files/download', situation, ({ query }) => {
      const file = rows.find(({ id }) => id === Number(query.get('fileId')));
      const name = encodeURIComponent(file?.name ?? 'document.pdf');
      return new Response(content, {
        headers: {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
        },
      });
    }),
  ];
}

/** The fields of an uploaded form. */
interface Upload {
  file: File;
  file_name?: string;
  file_title?: string;
  ref_type: FileType;
}
