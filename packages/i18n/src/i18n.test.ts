import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n';
import { daySpanPair } from './day-span-pair';
import { definePairs, type Translation, type WordKey } from './define-words';
import { datePair, formatDate } from './format-date';
import { dayPair, monthPair, monthYearPair, ofMonthPair, weekdayPair } from './format-day';
import { formatNumber, numberPair } from './format-number';
import { documentLanguage, languageModeCookie, readLanguageMode } from './language-mode';
import { moneyPair } from './money';
import { joinPairs, labelledPair, plainText, splitPair } from './text-pair';
import { translate, type WordValues } from './translate';
import { unmatchedPlaceholders } from './unmatched-placeholders';
import { withNoBreakSpaces } from './with-no-break-spaces';

describe('a sentence of the API', () => {
  it.each([
    ['Cours clos - Closed course', { fr: 'Cours clos', en: 'Closed course' }],
    ['Email duplicated', null],
    ['Lac-à-l’Épaule', null],
    ['Dates - Dates - again', null],
    [' - Closed course', null],
    ['', null],
  ])('"%s" has these halves', (text, pair) => {
    expect(splitPair(text)).toEqual(pair);
  });
});

describe('several texts in one line', () => {
  const all = { fr: 'tous', en: 'all' };

  it.each([
    ['a list', joinPairs([all, 'B1', all]), { fr: 'tous, B1, tous', en: 'all, B1, all' }],
    ['facts', joinPairs(['2026-0412', all], ' · '), { fr: '2026-0412 · tous', en: '2026-0412 · all' }],
    [
      'a label with its value, and no line that begins with a colon in French',
      labelledPair({ fr: 'Rôle', en: 'Role' }, all),
      { fr: 'Rôle\u00a0: tous', en: 'Role: all' },
    ],
    ['a label with a name', labelledPair('Rôle', 'Ève'), { fr: 'Rôle\u00a0: Ève', en: 'Rôle: Ève' }],
  ])('%s: each half is whole in its language (DECISION-02)', (_, pair, expected) => {
    expect(pair).toEqual(expected);
  });
});

describe('French punctuation stays with its word (DECISION-02)', () => {
  it.each([
    ['Prochain essai : demain', 'Prochain essai\u00a0: demain'],
    ['Type « Non défini »; rien', 'Type «\u00a0Non défini\u00a0»; rien'],
    ['de 9:30 à 10:00', 'de 9:30 à 10:00'],
  ])('"%s"', (text, kept) => {
    expect(withNoBreakSpaces(text)).toBe(kept);
  });
});

describe('the mode a person reads in', () => {
  it.each([
    ['', 'both'],
    ['language-mode=en', 'en'],
    ['theme=dark; language-mode=fr', 'fr'],
    ['language-mode=de', 'both'],
    ['old-language-mode=en', 'both'],
  ] as const)('cookies "%s" mean %s (SHELL-033)', (cookies, mode) => {
    expect(readLanguageMode(cookies)).toBe(mode);
  });

  it('is read back from the cookie that keeps it', () => {
    expect(readLanguageMode(languageModeCookie('en'))).toBe('en');
  });

  it('gives the document one language: French first', () => {
    expect([documentLanguage('both'), documentLanguage('fr'), documentLanguage('en')]).toEqual([
      'fr',
      'fr',
      'en',
    ]);
  });
});

describe('a text for an attribute', () => {
  it.each([
    [{ fr: 'Société', en: 'Company' }, 'Société - Company'],
    [{ fr: 'Société*', en: 'Company*' }, 'Société - Company*'],
    [{ fr: 'Notes', en: 'Notes' }, 'Notes'],
  ])('%j is "%s" in both languages (SHELL-034)', (pair, text) => {
    expect(plainText(pair, 'both')).toBe(text);
  });

  it('is one half in one language', () => {
    const pair = { fr: 'Société*', en: 'Company*' };
    expect([plainText(pair, 'fr'), plainText(pair, 'en')]).toEqual(['Société*', 'Company*']);
  });
});

describe('dates and numbers', () => {
  it.each([
    ['2026-11-20', '20 nov. 26', 'Nov 20th 26'],
    ['2026-02-01', '1er févr. 26', 'Feb 1st 26'],
    ['2026-07-02', '2 juill. 26', 'Jul 2nd 26'],
    ['2026-08-23', '23 août 26', 'Aug 23rd 26'],
    ['2027-01-11', '11 janv. 27', 'Jan 11th 27'],
    ['2004-12-31', '31 déc. 04', 'Dec 31st 04'],
    ['bientôt', 'bientôt', 'bientôt'],
  ])('%s is %s in French and %s in English (DOMAIN-71)', (iso, fr, en) => {
    expect(datePair(iso)).toEqual({ fr, en });
  });

  it.each([
    ['2026-11', 'novembre 2026', 'November 2026'],
    ['2027-01', 'janvier 2027', 'January 2027'],
    ['2026-11-20', '2026-11-20', '2026-11-20'],
    ['bientôt', 'bientôt', 'bientôt'],
  ])('%s is the month %s in French and %s in English', (month, fr, en) => {
    expect(monthYearPair(month)).toEqual({ fr, en });
  });

  it.each([
    ['2026-10', 'd’octobre 2026', 'October 2026', 'd’octobre', 'October'],
    ['2026-04', 'd’avril 2026', 'April 2026', 'd’avril', 'April'],
    ['2026-08', 'd’août 2026', 'August 2026', 'd’août', 'August'],
    ['2027-01', 'de janvier 2027', 'January 2027', 'de janvier', 'January'],
  ])(
    '%s behind a noun is "%s" and "%s", without its year "%s" and "%s"',
    (month, fr, en, frShort, enShort) => {
      expect(ofMonthPair(month)).toEqual({ fr, en });
      expect(ofMonthPair(month, { year: false })).toEqual({ fr: frShort, en: enShort });
    },
  );

  it('adds the time on request (DOMAIN-71)', () => {
    expect(formatDate('2026-11-20T09:05:00', 'en', { time: true })).toBe('Nov 20th 26 09:05');
  });

  it('adds the day of the week on request (DECISION-49)', () => {
    expect(datePair('2026-11-20', { weekday: true })).toEqual({
      fr: 'vendredi 20 nov. 26',
      en: 'Friday, Nov 20th 26',
    });
    expect(datePair('2026-12-01', { weekday: true })).toEqual({
      fr: 'mardi 1er déc. 26',
      en: 'Tuesday, Dec 1st 26',
    });
  });

  it('writes numbers as Canada does', () => {
    expect(formatNumber(1284.5, 'fr')).toBe('1\u00a0284,5');
    expect(formatNumber(1284.5, 'en')).toBe('1,284.5');
  });

  it('writes the numbers of a text in the format of each half', () => {
    expect(numberPair((number) => `${number(1.5)} / ${number(1284)} h`)).toEqual({
      fr: '1,5 / 1\u00a0284 h',
      en: '1.5 / 1,284 h',
    });
    expect(numberPair((number) => `${number(48)} h`)).toEqual({ fr: '48 h', en: '48 h' });
  });

  it.each([0, 7, 999, 999.5, 18.25, 0.12, 0.125, 1.005, 100 / 60, 2.0004, 1000, -3, -0.5, 1e-7, 1e21])(
    'writes %d as Intl does with two decimals',
    (value) => {
      expect(formatNumber(value, 'fr')).toBe(
        new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 2 }).format(value),
      );
      expect(formatNumber(value, 'en')).toBe(
        new Intl.NumberFormat('en-CA', { maximumFractionDigits: 2 }).format(value),
      );
    },
  );
});

describe('words', () => {
  const fr = {
    greeting: 'Bonjour {{name}}',
    rows: { count_one: '{{count}} ligne', count_other: '{{count}} lignes' },
  };
  const en = {
    greeting: 'Hello {{name}}',
    rows: { count_one: '{{count}} row', count_other: '{{count}} rows' },
  } satisfies Translation<typeof fr>;
  const key: WordKey<typeof fr> = 'rows.count';

  afterEach(() => vi.restoreAllMocks());

  const say = (language: 'fr' | 'en', address: string, values?: WordValues) => {
    const i18n = createI18n();
    i18n.addResourceBundle('fr', 'demo', fr);
    i18n.addResourceBundle('en', 'demo', en);
    return translate(i18n, language, 'demo', address, values);
  };

  it('count and write numbers in their own language', () => {
    expect(say('fr', key, { count: 1284 })).toBe('1\u00a0284 lignes');
    expect(say('en', key, { count: 1284 })).toBe('1,284 rows');
    // Zero is singular in French and plural in English.
    expect(say('fr', key, { count: 0 })).toBe('0 ligne');
    expect(say('en', key, { count: 0 })).toBe('0 rows');
  });

  it('give each half its own date', () => {
    const name = datePair('2026-11-20');
    expect(say('fr', 'greeting', { name })).toBe('Bonjour 20 nov. 26');
    expect(say('en', 'greeting', { name })).toBe('Hello Nov 20th 26');
  });

  it('show a name as it is, whatever it contains', () => {
    const name = '<b>$t(rows)</b> {{x}}';
    expect(say('en', 'greeting', { name })).toBe(`Hello ${name}`);
  });

  it('say which word is missing, and show its last part', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(say('en', 'refusal.too-odd')).toBe('too-odd');
    expect(complaint).toHaveBeenCalledWith('No words for "refusal.too-odd".');
  });

  it('find halves that do not take the same values', () => {
    expect(unmatchedPlaceholders(fr, en)).toEqual([]);
    expect(unmatchedPlaceholders(fr, { ...en, greeting: 'Hello {{who}}' })).toEqual(['greeting']);
  });

  it('fail the build when one is missing', () => {
    const incomplete = { greeting: 'Hello', rows: { count_one: 'row' } };
    // @ts-expect-error a word without its English half
    const checked: Translation<typeof fr> = incomplete;
    expect(unmatchedPlaceholders(fr, checked)).toContain('rows.count_other');
  });
});

it.each([
  ['2026-11-01', 'nov.', 'Nov'],
  ['2026-08-31', 'août', 'Aug'],
])('%s is in %s, in %s', (day, fr, en) => {
  expect(monthPair(day)).toEqual({ fr, en });
});

it.each([
  ['2026-11-23', '2026-11-29', '23 – 29 nov. 26', 'Nov 23rd – 29th 26'],
  ['2026-11-30', '2026-12-06', '30 nov. – 6 déc. 26', 'Nov 30th – Dec 6th 26'],
  ['2026-12-01', '2026-12-07', '1er – 7 déc. 26', 'Dec 1st – 7th 26'],
  ['2026-11-01', '2026-12-01', '1er nov. – 1er déc. 26', 'Nov 1st – Dec 1st 26'],
  ['2026-12-01', '2027-01-01', '1er déc. 26 – 1er janv. 27', 'Dec 1st 26 – Jan 1st 27'],
  ['2026-12-28', '2027-01-03', '28 déc. 26 – 3 janv. 27', 'Dec 28th 26 – Jan 3rd 27'],
])('formats the days from %s to %s', (from, to, fr, en) => {
  expect(daySpanPair(from, to)).toEqual({ fr, en });
});

describe('a day without its year', () => {
  it.each([
    ['2026-11-23', { fr: 'lun. 23 nov.', en: 'Mon Nov 23rd' }, { fr: 'lun. 23', en: 'Mon 23' }],
    ['2026-12-01', { fr: 'mar. 1er déc.', en: 'Tue Dec 1st' }, { fr: 'mar. 1', en: 'Tue 1' }],
    ['2027-02-28', { fr: 'dim. 28 févr.', en: 'Sun Feb 28th' }, { fr: 'dim. 28', en: 'Sun 28' }],
    ['demain', { fr: 'demain', en: 'demain' }, { fr: 'demain', en: 'demain' }],
  ])('%s (DECISION-03)', (day, withMonth, without) => {
    expect(dayPair(day)).toEqual(withMonth);
    expect(dayPair(day, { month: false })).toEqual(without);
  });

  it('is a weekday, Monday first, short or in full (DECISION-03)', () => {
    expect(weekdayPair(1)).toEqual({ fr: 'lun.', en: 'Mon' });
    expect(weekdayPair(7)).toEqual({ fr: 'dim.', en: 'Sun' });
    expect(weekdayPair(3, { full: true })).toEqual({ fr: 'mercredi', en: 'Wednesday' });
    expect(weekdayPair(7, { full: true })).toEqual({ fr: 'dimanche', en: 'Sunday' });
  });
});

describe('an amount', () => {
  it.each([
    [0, '0,00 $', '$0.00'],
    [5, '0,05 $', '$0.05'],
    [114_400, '1 144,00 $', '$1,144.00'],
    [-150, '-1,50 $', '-$1.50'],
  ])('of %i cents is %s and %s', (cents, fr, en) => {
    const pair = moneyPair(cents);
    // Intl writes spaces that do not break, and its own minus sign in some versions.
    const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll('−', '-');
    expect([plain(pair.fr), plain(pair.en)]).toEqual([fr, en]);
  });
});

it('takes texts as pairs, of any depth and with what has both languages already', () => {
  const city = { kind: 'text', fr: 'Ville', en: 'City' } as const;
  const topic = { fr: { save: 'Enregistrer' }, en: { save: 'Save' } };
  const { words } = definePairs('pairs', { title: ['Matériel', 'Materials'], column: { city } }, topic);
  expect(words).toEqual({
    fr: { save: 'Enregistrer', title: 'Matériel', column: { city: 'Ville' } },
    en: { save: 'Save', title: 'Materials', column: { city: 'City' } },
  });
  // @ts-expect-error a text without its English half
  definePairs('half', { title: ['Matériel'] });
});
