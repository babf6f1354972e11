import { describe, expect, it } from 'vitest';
import type { OutlineStatus } from './outline.ts';
import {
  lacksOutline,
  type OutlineAction,
  type OutlineOutcome,
  outlineOutcome,
  outlineStatusAfter,
} from './outline-status.ts';

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

  it.each<[OutlineAction, OutlineStatus | null, OutlineStatus, string]>([
    ['save', null, 'draft', 'OUTLINE-23'],
    ['save', 'draft', 'draft', 'OUTLINE-23'],
    ['save', 'submitted', 'submitted', 'DECISION-41'],
    ['save', 'resub', 'resub', 'DECISION-41'],
    ['take-back', 'submitted', 'draft', 'OUTLINE-23'],
    ['take-back', 'resub', 'draft', 'OUTLINE-23'],
    ['submit', null, 'submitted', 'OUTLINE-24'],
    ['submit', 'draft', 'submitted', 'OUTLINE-24'],
    ['submit', 'submitted', 'resub', 'OUTLINE-25'],
    ['submit', 'resub', 'resub', 'OUTLINE-25'],
  ])('after %s of %s is %s (%s)', (action, before, after) => {
    expect(outlineStatusAfter(action, outline(before))).toBe(after);
  });

  it.each<[OutlineAction, OutlineStatus | null, OutlineOutcome]>([
    ['save', null, 'draft-saved'],
    ['save', 'draft', 'draft-saved'],
    ['save', 'resub', 'submission-saved'],
    ['submit', 'draft', 'submitted'],
    ['submit', 'submitted', 'submitted'],
    ['take-back', 'submitted', 'taken-back'],
  ])('%s of %s says %s (OUTLINE-26)', (action, before, outcome) => {
    expect(outlineOutcome(action, outline(before))).toBe(outcome);
  });
});
