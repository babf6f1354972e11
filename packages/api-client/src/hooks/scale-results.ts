import type { EndingResult, ScaleResult, ScaleResultFormValues } from '@portal/domain';
import {
  changeScaleResult,
  createScaleResult,
  deleteScaleResult,
  listEndingScaleResults,
} from '../generated/sdk.gen.ts';
import { endingResultFromWire, scaleResultFromWire, scaleResultToWire } from '../wire/scale-result.ts';
import { queriesShowingStudents } from './queries-showing-students.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type Intention, useWrite } from './useWrite.ts';

const endingKey = 'ending-results';

/** Nouns of queries that show results on the scales of clients. */
const showingResults = [...queriesShowingStudents, endingKey, 'company-summary', 'history'] as const;

/** Results that end within 90 days or have ended, the first end first (DECISION-224). Null sends no request. */
export function useEndingResults(isMeant: boolean): Query<EndingResult[]> {
  return useQuery(isMeant ? [endingKey] : null, readEndingResults, keepRows);
}

/** Reads the same list outside a screen, for example to count. */
export async function readEndingResults(call: ReadCall): Promise<EndingResult[]> {
  return (await listEndingScaleResults({ ...call })).data.data.map(endingResultFromWire);
}

/** Adds a result of a student on the scale of a client. A result that is stored already is not added again. */
export function useCreateScaleResult(): (
  studentId: number,
  values: ScaleResultFormValues,
  intention?: Intention,
) => Promise<ScaleResult> {
  return useWrite(
    async (call, studentId: number, values: ScaleResultFormValues) => {
      const body = { student_id: studentId, ...scaleResultToWire(values) };
      return scaleResultFromWire((await createScaleResult({ ...call, body })).data.data);
    },
    ...showingResults,
  );
}

/** Corrects a result. Throws `conflict` (412) when someone else has changed it since. */
export function useChangeScaleResult(): (
  before: Pick<ScaleResult, 'id' | 'etag'>,
  values: ScaleResultFormValues,
  intention?: Intention,
) => Promise<ScaleResult> {
  return useWrite(
    async (call, { id, etag }: Pick<ScaleResult, 'id' | 'etag'>, values: ScaleResultFormValues) => {
      const request = { path: { id }, headers: { 'If-Match': etag } };
      const body = scaleResultToWire(values);
      return scaleResultFromWire((await changeScaleResult({ ...call, ...request, body })).data.data);
    },
    ...showingResults,
  );
}

/** Removes a result. Throws like `useChangeScaleResult`. */
export function useDeleteScaleResult(): (result: Pick<ScaleResult, 'id' | 'etag'>) => Promise<void> {
  return useWrite(
    async (call, { id, etag }: Pick<ScaleResult, 'id' | 'etag'>) => {
      await deleteScaleResult({ ...call, path: { id }, headers: { 'If-Match': etag } });
    },
    ...showingResults,
  );
}
