import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { studentRowSchema } from './import-schemas.ts';
import { hasDroppedPlus, joinCell, levelCells, readImportedLevels } from './imported-levels.ts';

const [cells] = levelCells;
const read = (row: Record<string, string>) => readImportedLevels<string>(row, cells);
const french = { levelLanguage: 'Français', testedOn: '2026-03-02' };

describe('the levels of a row of an import (DECISION-225)', () => {
  it('are none without a level', () => {
    expect(read({ ...french, level: ' ' })).toEqual([]);
  });

  it('are one, with its tester', () => {
    expect(read({ ...french, level: 'cbc', testedBy: 'CFP' })).toEqual([
      {
        read: { scale: 'sle', levels: { reading: 'C', writing: 'B', oral: 'C' } },
        language: 'Français',
        testedOn: '2026-03-02',
        testedBy: 'CFP',
      },
    ]);
  });

  it('are several, with the same language and days of their own', () => {
    const row = { level: 'B1+; 8/8/-/-', levelLanguage: 'Français', testedOn: '2026-03-02; 2025-01-01' };
    expect(read(row)).toMatchObject([
      { read: { level: 'B1' }, language: 'Français', testedOn: '2026-03-02', testedBy: null },
      { read: { scale: 'quebec' }, language: 'Français', testedOn: '2025-01-01', testedBy: null },
    ]);
  });

  it.each([
    [{ level: 'ZZZ' }, { level: 'level-unreadable' }],
    [{ level: '13/8/7/7' }, { level: 'level-quebec-range?max=12' }],
    [{ level: 'CB' }, { level: 'level-sle-parts' }],
    [{ level: 'B1/B2' }, { level: 'level-several' }],
    [{ level: 'Niveau 5' }, { level: 'level-one-number?level=5' }],
    [{ level: 'CBC', levelLanguage: '' }, { levelLanguage: 'required' }],
    [{ level: 'CBC', testedOn: '' }, { testedOn: 'required' }],
    [{ level: 'CBC', testedOn: '02/03/2026' }, { testedOn: 'date-invalid' }],
    [{ level: 'CBC; B1; A1', testedOn: '2026-01-01; 2026-02-02' }, { testedOn: 'level-list-length?count=3' }],
    [{ scaleResults: 'CBC', scaleLanguages: 'Français' }, { scaleDays: 'required' }],
  ])('refuse %j and name the column', (row, refused) => {
    const person = { name: 'Inès', lastName: 'Fortin', email: 'ines@exemple.example' };
    expect(refusalsOf(studentRowSchema, { ...person, ...french, ...row })).toEqual(refused);
  });

  it('say that the plus of a level is not kept', () => {
    expect([
      hasDroppedPlus('B1+'),
      hasDroppedPlus('CBC; B1+'),
      hasDroppedPlus('B1'),
      hasDroppedPlus(''),
    ]).toEqual([true, true, false, false]);
  });

  it('are joined with semicolons', () => {
    expect(joinCell(['CFP; Laval', null, 'MB'])).toBe('CFP, Laval; ; MB');
    expect(joinCell([null, null])).toBeNull();
    expect(joinCell([])).toBeNull();
  });
});
