import { expect, it } from 'vitest';
import { isTooLarge, megabytes } from './file-size.ts';

it.each([
  [8_388_607, false],
  [8_388_608, false],
  [8_388_609, true],
])('a file of %i bytes is too large: %s (FILES-06)', (bytes, tooLarge) => {
  expect(isTooLarge(bytes)).toBe(tooLarge);
});

it.each([
  [0, 0],
  [245_760, 0.23],
  [1_048_576, 1],
  [8_388_608, 8],
])('%i bytes are %s megabytes (FILES-04, SET-FILE-28, LIMIT-17)', (bytes, size) => {
  expect(megabytes(bytes)).toBe(size);
});
