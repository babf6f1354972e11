import type { EndingResult, ScaleResult } from '@portal/domain';
import type { EndingScaleResult, ScaleResult as WireResult } from '../../generated/types.gen.ts';
import { named } from '../../wire/named.ts';
import { personToWire } from '../../wire/person.ts';
import { scaleLevelsToWire } from '../../wire/scale-result.ts';

/** Returns a result as a server answers it. */
export function scaleResultRow(result: ScaleResult): WireResult {
  return {
    id: result.id,
    language: named.toWire(result.language ?? { id: 1, name: 'Français' }),
    scale: result.scale,
    tested_on: result.testedOn,
    source: result.source,
    ...scaleLevelsToWire(result.levels),
    etag: result.etag,
  };
}

/** Returns a result that ends as a server answers it. */
export function endingResultRow(result: EndingResult): EndingScaleResult {
  return {
    id: result.id,
    student: personToWire(result.student),
    language: named.toWire(result.language),
    course_id: result.contractId,
    scale: result.scale,
    tested_on: `${Number(result.lastDay.slice(0, 4)) - 5}${result.lastDay.slice(4)}`,
    ends_on: result.lastDay,
    ...scaleLevelsToWire(result.levels),
  };
}
