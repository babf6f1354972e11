import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { aPhrase } from './phrase.fixtures.ts';
import { type PhraseFilters, phrasesFor, phraseToInsert, reportLanguage } from './phrase.ts';
import { noPhrase, phraseOf, phraseSchema, phraseText } from './phrase-schema.ts';

const phrases = [
  aPhrase(),
  aPhrase({ id: 2, isFromOffice: false }),
  aPhrase({
    id: 3,
    skill: 'syntax',
    level: 'B1',
    texts: { fr: 'L’Été, bien employé, mis en œuvre.', en: null },
  }),
  aPhrase({ id: 4, level: 'B1', texts: { fr: null, en: 'Ready for B2.' } }),
  aPhrase({ id: 5, level: 'C1' }),
];
const all: PhraseFilters = { language: 'fr', search: '', skill: null, level: null };

describe('the phrases', () => {
  it.each<[string, Partial<PhraseFilters>, number[]]>([
    ['in French, own ones first', {}, [2, 1, 3, 5]],
    ['in English', { language: 'en' }, [2, 1, 4, 5]],
    ['about a skill', { skill: 'syntax' }, [3]],
    ['about no skill', { skill: 'general' }, [2, 1, 5]],
    ['of a level first, then for any level', { level: 'B1' }, [3, 2, 1]],
    ['of a level of which there are none', { level: 'A2' }, [2, 1]],
    ['with every word, whatever the accents', { search: ' employe  ete' }, [3]],
    ['with a straight apostrophe for a curly one', { search: "l'ete" }, [3]],
    ['with letters for a ligature', { search: 'oeuvre' }, [3]],
    ['with one word that none has', { search: 'été zèbre' }, []],
  ])('%s', (_what, filters, ids) => {
    for (const given of [phrases, phrases.toReversed()])
      expect(phrasesFor(given, { ...all, ...filters }).map(({ id }) => id)).toEqual(ids);
  });
});

it.each([
  ['Français', 'fr'],
  ['French as a second language', 'fr'],
  ['ANGLAIS', 'en'],
  ['English', 'en'],
  ['Espagnol', null],
  ['Frison', null],
  ['Langue des signes française', null],
  ['Créole anglais', null],
  ['', null],
  [undefined, null],
])('takes %s for %s', (taught, language) => {
  expect(reportLanguage(taught)).toBe(language);
});

describe('a phrase', () => {
  it.each([
    ['stands alone in an empty text', '', 0, 0, 'Bien.'],
    ['keeps apart from the word before', 'Oui.', 4, 4, ' Bien.'],
    ['needs no second space', 'Oui. ', 5, 5, 'Bien.'],
    ['keeps apart from the word behind', 'Oui.', 0, 0, 'Bien. '],
    ['does not keep apart from a sign', 'Oui, non', 3, 3, ' Bien.'],
    ['starts a new line as it is', 'Oui.\n', 5, 5, 'Bien.'],
    ['takes the place of a selection', 'Oui non.', 4, 7, 'Bien.'],
  ])('%s', (_what, text, start, end, inserted) => {
    expect(phraseToInsert(text, { start, end }, 'Bien.', 100)).toBe(inserted);
  });

  it('fits to the last character, and no further', () => {
    expect(phraseToInsert('Oui.', { start: 4, end: 4 }, 'Bien.', 10)).toBe(' Bien.');
    expect(phraseToInsert('Oui.', { start: 4, end: 4 }, 'Bien.', 9)).toBeNull();
    expect(phraseToInsert('Oui.', { start: 0, end: 4 }, 'Bien.', 5)).toBe('Bien.');
  });
});

describe('the form of a phrase', () => {
  it('needs a text in one language', () => {
    const empty = { textFr: ' ', textEn: '', skill: '', level: '' };
    expect(refusalsOf(phraseSchema, empty)).toEqual({ textFr: 'required' });
    expect(phraseSchema.safeParse({ textFr: '', textEn: 'Fine.', skill: '', level: '' }).success).toBe(true);
  });

  it('is empty at first', () => {
    expect(phraseText(noPhrase)).toEqual({ textFr: '', textEn: '', skill: '', level: '' });
  });

  it('shows and reads back the same phrase', () => {
    const phrase = { texts: { fr: 'Bien.', en: null }, skill: 'syntax', level: 'B1' } as const;
    expect(phraseOf(phraseSchema.parse(phraseText(phrase)))).toEqual(phrase);
  });
});
