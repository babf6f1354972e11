import type { ProgressReport } from '@portal/domain';
import { useState } from 'react';
import { ApiError } from '../api-error.ts';
import { readReport } from './read-report.ts';
import { type Call, type Query, useQuery } from './useQuery.ts';

/** The report form of a student, or why it could not be read. */
export interface ReportOfClass {
  studentId: number;
  /** Null when there is none or when it could not be read. */
  report: ProgressReport | null;
  error: ApiError | null;
}

/** Number of parallel calls. A browser opens six connections per host, and the page may need others. */
const atOnce = 4;

/**
 * The report forms of these students of a contract (API-085). Makes one call for each student, four in parallel,
 * because the API has none for a whole contract. `data` has the forms loaded so far, each with its own error. Null
 * sends no request.
 */
export function useReportsOfClass(
  contractId: number,
  studentIds: readonly number[] | null,
): Query<readonly ReportOfClass[]> {
  const [come, setCome] = useState<readonly ReportOfClass[]>([]);
  const query = useQuery(
    studentIds && ['progress-report', 'of-class', contractId, ...studentIds],
    (call) =>
      readClass(call, contractId, studentIds ?? [], (one) =>
        setCome((known) => [...known.filter(({ studentId }) => studentId !== one.studentId), one]),
      ),
    // With many calls, revalidates when the page mounts but not on focus.
    { revalidateOnFocus: false },
  );
  return {
    data: query.data ?? come.filter(({ studentId }) => studentIds?.includes(studentId)),
    error: query.error,
    isLoading: query.isLoading,
    isValidating: query.isValidating,
    retry: query.retry,
  };
}

async function readClass(
  call: Call,
  contractId: number,
  studentIds: readonly number[],
  onRead: (one: ReportOfClass) => void,
): Promise<ReportOfClass[]> {
  const waiting = [...studentIds];
  const read = new Map<number, ReportOfClass>();
  const readNext = async (): Promise<void> => {
    const studentId = waiting.shift();
    if (studentId === undefined) return;
    const one = await readOne(call, studentId, contractId);
    read.set(studentId, one);
    onRead(one);
    return readNext();
  };
  await Promise.all(Array.from({ length: atOnce }, readNext));
  // Keeps the order of the ids, so that unchanged data keeps its identity.
  return studentIds.flatMap((id) => read.get(id) ?? []);
}

async function readOne(call: Call, studentId: number, contractId: number): Promise<ReportOfClass> {
  try {
    return { studentId, report: await readReport(call, studentId, contractId), error: null };
  } catch (error) {
    if (call.signal.aborted) throw error;
    const known = error instanceof ApiError ? error : new ApiError({ code: 'server', cause: error });
    return { studentId, report: null, error: known };
  }
}
