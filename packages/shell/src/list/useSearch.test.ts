import { expect, it } from 'vitest';
import { appliesByItself } from './useSearch';

it.each([
  ['', true],
  ['L', false],
  ['Leg', false],
  ['Lega', true],
  ['Legare', true],
])('"%s" applies without the Enter key: %s (CON-SIDE-16, TEA-LIST-03, LIMIT-48)', (text, applies) => {
  expect(appliesByItself(text)).toBe(applies);
});
