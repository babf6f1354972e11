import { expect, it } from 'vitest';
import { fileTypes, isClosedFile } from './stored-file.ts';

it.each([
  ['pending', false],
  ['activated', false],
  ['done', false],
  ['archived', true],
  [undefined, false],
] as const)('a file of a contract that is %s is closed to changes: %s (DECISION-40)', (status, closed) => {
  expect(isClosedFile({ contract: { id: 412, number: '2026-0412', status } })).toBe(closed);
});

it('a file without a contract is open to changes (DECISION-40)', () => {
  expect(isClosedFile({ contract: null })).toBe(false);
});

it('knows the types of files (FILES-01)', () => {
  expect(fileTypes).toEqual([
    'courseOutline',
    'courseProposal',
    'studentDocuments',
    'progressReport',
    'placementTest',
    'undefined',
  ]);
});
