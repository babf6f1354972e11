import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, contrastPairs, minContrast } from './contrast';
import { dark, light } from './tokens';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const lines = [...readme.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)];

/** The colours of the README's theme, by their names in the tokens. */
const ownColours = (at: 2 | 3) =>
  Object.fromEntries(
    lines.map((line) => [line[1]?.replace(/-\w/g, ([, letter = '']) => letter.toUpperCase()), line[at]]),
  );

it('finds the colours of the README, all of them tokens', () => {
  expect(Object.keys(ownColours(2))).toHaveLength(5);
  expect(Object.keys(light.color)).toEqual(expect.arrayContaining(Object.keys(ownColours(2))));
});

describe.each([
  ['light', { ...light.color, ...ownColours(2) }],
  ['dark', { ...dark.color, ...ownColours(3) }],
])('the theme of the README, %s', (_name, color) => {
  it.each(contrastPairs)('keeps WCAG AA for $ink on $ground as $use', ({ ink, ground, use }) => {
    expect(contrast(color[ink], color[ground])).toBeGreaterThanOrEqual(minContrast[use]);
  });
});
