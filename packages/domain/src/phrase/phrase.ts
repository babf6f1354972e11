import type { Skill } from '../progress-report/progress-report.ts';
import type { CefrLevel } from '../student/cefr-level.ts';
import { containsWords, foldText } from '../text/fold-text.ts';

/** The languages of phrases. */
export const phraseLanguages = ['fr', 'en'] as const;
export type PhraseLanguage = (typeof phraseLanguages)[number];

/** A phrase for the comments of reports, in at least one language. */
export interface Phrase {
  id: number;
  /** False for a teacher's own phrase. */
  isFromOffice: boolean;
  texts: Record<PhraseLanguage, string | null>;
  /** Null for a phrase about the student in general. */
  skill: Skill | null;
  /** Null for any level. */
  level: CefrLevel | null;
  version: string;
}

/** The editable part of a phrase. */
export type PhraseValues = Pick<Phrase, 'texts' | 'skill' | 'level'>;

/** Filters of phrases. */
export interface PhraseFilters {
  language: PhraseLanguage;
  /** Every word must occur in the text. */
  search: string;
  /** A skill, `general` for phrases without a skill, or null for all. */
  skill: Skill | 'general' | null;
  /** Phrases of this level and those for any level; null for all. */
  level: CefrLevel | null;
}

/**
 * Returns the matching phrases: those of the level before those for any level, own phrases before those of the
 * office.
 */
export function phrasesFor(phrases: readonly Phrase[], filters: PhraseFilters): Phrase[] {
  const { language, search, skill, level } = filters;
  return phrases
    .filter((phrase) => {
      const text = phrase.texts[language];
      if (text === null || (level !== null && phrase.level !== null && phrase.level !== level)) return false;
      if (skill !== null && (phrase.skill ?? 'general') !== skill) return false;
      return containsWords(text, search);
    })
    .toSorted(
      (a, b) =>
        Number(b.level === level) - Number(a.level === level) ||
        Number(a.isFromOffice) - Number(b.isFromOffice) ||
        a.id - b.id,
    );
}

/** Returns the language of a report, which is that of the contract; null if there are no phrases in it. */
export function reportLanguage(taught: string | null | undefined): PhraseLanguage | null {
  const name = foldText(taught ?? '');
  if (/^(francais|french|fr\b)/.test(name)) return 'fr';
  if (/^(anglais|english|en\b)/.test(name)) return 'en';
  return null;
}

/** A selection in a text field. */
export interface TextSelection {
  start: number;
  end: number;
}

/**
 * Returns the text to insert at the selection: the phrase, with a space where it would touch a word. Null if the
 * result would exceed `max` characters.
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
