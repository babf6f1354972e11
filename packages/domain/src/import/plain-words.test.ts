import { expect, it } from 'vitest';
import { containsWords, finderByName, plainWords } from './plain-words.ts';

it.each([
  ['Aéro  Beauséjour inc.', 'aero beausejour inc.'],
  ['Aéro\u00A0Beauséjour\n inc.', 'aero beausejour inc.'],
  [' ŒUVRE d’Été ', "oeuvre d'ete"],
  ['Kim\u200B Ng', 'kim ng'],
  ['Læssøe Đặng', 'laessoe dang'],
])('%j is compared as %j', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

it.each([
  ["l'oeuvre  CHAMPLAIN", true],
  ['  ', true],
  ['champlain zebre', false],
])('a text about a company has the words %j: %s', (search, contains) => {
  expect(containsWords('Champlain, mise en œuvre de l’Œuvre', search)).toBe(contains);
});

it.each([
  ['Aero  Beausejour Inc.', 21],
  ['banque champlain', 22],
  ['Banque', undefined],
])('a company called %j in a file is record %s', (typed, id) => {
  const companies = [
    { id: 21, name: 'Aéro Beauséjour inc.' },
    { id: 22, name: 'Banque  Champlain' },
    { id: 23, name: 'BANQUE CHAMPLAIN' },
  ];
  expect(finderByName(companies)(typed)?.id).toBe(id);
});
