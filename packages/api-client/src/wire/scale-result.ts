import {
  type EndingResult,
  isLevelOf,
  type ScaleLevels,
  type ScaleProgress,
  type ScaleResult,
  type ScaleResultFormValues,
  type ScaleSkill,
  scaleSkills,
} from '@portal/domain';
import type {
  EndingScaleResult,
  ScaleResultInput,
  ScaleLevels as WireLevels,
  ScaleProgress as WireProgress,
  ScaleResult as WireResult,
} from '../generated/types.gen.ts';
import type { Codec } from './fields.ts';
import { named } from './named.ts';
import { personFromWire } from './person.ts';

export function scaleResultFromWire(result: WireResult): ScaleResult {
  return {
    id: result.id,
    language: named.fromWire(result.language),
    scale: result.scale,
    testedOn: result.tested_on,
    source: result.source,
    levels: levelsFromWire(result.scale, result),
    etag: result.etag,
  };
}

export function scaleResultToWire(values: ScaleResultFormValues): ScaleResultInput {
  return {
    language_id: values.languageId,
    scale: values.scale,
    tested_on: values.testedOn,
    source: values.source,
    ...scaleLevelsToWire(values),
  };
}

export function endingResultFromWire(result: EndingScaleResult): EndingResult {
  return {
    id: result.id,
    contractId: result.course_id,
    student: personFromWire(result.student),
    language: named.fromWire(result.language),
    scale: result.scale,
    levels: levelsFromWire(result.scale, result),
    lastDay: result.ends_on,
  };
}

export const scaleProgress: Codec<WireProgress, ScaleProgress> = {
  fromWire: ({ scale, at_start, now }) => ({
    scale,
    atStart: levelsFromWire(scale, at_start),
    now: levelsFromWire(scale, now),
  }),
  toWire: ({ scale, atStart, now }) => ({
    scale,
    at_start: scaleLevelsToWire(atStart),
    now: scaleLevelsToWire(now),
  }),
};

/** Returns the levels of every skill; null for one that was not tested. */
export function scaleLevelsToWire(levels: Partial<Record<ScaleSkill, string | null>>) {
  const level = (skill: ScaleSkill) => (levels[skill] ?? null) as EndingScaleResult['reading'];
  return {
    listening: level('listening'),
    speaking: level('speaking'),
    reading: level('reading'),
    writing: level('writing'),
    oral: level('oral'),
  };
}

/** Drops levels that the scale does not have, which a newer backend may know. */
function levelsFromWire(scale: ScaleResult['scale'], wire: WireLevels): ScaleLevels {
  return Object.fromEntries(
    scaleSkills.flatMap((skill) => {
      const level = wire[skill];
      return level && isLevelOf(scale, level) ? [[skill, level]] : [];
    }),
  );
}
