import { describe, expect, it } from 'vitest';
import { rememberedField } from './import-history.ts';

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
