import type {
  LevelFormValues,
  PastContract,
  PeopleImport,
  Person,
  Student,
  StudentFormValues,
  StudentNeeds,
  StudentNeedsFormValues,
} from '@portal/domain';
import { useCallback } from 'react';
import type { Api } from '../client.ts';
import {
  assignStudents,
  createStudent,
  getStudentHistory,
  getStudentNeeds,
  importStudents,
  listStudentOptions,
  listStudents,
  listStudentsOfCourse,
  saveStudentNeeds,
  unassignStudents,
  updateStudent,
  updateStudentStatus,
  verifyStudentEmail,
} from '../generated/sdk.gen.ts';
import { uploading } from '../upload.ts';
import { type Page, pageFromWire } from '../wire/page.ts';
import { peopleImportFromWire } from '../wire/people-import.ts';
import { personFromWire } from '../wire/person.ts';
import {
  historyFromWire,
  levelFormToWire,
  type StudentFilters,
  studentChangeToWire,
  studentFiltersToWire,
  studentFormToWire,
  studentFromWire,
} from '../wire/student.ts';
import {
  type NewStudentNeeds,
  needsFormToWire,
  needsFromWire,
  needsToPayload,
} from '../wire/student-needs.ts';
import { yesNo } from '../wire/yes-no.ts';
import { useApi } from './ApiProvider.tsx';
import { queriesShowingContracts } from './contracts.ts';
import type { ImportOptions } from './import-options.ts';
import { queriesShowingImports } from './past-imports.ts';
import { type ClashOptions, clashOptionsToWire } from './planned-classes.ts';
import { queriesShowingDays } from './queries-showing-days.ts';
import { queriesShowingStudents } from './queries-showing-students';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { existing, findInPages, pageReader, type ReadList, useReadAndShow, useReadList } from './useRead.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** A page of the students. 50 rows by default (API-089, LIMIT-36). */
export function useStudents(filters: StudentFilters = {}): Query<Page<Student>> {
  return useQuery(['students', filters], (call) => readStudents(call, filters), keepRows);
}

/** Reads pages of the list for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadStudents(): ReadList<StudentFilters, Page<Student>> {
  return useReadList(readStudents);
}

const readStudents = /* @__PURE__ */ pageReader(listStudents, studentFiltersToWire, studentFromWire);

/**
 * A student with reports and needs (API-113, OPEN-85, LIMIT-37). `not-found` for an unknown id. Null sends no request.
 */
export function useStudent(id: number | null): Query<Student> {
  return useQuery(id === null ? null : studentKey(id), (call) => findStudent(call, id ?? 0));
}

/** Reads a student as stored now and shows the result, to detect changes by others before a save (DECISION-37). */
export function useReadStudent(): (id: number) => Promise<Student> {
  return useReadAndShow(findStudent, studentKey);
}

function studentKey(id: number) {
  return ['students', 'one', id] as const;
}

/**
 * Reads a student. A backend that ignores `id` returns the whole list, which is then read page by page (DECISION-32).
 */
export async function findStudent(call: ReadCall, id: number): Promise<Student> {
  const student = await findInPages(id, (page) => {
    const query = { ...studentFiltersToWire({ page, pageSize: 1000 }), id };
    return listStudents({ ...call, query });
  });
  return studentFromWire(existing(student));
}

/** The students of a contract. Reads 2000 by default (API-061, LIMIT-43). Null sends no request. */
export function useContractStudents(
  contractId: number | null,
  { pageSize = 2000 }: { pageSize?: number } = {},
): Query<Page<Student>> {
  return useQuery(
    contractId === null ? null : ['contract-students', contractId, pageSize],
    (call) => readContractStudents(call, contractId ?? 0, pageSize),
    keepRows,
  );
}

/** Reads the students of a contract. */
export async function readContractStudents(
  call: Api['call'],
  contractId: number,
  pageSize: number,
): Promise<Page<Student>> {
  const query = { course_id: contractId, resourcesPerPage: pageSize };
  return pageFromWire((await listStudentsOfCourse({ ...call, query })).data, studentFromWire);
}

/** The students who are not in a contract, by name. Reads 2000 (API-061, LIMIT-21). Null sends no request. */
export function useJoinableStudents(contractId: number | null, search = ''): Query<Page<Student>> {
  return useQuery(
    contractId === null ? null : ['contract-students', contractId, 'joinable', search],
    async (call) => {
      const query = {
        course_id: contractId ?? 0,
        not_in_course: 1 as const,
        studentName: search || undefined,
        resourcesPerPage: 2000,
      };
      return pageFromWire((await listStudentsOfCourse({ ...call, query })).data, studentFromWire);
    },
    keepRows,
  );
}

/**
 * The students whom a document of a contract may be about: those who are or were in it (DECISION-58). Reads 1000. Null
 * sends no request. A backend that ignores `with_former` returns only those who are in it.
 */
export function useDocumentStudents(contractId: number | null): Query<Page<Person>> {
  return useQuery(
    contractId === null ? null : ['contract-students', contractId, 'with-former'],
    async (call) => {
      const query = { course_id: contractId ?? 0, with_former: 1 as const, resourcesPerPage: 1000 };
      return pageFromWire((await listStudentsOfCourse({ ...call, query })).data, personFromWire);
    },
  );
}

/** The active students, for selectors, filtered by the search text. Reads 1000 by default (API-090, LIMIT-06). */
export function useStudentOptions({
  search = '',
  pageSize = 1000,
}: {
  search?: string;
  pageSize?: number;
} = {}): Query<Page<Person>> {
  return useQuery(
    ['students', 'options', search, pageSize],
    (call) => readOptions(call, search, pageSize),
    keepRows,
  );
}

/** Reads matching active students when a selector has not loaded them all (API-090, DECISION-32). */
export function useReadStudentOptions(): (
  writeCall: { search: string; pageSize: number },
  signal: AbortSignal,
) => Promise<Page<Person>> {
  const api = useApi();
  return useCallback(
    ({ search, pageSize }, signal) => readOptions({ ...api.call, signal }, search, pageSize),
    [api],
  );
}

async function readOptions(call: ReadCall, search: string, pageSize: number): Promise<Page<Person>> {
  const query = { studentName: search || undefined, resourcesPerPage: pageSize };
  return pageFromWire((await listStudentOptions({ ...call, query })).data, personFromWire);
}

/** The contracts of a student in every status, newest first (API-096). Null sends no request. */
export function useStudentHistory(studentId: number | null): Query<PastContract[]> {
  return useQuery(studentId === null ? null : ['student-history', studentId], async (call) => {
    const { data } = await getStudentHistory({ ...call, query: { studentId: studentId ?? 0 } });
    return historyFromWire(data.data);
  });
}

/**
 * The needs of a student in one language; `data` is null when they were never saved (API-098). Null sends no request.
 */
export function useStudentNeeds(studentId: number, languageId: number | null): Query<StudentNeeds | null> {
  return useQuery(languageId === null ? null : needsKey(studentId, languageId), (call) =>
    readNeeds(call, studentId, languageId ?? 0),
  );
}

/**
 * Reads the needs of a student in one language as stored now and shows them, to detect changes by others before a save
 * (DECISION-37).
 */
export function useReadStudentNeeds(): (
  studentId: number,
  languageId: number,
) => Promise<StudentNeeds | null> {
  return useReadAndShow(readNeeds, needsKey);
}

function needsKey(studentId: number, languageId: number) {
  return ['student-needs', studentId, languageId] as const;
}

async function readNeeds(
  call: ReadCall,
  studentId: number,
  languageId: number,
): Promise<StudentNeeds | null> {
  const { data } = await getStudentNeeds({ ...call, query: { studentId, languageId } });
  return data.data && needsFromWire(data.data, languageId);
}

/** Checks whether an email is free (API-099). Throws `conflict` with "Email duplicated" when it is taken (MSG-59). */
export function useVerifyStudentEmail(): (email: string) => Promise<void> {
  return useWrite(async (call, email: string) => {
    await verifyStudentEmail({ ...call, body: { email } });
  });
}

/** Creates a student after checking the email (API-091, STU-FORM-05). Throws `conflict` when it is taken. */
export function useCreateStudent(): (
  values: StudentFormValues,
  needs?: readonly NewStudentNeeds[],
  intention?: Intention,
) => Promise<Student> {
  return useWrite(async (call, values: StudentFormValues, needs: readonly NewStudentNeeds[] = []) => {
    const body = { student: studentFormToWire(values), studentInformationCourse: needs.map(needsToPayload) };
    return studentFromWire((await createStudent({ ...call, body })).data.data);
  }, 'students');
}

/**
 * Changes the given fields of a student and leaves the others unchanged (API-092, DECISION-37). Throws `conflict` when
 * another student has the email.
 */
export function useSaveStudent(): (id: number, values: Partial<StudentFormValues>) => Promise<Student> {
  return useWrite(
    async (call, id: number, values: Partial<StudentFormValues>) => {
      const body = { student: { ...studentChangeToWire(values), id } };
      return studentFromWire((await updateStudent({ ...call, body })).data.data);
    },
    ...queriesShowingStudents,
    ...queriesShowingContracts,
  );
}

/** Saves the level reached in one language and leaves the rest of the student unchanged (API-092, OPEN-87). */
export function useSaveStudentLevel(): (
  studentId: number,
  values: LevelFormValues,
  intention?: Intention,
) => Promise<Student> {
  return useWrite(
    async (call, studentId: number, values: LevelFormValues) => {
      const body = { student: { id: studentId }, studentLevelLanguage: levelFormToWire(values) };
      return studentFromWire((await updateStudent({ ...call, body })).data.data);
    },
    'students',
    'contract-students',
  );
}

/** Fields of a student's needs, and their language. */
type StudentNeedsChange = Partial<StudentNeedsFormValues> & Pick<StudentNeedsFormValues, 'languageId'>;

/**
 * Saves the given fields of a student's needs in one language and leaves the others unchanged (API-097, OPEN-87,
 * DECISION-37).
 */
export function useSaveStudentNeeds(): (
  studentId: number,
  values: StudentNeedsChange,
) => Promise<StudentNeeds> {
  return useWrite(
    async (call, studentId: number, values: StudentNeedsChange) => {
      const { data } = await saveStudentNeeds({ ...call, body: needsFormToWire(studentId, values) });
      return needsFromWire(data.data, values.languageId);
    },
    'students',
    'student-needs',
  );
}

/** Archives a student and disables the link, or restores the student (API-093, OPEN-61). */
export function useArchiveStudent(): (id: number, archived: boolean) => Promise<Student> {
  return useWrite(
    (call, id: number, archived: boolean) => archiveStudent(call, id, archived),
    'students',
    'contract-students',
  );
}

/** Archives or restores a student. */
export async function archiveStudent(call: Api['call'], id: number, archived: boolean): Promise<Student> {
  const body = { id, status: yesNo(!archived) };
  return studentFromWire((await updateStudentStatus({ ...call, body })).data.data);
}

/** Adds students to a contract. */
export async function joinStudents(
  call: Api['call'],
  contractId: number,
  studentIds: readonly number[],
  options: ClashOptions = {},
): Promise<void> {
  const body = { courseId: contractId, studentId: [...studentIds], ...clashOptionsToWire(options) };
  await assignStudents({ ...call, body });
}

/** Removes students from a contract. */
export async function removeStudents(
  call: Api['call'],
  contractId: number,
  studentIds: readonly number[],
): Promise<void> {
  await unassignStudents({ ...call, body: { courseId: contractId, studentId: [...studentIds] } });
}

/** Adds students to a contract, all of them or none (API-062). */
export function useAssignStudents(): (
  contractId: number,
  studentIds: readonly number[],
  options?: ClashOptions,
) => Promise<void> {
  return useWrite(joinStudents, ...queriesShowingDays);
}

/** Removes students from a contract, all of them or none (API-063). */
export function useUnassignStudents(): (contractId: number, studentIds: readonly number[]) => Promise<void> {
  return useWrite(removeStudents, ...queriesShowingDays);
}

/**
 * Imports students from a spreadsheet and returns the result of each line (API-095, DECISION-29). Throws `refused` with
 * the server's message when no line can be read (MSG-68).
 */
export function useImportStudents(): (file: File, options?: ImportOptions) => Promise<PeopleImport> {
  return useWrite(
    async (call, file: File, options: ImportOptions = {}) => {
      const { data } = await importStudents({ ...call, ...uploading(options), body: { file } });
      const { studentsImported, studentsNotImported, import_id } = data.data;
      return peopleImportFromWire(studentsImported, studentsNotImported, import_id);
    },
    'students',
    'contract-students',
    ...queriesShowingImports,
  );
}
