import { expect, it } from 'vitest';
import { stepNumber } from './step-number';

it.each([
  ['', 0.5, '0.5'],
  ['1', 0.5, '1.5'],
  ['1,5', 0.5, '2'],
  ['1,25', 0.5, '1,5'],
  ['1,25', -0.5, '1'],
  ['0.3', 0.1, '0.4'],
  ['0', -0.5, '0'],
  ['-1,5', -0.5, '0'],
  ['.', 0.5, '0.5'],
  ['1e3', 0.5, '1e3'],
  ['deux', 0.5, 'deux'],
  ['1,5,2', 0.5, '1,5,2'],
])('steps %j by %j to %j (CON-FORM-34, CON-FORM-35, DECISION-45)', (typed, step, next) => {
  expect(stepNumber(typed, step)).toBe(next);
});
