import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { NamedReference } from '../person/named-reference.ts';
import {
  type CountedResult,
  type LevelScale,
  lastDayOfLevel,
  latestBySkill,
  levelScales,
  levelsOf,
  type ScaleLevels,
  type ScaleResult,
} from './level-scale.ts';

/** Whether the levels of a result still count, and until when. */
export type ResultStatus =
  /** A later test of each of its skills counts instead. */
  | { kind: 'replaced' }
  /** Its levels hold until this day, or held until it. */
  | { kind: 'valid' | 'ended'; lastDay: CalendarDate }
  /** Its levels count and have no end; `exempt` if one of them is an exemption. */
  | { kind: 'endless' | 'exempt' };

/** Returns whether a result counts today among all results of the student in its language. */
export function resultStatus(
  result: ScaleResult,
  results: readonly ScaleResult[],
  today: CalendarDate,
): ResultStatus {
  const own = latestBySkill(sameLanguage(result, results), result.scale).filter(
    (counted) => counted.result.id === result.id,
  );
  if (own.length === 0) return { kind: 'replaced' };
  const [lastDay] = own.flatMap(({ level }) => lastDayOfLevel(result.scale, level, result.testedOn) ?? []);
  if (lastDay !== undefined) return { kind: today > lastDay ? 'ended' : 'valid', lastDay };
  return { kind: own.some(({ level }) => result.scale === 'sle' && level === 'E') ? 'exempt' : 'endless' };
}

/** The results of a student in one language on one scale. */
export interface ScaleStanding<Result extends CountedResult = ScaleResult> {
  language: NamedReference | null;
  scale: LevelScale;
  /** The latest level of each skill. */
  levels: ScaleLevels;
  /** Newest first. */
  results: Result[];
}

/** Returns the results by language and scale, in the order in which the languages were tested last. */
export function scaleStandings(results: readonly ScaleResult[]): ScaleStanding[] {
  const newestFirst = results.toSorted((a, b) => b.testedOn.localeCompare(a.testedOn) || b.id - a.id);
  const languages = [...new Set(newestFirst.map(({ language }) => language?.id))];
  return languages.flatMap((id) => {
    const ofLanguage = newestFirst.filter(({ language }) => language?.id === id);
    return levelScales.flatMap((scale) => {
      const ofScale = ofLanguage.filter((result) => result.scale === scale);
      const [first] = ofScale;
      if (!first) return [];
      const levels = levelsOf(latestBySkill(ofScale, scale));
      return [{ language: first.language, scale, levels, results: ofScale }];
    });
  });
}

function sameLanguage({ language }: ScaleResult, results: readonly ScaleResult[]): ScaleResult[] {
  return results.filter((other) => other.language?.id === language?.id);
}
