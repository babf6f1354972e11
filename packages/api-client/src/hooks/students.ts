import type { Student } from '@portal/domain';
import { listStudentsOfCourse } from '../generated/sdk.gen.ts';
import { type Page, pageFromWire } from '../wire/page.ts';
import { studentFromWire } from '../wire/student.ts';
import { keepRows, type Query, useQuery } from './useQuery.ts';

/** The students of a contract; 2000 at once unless told (API-061, LIMIT-43). Null reads nothing. */
export function useContractStudents(
  contractId: number | null,
  { pageSize = 2000 }: { pageSize?: number } = {},
): Query<Page<Student>> {
  return useQuery(
    contractId === null ? null : ['contract-students', contractId, pageSize],
    async (call) => {
      const query = { course_id: contractId ?? 0, resourcesPerPage: pageSize };
      return pageFromWire((await listStudentsOfCourse({ ...call, query })).data, studentFromWire);
    },
    keepRows,
  );
}
