import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { aScaleResult } from './scale-result.fixtures.ts';
import { scaleResultFormText, scaleResultSchema } from './scale-result-form.ts';

const schema = scaleResultSchema('2026-11-20');
const typed = {
  languageId: 1,
  scale: 'sle',
  testedOn: '2026-11-20',
  source: ' CFP ',
  reading: 'C',
  oral: 'E',
};

describe('the form of a result (DECISION-222)', () => {
  it('has the levels of its scale; the others are null', () => {
    expect(schema.parse(typed)).toEqual({
      ...typed,
      source: 'CFP',
      writing: null,
      listening: null,
      speaking: null,
    });
  });

  it('drops levels and skills of another scale', () => {
    const quebec = schema.parse({ ...typed, scale: 'quebec', speaking: '8' });
    expect([quebec.reading, quebec.oral, quebec.speaking]).toEqual([null, null, '8']);
  });

  it.each([
    [{ testedOn: '2026-11-21' }, { testedOn: 'date-in-future' }],
    [{ reading: '', oral: '' }, { reading: 'level-missing' }],
    [{ scale: 'quebec' }, { listening: 'level-missing' }],
    [{ scale: '' }, { scale: 'required' }],
    [{ source: 'x'.repeat(101) }, { source: 'too-long?max=100' }],
  ])('refuses %j', (change, refused) => {
    expect(refusalsOf(schema, { ...typed, ...change })).toEqual(refused);
  });

  it('starts with the stored result', () => {
    expect(scaleResultFormText(aScaleResult())).toEqual({
      languageId: '1',
      scale: 'sle',
      testedOn: '2024-05-14',
      source: 'CFP',
      listening: '',
      speaking: '',
      reading: 'C',
      writing: 'B',
      oral: 'C',
    });
    expect(scaleResultFormText(null, 2)).toMatchObject({ languageId: '2', scale: '', oral: '' });
  });
});
