import { type RefusalCode, refusal } from '../refusal/refusal-code.ts';
import { type CefrLevel, cefrLevels } from '../student/cefr-level.ts';
import { isLevelOf, type LevelScale, levelsOfScale, type ScaleLevels, skillsOfScale } from './level-scale.ts';

/** A level as people write it, read. */
export type ReadLevel =
  | {
      scale: 'cefr';
      level: CefrLevel;
      /** Whether the text has a plus, as in `B1+`, which the seven levels do not have. */
      hadPlus: boolean;
    }
  | { scale: LevelScale; levels: ScaleLevels };

/** The result of reading a text: a level, or the refusal that says what to write instead. */
export type LevelReading = { read: ReadLevel; refused?: undefined } | { read?: undefined; refused: string };

/** How a skill without a result is written. */
const untested = '-';

/**
 * Formats the levels of a result as its scale is written: `CBC`, `8/8/7/7`. A skill without a result is a hyphen between
 * slashes: `C/-/C`.
 */
export function levelsText(scale: LevelScale, levels: ScaleLevels): string {
  const parts = skillsOfScale[scale].map((skill) => levels[skill] ?? untested);
  return scale === 'sle' && !parts.includes(untested) ? parts.join('') : parts.join('/');
}

/**
 * Reads a level in any of the scales: `B1`, `b1+`, `CBC`, `c/b/c`, `8/8/7/7`, `8-8-7-7`, `Niveau 8/8/7/7`. Never guesses:
 * a single number may mean one skill or four, so it is refused with the way to write either.
 */
export function readLevelText(text: string): LevelReading {
  const plain = plainText(text);
  return readCefr(plain) ?? readSle(plain) ?? readQuebec(plain) ?? refuse('level-unreadable');
}

/** Capitals, ASCII hyphens, single spaces, and no word in front. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}]/gu, '')
    .replace(/\p{Dash_Punctuation}|\u2212/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()
    .replace(/^(NIVEAUX?|NIV\.?|LEVELS?|LVL\.?|ÉLS|ELS|SLE)( ?:)? ?/, '');
}

const refuse = (code: RefusalCode, values?: Parameters<typeof refusal>[1]): LevelReading => ({
  refused: refusal(code, values),
});

function readCefr(plain: string): LevelReading | undefined {
  const [, name, plus] = /^(PRE ?-? ?A1|[ABC][12]) ?(\+)?$/.exec(plain) ?? [];
  const level = cefrLevels.find((known) => known.toUpperCase() === name?.replace(/^PRE.*A1$/, 'PRE-A1'));
  if (level) return { read: { scale: 'cefr', level, hadPlus: plus !== undefined } };
  return /^([ABC][12] ?\+?)(\W+|ET|OU|AND|OR|TO|À)+[ABC][12]/.test(plain.replaceAll(' ', ''))
    ? refuse('level-several')
    : undefined;
}

function readSle(plain: string): LevelReading | undefined {
  const parts = partsOf(plain, /^[XABCE]+$/);
  if (!parts.every((part) => part === untested || /^[XABCE]$/.test(part))) return undefined;
  if (parts.every((part) => part === untested)) return undefined;
  return parts.length === skillsOfScale.sle.length
    ? { read: { scale: 'sle', levels: levelsFrom('sle', parts) } }
    : refuse('level-sle-parts');
}

function readQuebec(plain: string): LevelReading | undefined {
  const parts = partsOf(plain);
  if (!parts.every((part) => part === untested || /^\d{1,4}$/.test(part))) return undefined;
  const numbers = parts.filter((part) => part !== untested).map(Number);
  const [first] = numbers;
  if (first === undefined) return undefined;
  if (!numbers.every((number) => isLevelOf('quebec', String(number))))
    return refuse('level-quebec-range', { max: levelsOfScale.quebec.length });
  if (parts.length === 1) return refuse('level-one-number', { level: first });
  return parts.length === skillsOfScale.quebec.length
    ? { read: { scale: 'quebec', levels: levelsFrom('quebec', parts) } }
    : refuse('level-quebec-parts');
}

/**
 * Splits at slashes, commas, spaces or hyphens; `together` matches a text whose characters are the parts. Beside slashes
 * or commas, a hyphen or nothing is a skill without a result.
 */
function partsOf(plain: string, together?: RegExp): string[] {
  if (together?.test(plain)) return [...plain];
  const separator = /[/,;|]/.test(plain) ? /[/,;|]/ : /[- ]+/;
  return plain.split(separator).map((part) => part.trim() || untested);
}

function levelsFrom(scale: LevelScale, parts: readonly string[]): ScaleLevels {
  return Object.fromEntries(
    skillsOfScale[scale].flatMap((skill, place) => {
      const part = parts[place] ?? untested;
      return part === untested ? [] : [[skill, scale === 'quebec' ? String(Number(part)) : part]];
    }),
  );
}
