import { describe, expect, it } from 'vitest';
import { importAfterLoss } from './import-after-loss.ts';
import type { ImportRow } from './import-preview.ts';

const row = (
  number: number,
  name: string,
  email: string,
  findings: ImportRow['findings'] = [],
): ImportRow => ({ number, cells: [], formulas: [], values: { name, lastName: 'Ng', email }, findings });

const kim = row(2, 'Kim', 'kim@client.example');
const lou = row(3, 'Lou', 'Lou@Client.example');
const there = row(4, 'Inès', 'ines@client.example', [
  { kind: 'known-email', person: { id: 501, name: 'Inès', lastName: 'Ng' } },
]);
const person = (id: number, name: string, email: string | null) => ({ id, name, lastName: 'Ng', email });
const ines = person(501, 'Inès', 'ines@client.example');

describe('an import whose answer was lost', () => {
  it('is told by the people who are there: everybody expected', () => {
    const known = [ines, person(601, 'Kim', 'kim@client.example'), person(602, 'Lou', 'lou@client.example')];
    expect(importAfterLoss([kim, lou, there], { people: known })).toEqual({
      expected: 2,
      found: 2,
      result: {
        imported: [
          { id: 601, name: 'Kim', lastName: 'Ng' },
          { id: 602, name: 'Lou', lastName: 'Ng' },
        ],
        refused: [{ name: 'Inès', lastName: 'Ng', reason: null }],
      },
    });
  });

  it('is told to be unfinished while some are missing', () => {
    const known = [ines, person(601, 'Kim', 'kim@client.example')];
    expect(importAfterLoss([kim, lou, there], { people: known })).toEqual({
      expected: 2,
      found: 1,
      result: null,
    });
  });

  it('takes no namesake for somebody imported', () => {
    const people = [ines, person(601, 'Kim', null), person(602, 'Lou', 'other@client.example')];
    expect(importAfterLoss([kim, lou, there], { people })).toMatchObject({ found: 0, result: null });
  });

  it('is nothing where nobody was expected', () => {
    expect(importAfterLoss([there], { people: [ines] })).toEqual({ expected: 0, found: 0, result: null });
  });
});
