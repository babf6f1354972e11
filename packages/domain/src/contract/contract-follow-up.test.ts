import { describe, expect, it } from 'vitest';
import { aPlannedClass } from '../planned-classes/planned-class.fixtures.ts';
import { aContractToFollowUp } from './contract-follow-up.fixtures.ts';
import {
  allToFollowUp,
  type ContractToFollowUp,
  daysOfMissingClasses,
  type FollowUpKind,
  followUpByTeacher,
  followUpCounts,
  isSnoozed,
  keyOfItem,
  markKindOf,
  toFollowUp,
  withMissingClasses,
} from './contract-follow-up.ts';
import { defaultFollowUpLimits as limits } from './follow-up-limits.ts';

const today = '2026-11-20';
const found = (differing: Partial<ContractToFollowUp>) =>
  toFollowUp(aContractToFollowUp(differing), today, limits).map(({ kind, days, overdueDays }) => [
    kind,
    days,
    overdueDays,
  ]);

type Found = [FollowUpKind, number | null, number | null][];

describe('what is followed up', () => {
  it.each<[string, Partial<ContractToFollowUp>, Found]>([
    ['nothing in a contract that goes its way', {}, []],
    ['no lesson for exactly the days of the limit', { lastLessonOn: '2026-11-06' }, [['lesson', 14, 0]]],
    ['not a day before', { lastLessonOn: '2026-11-07' }, []],
    ['days count from the start where no lesson was given', { lastLessonOn: null }, [['lesson', 73, 59]]],
    ['not before it has started', { lastLessonOn: null, startsOn: '2026-11-30' }, []],
    ['nor without a start', { lastLessonOn: null, startsOn: null }, []],
    ['nor a lesson of which nobody knows', { lastLessonOn: undefined }, []],
    ['nor once all lessons are given', { lastLessonOn: '2026-10-01', attendanceComplete: true }, []],
    ['a lesson recorded for a day to come', { lastLessonOn: '2026-11-24' }, []],
    ['no outline (DOMAIN-24)', { outline: null }, [['outline', 73, 73]]],
    ['an outline in draft (DOMAIN-24)', { outline: { status: 'draft' } }, [['outline', 73, 73]]],
    ['not one submitted again', { outline: { status: 'resub' } }, []],
    [
      'an outline from two weeks before the start',
      { outline: null, startsOn: '2026-12-04' },
      [['outline', -14, -14]],
    ],
    ['not earlier', { outline: null, startsOn: '2026-12-05' }, []],
    ['an outline where no start is set', { outline: null, startsOn: null }, [['outline', null, null]]],
    ['undecided material (DOMAIN-26)', { materialUndecided: true }, [['material', 73, 73]]],
    [
      'reports from two weeks before the end (DOMAIN-19)',
      { reportsDue: 2, endsOn: '2026-12-04' },
      [['reports', -14, -14]],
    ],
    ['not in mid-term', { reportsDue: 2 }, []],
    ['reports after the end', { reportsDue: 1, endsOn: '2026-11-10' }, [['reports', 10, 10]]],
    [
      'reports at once when the last lesson was given',
      { reportsDue: 1, attendanceComplete: true },
      [['reports', -28, -28]],
    ],
    [
      'also where no end is set',
      { reportsDue: 1, attendanceComplete: true, endsOn: null },
      [['reports', null, null]],
    ],
    ['not reports without any date', { reportsDue: 1, endsOn: null }, []],
    ['nor those of which nobody knows', { reportsDue: null, endsOn: '2026-11-10' }, []],
    [
      'all of it, in the order of the work',
      { lastLessonOn: null, outline: null, materialUndecided: true, reportsDue: 3, endsOn: today },
      [
        ['lesson', 73, 59],
        ['outline', 73, 73],
        ['material', 73, 73],
        ['reports', 0, 0],
      ],
    ],
  ])('%s', (_title, differing, expected) => {
    expect(found(differing)).toEqual(expected);
  });

  it('keeps to the limits of the provider', () => {
    const contract = aContractToFollowUp({ lastLessonOn: '2026-11-13', reportsDue: 1 });
    expect(toFollowUp(contract, today, { lessonDays: 7, noticeDays: 28 })).toHaveLength(2);
    expect(toFollowUp(contract, today, { lessonDays: 8, noticeDays: 27 })).toHaveLength(0);
  });
});

describe('the inbox', () => {
  const andrew = { id: 32, name: 'Andrew', lastName: 'Parker' };
  const zoe = { id: 33, name: 'Zoé', lastName: 'Abel' };
  const items = allToFollowUp(
    [
      aContractToFollowUp({ id: 1, number: '1', lastLessonOn: '2026-11-01' }),
      aContractToFollowUp({ id: 2, number: '2', teacher: null, outline: null }),
      aContractToFollowUp({ id: 3, number: '3', teacher: andrew, materialUndecided: true }),
      aContractToFollowUp({ id: 4, number: '4', outline: null, startsOn: null }),
      aContractToFollowUp({ id: 5, number: '5', teacher: zoe, outline: null }),
      aContractToFollowUp({ id: 6, number: '6', teacher: zoe, lastLessonOn: '2026-11-01' }),
    ],
    today,
    limits,
  );

  it('begins with the most urgent and ends with what has no date', () => {
    expect(items.map(keyOfItem)).toEqual([
      '2-outline',
      '3-material',
      '5-outline',
      '1-lesson',
      '6-lesson',
      '4-outline',
    ]);
  });

  it('is by teacher: the most urgent, then the most, then by name; those of nobody last', () => {
    const groups = followUpByTeacher(items).map(({ teacher, items: own }) => [
      teacher?.name ?? null,
      own.map(keyOfItem),
    ]);
    expect(groups).toEqual([
      ['Zoé', ['5-outline', '6-lesson']],
      ['Andrew', ['3-material']],
      ['Léa', ['1-lesson', '4-outline']],
      [null, ['2-outline']],
    ]);
  });

  it('has teachers with the same by their first name, and the kinds of one contract in the order of the work', () => {
    const lacking = { outline: null, materialUndecided: true, startsOn: null };
    const alike = allToFollowUp(
      [
        aContractToFollowUp({ id: 7, number: '7', teacher: zoe, ...lacking }),
        aContractToFollowUp({ id: 9, number: '9', teacher: null, ...lacking }),
        aContractToFollowUp({ id: 8, number: '8', teacher: andrew, ...lacking }),
      ],
      today,
      limits,
    );
    expect(alike.map(keyOfItem)).toEqual([
      '7-outline',
      '7-material',
      '8-outline',
      '8-material',
      '9-outline',
      '9-material',
    ]);
    expect(followUpByTeacher(alike).map(({ teacher }) => teacher?.name ?? null)).toEqual([
      'Andrew',
      'Zoé',
      null,
    ]);
    expect(followUpByTeacher(alike.toReversed()).map(({ items: own }) => own.map(keyOfItem))).toEqual([
      ['8-outline', '8-material'],
      ['7-outline', '7-material'],
      ['9-outline', '9-material'],
    ]);
  });

  it('has a contract of nobody after all others, however urgent it is', () => {
    const urgent = aContractToFollowUp({
      id: 10,
      number: '10',
      teacher: null,
      outline: null,
      startsOn: '2020-01-01',
    });
    const late = aContractToFollowUp({ id: 11, number: '11', teacher: zoe, outline: null, startsOn: null });
    const all = allToFollowUp([urgent, late], today, limits);
    expect(followUpByTeacher(all).map(({ teacher }) => teacher?.name ?? null)).toEqual(['Zoé', null]);
  });

  it('counts each kind', () => {
    expect(followUpCounts(items)).toEqual({
      class: 0,
      lesson: 2,
      outline: 3,
      material: 1,
      reports: 0,
      result: 0,
    });
  });

  it.each([
    [undefined, false],
    [{ until: null }, false],
    [{ until: '2026-11-19' }, false],
    [{ until: '2026-11-20' }, false],
    [{ until: '2026-11-21' }, true],
  ])('what is put away (%o) comes back on its day', (mark, away) => {
    expect(isSnoozed(mark, today)).toBe(away);
  });
});

describe('a planned class without a record (DECISION-51)', () => {
  const classes = [
    aPlannedClass({ id: 1, contractId: 412, date: '2026-11-19', time: '14:00' }),
    aPlannedClass({ id: 2, contractId: 412, date: '2026-11-19', time: '09:00' }),
    aPlannedClass({ id: 3, contractId: 412, date: '2026-11-12', lessonId: 7 }),
    aPlannedClass({ id: 4, contractId: 412, date: '2026-11-12', time: '16:00', isCancelled: true }),
    aPlannedClass({ id: 5, contractId: 412, date: today, time: '10:00', minutes: 60 }),
    aPlannedClass({ id: 6, contractId: 413, date: '2026-11-13' }),
  ];
  const followedUp = (time: string) =>
    allToFollowUp(withMissingClasses([aContractToFollowUp()], classes, { date: today, time }), today, limits);

  it.each([
    [
      '10:59',
      [
        [2, 1, 1],
        [1, 1, 1],
      ],
    ],
    [
      '11:00',
      [
        [2, 1, 1],
        [1, 1, 1],
        [5, 0, 0],
      ],
    ],
  ])(
    'is followed up once it has ended, by day and time, until it is recorded or cancelled (at %s)',
    (time, expected) => {
      expect(
        followedUp(time).map(({ planned, days, overdueDays }) => [planned?.id, days, overdueDays]),
      ).toEqual(expected);
    },
  );

  it('stands by time in the inbox of a teacher, whatever the order', () => {
    const [group] = followUpByTeacher(followedUp('10:59').toReversed());
    expect(group?.items.map(({ planned }) => planned?.time)).toEqual(['09:00', '14:00']);
  });

  it('is only in its own contract', () => {
    const contracts = [aContractToFollowUp(), aContractToFollowUp({ id: 414 })];
    const found = withMissingClasses(contracts, classes, { date: today, time: '10:59' });
    expect(found.map(({ missingClasses }) => missingClasses?.map(({ id }) => id))).toEqual([[2, 1], []]);
  });

  it('has a mark of its own, and is counted', () => {
    const items = followedUp('10:59');
    expect(items.map(keyOfItem)).toEqual(['412-class-2', '412-class-1']);
    expect(followUpCounts(items)).toEqual({
      class: 2,
      lesson: 0,
      outline: 0,
      material: 0,
      reports: 0,
      result: 0,
    });
    expect(markKindOf({ kind: 'outline' })).toBe('outline');
    expect(markKindOf({ kind: 'class' })).toBe('class-0');
  });

  it('comes before the other follow-ups of its contract that are as urgent', () => {
    const contract = { outline: null, startsOn: '2026-11-19' };
    const [planned, outline] = allToFollowUp(
      withMissingClasses([aContractToFollowUp(contract)], classes.slice(0, 1), {
        date: today,
        time: '12:00',
      }),
      today,
      limits,
    );
    expect([planned?.kind, outline?.kind]).toEqual(['class', 'outline']);
  });

  it('is looked for in the last four weeks', () => {
    expect(daysOfMissingClasses(today)).toEqual({ from: '2026-10-23', to: today });
  });
});
