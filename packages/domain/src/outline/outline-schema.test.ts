import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { anOutline } from './outline.fixtures.ts';
import { emphases, learningAids } from './outline.ts';
import { canFillOther, otherTextAfter, outlineFormText } from './outline-form.ts';
import { outlineSchema } from './outline-schema.ts';

describe('the outline form', () => {
  it('asks for nothing, so that a draft can be saved at any time (OUTLINE-19, OUTLINE-23)', () => {
    expect(refusalsOf(outlineSchema, {})).toEqual({});
    expect(outlineSchema.parse({})).toMatchObject({ emphasis: [], learningAids: [], reading: null });
    expect(refusalsOf(outlineSchema, outlineFormText(null))).toEqual({});
  });

  it.each([
    [['other'], undefined, ['apps'], undefined, { otherEmphasis: 'other-text-missing' }],
    [
      ['other'],
      '  ',
      ['other'],
      '',
      { otherEmphasis: 'other-text-missing', otherLearningAid: 'other-text-missing' },
    ],
    [['speaking', 'other'], 'Vente', ['other'], '', { otherLearningAid: 'other-text-missing' }],
    [['other'], 'Vente', ['apps', 'other'], 'Journal', {}],
    [['speaking'], '', ['apps'], '', {}],
  ])(
    'with %j "%s" and %j "%s" refuses %j (OUTLINE-19, MSG-90)',
    (emphasis, otherEmphasis, aids, otherLearningAid, codes) => {
      expect(
        refusalsOf(outlineSchema, { emphasis, otherEmphasis, learningAids: aids, otherLearningAid }),
      ).toEqual(codes);
    },
  );

  it.each([
    ['an emphasis (OUTLINE-13)', { emphasis: ['singing'] }, { 'emphasis.0': 'required' }],
    ['a learning aid (OUTLINE-15)', { learningAids: ['games'] }, { 'learningAids.0': 'required' }],
    ['a frequency (OUTLINE-10, STU-EDIT-33)', { conversation: 'often' }, { conversation: 'required' }],
  ])('refuses %s that is not offered', (_, typed, codes) => {
    expect(refusalsOf(outlineSchema, typed)).toEqual(codes);
  });

  it.each([
    ['emphasis', ['speaking', 'listening', 'writing', 'reading', 'pronunciation', 'other'], 'OUTLINE-13'],
    ['learningAids', ['apps', 'tv', 'podcasts', 'reading', 'other'], 'OUTLINE-15'],
  ] as const)('takes as %s all of %j (%s)', (field, offered, _row) => {
    const others = { otherEmphasis: 'Vente', otherLearningAid: 'Journal' };
    expect(outlineSchema.parse({ ...others, [field]: offered })[field]).toEqual(offered);
    expect(field === 'emphasis' ? emphases : learningAids).toEqual(offered);
  });

  it('refuses texts of 10,001 characters', () => {
    const long = 'é'.repeat(10_001);
    const texts = {
      languageHistory: long,
      currentUse: long,
      challenges: long,
      tenWeekGoals: long,
      languageFunctions: long,
      grammarForFunctions: long,
      otherEmphasis: long,
      otherLearningAid: long,
    };
    const refusals = Object.fromEntries(Object.keys(texts).map((field) => [field, 'too-long?max=10000']));
    expect(refusalsOf(outlineSchema, texts)).toEqual(refusals);
    expect(refusalsOf(outlineSchema, { challenges: 'é'.repeat(10_000) })).toEqual({});
  });

  it('refuses a missing Other text beside another refusal (OUTLINE-19)', () => {
    expect(refusalsOf(outlineSchema, { emphasis: ['other'], reading: 'often' })).toEqual({
      reading: 'required',
      otherEmphasis: 'other-text-missing',
    });
  });

  it('drops an Other text once other is unticked (OUTLINE-18)', () => {
    expect(
      outlineSchema.parse({
        emphasis: ['reading'],
        otherEmphasis: 'Vente',
        learningAids: [],
        otherLearningAid: 'Journal',
      }),
    ).toMatchObject({ otherEmphasis: null, otherLearningAid: null });
  });

  it.each([
    ['languageHistory', 'OUTLINE-02', 'Deux sessions au secondaire'],
    ['currentUse', 'OUTLINE-03', 'Des courriels chaque semaine'],
    ['challenges', 'OUTLINE-04', 'Les temps du passé'],
    ['tenWeekGoals', 'OUTLINE-05', 'Animer une réunion'],
    ['languageFunctions', 'OUTLINE-06', 'Présenter, comparer'],
    ['grammarForFunctions', 'OUTLINE-07', 'Le conditionnel de politesse'],
    ['emphasis', 'OUTLINE-08', ['speaking', 'other']],
    ['otherEmphasis', 'OUTLINE-08', 'Vente'],
    ['learningAids', 'OUTLINE-09', ['other', 'tv']],
    ['otherLearningAid', 'OUTLINE-09', 'Un journal de bord'],
    ['conversation', 'OUTLINE-10', 'yearly'],
    ['writing', 'OUTLINE-10', 'monthly'],
    ['listening', 'OUTLINE-10', 'weekly'],
    ['reading', 'OUTLINE-10', 'daily'],
  ] as const)('opens with %s as it was stored and gives it back as it was typed (%s)', (field, _, stored) => {
    const others = anOutline({
      emphasis: ['other'],
      otherEmphasis: 'Tourisme',
      learningAids: ['other'],
      conversation: null,
      writing: null,
      listening: null,
      reading: null,
    });
    const text = outlineFormText({ ...others, [field]: stored });
    expect(text[field]).toEqual(stored);
    expect(outlineSchema.parse({ ...outlineFormText(others), [field]: stored })[field]).toEqual(stored);
  });

  it('gives back all of an outline that is saved untouched', () => {
    const outline = anOutline({ emphasis: ['other'], otherEmphasis: 'Vente' });
    const { id, contractId, status, savedAt, source, version, ...values } = outline;
    expect(outlineSchema.parse(outlineFormText(outline))).toEqual(values);
  });

  it('opens empty for a course without an outline', () => {
    expect(outlineFormText(null)).toEqual({
      languageHistory: '',
      currentUse: '',
      challenges: '',
      tenWeekGoals: '',
      languageFunctions: '',
      grammarForFunctions: '',
      emphasis: [],
      otherEmphasis: '',
      learningAids: [],
      otherLearningAid: '',
      conversation: '',
      writing: '',
      listening: '',
      reading: '',
    });
  });
});

describe('the Other text', () => {
  it.each<[string, string[]]>([
    ['emphasis (OUTLINE-16)', [...emphases]],
    ['learning aids (OUTLINE-17)', [...learningAids]],
  ])('can be filled in only while other is ticked: %s', (_, offered) => {
    expect(canFillOther(offered)).toBe(true);
    expect(canFillOther(offered.filter((choice) => choice !== 'other'))).toBe(false);
  });

  it('is emptied when other is unticked (OUTLINE-18)', () => {
    expect(otherTextAfter(['speaking', 'other'], 'Vente')).toBe('Vente');
    expect(otherTextAfter(['speaking'], 'Vente')).toBe('');
  });
});
