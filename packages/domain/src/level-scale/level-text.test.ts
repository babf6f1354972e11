import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vocabularyEn } from '../vocabulary/en.ts';
import { vocabularyFr } from '../vocabulary/fr.ts';
import { refusalText } from '../vocabulary/refusal-text.ts';
import { levelScales, levelsOfScale, type ScaleLevels, skillsOfScale } from './level-scale.ts';
import { levelsText, readLevelText } from './level-text.ts';

const sle = (reading: string, writing: string, oral: string) => ({
  scale: 'sle',
  levels: { reading, writing, oral },
});
const quebec = (listening: string, speaking: string, reading: string, writing: string) => ({
  scale: 'quebec',
  levels: { listening, speaking, reading, writing },
});

describe('readLevelText (DECISION-225)', () => {
  it.each([
    ['B1', 'B1', false],
    ['b1', 'B1', false],
    ['B1+', 'B1', true],
    ['b1 +', 'B1', true],
    ['Niveau B2', 'B2', false],
    ['Pre-A1', 'Pre-A1', false],
    ['pre a1', 'Pre-A1', false],
    ['pré-A1'.replace('é', 'e'), 'Pre-A1', false],
    ['\u00A0C2\u00A0', 'C2', false],
  ])('reads %j as the CEFR level %s', (text, level, hadPlus) => {
    expect(readLevelText(text)).toEqual({ read: { scale: 'cefr', level, hadPlus } });
  });

  it.each([
    ['CBC', sle('C', 'B', 'C')],
    ['cbc', sle('C', 'B', 'C')],
    [' C B C ', sle('C', 'B', 'C')],
    ['C/B/C', sle('C', 'B', 'C')],
    ['C-B-C', sle('C', 'B', 'C')],
    ['B, B, C', sle('B', 'B', 'C')],
    ['C\u00A0B\u00A0C', sle('C', 'B', 'C')],
    ['ÉLS : CBC', sle('C', 'B', 'C')],
    ['SLE EXE', sle('E', 'X', 'E')],
    ['8/8/7/7', quebec('8', '8', '7', '7')],
    ['8 / 8 / 7 / 7', quebec('8', '8', '7', '7')],
    ['8-8-7-7', quebec('8', '8', '7', '7')],
    ['8–8–7–7', quebec('8', '8', '7', '7')],
    ['8, 8, 7, 7', quebec('8', '8', '7', '7')],
    ['8 8 7 7', quebec('8', '8', '7', '7')],
    ['Niveaux 12/10/08/1', quebec('12', '10', '8', '1')],
  ])('reads %j', (text, read) => {
    expect(readLevelText(text)).toEqual({ read });
  });

  it('reads skills without a result', () => {
    expect(readLevelText('C/-/c')).toEqual({ read: { scale: 'sle', levels: { reading: 'C', oral: 'C' } } });
    expect(readLevelText('C//C')).toEqual({ read: { scale: 'sle', levels: { reading: 'C', oral: 'C' } } });
    expect(readLevelText('8/8/—/—')).toEqual({
      read: { scale: 'quebec', levels: { listening: '8', speaking: '8' } },
    });
  });

  it.each([
    ['ZZZ', 'level-unreadable'],
    ['', 'level-unreadable'],
    ['-/-/-', 'level-unreadable'],
    ['B3', 'level-unreadable'],
    ['B1-', 'level-unreadable'],
    ['débutant', 'level-unreadable'],
    ['8/B/7/7', 'level-unreadable'],
    ['B1/B2', 'level-several'],
    ['B1+ – B2', 'level-several'],
    ['A2 à B1', 'level-several'],
    ['CB', 'level-sle-parts'],
    ['C', 'level-sle-parts'],
    ['CBCB', 'level-sle-parts'],
    ['C/B', 'level-sle-parts'],
    ['13/8/7/7', 'level-quebec-range?max=12'],
    ['0/8/7/7', 'level-quebec-range?max=12'],
    ['13', 'level-quebec-range?max=12'],
    ['8/7', 'level-quebec-parts'],
    ['8/8/7/7/7', 'level-quebec-parts'],
    ['5', 'level-one-number?level=5'],
    ['Niveau 5', 'level-one-number?level=5'],
    ['Level 5', 'level-one-number?level=5'],
  ])('refuses %j', (text, refused) => {
    expect(readLevelText(text)).toEqual({ refused });
  });

  it('asks for the skills of a single number in both languages', () => {
    const { refused = '' } = readLevelText('Niveau 5');
    expect(refusalText(vocabularyFr, refused)).toBe(
      'Niveau 5 de quelles compétences? Écrivez 5/5/5/5 pour les quatre, 5/5/-/- à l’oral seulement.',
    );
    expect(refusalText(vocabularyEn, refused)).toBe(
      'Level 5 in which skills? Write 5/5/5/5 for all four, 5/5/-/- for oral skills only.',
    );
  });

  it('reads every text or refuses it, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'ABCEX128/-, +') })),
        (text) => {
          const { read, refused } = readLevelText(text);
          expect((read === undefined) !== (refused === undefined)).toBe(true);
          if (read && read.scale !== 'cefr') expect(Object.keys(read.levels).length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('levelsText', () => {
  it.each([
    ['sle', { reading: 'C', writing: 'B', oral: 'C' }, 'CBC'],
    ['sle', { reading: 'C', oral: 'C' }, 'C/-/C'],
    ['quebec', { listening: '8', speaking: '8', reading: '7', writing: '7' }, '8/8/7/7'],
    ['quebec', { listening: '8' }, '8/-/-/-'],
  ] as const)('writes %s %j as %s', (scale, levels, text) => {
    expect(levelsText(scale, levels)).toBe(text);
  });

  it('writes what readLevelText reads, also in lower case, with spaces and with other dashes', () => {
    const written = fc.constantFrom(...levelScales).chain((scale) =>
      fc
        .record(
          Object.fromEntries(
            skillsOfScale[scale].map((skill) => [skill, fc.constantFrom(...levelsOfScale[scale])]),
          ),
          { requiredKeys: [] },
        )
        .filter((levels) => Object.keys(levels).length > 0)
        .map((levels) => ({ scale, levels: levels as ScaleLevels })),
    );
    const disguise = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toLowerCase(),
      (text) => `\u00A0${text.replaceAll('/', ' / ')} `,
      (text) => text.replaceAll('-', '–'),
      (text) => `Niveau ${text}`,
    );
    fc.assert(
      fc.property(written, disguise, (result, change) => {
        expect(readLevelText(change(levelsText(result.scale, result.levels)))).toEqual({ read: result });
      }),
    );
  });
});
