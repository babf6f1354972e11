import { describe, expect, it } from 'vitest';
import { aContractToFollowUp } from '../contract/contract-follow-up.fixtures.ts';
import { keyOfItem, toFollowUp } from '../contract/contract-follow-up.ts';
import { defaultFollowUpLimits } from '../contract/follow-up-limits.ts';
import { aSentReminder } from './reminder.fixtures.ts';
import {
  digestWeek,
  isQuiet,
  isReminded,
  keyOfReminded,
  lastReminders,
  reminderItemOf,
  stillOpen,
} from './reminder.ts';

const today = '2026-11-20';
const contract = aContractToFollowUp({
  outline: null,
  reportsDue: 2,
  attendanceComplete: true,
  missingClasses: [{ id: 9, date: '2026-11-18', time: '12:00' }],
});
const open = toFollowUp(contract, today, defaultFollowUpLimits);
const items = open.filter(isReminded).map(reminderItemOf);
const ofNobody = toFollowUp(
  aContractToFollowUp({ id: 413, teacher: null, outline: null }),
  today,
  defaultFollowUpLimits,
);

it.each([
  [null, 3, false],
  ['2026-11-20', 1, true],
  ['2026-11-19', 1, false],
  ['2026-11-18', 3, true],
  ['2026-11-17', 3, false],
  ['2026-11-07', 14, true],
] as const)('a reminder of %s keeps a teacher quiet for %i days on the 20th: %s', (last, days, expected) => {
  expect(isQuiet(last, today, days)).toBe(expected);
});

it('an item has the key of its follow-up', () => {
  expect(items.map(keyOfReminded)).toEqual(open.map(keyOfItem));
  expect(items.map(keyOfReminded)).toEqual(['412-class-9', '412-outline', '412-reports']);
});

describe('what a reminder names', () => {
  it.each([
    ['everything that was chosen', { teacherId: 31, items }, ['class', 'outline', 'reports']],
    ['nothing that was not chosen', { teacherId: 31, items: items.slice(1, 2) }, ['outline']],
    [
      'nothing that is done',
      { teacherId: 31, items: [{ contractId: 412, kind: 'material', plannedClassId: null }] },
      [],
    ],
    [
      'nothing of another contract',
      { teacherId: 31, items: items.map((item) => ({ ...item, contractId: 1 })) },
      [],
    ],
    ['no other class', { teacherId: 31, items: [{ contractId: 412, kind: 'class', plannedClassId: 8 }] }, []],
    ['nothing that another teacher has now', { teacherId: 32, items }, []],
    [
      'nothing that nobody has now',
      { teacherId: 31, items: ofNobody.filter(isReminded).map(reminderItemOf) },
      [],
    ],
  ] as const)('is %s', (_, { teacherId, items: chosen }, kinds) => {
    const found = stillOpen({ teacherId, items: [...chosen] }, [...open, ...ofNobody]);
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
  });
});

it('the latest reminder of each follow-up counts', () => {
  const [line] = aSentReminder().items;
  if (!line) throw new Error('no item');
  const other = { ...line, kind: 'class' as const, plannedClassId: 9, classDate: '2026-11-18' };
  const log = [
    aSentReminder({ id: 3, items: [other] }),
    aSentReminder({ id: 2, items: [line] }),
    aSentReminder({ id: 1, items: [line, other] }),
  ];
  const found = lastReminders(log);
  expect([...found].map(([key, { id }]) => [key, id])).toEqual([
    ['412-class-9', 3],
    ['412-outline', 2],
  ]);
});

it.each([
  ['2026-11-16', '06:59', '2026-11-09'],
  ['2026-11-16', '07:00', '2026-11-16'],
  ['2026-11-17', '00:00', '2026-11-16'],
  ['2026-11-22', '23:59', '2026-11-16'],
  ['2026-11-23', '06:59', '2026-11-16'],
  ['2026-11-23', '07:00', '2026-11-23'],
])('on %s at %s the digest of the week of %s is due', (date, time, monday) => {
  expect(digestWeek({ date, time })).toBe(monday);
});
