import { expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

it.each([
  ['Léa', 'Léa'],
  [' Léa\t', 'Léa'],
  ['Ana\r\nRoy', 'Ana Roy'],
  ['Ana\u2028Roy', 'Ana Roy'],
  ['\u200FAna\u202E Roy\u2066', 'Ana Roy'],
  ['\u061Cليلى', 'ليلى'],
  // Persian and Hindi names need these two joiners.
  ['می\u200Cنا', 'می\u200Cنا'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['\u202E\u2069', ''],
])('the name %j is kept as %j (DECISION-66)', (typed, kept) => {
  expect(plainName(typed)).toBe(kept);
});
