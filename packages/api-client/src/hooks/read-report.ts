import type { ProgressReport } from '@portal/domain';
import { getProgressForm } from '../generated/sdk.gen.ts';
import { progressReportFromWire } from '../wire/report.ts';
import { unlessMissing } from './unless-missing.ts';
import type { WriteCall } from './useWrite.ts';

/** Reads one report form; null where there is none. */
export async function readReport(
  call: WriteCall,
  studentId: number,
  contractId: number,
): Promise<ProgressReport | null> {
  const query = { studentId, courseId: contractId };
  const answer = await unlessMissing(getProgressForm({ ...call, query }));
  return answer && progressReportFromWire(answer.data);
}
