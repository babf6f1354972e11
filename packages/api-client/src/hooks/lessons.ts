import type { AttendanceFormValues, Lesson } from '@portal/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Api } from '../client.ts';
import { addAttendance, listAttendance } from '../generated/sdk.gen.ts';
import { pastCaches } from '../past-caches.ts';
import { lessonFormToWire, lessonFromWire } from '../wire/lesson.ts';
import { type Page, pageFromWire } from '../wire/page.ts';
import { useApi } from './ApiProvider.tsx';
import { useContractCache } from './contracts.ts';
import { ignoreClosedCache } from './ignore-closed-cache';
import { showingHours } from './showing-hours.ts';
import { showingPlans } from './showing-plans.ts';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';

/** The lessons of a contract. */
export interface ContractLessons extends Page<Lesson> {
  /** Whether they come from the service worker's cache, so that newer lessons may be missing. */
  isCached: boolean;
}

/**
 * The lessons of a contract, up to 1000 (API-057, API-112, CONFLICT-30). Null sends no request. The lessons of another
 * contract are never shown while these load.
 */
export function useLessons(contractId: number | null): Query<ContractLessons> {
  return useQuery(contractId === null ? null : ['lessons', contractId], (call) =>
    readLessons(call, contractId ?? 0),
  );
}

/** Reads the lessons of a contract as stored now, without showing them, to compare them with those on screen. */
export function useReadLessons(): (contractId: number) => Promise<Lesson[]> {
  const { call } = useApi();
  return useCallback(async (contractId) => (await readLessons(pastCaches(call), contractId)).rows, [call]);
}

/** Reads the lessons of a contract, up to 1000. */
export async function readLessons(call: ReadCall, courseId: number): Promise<ContractLessons> {
  const query = { courseId, page: 1, resourcesPerPage: 1000 };
  const { data, response } = await listAttendance({ ...call, query });
  return { ...pageFromWire(data, lessonFromWire), isCached: response.headers.has('Age') };
}

/**
 * Records a lesson outside any page, with its own key and in one attempt (API-058). Pages that show lessons call `useRefreshLessons`
 * afterwards. Throws an `ApiError`, also on a timeout.
 */
export async function sendLesson(
  { callOnce }: Api,
  values: AttendanceFormValues,
  idempotencyKey: string,
  timeout: number,
): Promise<{ lessonId: number }> {
  const { data } = await addAttendance({
    ...callOnce,
    body: lessonFormToWire(values),
    headers: { 'Idempotency-Key': idempotencyKey },
    signal: AbortSignal.timeout(timeout),
  });
  return { lessonId: data.data.id };
}

/** Reads the lessons of a contract from the server, bypassing every cache. Throws an `ApiError`. */
export async function readLessonsNow({ call }: Api, contractId: number, timeout: number): Promise<Lesson[]> {
  const { rows } = await readLessons(
    { ...pastCaches(call), signal: AbortSignal.timeout(timeout) },
    contractId,
  );
  return rows;
}

/** Nouns of queries that change when a lesson is recorded in any contract. */
const showingLessons = [...showingPlans, ...showingHours, 'lessons-of-contracts', 'meeting-files'];

/**
 * Revalidates the lessons of a contract and the planned classes and hours on screen, and the contract with its hours
 * taught and attendance status.
 */
export function useRefreshLessons(): (contractId: number) => void {
  const { mutate } = useSWRConfig();
  const { refresh } = useContractCache();
  return useCallback(
    (contractId) => {
      void ignoreClosedCache(
        mutate((key) => Array.isArray(key) && key[0] === 'lessons' && key[1] === contractId),
      );
      void ignoreClosedCache(mutate((key) => Array.isArray(key) && showingLessons.includes(key[0])));
      void refresh();
    },
    [mutate, refresh],
  );
}
