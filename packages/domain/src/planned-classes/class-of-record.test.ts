import { describe, expect, it } from 'vitest';
import { classChangeOfRecord, classOfRecord, isFreeFor } from './class-of-record.ts';
import { aPlannedClass } from './planned-class.fixtures.ts';
import type { PlannedClass } from './planned-class.ts';

const monday = (given: Partial<PlannedClass> = {}) => aPlannedClass({ id: 1, date: '2026-11-16', ...given });
const wednesday = (given: Partial<PlannedClass> = {}) =>
  aPlannedClass({ id: 2, date: '2026-11-18', ...given });
const evening = (given: Partial<PlannedClass> = {}) => wednesday({ id: 3, time: '18:00', ...given });

describe('the planned class of record 7, which names that of Monday (DECISION-90)', () => {
  const own = monday({ lessonId: 7 });
  it.each<[string, string, PlannedClass[], number]>([
    ['on Monday', '2026-11-16', [own, wednesday()], 1],
    ['on Wednesday, where a class is open', '2026-11-18', [own, wednesday()], 2],
    ['on Wednesday, where two are open, in any order', '2026-11-18', [evening(), own, wednesday()], 2],
    [
      'on Wednesday, where the first of two is recorded',
      '2026-11-18',
      [own, wednesday({ lessonId: 8 }), evening()],
      3,
    ],
    ['on Wednesday, where the class is recorded', '2026-11-18', [own, wednesday({ lessonId: 8 })], 1],
    ['on Wednesday, where the class is cancelled', '2026-11-18', [own, wednesday({ isCancelled: true })], 1],
    ['on a day without a class', '2026-11-17', [own, wednesday()], 1],
    [
      'on Wednesday again, after it took that class',
      '2026-11-18',
      [monday(), wednesday({ lessonId: 7 }), evening()],
      2,
    ],
  ])('%s', (_case, date, classes, id) => {
    expect(classOfRecord({ lessonId: 7, date, plannedClassId: 1 }, classes)).toBe(id);
  });

  it('is taken by a new record too', () => {
    const record = { lessonId: null, date: '2026-11-18', plannedClassId: 1 };
    expect(classOfRecord(record, [monday(), wednesday()])).toBe(2);
    expect(classOfRecord(record, [monday(), wednesday({ lessonId: 8 })])).toBe(1);
  });

  it('is none for a record that names none', () => {
    const record = { lessonId: 7, date: '2026-11-18', plannedClassId: null };
    expect(classOfRecord(record, [own, wednesday()])).toBeNull();
  });
});

describe('record 7 can take the class of Wednesday', () => {
  it.each<[string, PlannedClass, PlannedClass[], boolean]>([
    ['while it is open', wednesday(), [], true],
    ['that it has', wednesday({ lessonId: 7 }), [], true],
    ['of another record', wednesday({ lessonId: 8 }), [], false],
    ['of another record, which has the evening class then', wednesday({ lessonId: 8 }), [evening()], true],
    [
      'of another record, which has the evening class that record 7 leaves',
      wednesday({ lessonId: 8 }),
      [evening({ lessonId: 7 })],
      true,
    ],
    [
      'of another record, while a third has the evening class',
      wednesday({ lessonId: 8 }),
      [evening({ lessonId: 9 })],
      false,
    ],
    [
      'of another record, while the evening class is cancelled',
      wednesday({ lessonId: 8 }),
      [evening({ isCancelled: true })],
      false,
    ],
    [
      'of another record, while only a class of Monday is open',
      wednesday({ lessonId: 8 }),
      [monday()],
      false,
    ],
  ])('%s: %#', (_case, planned, others, isFree) => {
    expect(isFreeFor({ lessonId: 7 }, planned, [planned, ...others])).toBe(isFree);
  });
});

describe('the plan after record 7 of Monday gets another day', () => {
  const own = monday({ lessonId: 7 });
  it.each<[string, number | null, string, PlannedClass[], [number | null, number] | null]>([
    ['that has an open class', 1, '2026-11-18', [own, wednesday()], [2, 1]],
    ['that has an open class, without naming one', null, '2026-11-18', [own, wednesday()], [2, 1]],
    ['that has a recorded class', 1, '2026-11-18', [own, wednesday({ lessonId: 8 })], null],
    [
      'that has a recorded class, without naming one',
      null,
      '2026-11-18',
      [own, wednesday({ lessonId: 8 })],
      [null, 1],
    ],
    ['without a class', 1, '2026-11-17', [own, wednesday()], null],
    ['that is the same', 1, '2026-11-16', [own, wednesday()], null],
    ['that is the same, without naming a class', null, '2026-11-16', [own, wednesday()], null],
    ['under no plan', null, '2026-11-18', [wednesday()], null],
  ])('%s', (_case, plannedClassId, date, classes, expected) => {
    const change = classChangeOfRecord({ lessonId: 7, date, plannedClassId }, classes);
    expect(change && [change.taken?.id ?? null, change.left.id]).toEqual(expected);
  });

  it('stays for a new record that names no class', () => {
    const record = { lessonId: null, date: '2026-11-18', plannedClassId: null };
    expect(classChangeOfRecord(record, [monday(), wednesday()])).toBeNull();
  });
});
