import { describe, expect, it } from 'vitest';
import { type BalancedClass, type BalanceFacts, hoursBalance } from './hours-balance.ts';

const today = '2026-11-20';

const contract: BalanceFacts['contract'] = {
  hoursPerClass: 1.5,
  numberOfClasses: 4,
  endsOn: '2026-12-18',
  expiresOn: '2027-02-01',
  status: 'activated',
};

function planned(date: string, differing: Partial<BalancedClass> = {}): BalancedClass {
  return { date, minutes: 90, isCancelled: false, lessonId: null, ...differing };
}

/** The record of the 13th fulfils the class of that day. */
function record(date: string, minutes = 90, status: 'active' | 'deleted' = 'active') {
  return { id: date === '2026-11-13' ? 7 : 8, date, minutes, status };
}

function counted(isCounted: boolean): Partial<BalancedClass> {
  return { isCancelled: true, cancellation: { outcome: { counted: isCounted } } };
}

function balanceOf({ contract: changed = {}, ...facts }: Differing = {}) {
  return hoursBalance({
    classes: [
      planned('2026-11-13', { lessonId: 7 }),
      planned('2026-11-27'),
      planned('2026-12-04'),
      planned('2026-12-11'),
    ],
    records: [record('2026-11-13')],
    hasPlan: true,
    today,
    ...facts,
    contract: { ...contract, ...changed },
  });
}

type Differing = Partial<Omit<BalanceFacts, 'contract'>> & { contract?: Partial<BalanceFacts['contract']> };

it('adds records and planned classes up to the hours of the contract (DECISION-143)', () => {
  expect(balanceOf()).toEqual({
    contractedMinutes: 360,
    recordedMinutes: 90,
    outsideMinutes: 0,
    cancelledMinutes: 0,
    plannedMinutes: 270,
    missingMinutes: 0,
    usedUpOn: '2026-12-11',
    lastDay: '2026-12-18',
    misfit: null,
  });
});

describe('hours that do not fit (DECISION-143)', () => {
  const past = [planned('2026-11-06'), planned('2026-11-13')];
  it.each<[string, Differing, [number | null, string | null, string | null]]>([
    ['the plan is shorter', { classes: [planned('2026-11-27')] }, [180, null, 'missing']],
    [
      'the plan is longer',
      { classes: [11, 18, 25].map((day) => planned(`2026-12-${day}`, { minutes: 120 })) },
      [-90, '2026-12-25', 'after-end'],
    ],
    [
      'the plan is longer and the hours are used up on the last day',
      { contract: { endsOn: '2026-12-11' }, classes: [planned('2026-12-11', { minutes: 300 })] },
      [-30, '2026-12-11', 'over'],
    ],
    [
      'a class has moved across the end',
      { contract: { endsOn: '2026-12-10' } },
      [0, '2026-12-11', 'after-end'],
    ],
    [
      'the expiry is before the end',
      { contract: { expiresOn: '2026-12-10' } },
      [0, '2026-12-11', 'after-end'],
    ],
    [
      'a class after the end that the hours no longer need',
      {
        contract: { endsOn: '2026-12-11', numberOfClasses: 3 },
      },
      [-90, '2026-12-04', 'over'],
    ],
    ['no end', { contract: { endsOn: null, expiresOn: '' as unknown as null } }, [0, '2026-12-11', null]],
    [
      'the last class is cancelled',
      {
        classes: [planned('2026-11-27'), planned('2026-12-04'), planned('2026-12-11', { isCancelled: true })],
      },
      [90, null, 'missing'],
    ],
    [
      'the last class is cancelled, and one is added after the end',
      {
        classes: [
          planned('2026-11-27'),
          planned('2026-12-04'),
          planned('2026-12-11', { isCancelled: true }),
          planned('2027-01-08'),
        ],
      },
      [0, '2027-01-08', 'after-end'],
    ],
    [
      'a cancelled class that counts, and one that does not',
      {
        classes: [
          planned('2026-11-27', counted(true)),
          planned('2026-12-04', counted(false)),
          planned('2026-12-11'),
          planned('2026-12-18'),
        ],
      },
      [0, '2026-12-18', null],
    ],
    [
      'a no-show that does not count',
      { records: [{ ...record('2026-11-13'), noShow: { counted: false } }] },
      [90, null, 'missing'],
    ],
    [
      'a no-show that counts',
      { records: [{ ...record('2026-11-13'), noShow: { counted: true } }] },
      [0, '2026-12-11', null],
    ],
    ['no plan, before the last day', { classes: [], hasPlan: false }, [270, null, null]],
    [
      'no plan, on the last day',
      { classes: [], hasPlan: false, contract: { endsOn: today } },
      [270, null, null],
    ],
    [
      'no plan, after the last day',
      { classes: [], hasPlan: false, contract: { endsOn: '2026-11-19' } },
      [270, null, 'missing'],
    ],
    [
      'an end in the past, with classes that wait for their records',
      { contract: { numberOfClasses: 3, endsOn: '2026-11-19' }, classes: past },
      [0, '2026-11-13', null],
    ],
    [
      'all hours are recorded, the last ones after the end',
      { classes: [], records: [record('2026-11-13', 200), record('2026-12-21', 160)] },
      [0, '2026-12-21', 'after-end'],
    ],
    [
      'the records are longer than the contract',
      { classes: [], records: [record('2026-11-13', 400)] },
      [-40, '2026-11-13', 'over'],
    ],
    [
      'a deleted record',
      { records: [record('2026-11-13'), record('2026-11-14', 90, 'deleted')] },
      [0, '2026-12-11', null],
    ],
    [
      'records that fulfil no class',
      { records: [record('2026-11-13'), record('2026-11-14')] },
      [-90, '2026-12-04', 'over'],
    ],
    ['no hours', { contract: { numberOfClasses: null } }, [null, null, null]],
    ['a pending contract', { contract: { status: 'pending', numberOfClasses: 5 } }, [90, null, 'missing']],
    ['a contract that is done', { contract: { status: 'done', numberOfClasses: 5 } }, [90, null, null]],
    [
      'an archived contract, whose classes nobody gives',
      { contract: { status: 'archived' } },
      [270, null, null],
    ],
    [
      'class lengths that are rounded',
      {
        contract: { hoursPerClass: 0.3333, numberOfClasses: 3 },
        records: [record('2026-11-13', 60)],
        classes: [],
      },
      [0, '2026-11-13', null],
    ],
  ])('%s', (_case, differing, [missing, usedUpOn, misfit]) => {
    expect(balanceOf(differing)).toMatchObject({ missingMinutes: missing, usedUpOn, misfit });
  });

  it('names the minutes of records that fulfil no class and count (DECISION-133)', () => {
    const noShow = { ...record('2026-11-15'), noShow: { counted: false } };
    const records = [record('2026-11-13'), record('2026-11-14', 45), noShow];
    expect(balanceOf({ records })).toMatchObject({ recordedMinutes: 135, outsideMinutes: 45 });
  });

  it('names the minutes of cancellations that count', () => {
    const classes = [planned('2026-11-27', counted(true)), planned('2026-12-04', counted(false))];
    expect(balanceOf({ classes })).toMatchObject({ cancelledMinutes: 90, plannedMinutes: 0 });
  });

  it.each([{ hoursPerClass: 2 }, { status: 'archived' as const }, { endsOn: '2026-11-01' }])(
    'always adds up: %j',
    (changed) => {
      const { contractedMinutes, recordedMinutes, cancelledMinutes, plannedMinutes, missingMinutes } =
        balanceOf({
          contract: changed,
        });
      expect(recordedMinutes + cancelledMinutes + plannedMinutes + (missingMinutes ?? 0)).toBe(
        contractedMinutes,
      );
    },
  );
});
