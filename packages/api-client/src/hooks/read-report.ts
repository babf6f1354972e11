import type { ProgressReport } from '@portal/domain';
import { getProgressForm } from '../generated/sdk.gen.ts';
import { progressReportFromWire } from '../wire/report.ts';
import { nullIfMissing } from './null-if-missing';
import type { ReadCall } from './useQuery.ts';

/** Reads a report form; null when there is none. */
export async function readReport(
  call: ReadCall,
  studentId: number,
  contractId: number,
): Promise<ProgressReport | null> {
  const query = { studentId, courseId: contractId };
  const answer = await nullIfMissing(getProgressForm({ ...call, query }));
  return answer && progressReportFromWire(answer.data);
}
