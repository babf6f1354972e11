import { describe, expect, it } from 'vitest';
import { type AttendedClass, classClashes, ofPeople } from './class-clashes.ts';
import { classStatus, fulfilments } from './class-status.ts';

function attended(given: Partial<AttendedClass> & { id?: number }): AttendedClass & { id: number } {
  return { id: 1, date: '2026-11-20', time: '12:00', minutes: 90, teacherId: 1, studentIds: [1], ...given };
}

describe('two classes', () => {
  it.each<[string, Partial<AttendedClass>, string | null]>([
    ['of a teacher at once', { time: '12:30', studentIds: [2] }, 'teacher 1 students '],
    ['of a student at once', { time: '12:30', teacherId: 2 }, 'teacher null students 1'],
    ['of both at once', {}, 'teacher 1 students 1'],
    ['of others at once', { teacherId: 2, studentIds: [2] }, null],
    ['without a teacher', { teacherId: null, studentIds: [2] }, null],
    ['one after the other', { time: '13:30' }, null],
    ['that share a minute', { time: '13:29' }, 'teacher 1 students 1'],
    ['on different days', { date: '2026-11-21' }, null],
  ])('%s', (_case, other, clash) => {
    const found = classClashes([attended({ id: 2, ...other }), attended({ id: 1 })]);
    const texts = found.map(({ teacherId, studentIds }) => `teacher ${teacherId} students ${studentIds}`);
    expect(texts).toEqual(clash === null ? [] : [clash]);
  });

  it('without a teacher in both are no clash of teachers', () => {
    expect(
      classClashes([attended({ teacherId: null }), attended({ id: 2, teacherId: null, studentIds: [] })]),
    ).toEqual([]);
  });

  it('clash over midnight, and in pairs', () => {
    const classes = [
      attended({ id: 1, date: '2026-12-31', time: '23:00', minutes: 180 }),
      attended({ id: 2, date: '2027-01-01', time: '01:00', minutes: 60 }),
      attended({ id: 3, date: '2027-01-01', time: '01:30', minutes: 60 }),
    ];
    expect(classClashes(classes).map(({ first, second }) => [first.id, second.id])).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });
});

it('keeps the classes of some people, without the others', () => {
  const classes = [
    attended({ id: 1, teacherId: 1, studentIds: [1, 2] }),
    attended({ id: 2, teacherId: 2, studentIds: [2] }),
    attended({ id: 3, teacherId: null, studentIds: [3] }),
    attended({ id: 4, teacherId: 2, studentIds: [3] }),
  ];
  const kept = (people: Parameters<typeof ofPeople>[1]) =>
    ofPeople(classes, people).map(({ id, teacherId, studentIds }) => `${id}: ${teacherId} ${studentIds}`);
  expect(kept({ teacherIds: [2] })).toEqual(['2: 2 ', '4: 2 ']);
  expect(kept({ studentIds: [1, 3] })).toEqual(['1: null 1', '3: null 3', '4: null 3']);
  expect(kept({ teacherIds: [1], studentIds: [2] })).toEqual(['1: 1 2', '2: null 2']);
  expect(kept({})).toEqual([]);
});

describe('the state of a class at noon for 90 minutes', () => {
  const facts = {
    date: '2026-11-20',
    time: '12:00',
    minutes: 90,
    isCancelled: false,
    isRecorded: false,
    hasClash: false,
  };
  it.each([
    ['before it', {}, '11:00', 'planned'],
    ['during it', {}, '13:29', 'planned'],
    ['at its end', {}, '13:30', 'missing'],
    ['with a clash', { hasClash: true }, '11:00', 'clash'],
    ['with a clash, after it', { hasClash: true }, '14:00', 'missing'],
    ['recorded', { isRecorded: true, hasClash: true }, '14:00', 'recorded'],
    ['cancelled', { isCancelled: true, isRecorded: true, hasClash: true }, '14:00', 'cancelled'],
  ] as const)('%s', (_case, given, time, status) => {
    expect(classStatus({ ...facts, ...given }, { date: '2026-11-20', time })).toBe(status);
  });
});

describe('a record', () => {
  const planned = (id: number, given: object = {}) => ({
    id,
    contractId: 1,
    date: '2026-11-20',
    time: '12:00',
    minutes: 90,
    isCancelled: false,
    ...given,
  });
  const lesson = (id: number, given: object = {}) =>
    ({ id, contractId: 1, date: '2026-11-20', status: 'active', ...given }) as const;
  it.each<[string, object[], object[], [number, number][]]>([
    ['fulfils the class of its day', [planned(1)], [lesson(7)], [[1, 7]]],
    [
      'fulfils the class that it names, on any day',
      [planned(1)],
      [lesson(7, { plannedClassId: 1, date: '2026-11-21' })],
      [[1, 7]],
    ],
    [
      'that names another class leaves that of its day',
      [planned(1), planned(2, { date: '2026-11-21' })],
      [lesson(7, { plannedClassId: 2 })],
      [[2, 7]],
    ],
    ['of another day fulfils none', [planned(1)], [lesson(7, { date: '2026-11-19' })], []],
    ['of another contract fulfils none', [planned(1)], [lesson(7, { contractId: 2 })], []],
    ['that was deleted fulfils none', [planned(1)], [lesson(7, { status: 'deleted' })], []],
    ['does not fulfil a cancelled class', [planned(1, { isCancelled: true })], [lesson(7)], []],
    [
      'fulfils the earlier of two classes',
      [planned(1, { time: '14:00' }), planned(2)],
      [lesson(7)],
      [[2, 7]],
    ],
    [
      'comes after one that names a class',
      [planned(1), planned(2, { time: '14:00' })],
      [lesson(8, { plannedClassId: null }), lesson(7, { plannedClassId: 1 })],
      [
        [1, 7],
        [2, 8],
      ],
    ],
    [
      'fulfils one class only',
      [planned(1), planned(2, { time: '14:00' })],
      [lesson(9), lesson(8)],
      [
        [1, 8],
        [2, 9],
      ],
    ],
  ])('%s', (_case, classes, lessons, pairs) => {
    const found = fulfilments(
      classes as Parameters<typeof fulfilments>[0],
      lessons as unknown as Parameters<typeof fulfilments>[1],
    );
    expect([...found].sort(([a], [b]) => a - b)).toEqual(pairs);
  });
});
