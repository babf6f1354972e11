import { expect, it } from 'vitest';
import { isJustTooLarge, isTooLarge, megabytes } from './file-size.ts';

it.each([
  [8_388_607, false],
  [8_388_608, false],
  [8_388_609, true],
])('a file of %i bytes is too large: %s (FILES-06, DECISION-27)', (bytes, tooLarge) => {
  expect(isTooLarge(bytes)).toBe(tooLarge);
});

it.each([
  [8_388_608, false],
  [8_388_609, true],
  [8_393_850, true],
  [8_393_851, false],
])('%i bytes read as just over the limit: %s', (bytes, just) => {
  expect(isJustTooLarge(bytes)).toBe(just);
});

it.each([
  [0, 0],
  [1, 0.01],
  [5_242, 0.01],
  [245_760, 0.23],
  [1_048_576, 1],
  [8_388_608, 8],
])('%i bytes are %s megabytes (FILES-04, SET-FILE-28, LIMIT-17)', (bytes, size) => {
  expect(megabytes(bytes)).toBe(size);
});
