import type { Contract, PeopleImport, Teacher, TeacherFormValues } from '@portal/domain';
import { useCallback, useMemo } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import {
  createTeacher,
  importTeachers,
  inviteTeacher,
  listCoursesOfTeacher,
  listTeachers,
  updateTeacher,
  updateTeacherStatus,
  verifyTeacherEmail,
} from '../generated/sdk.gen.ts';
import { uploading } from '../upload.ts';
import { contractFromWire } from '../wire/contract.ts';
import type { Page } from '../wire/page.ts';
import { peopleImportFromWire } from '../wire/people-import.ts';
import {
  type TeacherFilters,
  teacherChangeToWire,
  teacherFiltersToWire,
  teacherFormToWire,
  teacherFromWire,
} from '../wire/teacher.ts';
import { yesNo } from '../wire/yes-no.ts';
import { useApi } from './ApiProvider.tsx';
import { queriesShowingContracts } from './contracts.ts';
import { ignoreClosedCache } from './ignore-closed-cache';
import type { ImportOptions } from './import-options.ts';
import { queriesShowingImports } from './past-imports.ts';
import { showingHours } from './showing-hours.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { existing, findInPages, pageReader, type ReadList, useReadList } from './useRead.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** A page of the teachers. 500 rows by default (API-100, LIMIT-40). Null sends no request. */
export function useTeachers(filters: TeacherFilters | null = {}): Query<Page<Teacher>> {
  return useQuery(filters && ['teachers', filters], (call) => readTeachers(call, filters ?? {}), keepRows);
}

/** Reads pages of the list for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadTeachers(): ReadList<TeacherFilters, Page<Teacher>> {
  return useReadList(readTeachers);
}

const readTeachers = /* @__PURE__ */ pageReader(listTeachers, teacherFiltersToWire, teacherFromWire);

/**
 * A teacher, found by id in the list (OPEN-85). Until the response arrives, returns the row from a cached list.
 * `not-found` for an unknown id. Null sends no request.
 */
export function useTeacher(id: number | null): Query<Teacher> {
  const { cache } = useSWRConfig();
  const fallbackData = useMemo(() => shownRow(cache, id), [cache, id]);
  return useQuery(id === null ? null : ['teachers', 'one', id], (call) => findTeacher(call, id ?? 0), {
    fallbackData,
  });
}

/** Reads a teacher as stored now and shows the result, to detect changes by others before a save (DECISION-37). */
export function useReadTeacher(): (id: number) => Promise<Teacher> {
  const api = useApi();
  const show = useShowTeacher();
  return useCallback(async (id) => show(await findTeacher(api.call, id)), [api, show]);
}

/** A backend that ignores `id` returns the whole list, which is then read page by page (DECISION-32). */
async function findTeacher(call: ReadCall, id: number): Promise<Teacher> {
  const teacher = await findInPages(id, (page) =>
    listTeachers({ ...call, query: { ...teacherFiltersToWire({ page }), id } }),
  );
  return teacherFromWire(existing(teacher));
}

/** Returns the teacher from a cached list. Its rows have all fields. */
function shownRow(cache: Cache, id: number | null): Teacher | undefined {
  for (const key of cache.keys()) {
    if (!key.startsWith('@"teachers",#')) continue;
    const page: Page<Teacher> | undefined = cache.get(key)?.data;
    const row = page?.rows.find((teacher) => teacher.id === id);
    if (row) return row;
  }
  return undefined;
}

/** The contracts of a teacher in every status, for the history on the edit page (API-103, CONFLICT-37). */
export function useTeacherHistory(teacherId: number): Query<Contract[]> {
  return useQuery(['teacher-history', teacherId], async (call) => {
    const { data } = await listCoursesOfTeacher({ ...call, path: { teacherId } });
    return data.data.map((course) => contractFromWire(course));
  });
}

/** Checks whether an email is free (API-067). Throws `conflict` with "Email duplicated" when it is taken (MSG-44). */
export function useVerifyTeacherEmail(): (email: string) => Promise<void> {
  return useWrite(async (call, email: string) => {
    await verifyTeacherEmail({ ...call, body: { email } });
  });
}

/** Creates a teacher with a user after checking the email (API-068). Throws `conflict` when it is taken. */
export function useCreateTeacher(): (values: TeacherFormValues, intention?: Intention) => Promise<Teacher> {
  return useWrite(
    async (call, values: TeacherFormValues) => {
      const body = teacherFormToWire(values);
      return teacherFromWire((await createTeacher({ ...call, body })).data.data);
    },
    ...teachersAndUsers,
  );
}

/**
 * Changes the given fields of a teacher and leaves the others unchanged (API-069, DECISION-37). Throws `conflict` when
 * another user has the email.
 */
export function useSaveTeacher(): (id: number, values: Partial<TeacherFormValues>) => Promise<Teacher> {
  const show = useShowTeacher();
  return useWrite(
    async (call, id: number, values: Partial<TeacherFormValues>) => {
      const { teacher, ...lists } = teacherChangeToWire(values);
      const { data } = await updateTeacher({ ...call, body: { teacher: { ...teacher, id }, ...lists } });
      return show(teacherFromWire(data.data));
    },
    ...teachersAndUsers,
    // Contracts show their teacher's name.
    ...queriesShowingContracts,
    // Open months use the current rates.
    ...showingHours,
  );
}

/** Archives a teacher, who can then no longer sign in, or restores one (API-101, OPEN-61). */
export function useArchiveTeacher(): (id: number, archived: boolean) => Promise<Teacher> {
  const show = useShowTeacher();
  return useWrite(
    async (call, id: number, archived: boolean) => {
      const body = { id, status: yesNo(!archived) };
      return show(teacherFromWire((await updateTeacherStatus({ ...call, body })).data.data));
    },
    ...teachersAndUsers,
  );
}

/**
 * Sends a teacher an invitation, which replaces earlier ones (API-066). Throws `conflict` when the teacher has signed
 * in before.
 */
export function useInviteTeacher(): (id: number) => Promise<Teacher> {
  const show = useShowTeacher();
  return useWrite(
    async (call, id: number) => {
      return show(teacherFromWire((await inviteTeacher({ ...call, body: { id } })).data.data));
    },
    ...teachersAndUsers,
  );
}

/** Shows a teacher as saved, so that a form never returns to old values. */
function useShowTeacher(): (saved: Teacher) => Teacher {
  const { mutate } = useSWRConfig();
  return useCallback(
    (saved) => {
      void ignoreClosedCache(mutate(['teachers', 'one', saved.id], saved, { revalidate: false }));
      return saved;
    },
    [mutate],
  );
}

/**
 * Imports teachers from a spreadsheet and returns the result of each line (API-102, DECISION-29). Throws `refused` with
 * the server's message about the file, to be shown unchanged (IMPORT-07).
 */
export function useImportTeachers(): (file: File, options?: ImportOptions) => Promise<PeopleImport> {
  return useWrite(
    async (call, file: File, options: ImportOptions = {}) => {
      const { data } = await importTeachers({ ...call, ...uploading(options), body: { file } });
      const { teachersImported, teachersNotImported, import_id } = data.data;
      return peopleImportFromWire(teachersImported, teachersNotImported, import_id);
    },
    ...teachersAndUsers,
    ...queriesShowingImports,
  );
}

/** A teacher is a user too: name, email and status show in both lists. */
const teachersAndUsers = ['teachers', 'users'] as const;
