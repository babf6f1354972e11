import { expect, it } from 'vitest';
import { aLesson } from '../attendance/lesson.fixtures.ts';
import { monthlyHours } from '../attendance/monthly-hours.ts';
import { aContract } from '../contract/contract.fixtures.ts';
import { anHoursClass, aStatementLine } from './hours.fixtures.ts';
import { amountOfEntries, lessonsOfEntries, ownMonthEntries } from './month-entries.ts';

const contracts = [aContract({ numberOfClasses: 1, hoursPerClass: 1 })];
const theirs = aLesson({ id: 1, date: '2026-11-03', minutes: 60 });
const mine = aLesson({ id: 2, date: '2026-11-05', minutes: 75 });
const handedOver = { id: 9, number: '2025-0009' };

const entries = ownMonthEntries({
  counted: {
    lines: [
      aStatementLine({
        contract: handedOver,
        company: { id: 4, name: 'Transport Kingsley' },
        classes: 1,
        minutes: 90,
        rateCents: null,
        amountCents: 0,
      }),
      aStatementLine({
        contract: { id: 412, number: '2026-0412' },
        classes: 1,
        minutes: 75,
        amountCents: 6750,
      }),
    ],
    classes: 2,
    minutes: 165,
    amountCents: 6750,
    unratedMinutes: 90,
  },
  classes: [
    anHoursClass({
      lessonId: 2,
      contract: { id: 412, number: '2026-0412' },
      date: '2026-11-05',
      minutes: 75,
    }),
    anHoursClass({ lessonId: 7, contract: handedOver, date: '2026-11-02', minutes: 90 }),
  ],
  contracts,
  monthly: monthlyHours(contracts, [theirs, mine], '2026-11'),
});

it('leaves out what somebody else gave of a contract that was taken over', () => {
  expect(entries[1]?.lessons).toEqual([{ id: 2, date: '2026-11-05', minutes: 75 }]);
  expect(entries[1]?.contract.students).toHaveLength(3);
  // The 75 minutes beyond the contract were the last ones taught, so they belong to this teacher.
  expect(entries[1]?.overrunMinutes).toBe(75);
});

it('keeps a contract that was handed over, of which nothing else is known', () => {
  expect(entries[0]).toEqual({
    contract: { ...handedOver, company: { id: 4, name: 'Transport Kingsley' } },
    lessons: [{ id: 7, date: '2026-11-02', minutes: 90 }],
    minutes: 90,
    overrunMinutes: 0,
    line: expect.objectContaining({ rateCents: null }),
  });
});

it('marks a class that was cancelled and is paid all the same (DECISION-133)', () => {
  const counted = { lines: [aStatementLine({ contract: handedOver })], classes: 1 };
  const [entry] = ownMonthEntries({
    counted: { ...counted, minutes: 90, amountCents: 8100, unratedMinutes: 0 },
    classes: [anHoursClass({ lessonId: null, plannedClassId: 5, contract: handedOver })],
    contracts: [],
    monthly: [],
  });
  expect(entry?.lessons).toMatchObject([{ id: -5, isCancelled: true }]);
});

it('shows a contract with two rates once for each, with its own classes', () => {
  const line = (rateCents: number, minutes: number) => ({
    contract: handedOver,
    company: null,
    classes: 1,
    minutes,
    rateCents,
    amountCents: rateCents,
  });
  const lessons = [
    anHoursClass({ lessonId: 1, contract: handedOver, date: '2026-11-02', minutes: 60, rateCents: 4000 }),
    anHoursClass({ lessonId: 2, contract: handedOver, date: '2026-11-16', minutes: 90, rateCents: 4400 }),
  ];
  const split = ownMonthEntries({
    counted: {
      classes: 2,
      minutes: 150,
      amountCents: 8400,
      unratedMinutes: 0,
      lines: [line(4000, 60), line(4400, 90)],
    },
    classes: lessons,
    contracts: [],
    monthly: [],
  });
  expect(split.map(({ line: of, lessons: own }) => [of?.rateCents, own.map(({ id }) => id)])).toEqual([
    [4000, [1]],
    [4400, [2]],
  ]);
});

it('sums classes and amounts, and the minutes without a rate', () => {
  expect(lessonsOfEntries(entries)).toBe(2);
  expect(amountOfEntries(entries)).toEqual({ amountCents: 6750, unratedMinutes: 90 });
});

it('knows no amount without the extension', () => {
  expect(amountOfEntries(monthlyHours(contracts, [mine], '2026-11'))).toBeNull();
});
