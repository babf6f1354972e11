import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byLastName } from '../person/by-last-name.ts';
import {
  compareFolded,
  compareNames,
  containsWords,
  finderByName,
  foldText,
  matchedRanges,
  searchWords,
} from './fold-text.ts';
import { foldedTexts, namesInOrder } from './folded-texts.fixtures.ts';

const textOf = (letters: readonly string[]) =>
  fc.array(fc.constantFrom(...letters), { maxLength: 6 }).map((parts) => parts.join(''));

it.each(foldedTexts)('%j is compared as %j (DECISION-80)', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('folds a folded text to itself', () => {
  const folded = foldedTexts.map(([, text]) => text);
  expect(folded.map(foldText)).toEqual(folded);
});

describe('a search', () => {
  it.each([
    ['Saint-Pierre', 'Saint Pierre', true],
    ['Saint Pierre', 'Saint-Pierre', true],
    ['saint\u2011pierre', 'Saint\u00A0Pierre', true],
    ['pierre saint', 'Saint-Pierre', true],
    ['saint-', 'Saint', true],
    ['d amours', 'd’Amours', true],
    ["D'Amours", 'D Amours', true],
    ['lukasz walesa', 'Łukasz Wałęsa', true],
    ['Łukasz', 'Lukasz', true],
    ['thorour', 'Þórður', false],
    ['thordur', 'Þórður', true],
    ['Þórður', 'Thordur', true],
    ['weis', 'Weiß', true],
    ['2026-0412', '2026-0412', true],
    ['2026-0412', '0412-2026', false],
    ["l'oeuvre  CHAMPLAIN", 'Champlain, mise en œuvre de l’Œuvre', true],
    ['champlain zebre', 'Champlain, mise en œuvre de l’Œuvre', false],
    [' - ', 'Champlain', true],
    ['', 'Champlain', true],
  ])('for %j in %j finds: %s (DECISION-80)', (search, text, isFound) => {
    expect(containsWords(text, search)).toBe(isFound);
  });

  it('has the words between spaces, each with its hyphens as spaces', () => {
    expect(searchWords(" Jean-Marc\u00A0d'Amours  — ")).toEqual(['jean marc', 'd amours']);
  });
});

describe('what a search matched', () => {
  const marked = (text: string, search: string) =>
    matchedRanges(text, search).map(([start, end]) => text.slice(start, end));

  it.each([
    ['Cœur', 'oe', ['œ']],
    ['Cœur', 'coeu', ['Cœu']],
    ['Banane', 'an', ['an', 'an']],
    ['Éric'.normalize('NFD'), 'er', ['Ér'.normalize('NFD')]],
    ['Mme  Saint\u2011Pierre', 'saint pierre', ['Saint', 'Pierre']],
    ['Mme  Saint\u2011Pierre', 'saint-pierre', ['Saint\u2011Pierre']],
    ['Saint  Pierre', 'saint-pierre', ['Saint  Pierre']],
    ['Weiß', 'ss', ['ß']],
    ['ليلى', 'x', []],
  ])('%j by %j is %j', (text, search, parts) => {
    expect(marked(text, search)).toEqual(parts);
  });

  it('lies in what contains the words', () => {
    const letters = ['a', 'ss', 'ß', 'É', 'e\u0301', 'œ', '-', '’', ' ', '\u00A0', '\u00AD', '.'];
    fc.assert(
      fc.property(textOf(letters), textOf(letters), (text, search) => {
        fc.pre(searchWords(search).length === 1);
        expect(matchedRanges(text, search).length > 0).toBe(containsWords(text, search));
      }),
    );
  });
});

describe('the order of names', () => {
  it('is that of the table, however it was mixed (DECISION-81)', () => {
    expect(new Set(namesInOrder.map(foldText)).size).toBe(100);
    expect(namesInOrder.toReversed().sort(compareNames)).toEqual(namesInOrder);
    const people = namesInOrder.map((lastName, id) => ({ id: 200 - id, lastName, name: 'Léa' }));
    expect(byLastName(people.toReversed()).map(({ lastName }) => lastName)).toEqual(namesInOrder);
  });

  it('has names that differ in case, accents or hyphens in one place', () => {
    expect(compareNames('LEBLANC-ROY', 'Leblanc  Roy')).toBe(0);
    expect(compareNames('Roy', 'Roy-Dubé')).toBeLessThan(0);
  });

  it('is by code point, also beyond the first 65,536', () => {
    const letters = ['a', 'é', '\uD7FF', '\uE000', '\uFFFD', '\u{10000}', '\u{1F600}', '\u{10FFFF}'];
    fc.assert(
      fc.property(textOf(letters), textOf(letters), (one, other) => {
        const byBytes = Buffer.compare(Buffer.from(one), Buffer.from(other));
        expect(Math.sign(compareFolded(one, other))).toBe(byBytes);
      }),
    );
    expect(compareFolded('\u{1F600}', '\uFFFD')).toBeGreaterThan(0);
  });
});

it.each([
  ['Aero  Beausejour Inc.', 21],
  ['banque champlain', 22],
  ['Saint Pierre et fils', 24],
  ['Banque', undefined],
])('a company called %j in a file is record %s', (typed, id) => {
  const companies = [
    { id: 21, name: 'Aéro Beauséjour inc.' },
    { id: 22, name: 'Banque  Champlain' },
    { id: 23, name: 'BANQUE CHAMPLAIN' },
    { id: 24, name: 'Saint\u2011Pierre et fils' },
  ];
  expect(finderByName(companies)(typed)?.id).toBe(id);
});
