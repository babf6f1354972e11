import { describe, expect, it } from 'vitest';
import { aLesson } from './lesson.fixtures.ts';
import { lessonGivers } from './lesson-givers.ts';

const lea = { id: 1, name: 'Léa', lastName: 'Villeneuve' };
const andrew = { id: 2, name: 'Andrew', lastName: 'Parker' };
const anne = { id: 3, name: 'Anne', lastName: 'Pelletier' };
const given = (
  date: string,
  teacher: typeof lea | null | undefined,
  status: 'active' | 'deleted' = 'active',
) => aLesson({ date, status, ...(teacher !== undefined && { teacher }) });

describe('who gave the classes of a contract (DECISION-92)', () => {
  it('names each teacher with the days, the one with the most classes first', () => {
    const lessons = [
      given('2026-11-17', lea),
      given('2026-11-19', andrew),
      given('2026-11-10', lea),
      given('2026-11-12', anne),
      given('2026-11-13', null),
      given('2026-11-14', andrew, 'deleted'),
    ];
    expect(lessonGivers(lessons)).toEqual([
      { teacher: lea, mark: 'LV', dates: ['2026-11-10', '2026-11-17'] },
      { teacher: andrew, mark: 'AP', dates: ['2026-11-19'] },
      { teacher: anne, mark: 'AP2', dates: ['2026-11-12'] },
    ]);
  });

  it.each([
    ['one teacher gave them all', [given('2026-11-17', lea), given('2026-11-10', lea)]],
    ['the backend does not say', [given('2026-11-17', undefined)]],
    ['the other class was deleted', [given('2026-11-17', lea), given('2026-11-10', andrew, 'deleted')]],
    ['nothing was given', []],
  ])('names nobody if %s', (_, lessons) => {
    expect(lessonGivers(lessons)).toEqual([]);
  });
});
