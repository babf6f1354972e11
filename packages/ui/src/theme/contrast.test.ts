import { describe, expect, it } from 'vitest';
import { contrast, contrastPairs, minContrast } from './contrast';
import { keysOf } from './keys-of';
import { type ColorTokens, dark, light, print } from './tokens';

describe('contrast', () => {
  it('computes what WCAG computes', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#1f6b3a', '#1f6b3a')).toBe(1);
  });
});

describe.each(Object.entries({ light, dark, print }))('the colours of the %s theme', (_name, theme) => {
  it.each(contrastPairs)('keep WCAG AA for $ink on $ground as $use', ({ ink, ground, use }) => {
    expect(contrast(theme.color[ink], theme.color[ground])).toBeGreaterThanOrEqual(minContrast[use]);
  });
});

/** `line` separates content and carries no meaning; `scrim` is a translucent overlay. */
const neverRead: readonly (keyof ColorTokens)[] = ['line', 'scrim'];

it.each(keysOf(light.color).filter((role) => !neverRead.includes(role)))(
  'promises something of the colour %s',
  (role) => {
    expect(contrastPairs.filter(({ ink, ground }) => ink === role || ground === role)).not.toEqual([]);
  },
);
