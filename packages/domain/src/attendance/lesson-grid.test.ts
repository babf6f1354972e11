import { describe, expect, it } from 'vitest';
import { aLesson } from './lesson.fixtures.ts';
import { gridStudents, lessonStretches, presenceAt, presentCount } from './lesson-grid.ts';

const ines = { id: 501, name: 'Inès', lastName: 'Fortin' };
const zoe = { id: 503, name: 'Zoé', lastName: 'Étienne' };
const olga = { id: 599, name: 'Olga', lastName: 'Gagné' };

describe('the grid of lessons', () => {
  it('has the students by last name, with those who were absent once and have left (CON-ATT-16)', () => {
    const lessons = [aLesson({ absentees: [olga, ines] }), aLesson({ absentees: [olga] })];
    expect(gridStudents({ students: [ines, zoe] }, lessons)).toEqual([
      { ...zoe, hasLeft: false },
      { ...ines, hasLeft: false },
      { ...olga, hasLeft: true },
    ]);
  });

  it('says who is archived (DECISION-91)', () => {
    const archived = true;
    const lessons = [aLesson({ absentees: [{ ...zoe, archived }], memberIds: [olga.id] })];
    const people = { students: [{ ...ines, archived }], formerStudents: [{ ...olga, archived }] };
    expect(gridStudents(people, lessons)).toEqual([
      { ...zoe, archived, hasLeft: true },
      { ...ines, archived, hasLeft: false },
      { ...olga, archived, hasLeft: true },
    ]);
  });

  it.each([
    ['who was not in the list of absentees was present (OPEN-52)', false, [], 'active', 'present'],
    ['who was in it was absent (OPEN-52)', false, [ines], 'active', 'absent'],
    ['a deleted lesson says nothing (OPEN-51)', false, [ines], 'deleted', 'deleted'],
    ['of one who has left an absence is known', true, [ines], 'active', 'absent'],
    ['of one who has left no presence is known', true, [], 'active', undefined],
    ['of one who has left a deleted lesson says nothing', true, [], 'deleted', undefined],
  ] as const)('%s', (_, hasLeft, absentees, status, presence) => {
    expect(presenceAt({ id: ines.id, hasLeft }, aLesson({ absentees: [...absentees], status }))).toBe(
      presence,
    );
  });

  it.each([
    ['who came late was there in part', { lateMinutes: 10 }, [], 'partial'],
    ['who left early was there in part', { leftEarlyMinutes: 5 }, [], 'partial'],
    ['who was excused was absent with a reason', { isExcused: true }, [ines], 'excused'],
    ['what is noted of another says nothing', { studentId: zoe.id, lateMinutes: 10 }, [], 'present'],
    ['the excuse of another says nothing', { studentId: zoe.id, isExcused: true }, [ines], 'absent'],
  ] as const)('%s (DECISION-51)', (_, detail, absentees, presence) => {
    const blank = { studentId: ines.id, lateMinutes: 0, leftEarlyMinutes: 0, isExcused: false };
    const lesson = aLesson({ absentees: [...absentees], details: [{ ...blank, ...detail }] });
    expect(presenceAt({ id: ines.id, hasLeft: false }, lesson)).toBe(presence);
    const students = gridStudents({ students: [ines, zoe] }, [lesson]);
    expect(presentCount(students, lesson)).toBe(2 - absentees.length);
  });

  it('has former students for whom a lesson counts, and no others (DOMAIN-10, DECISION-79)', () => {
    const contract = { students: [ines], formerStudents: [olga, zoe] };
    const lessons = [aLesson({ memberIds: [ines.id] }), aLesson({ memberIds: [ines.id, olga.id] })];
    expect(gridStudents(contract, lessons)).toEqual([
      { ...ines, hasLeft: false },
      { ...olga, hasLeft: true },
    ]);
  });

  it.each([
    ['who was not in the contract yet has no mark', false, [], [], 'active', undefined],
    ['nor for a deleted lesson', false, [], [], 'deleted', undefined],
    ['who was in it and has left was present', true, [501], [], 'active', 'present'],
    ['who was in it and has left was absent', true, [501], [ines], 'active', 'absent'],
    ['an absence of unknown days is known', true, [], [ines], 'active', 'absent'],
  ] as const)('%s (DOMAIN-10, DECISION-79)', (_, hasLeft, memberIds, absentees, status, presence) => {
    const lesson = aLesson({ memberIds: [...memberIds], absentees: [...absentees], status });
    expect(presenceAt({ id: ines.id, hasLeft }, lesson)).toBe(presence);
    expect(presentCount([{ id: ines.id, hasLeft }], lesson)).toBe(presence === 'present' ? 1 : 0);
  });

  it('counts who was there', () => {
    const students = gridStudents({ students: [ines, zoe] }, [aLesson({ absentees: [olga] })]);
    expect(presentCount(students, aLesson())).toBe(2);
    expect(presentCount(students, aLesson({ absentees: [zoe, olga] }))).toBe(1);
    expect(presentCount(students, aLesson({ status: 'deleted' }))).toBe(0);
  });
});

describe('lessons side by side', () => {
  const lessons = (count: number) =>
    Array.from({ length: count }, (_, index) => aLesson({ id: count - index }));

  it.each([
    [0, []],
    [1, [1]],
    [40, [40]],
    [41, [21, 20]],
    [90, [30, 30, 30]],
    [200, [40, 40, 40, 40, 40]],
  ])('%i lessons stand in stretches of %j', (count, lengths) => {
    expect(lessonStretches(lessons(count)).map((stretch) => stretch.lessons.length)).toEqual(lengths);
  });

  it('begins with the oldest, and of a day with the one recorded first', () => {
    const early = aLesson({ id: 9, date: '2026-11-03' });
    const [stretch] = lessonStretches([aLesson({ id: 8 }), aLesson({ id: 7 }), early]);
    expect(stretch?.lessons.map(({ id }) => id)).toEqual([9, 7, 8]);
    expect([stretch?.first.id, stretch?.last.id]).toEqual([9, 8]);
  });
});
