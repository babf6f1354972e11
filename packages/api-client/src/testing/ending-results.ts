import { anEndingResult, type EndingResult } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { answers, type Situation } from './situation.ts';
import { endingResultRow } from './wire/scale-result.ts';

export interface EndingResultsSituation extends Situation {
  ending?: EndingResult[];
}

/** Answers the call about results that end. The extension is named by other handlers. */
export function endingResultsHandlers({
  ending = [anEndingResult()],
  ...situation
}: EndingResultsSituation = {}): HttpHandler[] {
  return [answers('get', '/scale-results/ending', situation, () => ({ data: ending.map(endingResultRow) }))];
}
