import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { anOutline } from './outline.fixtures.ts';
import { emphases, learningAids } from './outline.ts';
import { canFillOther, otherTextAfter, outlineFormText } from './outline-form.ts';
import { outlineSchema } from './outline-schema.ts';

describe('the outline form', () => {
  it('asks for nothing, so that a draft can be saved at any time (OUTLINE-19, OUTLINE-23)', () => {
    expect(refusalsOf(outlineSchema, {})).toEqual({});
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

  const outline = anOutline({ emphasis: ['other'], otherEmphasis: 'Vente', listening: 'yearly' });
  const { id, contractId, status, savedAt, source, version, ...values } = outline;

  it('gives back what an outline held when it is saved untouched (OUTLINE-10)', () => {
    expect(outlineSchema.parse(outlineFormText(outline))).toEqual(values);
  });

  it.each([
    ['OUTLINE-02', 'languageHistory', 'Deux sessions de français au secondaire.'],
    ['OUTLINE-03', 'currentUse', 'Courriels et réunions d’équipe chaque semaine.'],
    ['OUTLINE-04', 'challenges', 'Les temps du passé; comprendre les appels téléphoniques.'],
    ['OUTLINE-05', 'tenWeekGoals', 'Animer une réunion de quinze minutes en français.'],
    ['OUTLINE-06', 'languageFunctions', 'Présenter, comparer, proposer, reformuler.'],
    ['OUTLINE-07', 'grammarForFunctions', 'Passé composé et imparfait; conditionnel de politesse.'],
    ['OUTLINE-08', 'emphasis', ['other']],
    ['OUTLINE-08', 'otherEmphasis', 'Vente'],
    ['OUTLINE-09', 'learningAids', ['podcasts', 'other']],
    ['OUTLINE-09', 'otherLearningAid', 'Journal de bord hebdomadaire'],
  ] as const)('(%s) opens with what was stored of %s and gives it back', (_row, field, held) => {
    const text = outlineFormText(outline);
    expect(text[field]).toEqual(held);
    expect(outlineSchema.parse(text)[field]).toEqual(held);
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
