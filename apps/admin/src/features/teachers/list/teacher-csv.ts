import {
  type AssignStatus,
  assignStatusOf,
  type CsvCell,
  type Teacher,
  type TeacherListStatus,
  teacherListStatus,
} from '@portal/domain';
import type { TeacherListColumn } from './teacher-list-state';

/** A column of the file: those of the list, a person in their parts. */
export type TeacherCsvColumn = TeacherListColumn | 'lastName' | 'email' | 'phone';

/** What the cells of a file are written with. */
export interface TeacherCsvWords {
  head: (column: TeacherCsvColumn) => string;
  userStatus: (status: TeacherListStatus) => string;
  assignStatus: (status: AssignStatus) => string;
}

/** The lines of a file with these columns of the list, heads first. */
export function teacherTable(
  teachers: readonly Teacher[],
  columns: readonly string[],
  words: TeacherCsvWords,
): CsvCell[][] {
  const written = columns.flatMap((column) => inFile[column as TeacherListColumn]);
  return [
    written.map(words.head),
    ...teachers.map((teacher) => written.map((column) => cells[column](teacher, words))),
  ];
}

const inFile: Record<TeacherListColumn, readonly TeacherCsvColumn[]> = {
  id: ['id'],
  name: ['lastName', 'name', 'email', 'phone'],
  city: ['city'],
  languages: ['languages'],
  userStatus: ['userStatus'],
  assignStatus: ['assignStatus'],
};

const cells: Record<TeacherCsvColumn, (teacher: Teacher, words: TeacherCsvWords) => CsvCell> = {
  id: ({ id }) => id,
  lastName: ({ lastName }) => lastName,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  city: ({ city }) => city,
  languages: ({ languages }) => languages.map(({ name }) => name).join(', ') || null,
  userStatus: (teacher, { userStatus }) => userStatus(teacherListStatus(teacher)),
  assignStatus: (teacher, { assignStatus }) => assignStatus(assignStatusOf(teacher)),
};
