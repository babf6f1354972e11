import { describe, expect, it } from 'vitest';
import { aPastImport, aPastImportLine } from './import-history.fixtures.ts';
import { canUndo, rememberedField, usedPeople } from './import-history.ts';

describe('the field of a column head', () => {
  const remembered = [
    { head: 'courriel pro', field: 'email' },
    { head: 'matricule', field: null },
  ];
  it.each([
    ['Courriel pro', 'email'],
    [' COURRIEL   Pro ', 'email'],
    ['Matricule', null],
    ['Courriel', undefined],
    ['Téléphone 2', undefined],
  ])('%j is %s', (head, field) => {
    expect(rememberedField(head, remembered)).toBe(field);
  });

  it('is told apart by digits', () => {
    const phones = ['Téléphone 1', 'Téléphone 2'].map((head, place) => ({ head, field: `phone${place}` }));
    expect(rememberedField('telephone 2', phones)).toBe('phone1');
  });
});

it('a refused undo is told by person', () => {
  expect(usedPeople({ note: ['Kim Ng'], contract: ['Lou Ng', 'Kim Ng'], id: ['is unknown'] })).toEqual([
    { name: 'Lou Ng', uses: ['contract'] },
    { name: 'Kim Ng', uses: ['contract', 'note'] },
  ]);
});

it.each([
  ['somebody nobody uses', {}, [{}], true],
  ['somebody, and a refused line', {}, [{}, { personId: null, reason: 'no' }], true],
  ['somebody in a contract', {}, [{}, { uses: ['contract' as const] }], false],
  ['nobody', {}, [{ personId: null, reason: 'no' }], false],
  ['deleted people', { undone: { at: '2026-11-20T12:00:00.000Z', by: null } }, [{ personId: null }], false],
  ['deleted lines', { hasFile: false }, [], false],
])('an import of %s: can be undone is %4$s', (_what, more, lines, expected) => {
  expect(canUndo({ ...aPastImport(more), lines: lines.map(aPastImportLine) })).toBe(expected);
});
