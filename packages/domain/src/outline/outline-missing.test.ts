import { describe, expect, it } from 'vitest';
import { anOutline } from './outline.fixtures.ts';
import type { Outline } from './outline.ts';
import { emptyOutlineParts, type OutlinePart, outlineParts } from './outline-missing.ts';

const nothing: Partial<Outline> = {
  languageHistory: null,
  currentUse: null,
  challenges: null,
  tenWeekGoals: null,
  languageFunctions: null,
  grammarForFunctions: null,
  emphasis: [],
  learningAids: [],
  otherLearningAid: null,
  conversation: null,
  writing: null,
  listening: null,
  reading: null,
};

describe('the empty parts of an outline (DECISION-41)', () => {
  it.each<[string, Partial<Outline>, readonly OutlinePart[]]>([
    ['nothing is empty', {}, []],
    ['everything is', nothing, outlineParts],
    ['two texts are', { challenges: null, tenWeekGoals: null }, ['challenges', 'tenWeekGoals']],
    ['nothing is emphasized', { emphasis: [] }, ['emphasis']],
    ['only conversation is known', { writing: null, listening: null, reading: null }, []],
    ['only writing is known', { conversation: null, listening: null, reading: null }, []],
    ['only listening is known', { conversation: null, writing: null, reading: null }, []],
    ['only reading is known', { conversation: null, writing: null, listening: null }, []],
    ['no use is', { conversation: null, writing: null, listening: null, reading: null }, ['frequency']],
  ])('%s', (_, differing, empty) => {
    expect(emptyOutlineParts(anOutline(differing))).toEqual(empty);
  });
});
