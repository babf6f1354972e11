import { expect, it } from 'vitest';
import { isAppliedAutomatically } from './is-applied-automatically';

it.each([
  ['', true],
  ['L', false],
  ['Leg', false],
  ['Lega', true],
  ['Legare', true],
])(
  'a search for "%s" applies by itself: %s (LIMIT-47, LIMIT-48, STU-LIST-09, TEA-LIST-03, CON-SIDE-16)',
  (text, applies) => {
    expect(isAppliedAutomatically(text)).toBe(applies);
  },
);
