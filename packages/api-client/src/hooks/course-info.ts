import type { CourseInfo, CourseInfoValues } from '@portal/domain';
import { useSWRConfig } from 'swr';
import { createCourseInfo, getCourseInfo, updateCourseInfo } from '../generated/sdk.gen.ts';
import { courseInfoFormToWire, courseInfoFromWire } from '../wire/report.ts';
import { ignoreClosedCache } from './ignore-closed-cache';
import { nullIfMissing } from './null-if-missing';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { useReadAndShow } from './useRead.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** The course info of a contract's reports; null when none was written (API-082, DECISION-22). */
export function useCourseInfo(contractId: number): Query<CourseInfo | null> {
  return useQuery(courseInfoKey(contractId), (call) => readCourseInfo(call, contractId));
}

/** Reads the course info as stored now and shows it, to detect changes by others before a save (REP-FORM-12). */
export function useReadCourseInfo(): (contractId: number) => Promise<CourseInfo | null> {
  return useReadAndShow(readCourseInfo, courseInfoKey);
}

function courseInfoKey(contractId: number) {
  return ['course-info', contractId] as const;
}

/** Reads the course info of a contract; null when none was written. */
export async function readCourseInfo(call: ReadCall, contractId: number): Promise<CourseInfo | null> {
  const answer = await nullIfMissing(getCourseInfo({ ...call, query: { course_id: contractId } }));
  return answer?.data.data ? courseInfoFromWire(answer.data.data) : null;
}

/**
 * Saves the given fields of the course info and leaves the others unchanged. Creates it if it was not found, otherwise
 * updates it (API-083, API-084, REP-FORM-12, DECISION-37).
 */
export function useSaveCourseInfo(): (
  contractId: number,
  values: Partial<CourseInfoValues>,
  stored: CourseInfo | null,
  intention?: Intention,
) => Promise<CourseInfo> {
  const { mutate } = useSWRConfig();
  return useWrite(
    async (call, contractId: number, values: Partial<CourseInfoValues>, stored: CourseInfo | null) => {
      const write = stored ? updateCourseInfo : createCourseInfo;
      const body = { ...courseInfoFormToWire(values), course_id: contractId };
      const saved = courseInfoFromWire((await write({ ...call, body })).data.data);
      // The next save must know that the course info exists, even when revalidating it fails.
      void ignoreClosedCache(mutate(courseInfoKey(contractId), saved, { revalidate: false }));
      return saved;
    },
    'course-info',
  );
}
