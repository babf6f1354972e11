import { type AttendanceFormValues, type Lesson, typedDetailsText, typedLessonDetails } from '@portal/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Api } from '../client.ts';
import {
  addAttendance,
  correctOwnAttendance,
  deleteAttendance,
  deleteOwnAttendance,
  listAttendance,
  updateAttendance,
} from '../generated/sdk.gen.ts';
import { createWithReadBack, withReadBack } from '../read-back.ts';
import { lessonFormToWire, lessonFromWire } from '../wire/lesson.ts';
import { type Page, pageFromWire } from '../wire/page.ts';
import { yesNo } from '../wire/yes-no.ts';
import { useApi } from './ApiProvider.tsx';
import { useContractCache } from './contracts.ts';
import { ignoreClosedCache } from './ignore-closed-cache';
import { keepRows, type Query, useQuery } from './useQuery.ts';

/** The lessons of a contract. Reads 1000 by default (API-057, API-112, CONFLICT-30). Null reads nothing. */
export function useLessons(
  contractId: number | null,
  { page = 1, pageSize = 1000 }: { page?: number; pageSize?: number } = {},
): Query<Page<Lesson>> {
  return useQuery(
    contractId === null ? null : ['lessons', contractId, page, pageSize],
    (call) => readLessons(call, contractId ?? 0, page, pageSize),
    keepRows,
  );
}

/** Reads the lessons of a contract as stored now, without showing them, to compare them with those on screen. */
export function useReadLessons(): (contractId: number) => Promise<Lesson[]> {
  const { call } = useApi();
  return useCallback(async (contractId) => (await readLessons(call, contractId)).rows, [call]);
}

async function readLessons(
  call: Pick<Parameters<typeof listAttendance>[0], 'signal' | 'onRequest'> & Api['call'],
  courseId: number,
  page = 1,
  resourcesPerPage = 1000,
): Promise<Page<Lesson>> {
  const query = { courseId, page, resourcesPerPage };
  return pageFromWire((await listAttendance({ ...call, query })).data, lessonFromWire);
}

/**
 * Records a lesson (API-058). Pass the same key when you send the same lesson again: a backend that supports keys
 * records it once.
 */
export function useRecordLesson(): (
  values: AttendanceFormValues,
  idempotencyKey?: string,
) => Promise<Lesson> {
  const { api } = useContractCache();
  const refreshLessons = useRefreshLessons();
  return useCallback(
    async (values, idempotencyKey = newIdempotencyKey()) => {
      const headers = { 'Idempotency-Key': idempotencyKey };
      const body = lessonFormToWire(values);
      const recorded = await createWithReadBack(api.call, {
        name: `lesson ${idempotencyKey} ${JSON.stringify(values)}`,
        create: async (call) => lessonFromWire((await addAttendance({ ...call, body, headers })).data.data),
        list: async (call) => (await readLessons(call, values.contractId)).rows,
        isSame: (lesson) => lesson.status === 'active' && holdsLesson(lesson, values),
      });
      refreshLessons(values.contractId);
      return recorded;
    },
    [api, refreshLessons],
  );
}

/** Changes a lesson, or restores a deleted one with status `active` (API-059, OPEN-51). */
export function useChangeLesson(): (
  id: number,
  values: AttendanceFormValues,
  status?: Lesson['status'],
) => Promise<Lesson> {
  const { api } = useContractCache();
  const refreshLessons = useRefreshLessons();
  return useCallback(
    async (id, values, status) => {
      const body = { ...lessonFormToWire(values), ...(status && { status: yesNo(status === 'active') }) };
      const changed = await withReadBack(
        api.call,
        async (call) => lessonFromWire((await updateAttendance({ ...call, path: { id }, body })).data.data),
        async (call) => {
          const { rows } = await readLessons(call, values.contractId);
          const isChanged = (lesson: Lesson) =>
            lesson.id === id && holdsLesson(lesson, values) && (!status || lesson.status === status);
          return rows.find(isChanged) ?? null;
        },
      );
      refreshLessons(values.contractId);
      return changed;
    },
    [api, refreshLessons],
  );
}

/** Changes a lesson that the teacher who is signed in has recorded, while its correction is allowed (DECISION-52). */
export function useCorrectOwnLesson(): (id: number, values: AttendanceFormValues) => Promise<Lesson> {
  const { api } = useContractCache();
  const refreshLessons = useRefreshLessons();
  return useCallback(
    async (id, values) => {
      const body = lessonFormToWire(values);
      const corrected = await withReadBack(
        api.call,
        async (call) =>
          lessonFromWire((await correctOwnAttendance({ ...call, path: { id }, body })).data.data),
        async (call) => {
          const { rows } = await readLessons(call, values.contractId);
          return rows.find((lesson) => lesson.id === id && holdsLesson(lesson, values)) ?? null;
        },
      );
      refreshLessons(values.contractId);
      return corrected;
    },
    [api, refreshLessons],
  );
}

type LessonDeletion = (lesson: Pick<Lesson, 'id' | 'contractId'>) => Promise<void>;

/** Deletes a lesson (API-060). */
export function useDeleteLesson(): LessonDeletion {
  return useLessonDeletion(deleteAttendance);
}

/** Deletes a lesson that the teacher who is signed in has recorded, while its correction is allowed (DECISION-52). */
export function useDeleteOwnLesson(): LessonDeletion {
  return useLessonDeletion(deleteOwnAttendance);
}

function useLessonDeletion(deleteLesson: typeof deleteAttendance | typeof deleteOwnAttendance): LessonDeletion {
  const { api } = useContractCache();
  const refreshLessons = useRefreshLessons();
  return useCallback(
    async ({ id, contractId }) => {
      await withReadBack<unknown>(
        api.call,
        (call) => deleteLesson({ ...call, path: { id } }),
        async (call) => {
          const { rows } = await readLessons(call, contractId);
          return rows.some((lesson) => lesson.id === id && lesson.status === 'active') ? null : true;
        },
      );
      refreshLessons(contractId);
    },
    [api, refreshLessons, deleteLesson],
  );
}

/**
 * Records a lesson outside any page, with its own key (API-058). Pages that show lessons call `useRefreshLessons`
 * afterwards. Throws an `ApiError`, also on a timeout.
 */
export async function sendLesson(
  { call }: Api,
  values: AttendanceFormValues,
  idempotencyKey: string,
  timeout: number,
): Promise<void> {
  await addAttendance({
    ...call,
    body: lessonFormToWire(values),
    headers: { 'Idempotency-Key': idempotencyKey },
    signal: AbortSignal.timeout(timeout),
  });
}

/** Reads the lessons of a contract from the server, bypassing every cache. Throws an `ApiError`. */
export async function readLessonsNow({ call }: Api, contractId: number, timeout: number): Promise<Lesson[]> {
  const { rows } = await readLessons(
    {
      ...call,
      signal: AbortSignal.timeout(timeout),
      onRequest: ({ options }) => {
        options.cache = 'no-store';
      },
    },
    contractId,
  );
  return rows;
}

function holdsLesson(lesson: Lesson, values: AttendanceFormValues): boolean {
  const { date, minutes, absentStudentIds, note, details } = values;
  const absent = new Set(absentStudentIds);
  const textOf = (given: Lesson['details']) => typedDetailsText(typedLessonDetails(given));
  return (
    (note === undefined || (lesson.note ?? '') === (note?.trim() ?? '')) &&
    (details === undefined || textOf(lesson.details) === textOf(details)) &&
    lesson.date === date &&
    lesson.minutes === minutes &&
    lesson.absentees.length === absent.size &&
    lesson.absentees.every(({ id }) => absent.has(id))
  );
}

/** Creates a key for a lesson that must be recorded only once. */
export function newIdempotencyKey(): string {
  // Not `randomUUID`, which is missing in insecure contexts.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Revalidates the lessons of a contract and the planned classes on screen, and the contract with its hours taught and attendance status. */
export function useRefreshLessons(): (contractId: number) => void {
  const { mutate } = useSWRConfig();
  const { refresh } = useContractCache();
  return useCallback(
    (contractId) => {
      void ignoreClosedCache(
        mutate((key) => Array.isArray(key) && key[0] === 'lessons' && key[1] === contractId),
      );
      const showsClasses = (key: unknown) => Array.isArray(key) && key[0] === 'planned-classes';
      void ignoreClosedCache(mutate(showsClasses));
      void refresh();
    },
    [mutate, refresh],
  );
}
