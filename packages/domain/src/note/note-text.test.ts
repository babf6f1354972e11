import { expect, it } from 'vitest';
import { noteText } from './note-text.ts';

it.each([
  ['', null],
  [' \n ', null],
  [' Rappeler mardi ', 'Rappeler mardi'],
])('a note of %j is added as %j (NOTES-04)', (typed, text) => {
  expect(noteText(typed)).toBe(text);
});
