import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRefusal, refusal, refusalCodes } from './refusal-code.ts';

it('reads back every refusal as it was given', () => {
  const values = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.integer(), { noNullPrototype: true });
  fc.assert(
    fc.property(fc.constantFrom(...refusalCodes), values, (code, given) => {
      expect(readRefusal(refusal(code, given))).toEqual({ code, values: given });
    }),
  );
});

it('leaves a message of the server alone', () => {
  expect(readRefusal('Email duplicated')).toBeNull();
  expect(readRefusal('Really required?')).toBeNull();
});
