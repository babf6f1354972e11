import { describe, expect, it } from 'vitest';
import type { OutlineStatus } from './outline.ts';
import { lacksOutline, outlineStatusAfter } from './outline-status.ts';

const outline = (status: OutlineStatus | null) => (status === null ? null : { status });

describe('an outline', () => {
  it.each([
    [null, true],
    ['draft', true],
    ['submitted', false],
    ['resub', false],
  ] as const)('that is %s counts as lacking: %s (DOMAIN-21, DOMAIN-24, DOMAIN-43)', (status, lacking) => {
    expect(lacksOutline(outline(status))).toBe(lacking);
  });

  it.each<['save-draft' | 'submit', OutlineStatus | null, OutlineStatus, string]>([
    ['save-draft', null, 'draft', 'OUTLINE-23'],
    ['save-draft', 'submitted', 'draft', 'OUTLINE-23'],
    ['submit', null, 'submitted', 'OUTLINE-24'],
    ['submit', 'draft', 'submitted', 'OUTLINE-24'],
    ['submit', 'submitted', 'resub', 'OUTLINE-25'],
    ['submit', 'resub', 'resub', 'OUTLINE-25'],
  ])('after %s of %s is %s (%s)', (action, before, after) => {
    expect(outlineStatusAfter(action, outline(before))).toBe(after);
  });
});
