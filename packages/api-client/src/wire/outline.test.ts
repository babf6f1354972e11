import type { Outline, OutlineFormValues } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type { OutlineForm } from '../generated/types.gen.ts';
import { outlineToWire } from '../testing/wire/outline.ts';
import { outlineFormToWire, outlineFromWire } from './outline.ts';

const values: OutlineFormValues = {
  languageHistory: 'Deux sessions',
  currentUse: 'Courriels',
  challenges: 'Les temps du passé',
  tenWeekGoals: 'Animer une réunion',
  languageFunctions: 'Comparer',
  grammarForFunctions: 'Conditionnel',
  emphasis: ['reading', 'other'],
  otherEmphasis: 'Vente',
  learningAids: ['tv', 'other'],
  otherLearningAid: 'Journal',
  conversation: 'yearly',
  writing: 'daily',
  listening: 'weekly',
  reading: 'monthly',
};

const outline: Outline = {
  ...values,
  id: 61,
  contractId: 412,
  source: 'html',
  status: 'resub',
  savedAt: '2026-09-10T14:20:00.000Z',
  version: '"7"',
};

const fields = {
  history_with_course_language: 'Deux sessions',
  current_use: 'Courriels',
  challenges: 'Les temps du passé',
  ten_week_goals: 'Animer une réunion',
  language_functions: 'Comparer',
  grammar_required_for_language_functions: 'Conditionnel',
  course_content_emphasis_on: ['reading', 'other'],
  other_course_content_emphasis_on: 'Vente',
  learning_aides: ['tv', 'other'],
  other_learning_aides: 'Journal',
  conversation: 'Once per year',
  writing: 'Daily',
  listening: 'Weekly',
  reading: 'Monthly',
} satisfies Partial<OutlineForm>;

const wire: OutlineForm = {
  ...fields,
  id: 61,
  from: 'html',
  status: 'resub',
  save_date: '2026-09-10T14:20:00.000Z',
};

describe('an outline on the wire', () => {
  it('is read and written under these names (OUTLINE-10, OUTLINE-11, DOMAIN-43)', () => {
    expect(outlineFromWire(412, wire, '"7"')).toEqual(outline);
    expect(outlineToWire(outline)).toEqual(wire);
  });

  it('is sent as written in the portal (OUTLINE-28)', () => {
    expect(outlineFormToWire(412, values, 'draft')).toEqual({
      ...fields,
      courseId: 412,
      from: 'html',
      status: 'draft',
    });
  });

  it.each<[string, keyof typeof fields, keyof OutlineFormValues]>([
    ['OUTLINE-02', 'history_with_course_language', 'languageHistory'],
    ['OUTLINE-03', 'current_use', 'currentUse'],
    ['OUTLINE-04', 'challenges', 'challenges'],
    ['OUTLINE-05', 'ten_week_goals', 'tenWeekGoals'],
    ['OUTLINE-06', 'language_functions', 'languageFunctions'],
    ['OUTLINE-07', 'grammar_required_for_language_functions', 'grammarForFunctions'],
    ['OUTLINE-08', 'course_content_emphasis_on', 'emphasis'],
    ['OUTLINE-08', 'other_course_content_emphasis_on', 'otherEmphasis'],
    ['OUTLINE-09', 'learning_aides', 'learningAids'],
    ['OUTLINE-09', 'other_learning_aides', 'otherLearningAid'],
  ])('(%s) maps %s both ways', (_row, name, field) => {
    expect(outlineFromWire(412, wire)[field]).toEqual(values[field]);
    expect(outlineFormToWire(412, values, 'draft')[name]).toEqual(fields[name]);
  });
});
