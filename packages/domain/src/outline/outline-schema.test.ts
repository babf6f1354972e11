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

  it('gives back what an outline held when it is saved untouched (OUTLINE-02, OUTLINE-03, OUTLINE-04, OUTLINE-05, OUTLINE-06, OUTLINE-07, OUTLINE-08, OUTLINE-09, OUTLINE-10)', () => {
    const outline = anOutline({ emphasis: ['other'], otherEmphasis: 'Vente' });
    const { id, contractId, status, savedAt, source, version, ...values } = outline;
    expect(outlineSchema.parse(outlineFormText(outline))).toEqual(values);
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
