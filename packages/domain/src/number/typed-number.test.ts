import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDecimal, stripNegative } from './typed-number.ts';

it.each([
  ['1.5', 1.5],
  ['1,5', 1.5],
  [' 2 ', 2],
  ['0', 0],
  [',5', 0.5],
  ['3.', 3],
  ['-1', -1],
  ['', null],
  ['1,5.2', null],
  ['1e3', null],
  ['deux', null],
  ['.', null],
])('reads "%s" as %s (CON-FORM-33, decision 3)', (typed, number) => {
  expect(readDecimal(typed)).toBe(number);
});

it('leaves no number below zero, whatever is typed or pasted (CON-FORM-41)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (typed) => {
      expect(readDecimal(stripNegative(typed)) ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(stripNegative('-1,5')).toBe('1,5');
});
