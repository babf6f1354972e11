import type { ClassChange, ClassPattern, PlannedClass } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type { CoursePlanInput, PlanChange, PlannedClass as WireClass } from '../generated/types.gen.ts';
import { plannedClassToWire } from '../testing/wire/planned-class.ts';
import {
  closureFromWire,
  closureToWire,
  patternFromWire,
  patternToWire,
  plannedClassesFromWire,
  plannedClassFromWire,
  savedClosureFromWire,
} from './planned-class.ts';

// Each record in its wire form and in its portal form. All values are distinct.

const wireClass: WireClass = {
  id: 1,
  course_id: 2,
  date: '2027-02-11',
  time: '13:30',
  minutes: 90,
  slot_date: '2027-02-10',
  slot_time: '12:00',
  number: 3,
  cancelled: 1,
  cancel_reason: 'Tempête',
  attendance_id: 4,
  clashes: [5, 6],
  teacher: { id: 12, name: 'Léa', last_name: 'Roy' },
  etag: '"v7"',
};
const plannedClass: PlannedClass = {
  id: 1,
  contractId: 2,
  date: '2027-02-11',
  time: '13:30',
  minutes: 90,
  slot: '2027-02-10 12:00',
  number: 3,
  isCancelled: true,
  cancelReason: 'Tempête',
  lessonId: 4,
  clashes: [5, 6],
  teacher: { id: 12, name: 'Léa', lastName: 'Roy' },
  version: '"v7"',
};

describe('a planned class', () => {
  it('is read and written field by field', () => {
    expect(plannedClassFromWire(wireClass)).toStrictEqual(plannedClass);
    expect(plannedClassToWire(plannedClass)).toStrictEqual(wireClass);
    expect(plannedClassFromWire({ ...wireClass, cancelled: 0 }).isCancelled).toBe(false);
  });

  it('comes with the contracts of all classes', () => {
    const same = { id: 2, company: { id: 8, name: 'Aéro' }, language: { id: 9, name: 'Anglais' } };
    const course = { ...same, contract_number: '2027-0002', teacher: null, students: [], location: 'Zoom' };
    expect(
      plannedClassesFromWire({
        data: [wireClass],
        courses: [{ ...course, class_at_end: 1, number_of_planned: 10 }],
      }),
    ).toStrictEqual({
      classes: [plannedClass],
      contracts: [
        {
          ...same,
          number: '2027-0002',
          teacher: null,
          students: [],
          location: 'Zoom',
          classAtEnd: true,
          plannedClasses: 10,
        },
      ],
    });
  });
});

const wireClosure = {
  starts_on: '2027-03-01',
  ends_on: '2027-03-05',
  name: 'Relâche',
  name_en: 'March break',
};
const closure = { startsOn: '2027-03-01', endsOn: '2027-03-05', name: 'Relâche', nameEn: 'March break' };

it('closed days are read and written field by field, saved ones with their id', () => {
  expect(closureFromWire(wireClosure)).toStrictEqual(closure);
  expect(closureToWire(closure)).toStrictEqual(wireClosure);
  expect(savedClosureFromWire({ id: 11, ...wireClosure })).toStrictEqual({ id: 11, ...closure });
});

const wirePattern: CoursePlanInput = {
  times: [
    { weekday: 2, time: '12:00', minutes: 60 },
    { weekday: 4, time: '17:15', minutes: 45 },
  ],
  starts_on: '2027-01-12',
  ends_on: '2027-06-17',
  number_of_classes: null,
  skips_holidays: 1,
  breaks: [wireClosure],
  changes: [],
};
const pattern: ClassPattern = {
  times: [
    { weekday: 2, time: '12:00', minutes: 60 },
    { weekday: 4, time: '17:15', minutes: 45 },
  ],
  startsOn: '2027-01-12',
  until: { date: '2027-06-17' },
  skipsHolidays: true,
  breaks: [closure],
  changes: [],
};

const wireSlot = { slot_date: '2027-02-10', slot_time: '12:00' };
const slot = { date: '2027-02-10', time: '12:00' };
const wireNoSlot = { slot_date: null, slot_time: null };
const at = { date: '2027-02-11', time: '13:30', minutes: 90 };
const wireNoTime = { date: null, time: null, minutes: null };

describe('the plan of a contract', () => {
  it.each<[string, Partial<CoursePlanInput>, Partial<ClassPattern>]>([
    ['to a day', {}, {}],
    ['to a number of classes', { ends_on: null, number_of_classes: 20 }, { until: { classes: 20 } }],
    ['over holidays', { skips_holidays: 0 }, { skipsHolidays: false }],
  ])('is read and written field by field, %s', (_what, onWire, own) => {
    expect(patternFromWire({ ...wirePattern, ...onWire })).toStrictEqual({ ...pattern, ...own });
    expect(patternToWire({ ...pattern, ...own })).toStrictEqual({ ...wirePattern, ...onWire });
  });

  it('without an end has no classes', () => {
    const { until } = patternFromWire({ ...wirePattern, ends_on: null, number_of_classes: null });
    expect(until).toStrictEqual({ classes: 0 });
  });

  it.each<[PlanChange, ClassChange]>([
    [
      { kind: 'dropped', ...wireSlot, ...wireNoTime },
      { kind: 'dropped', slot },
    ],
    [
      { kind: 'moved', ...wireSlot, ...at },
      { kind: 'moved', slot, to: at },
    ],
    [
      { kind: 'added', ...wireNoSlot, ...at },
      { kind: 'added', at },
    ],
  ])('has the change %j', (wire, change) => {
    expect(patternFromWire({ ...wirePattern, changes: [wire] }).changes).toStrictEqual([change]);
    expect(patternToWire({ ...pattern, changes: [change] }).changes).toStrictEqual([wire]);
  });

  it.each<PlanChange>([
    { kind: 'dropped', ...wireSlot, slot_date: null, ...wireNoTime },
    { kind: 'dropped', ...wireSlot, slot_time: null, ...wireNoTime },
    { kind: 'moved', ...wireNoSlot, ...at },
    { kind: 'moved', ...wireSlot, ...wireNoTime },
    { kind: 'added', ...wireNoSlot, ...at, date: null },
    { kind: 'added', ...wireNoSlot, ...at, time: null },
    { kind: 'added', ...wireNoSlot, ...at, minutes: null },
  ])('leaves out the incomplete change %j', (change) => {
    expect(patternFromWire({ ...wirePattern, changes: [change] }).changes).toStrictEqual([]);
  });
});
