import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import type { NamedReference } from '../person/named-reference.ts';

/**
 * Scales of clients beside the CEFR: the federal Second Language Evaluation and the Échelle québécoise des niveaux de
 * compétence en français. Nothing converts one scale into another (DECISION-222).
 */
export const levelScales = ['sle', 'quebec'] as const;
export type LevelScale = (typeof levelScales)[number];

/** All skills of all scales, in the order of columns and fields. */
export const scaleSkills = ['listening', 'speaking', 'reading', 'writing', 'oral'] as const;
export type ScaleSkill = (typeof scaleSkills)[number];

/** The skills of each scale, in the order in which its results are written: `CBC`, `8/8/7/7`. */
export const skillsOfScale = {
  sle: ['reading', 'writing', 'oral'],
  quebec: ['listening', 'speaking', 'reading', 'writing'],
} as const satisfies Record<LevelScale, readonly ScaleSkill[]>;

/** The levels of each scale, lowest first. In the SLE, X is below A, and E exempts from further tests. */
export const levelsOfScale = {
  sle: ['X', 'A', 'B', 'C', 'E'],
  quebec: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
} as const satisfies Record<LevelScale, readonly string[]>;

/** The levels of a result, by skill; a skill that was not tested is missing. */
export type ScaleLevels = Partial<Record<ScaleSkill, string>>;

/** What a client's test found on one day. */
export interface ScaleResult {
  id: number;
  language: NamedReference | null;
  scale: LevelScale;
  testedOn: CalendarDate;
  /** Who tested, or where the result is from. */
  source: string | null;
  levels: ScaleLevels;
  /** For `If-Match`. */
  etag: string;
}

/** The facts of a result that decide what counts. */
export type CountedResult = Pick<ScaleResult, 'id' | 'scale' | 'testedOn' | 'levels'>;

/** Number of characters of the source of a result. */
export const scaleSourceLimit = 100;

/** Returns whether the scale has this level. */
export function isLevelOf(scale: LevelScale, level: string): boolean {
  return (levelsOfScale[scale] as readonly string[]).includes(level);
}

/** Returns whether the scale tests this skill. */
export function isSkillOf(scale: LevelScale, skill: ScaleSkill): boolean {
  return (skillsOfScale[scale] as readonly ScaleSkill[]).includes(skill);
}

const yearsOfSle = 5;

/**
 * Returns the last day on which the level of a skill holds; null if it does not end. Levels A to C of the SLE hold five
 * years from the day of the test, until 28 February after a test on 29 February. E does not end, X is no level that
 * could end, and Québec's scale states no end (ADR-0095).
 */
export function lastDayOfLevel(
  scale: LevelScale,
  level: string,
  testedOn: CalendarDate,
): CalendarDate | null {
  if (scale !== 'sle' || level === 'E' || level === 'X') return null;
  const year = String(Number(testedOn.slice(0, 4)) + yearsOfSle).padStart(4, '0');
  // No fifth year after a leap year has a 29 February.
  return testedOn.endsWith('-02-29') ? `${year}-02-28` : `${year}${testedOn.slice(4)}`;
}

/** Days before the end of a level from which the office follows it up. */
export const endingNoticeDays = 90;

/** Returns the first day on which the office follows up a level with this last day. */
export function noticeDayOf(lastDay: CalendarDate): CalendarDate {
  return daysAfter(lastDay, -endingNoticeDays);
}

/** The level of one skill that counts. */
export interface SkillLevel<Result extends CountedResult = CountedResult> {
  skill: ScaleSkill;
  level: string;
  /** The result that it is from. */
  result: Result;
}

/**
 * Returns the latest level of each skill of one scale, in the scale's order. On one day, the result that was stored last
 * counts.
 */
export function latestBySkill<Result extends CountedResult>(
  results: readonly Result[],
  scale: LevelScale,
): SkillLevel<Result>[] {
  const newestFirst = results
    .filter((result) => result.scale === scale)
    .toSorted((a, b) => b.testedOn.localeCompare(a.testedOn) || b.id - a.id);
  return skillsOfScale[scale].flatMap((skill) => {
    const result = newestFirst.find(({ levels }) => levels[skill] !== undefined);
    const level = result?.levels[skill];
    return result && level !== undefined ? [{ skill, level, result }] : [];
  });
}

/** Returns the levels of skills as a result has them. */
export function levelsOf(skills: readonly Pick<SkillLevel, 'skill' | 'level'>[]): ScaleLevels {
  return Object.fromEntries(skills.map(({ skill, level }) => [skill, level]));
}

/** A level on a scale. */
export interface LevelOnScale {
  scale: LevelScale;
  skill: ScaleSkill;
  level: string;
}

/**
 * Returns by how many levels a skill rose, negative if it fell. Null for levels of different scales or skills, which
 * cannot be compared (DECISION-222), and for a level that the scale does not have.
 */
export function levelGain(before: LevelOnScale, after: LevelOnScale): number | null {
  if (before.scale !== after.scale || before.skill !== after.skill) return null;
  const steps: readonly string[] = levelsOfScale[before.scale];
  const [from, to] = [steps.indexOf(before.level), steps.indexOf(after.level)];
  return from < 0 || to < 0 ? null : to - from;
}

/** The levels of a student on one scale at the start of a contract and now. */
export interface ScaleProgress {
  scale: LevelScale;
  atStart: ScaleLevels;
  now: ScaleLevels;
}

/** Returns by how many levels each skill rose, in the scale's order; skills that did not rise are left out. */
export function risenSkills({ scale, atStart, now }: ScaleProgress): { skill: ScaleSkill; levels: number }[] {
  return skillsOfScale[scale].flatMap((skill) => {
    const [before, after] = [atStart[skill], now[skill]];
    if (before === undefined || after === undefined) return [];
    const levels = levelGain({ scale, skill, level: before }, { scale, skill, level: after });
    return levels !== null && levels > 0 ? [{ skill, levels }] : [];
  });
}
