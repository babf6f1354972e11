import { expect, it } from 'vitest';
import { readDecimal } from './typed-number.ts';

it.each([
  ['1.5', 1.5],
  ['1,5', 1.5],
  [' 2 ', 2],
  ['0', 0],
  [',5', 0.5],
  ['3.', 3],
  ['-1', -1],
  ['\u22122', -2],
  ['1 284,50', 1284.5],
  ['12\u00a0345\u202f678', 12345678],
  ['1 2', null],
  ['1284 500', null],
  ['', null],
  ['1,5.2', null],
  ['1,284.50', null],
  ['1e3', null],
  ['+5', null],
  ['0x1F', null],
  ['12 h', null],
  ['deux', null],
  ['.', null],
  ['-', null],
  ['9'.repeat(400), null],
])('reads "%s" as %s (CON-FORM-33, DECISION-03 and DECISION-45)', (typed, number) => {
  expect(readDecimal(typed)).toBe(number);
});
