import { expect, it } from 'vitest';
import { withChecks } from './case-builders/withChecks.ts';
import { mergeTables } from './mergeTables.ts';

const one = { listLanguages: 1, createLanguage: 2 };
const other = { createLanguage: 3 };

it('puts the tables of several nouns together', () => {
  expect(mergeTables(one, { createNote: 4 }, {})).toEqual({
    listLanguages: 1,
    createLanguage: 2,
    createNote: 4,
  });
});

it('refuses a second entry of a name, in types and when it runs', () => {
  // @ts-expect-error Both tables have createLanguage.
  expect(() => mergeTables(one, { createNote: 4 }, other)).toThrow('two entries for "createLanguage"');
});

it('refuses a second entry of a name that no type knows', () => {
  const named: Record<string, number> = other;
  expect(() => mergeTables(named, one)).toThrow('two entries for "createLanguage"');
});

it('adds checks to a case, and refuses a second check of a name', () => {
  const check = () => Promise.resolve();
  const its = { good: () => ({}), does: { 'keeps the name': check } };
  expect(Object.keys(withChecks(its, { 'keeps the link': check }).does ?? {})).toEqual([
    'keeps the name',
    'keeps the link',
  ]);
  expect(() => withChecks(its, { 'keeps the name': check })).toThrow('two entries for "keeps the name"');
});
