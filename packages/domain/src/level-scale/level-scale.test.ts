import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../calendar/days-after.ts';
import {
  type CountedResult,
  isLevelOf,
  isSkillOf,
  type LevelOnScale,
  lastDayOfLevel,
  latestBySkill,
  levelGain,
  levelScales,
  levelsOf,
  levelsOfScale,
  noticeDayOf,
  risenSkills,
  type ScaleLevels,
  skillsOfScale,
} from './level-scale.ts';

const day = fc.integer({ min: 0, max: 9_000 }).map((days) => daysAfter('2005-01-01', days));

const result: fc.Arbitrary<CountedResult> = fc.constantFrom(...levelScales).chain((scale) =>
  fc.record({
    id: fc.integer({ min: 1, max: 1_000 }),
    scale: fc.constant(scale),
    testedOn: day,
    levels: fc.record(
      Object.fromEntries(
        skillsOfScale[scale].map((skill) => [skill, fc.constantFrom(...levelsOfScale[scale])]),
      ),
      { requiredKeys: [] },
    ) as fc.Arbitrary<ScaleLevels>,
  }),
);

const onScale: fc.Arbitrary<LevelOnScale> = fc.constantFrom(...levelScales).chain((scale) =>
  fc.record({
    scale: fc.constant(scale),
    skill: fc.constantFrom(...skillsOfScale[scale]),
    level: fc.constantFrom(...levelsOfScale[scale]),
  }),
);

describe('lastDayOfLevel (DECISION-223)', () => {
  it.each([
    ['sle', 'B', '2021-11-30', '2026-11-30'],
    ['sle', 'A', '2021-01-01', '2026-01-01'],
    ['sle', 'C', '2024-02-29', '2029-02-28'],
    ['sle', 'C', '2024-02-28', '2029-02-28'],
    ['sle', 'C', '2023-02-28', '2028-02-28'],
    ['sle', 'E', '2001-05-02', null],
    ['sle', 'X', '2021-05-02', null],
    ['quebec', '8', '2001-05-02', null],
  ] as const)('%s %s of %s holds until %s', (scale, level, testedOn, lastDay) => {
    expect(lastDayOfLevel(scale, level, testedOn)).toBe(lastDay);
  });

  it('is the day of the test five years later, never after it', () => {
    fc.assert(
      fc.property(day, (testedOn) => {
        const lastDay = lastDayOfLevel('sle', 'B', testedOn) ?? '';
        const [year, rest] = [Number(testedOn.slice(0, 4)), testedOn.slice(4)];
        expect(Number(lastDay.slice(0, 4))).toBe(year + 5);
        expect(lastDay.slice(4)).toBe(rest === '-02-29' ? '-02-28' : rest);
      }),
    );
  });

  it('is followed up from 90 days before', () => {
    expect(noticeDayOf('2026-11-30')).toBe('2026-09-01');
    expect(noticeDayOf('2029-02-28')).toBe('2028-11-30');
  });
});

describe('latestBySkill', () => {
  const of = (
    id: number,
    testedOn: string,
    levels: ScaleLevels,
    scale: 'sle' | 'quebec' = 'sle',
  ): CountedResult => ({ id, scale, testedOn, levels });

  it('takes the newest level of each skill, in the order of the scale', () => {
    const results = [
      of(1, '2022-03-01', { reading: 'B', writing: 'B', oral: 'A' }),
      of(2, '2025-03-01', { oral: 'C' }),
      of(3, '2023-03-01', { oral: 'B', writing: 'C' }),
    ];
    expect(
      latestBySkill(results, 'sle').map(({ skill, level, result: { id } }) => [skill, level, id]),
    ).toEqual([
      ['reading', 'B', 1],
      ['writing', 'C', 3],
      ['oral', 'C', 2],
    ]);
  });

  it('takes the result that was stored last of one day, even a lower one', () => {
    const results = [of(4, '2025-03-01', { oral: 'C' }), of(9, '2025-03-01', { oral: 'X' })];
    expect(levelsOf(latestBySkill(results, 'sle'))).toEqual({ oral: 'X' });
  });

  it('leaves out skills without a result, and the other scale', () => {
    const results = [of(1, '2025-03-01', { reading: '7' }, 'quebec'), of(2, '2025-03-01', { oral: 'C' })];
    expect(levelsOf(latestBySkill(results, 'sle'))).toEqual({ oral: 'C' });
    expect(levelsOf(latestBySkill(results, 'quebec'))).toEqual({ reading: '7' });
  });

  it('does not depend on the order or on results of the other scale', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(result, { selector: ({ id }) => id }),
        fc.constantFrom(...levelScales),
        (all, scale) => {
          const found = latestBySkill(all, scale);
          expect(latestBySkill(all.toReversed(), scale)).toEqual(found);
          expect(
            latestBySkill(
              all.filter((one) => one.scale === scale),
              scale,
            ),
          ).toEqual(found);
          for (const { skill, result: counted } of found) {
            const later = all.filter(
              (one) => one.scale === scale && one.levels[skill] && one.testedOn > counted.testedOn,
            );
            expect(later).toEqual([]);
          }
        },
      ),
    );
  });
});

describe('levelGain (DECISION-222)', () => {
  const sle = (skill: 'reading' | 'oral', level: string) => ({ scale: 'sle', skill, level }) as const;

  it.each([
    ['B', 'C', 1],
    ['X', 'C', 3],
    ['C', 'B', -1],
    ['B', 'B', 0],
    ['C', 'E', 1],
  ])('counts the levels from %s to %s as %i', (from, to, gain) => {
    expect(levelGain(sle('oral', from), sle('oral', to))).toBe(gain);
  });

  it('counts Québec’s levels as numbers', () => {
    const speaking = (level: string) => ({ scale: 'quebec', skill: 'speaking', level }) as const;
    expect(levelGain(speaking('9'), speaking('12'))).toBe(3);
  });

  it('refuses levels that the scale does not have', () => {
    expect(levelGain(sle('oral', '8'), sle('oral', 'C'))).toBeNull();
    expect(levelGain(sle('oral', 'B'), sle('oral', 'B2'))).toBeNull();
  });

  it('never compares two scales or two skills', () => {
    fc.assert(
      fc.property(onScale, onScale, (before, after) => {
        const isSame = before.scale === after.scale && before.skill === after.skill;
        expect(levelGain(before, after) === null).toBe(!isSame);
        if (isSame) expect(levelGain(after, before)).toBe(0 - (levelGain(before, after) ?? 0));
      }),
    );
  });
});

describe('the skills that rose', () => {
  it('are named in the order of the scale, each with its levels', () => {
    expect(
      risenSkills({
        scale: 'sle',
        atStart: { oral: 'A', writing: 'B', reading: 'B' },
        now: { oral: 'C', writing: 'B', reading: 'C' },
      }),
    ).toEqual([
      { skill: 'reading', levels: 1 },
      { skill: 'oral', levels: 2 },
    ]);
  });

  it('are neither skills that fell nor skills without one of both levels', () => {
    expect(
      risenSkills({
        scale: 'quebec',
        atStart: { listening: '10', speaking: '9' },
        now: { listening: '9', speaking: '10', reading: '4' },
      }),
    ).toEqual([{ skill: 'speaking', levels: 1 }]);
  });

  it('are none for levels of another scale', () => {
    expect(risenSkills({ scale: 'sle', atStart: { reading: '3' }, now: { reading: 'C' } })).toEqual([]);
  });
});

describe('scales', () => {
  it('have their own levels and skills', () => {
    expect(isLevelOf('sle', 'E')).toBe(true);
    expect(isLevelOf('sle', '8')).toBe(false);
    expect(isLevelOf('quebec', '12')).toBe(true);
    expect(isLevelOf('quebec', '13')).toBe(false);
    expect(isSkillOf('sle', 'oral')).toBe(true);
    expect(isSkillOf('quebec', 'oral')).toBe(false);
    expect(isSkillOf('sle', 'listening')).toBe(false);
  });
});
