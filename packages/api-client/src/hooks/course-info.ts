import type { CourseInfo, CourseInfoValues } from '@portal/domain';
import { useSWRConfig } from 'swr';
import { createCourseInfo, getCourseInfo, updateCourseInfo } from '../generated/sdk.gen.ts';
import { courseInfoFormToWire, courseInfoFromWire } from '../wire/report.ts';
import { unlessGone } from './unless-gone.ts';
import { unlessMissing } from './unless-missing.ts';
import { type Query, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** What reports say about the course of a contract; null where nothing was written yet (API-082, decision 22). */
export function useCourseInfo(contractId: number): Query<CourseInfo | null> {
  return useQuery(['course-info', contractId], async (call) => {
    const answer = await unlessMissing(getCourseInfo({ ...call, query: { course_id: contractId } }));
    return answer?.data.data ? courseInfoFromWire(answer.data.data) : null;
  });
}

/** Saves what reports say about a course: creates it where it was not found, updates it else (API-083, API-084, REP-FORM-12). */
export function useSaveCourseInfo(): (
  contractId: number,
  values: CourseInfoValues,
  loaded: CourseInfo | null,
) => Promise<CourseInfo> {
  const { mutate } = useSWRConfig();
  return useWrite(async (call, contractId: number, values: CourseInfoValues, loaded: CourseInfo | null) => {
    const write = loaded ? updateCourseInfo : createCourseInfo;
    const body = { ...courseInfoFormToWire(values), course_id: contractId };
    const saved = courseInfoFromWire((await write({ ...call, body })).data.data);
    // The next save must know that there is one now, even when reading it again fails.
    void unlessGone(mutate(['course-info', contractId], saved, { revalidate: false }));
    return saved;
  }, 'course-info');
}
