import { type AttendanceFormValues, type Lesson, typedDetailsText, typedLessonDetails } from '@portal/domain';
import { useCallback } from 'react';
import type { Api } from '../client.ts';
import { createWithReadBack, withConfirmation } from '../create-with-read-back.ts';
import {
  addAttendance,
  correctOwnAttendance,
  deleteAttendance,
  deleteOwnAttendance,
  updateAttendance,
} from '../generated/sdk.gen.ts';
import type { Attendance } from '../generated/types.gen.ts';
import { withReadBack } from '../read-back.ts';
import { lessonFormToWire, lessonFromWire } from '../wire/lesson.ts';
import { yesNo } from '../wire/yes-no.ts';
import { useApi } from './ApiProvider.tsx';
import { newIdempotencyKey, readLessons, useRefreshLessons } from './lessons.ts';

/**
 * Records a lesson (API-058). Pass the same key when you send the same lesson again: a backend that supports keys
 * records it once.
 */
export function useRecordLesson(): (
  values: AttendanceFormValues,
  idempotencyKey?: string,
) => Promise<Lesson> {
  const api = useApi();
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
  const change = useLessonChange(updateAttendance);
  return useCallback(
    (id, values, status) =>
      change(
        id,
        { ...lessonFormToWire(values), ...(status && { status: yesNo(status === 'active') }) },
        (lesson) => holdsLesson(lesson, values) && (!status || lesson.status === status),
      ),
    [change],
  );
}

/** Changes a lesson recorded by the signed-in teacher, while it can be corrected (DECISION-52). */
export function useCorrectOwnLesson(): (id: number, values: AttendanceFormValues) => Promise<Lesson> {
  const change = useLessonChange(correctOwnAttendance);
  return useCallback(
    (id, values) => change(id, lessonFormToWire(values), (lesson) => holdsLesson(lesson, values)),
    [change],
  );
}

function useLessonChange<Body extends { courses_id: number }>(
  write: (
    request: Api['call'] & { path: { id: number }; body: Body },
  ) => Promise<{ data: { data: Attendance } }>,
) {
  const api = useApi();
  const refreshLessons = useRefreshLessons();
  return useCallback(
    async (id: number, body: Body, isChanged: (lesson: Lesson) => boolean) => {
      const changed = await withReadBack(
        api.call,
        async (call) => lessonFromWire((await write({ ...call, path: { id }, body })).data.data),
        async (call) => {
          const { rows } = await readLessons(call, body.courses_id);
          return rows.find((lesson) => lesson.id === id && isChanged(lesson)) ?? null;
        },
      );
      refreshLessons(body.courses_id);
      return changed;
    },
    [api, refreshLessons, write],
  );
}

type LessonDeletion = (lesson: Pick<Lesson, 'id' | 'contractId'>) => Promise<void>;

/** Deletes a lesson (API-060). */
export function useDeleteLesson(): LessonDeletion {
  return useLessonDeletion(deleteAttendance);
}

/** Deletes a lesson recorded by the signed-in teacher, while it can be corrected (DECISION-52). */
export function useDeleteOwnLesson(): LessonDeletion {
  return useLessonDeletion(deleteOwnAttendance);
}

function useLessonDeletion(
  deleteLesson: typeof deleteAttendance | typeof deleteOwnAttendance,
): LessonDeletion {
  const api = useApi();
  const refreshLessons = useRefreshLessons();
  return useCallback(
    async ({ id, contractId }) => {
      await withConfirmation(
        api.call,
        (call) => deleteLesson({ ...call, path: { id } }),
        async (call) => {
          const { rows } = await readLessons(call, contractId);
          return !rows.some((lesson) => lesson.id === id && lesson.status === 'active');
        },
      );
      refreshLessons(contractId);
    },
    [api, refreshLessons, deleteLesson],
  );
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
