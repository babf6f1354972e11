import type { AttendanceFormValues, ChangedMonth, Lesson } from '@portal/domain';
import { useCallback } from 'react';
import type { Api } from '../client.ts';
import {
  addAttendance,
  correctOwnAttendance,
  deleteAttendance,
  deleteOwnAttendance,
  previewAttendance,
  updateAttendance,
} from '../generated/sdk.gen.ts';
import type { Attendance } from '../generated/types.gen.ts';
import { changedMonthsFromWire } from '../wire/changed-months.ts';
import { lessonFormToWire, lessonFromWire } from '../wire/lesson.ts';
import { yesNo } from '../wire/yes-no.ts';
import { useApi } from './ApiProvider.tsx';
import { useRefreshLessons } from './lessons.ts';
import { type Intention, withKey } from './useWrite.ts';

/** Records a lesson (API-058). */
export function useRecordLesson(): (values: AttendanceFormValues, intention?: Intention) => Promise<Lesson> {
  const api = useApi();
  const refreshLessons = useRefreshLessons();
  return useCallback(
    async (values, intention) => {
      const request = { ...withKey(api.call, intention), body: lessonFormToWire(values) };
      const recorded = lessonFromWire((await addAttendance(request)).data.data);
      refreshLessons(values.contractId);
      return recorded;
    },
    [api, refreshLessons],
  );
}

/** Changes a lesson, or restores a deleted one with status `active` (API-059, OPEN-51). */
export function useChangeLesson(): (
  id: number,
  values: AttendanceFormValues & { months?: readonly ChangedMonth[] },
  status?: Lesson['status'],
) => Promise<Lesson> {
  const change = useLessonChange(updateAttendance);
  return useCallback(
    (id, values, status) =>
      change(id, { ...lessonFormToWire(values), ...(status && { status: yesNo(status === 'active') }) }),
    [change],
  );
}

/** Reads the months that change if another teacher gave a lesson. Writes nothing. Throws an `ApiError`. */
export function useLessonTeacherPreview(): (id: number, teacherId: number) => Promise<ChangedMonth[]> {
  const { call } = useApi();
  return useCallback(
    async (id, teacherId) => {
      const { data } = await previewAttendance({ ...call, path: { id }, body: { teacher_id: teacherId } });
      return changedMonthsFromWire(data.data.months, data.data.teachers);
    },
    [call],
  );
}

/** Changes a lesson recorded by the signed-in teacher, while it can be corrected (DECISION-52). */
export function useCorrectOwnLesson(): (id: number, values: AttendanceFormValues) => Promise<Lesson> {
  const change = useLessonChange(correctOwnAttendance);
  return useCallback((id, values) => change(id, lessonFormToWire(values)), [change]);
}

function useLessonChange<Body extends { courses_id: number }>(
  write: (
    request: Api['call'] & { path: { id: number }; body: Body },
  ) => Promise<{ data: { data: Attendance } }>,
) {
  const api = useApi();
  const refreshLessons = useRefreshLessons();
  return useCallback(
    async (id: number, body: Body) => {
      const changed = lessonFromWire((await write({ ...api.call, path: { id }, body })).data.data);
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
      await deleteLesson({ ...api.call, path: { id } });
      refreshLessons(contractId);
    },
    [api, refreshLessons, deleteLesson],
  );
}
