import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aContract } from '../contract/contract.fixtures.ts';
import { refusalsOf } from '../refusal/refusals-of.ts';
import {
  contractMaterialFormText,
  materialQuantity,
  quantityToRequest,
  requestableMaterials,
} from './contract-material-form.ts';
import { aMaterial } from './material.fixtures.ts';
import { materialFormText } from './material-form.ts';
import { contractMaterialSchema, materialRequestSchema, materialSchema } from './material-schemas.ts';

describe('the material form', () => {
  it.each([
    ['nothing at all (SET-MAT-11, SET-MAT-12)', {}, { title: 'required', languageId: 'required' }],
    ['a title of spaces (SET-MAT-11)', { title: '  ', languageId: 1 }, { title: 'required' }],
    [
      'a title of one letter (SET-MAT-11, LIMIT-14)',
      { title: 'A', languageId: 1 },
      { title: 'too-short?min=2' },
    ],
    ['no language (SET-MAT-12)', { title: 'Défi 3' }, { languageId: 'required' }],
  ])('refuses %s', (_, typed, codes) => {
    expect(refusalsOf(materialSchema, typed)).toEqual(codes);
  });

  it('reads a title of two letters (SET-MAT-11, LIMIT-14)', () => {
    expect(materialSchema.parse({ title: ' B1 ', languageId: 2 })).toEqual({ title: 'B1', languageId: 2 });
  });

  it('opens for a new material with language 1 (SET-MAT-13, LIMIT-16)', () => {
    expect(materialFormText(null)).toEqual({ title: '', languageId: '1' });
  });

  it('opens with what a material holds, perhaps no language (SET-MAT-08)', () => {
    expect(materialFormText(aMaterial())).toEqual({ title: 'Défi 3', languageId: '1' });
    expect(materialFormText(aMaterial({ language: null })).languageId).toBe('');
  });
});

describe('a material of a contract', () => {
  const filled = { materialId: 11, quantity: '3', note: 'Pour le 24 novembre' };

  it.each([
    [
      'nothing at all (CON-OUT-11, CON-OUT-12, CON-OUT-13, CON-OUT-14)',
      { materialId: undefined, quantity: '', note: '' },
      { materialId: 'required', quantity: 'required', note: 'required' },
    ],
    ['no copy (CON-OUT-15, LIMIT-25)', { quantity: '0' }, { quantity: 'out-of-range?min=1&max=100' }],
    ['fewer than none (CON-OUT-15)', { quantity: '-2' }, { quantity: 'out-of-range?min=1&max=100' }],
    ['101 copies (CON-OUT-15, LIMIT-25)', { quantity: '101' }, { quantity: 'out-of-range?min=1&max=100' }],
    ['a note of 1,001 characters', { note: 'é'.repeat(1_001) }, { note: 'too-long?max=1000' }],
    ['half a copy', { quantity: '1,5' }, { quantity: 'not-whole' }],
    ['a quantity in words', { quantity: 'trois' }, { quantity: 'not-a-number' }],
  ])('is refused with %s', (_, change, codes) => {
    expect(refusalsOf(contractMaterialSchema, { ...filled, ...change })).toEqual(codes);
  });

  it.each(['1', '100'])('is accepted with %s copies (CON-OUT-15, LIMIT-25)', (quantity) => {
    expect(contractMaterialSchema.parse({ ...filled, quantity })).toEqual({
      ...filled,
      quantity: Number(quantity),
    });
  });

  it('opens with what was assigned, or empty', () => {
    const [assigned] = aContract().materials;
    expect(contractMaterialFormText(assigned ?? null)).toEqual({
      materialId: String(assigned?.materialId),
      quantity: String(assigned?.quantity),
      note: assigned?.note ?? '',
    });
    expect(contractMaterialFormText(null)).toEqual({ materialId: '', quantity: '', note: '' });
  });
});

describe('a material that a teacher requests', () => {
  it('must be chosen (PORTAL-COURSE-32)', () => {
    expect(refusalsOf(materialRequestSchema, { note: 'Niveau B1' })).toEqual({ materialId: 'required' });
  });

  it.each([
    [undefined, 'No notes'],
    ['', 'No notes'],
    ['  ', 'No notes'],
    ['Niveau B1', 'Niveau B1'],
  ])('with the note %j is sent with "%s" (PORTAL-COURSE-35, CONFLICT-19)', (note, sent) => {
    expect(materialRequestSchema.parse({ materialId: 11, note })).toEqual({ materialId: 11, note: sent });
  });

  it.each([
    [0, 1],
    [1, 1],
    [6, 6],
    [100, 100],
    [101, 100],
  ])('for %i students asks for %i copies (PORTAL-COURSE-36, CONFLICT-18, DOMAIN-68)', (students, copies) => {
    expect(quantityToRequest(students)).toBe(copies);
  });

  it('never asks for a quantity that the office could not save (CONFLICT-18)', () => {
    fc.assert(
      fc.property(fc.nat(5_000), (students) => {
        const quantity = String(quantityToRequest(students));
        expect(refusalsOf(contractMaterialSchema, { materialId: 1, note: 'x', quantity })).toEqual({});
      }),
    );
    expect(materialQuantity).toEqual({ min: 1, max: 100 });
  });

  it('is active and in the language of the course (PORTAL-COURSE-33, PORTAL-COURSE-34)', () => {
    const materials = [
      aMaterial({ id: 1 }),
      aMaterial({ id: 2, active: false }),
      aMaterial({ id: 3, language: { id: 2, name: 'Anglais' } }),
      aMaterial({ id: 4, language: null }),
    ];
    expect(requestableMaterials(materials, 1).map(({ id }) => id)).toEqual([1]);
    expect(requestableMaterials(materials, null)).toEqual([]);
  });
});
