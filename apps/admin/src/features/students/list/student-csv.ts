import type { StudentColumn } from '@portal/api-client';
import { type CsvCell, type Enrolment, enrolmentOf, type Student } from '@portal/domain';

/** A column of the file: those of the list, a name and a test in their parts. */
export type StudentCsvColumn = StudentColumn | 'lastName' | 'email' | 'level';

/** What the cells of a file are written with. */
export interface StudentCsvWords {
  head: (column: StudentCsvColumn) => string;
  enrolment: (enrolment: Enrolment) => string;
}

/** The lines of a file with these columns of the list, heads first. */
export function studentTable(
  students: readonly Student[],
  columns: readonly string[],
  words: StudentCsvWords,
): CsvCell[][] {
  const written = columns.flatMap((column) => inFile[column as StudentColumn]);
  return [
    written.map(words.head),
    ...students.map((student) => written.map((column) => cells[column](student, words))),
  ];
}

const inFile: Record<StudentColumn, readonly StudentCsvColumn[]> = {
  id: ['id'],
  name: ['lastName', 'name', 'email'],
  city: ['city'],
  company: ['company'],
  enrolment: ['enrolment'],
  testedOn: ['testedOn', 'level'],
};

const cells: Record<StudentCsvColumn, (student: Student, words: StudentCsvWords) => CsvCell> = {
  id: ({ id }) => id,
  lastName: ({ lastName }) => lastName,
  name: ({ name }) => name,
  email: ({ email }) => email,
  city: ({ city }) => city,
  company: ({ company }) => company?.name ?? null,
  enrolment: ({ contracts }, { enrolment }) => enrolment(enrolmentOf(contracts)),
  testedOn: ({ levels }) => levels[0]?.testedOn ?? null,
  level: ({ levels }) => levels[0]?.level ?? null,
};
