import { expect, it } from 'vitest';
import { noteText } from './note-text.ts';

it.each([
  ['', null],
  [' \n ', null],
  ['\u00a0\u202f', null],
  ['\u200b\u2060 \ufeff', null],
  [' Rappeler mardi ', 'Rappeler mardi'],
])('a note of %j is added as %j (NOTES-04)', (typed, text) => {
  expect(noteText(typed)).toBe(text);
});
