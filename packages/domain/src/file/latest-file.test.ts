import { expect, it } from 'vitest';
import { latestStored } from './latest-file.ts';

const autumn = { id: 1, storedAt: '2026-09-01T15:00:00.000Z' };
const spring = { id: 2, storedAt: '2026-03-01T15:00:00.000Z' };
const undated = { id: 9, storedAt: null };

it.each([
  ['the one stored last, in whatever order they come', [spring, autumn], autumn],
  [
    'the one with the higher number of two stored at once',
    [autumn, { ...autumn, id: 3 }],
    { ...autumn, id: 3 },
  ],
  ['a dated one before one without a date', [undated, spring], spring],
  ['a dated one, wherever the one without a date stands', [spring, undated], spring],
  ['one without a date where there is no other', [undated], undated],
  ['none of none', [], null],
])('the latest placement test is %s (PORTAL-STUDENTS-06, OPEN-84)', (_, files, latest) => {
  expect(latestStored(files)).toEqual(latest);
});
