import { describe, expect, it } from 'vitest';
import { stepped, typedNumber } from './typed-number';

describe('what a number field keeps of what is typed', () => {
  it.each([
    ['48', '48'],
    ['-48', '48'],
    ['−2', '2'],
    ['1,5', '1,5'],
    ['1.5', '1.5'],
    ['1,5,2', '1,52'],
    ['1 284 h', '1284'],
    ['abc', ''],
    ['', ''],
  ])('%j becomes %j (CON-FORM-33, CON-FORM-41)', (typed, kept) => {
    expect(typedNumber(typed, { decimals: true, negatives: false })).toBe(kept);
  });

  it.each([
    ['1,5', '15'],
    ['-3', '3'],
    ['12a', '12'],
  ])('a whole number %j becomes %j (CON-FORM-41)', (typed, kept) => {
    expect(typedNumber(typed, { decimals: false, negatives: false })).toBe(kept);
  });

  it('keeps a leading minus only where negatives make sense', () => {
    expect(typedNumber('-1-2', { decimals: true, negatives: true })).toBe('-12');
  });
});

describe('a step by a key', () => {
  it.each([
    ['', 0.5, '0.5'],
    ['1', 0.5, '1.5'],
    ['1,5', 0.5, '2'],
    ['1,25', 0.5, '1,5'],
    ['1,25', -0.5, '1'],
    ['0.3', 0.1, '0.4'],
    ['0', -0.5, '0'],
    ['.', 0.5, '0.5'],
  ])('from %j by %j leads to %j (CON-FORM-34, CON-FORM-35)', (typed, step, next) => {
    expect(stepped(typed, step, { negatives: false })).toBe(next);
  });

  it('goes below nothing only where negatives make sense', () => {
    expect(stepped('0', -0.5, { negatives: true })).toBe('-0.5');
  });
});
