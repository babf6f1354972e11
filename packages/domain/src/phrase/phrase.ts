import type { Skill } from '../progress-report/progress-report.ts';
import type { CefrLevel } from '../student/cefr-level.ts';

/** The languages in which phrases are kept. */
export const phraseLanguages = ['fr', 'en'] as const;
export type PhraseLanguage = (typeof phraseLanguages)[number];

/** A phrase for the comments of reports, in at least one language. */
export interface Phrase {
  id: number;
  /** False for an own one of the teacher. */
  isFromOffice: boolean;
  texts: Record<PhraseLanguage, string | null>;
  /** Null for a phrase about a student as a whole. */
  skill: Skill | null;
  /** Null for any level. */
  level: CefrLevel | null;
  version: string;
}

/** What is written of a phrase. */
export type PhraseValues = Pick<Phrase, 'texts' | 'skill' | 'level'>;

/** Which phrases are looked for. */
export interface PhraseFilters {
  language: PhraseLanguage;
  /** Every word must occur in the text. */
  search: string;
  /** A skill, `general` for phrases without one, or null for all. */
  skill: Skill | 'general' | null;
  /** Phrases of this level and those for any level; null for all. */
  level: CefrLevel | null;
}

/** Returns the matching phrases: those of the level before those for any level, own ones before the office's. */
export function phrasesFor(phrases: readonly Phrase[], filters: PhraseFilters): Phrase[] {
  const { language, search, skill, level } = filters;
  const words = plain(search).split(/\s+/);
  return phrases
    .filter((phrase) => {
      const text = phrase.texts[language];
      if (text === null || (level !== null && phrase.level !== null && phrase.level !== level)) return false;
      if (skill !== null && (phrase.skill ?? 'general') !== skill) return false;
      const searched = plain(text);
      return words.every((word) => searched.includes(word));
    })
    .toSorted(
      (a, b) =>
        Number(b.level === level) - Number(a.level === level) ||
        Number(a.isFromOffice) - Number(b.isFromOffice) ||
        a.id - b.id,
    );
}

/**
 * Returns the language of a report, which is the one that the contract teaches; null for one in which no phrases are
 * kept.
 */
export function reportLanguage(taught: string | null | undefined): PhraseLanguage | null {
  const name = plain(taught ?? '');
  if (/^(francais|french|fr\b)/.test(name)) return 'fr';
  if (/^(anglais|english|en\b)/.test(name)) return 'en';
  return null;
}

/** A selection in a text, as a field reports it. */
export interface TextSelection {
  start: number;
  end: number;
}

/**
 * Returns what to insert at the selection: the phrase with a space where it would touch a word. Null if the text would
 * be longer than `max` characters.
 */
export function phraseToInsert(
  text: string,
  { start, end }: TextSelection,
  phrase: string,
  max: number,
): string | null {
  const before = /\S$/.test(text.slice(0, start)) ? ' ' : '';
  const after = /^[^\s.,;:!?)]/.test(text.slice(end)) ? ' ' : '';
  const inserted = `${before}${phrase}${after}`;
  return text.length - (end - start) + inserted.length > max ? null : inserted;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
