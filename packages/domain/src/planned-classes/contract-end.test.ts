import { describe, expect, it } from 'vitest';
import { classesAfterEnd, endsMovedTo, isToCome, lastDayOfContract, planEndingOn } from './contract-end.ts';
import { planText } from './plan-text.ts';
import { aPlannedClass } from './planned-class.fixtures.ts';

const [early, late] = ['2026-12-18', '2027-01-31'];

describe('the end of a contract (DECISION-95)', () => {
  it.each([
    [early, late, early],
    [late, early, early],
    [early, null, early],
    [null, late, late],
    [null, null, null],
  ])('that ends on %s and expires on %s is %s', (endsOn, expiresOn, last) => {
    expect(lastDayOfContract({ endsOn, expiresOn })).toBe(last);
  });

  it('is before the classes of later days, in order', () => {
    const classes = ['2027-01-04', '2026-12-18', '2026-12-19', '2026-12-17'].map((date) => ({ date }));
    const after = (endsOn: string | null) =>
      classesAfterEnd(classes, { endsOn, expiresOn: null }).map(({ date }) => date);
    expect(after(early)).toEqual(['2026-12-19', '2027-01-04']);
    expect(after(null)).toEqual([]);
    expect(after(late)).toEqual([]);
  });

  it.each([
    [early, late, '2027-02-15', { endsOn: '2027-02-15', expiresOn: '2027-02-15' }],
    [early, late, '2027-01-31', { endsOn: '2027-01-31' }],
    [early, null, early, {}],
    [null, early, late, { expiresOn: late }],
  ])('%s, expiring %s, moves to %s where it is earlier', (endsOn, expiresOn, last, moved) => {
    expect(endsMovedTo({ endsOn, expiresOn }, last)).toEqual(moved);
  });
});

it('counts classes that are still to be given', () => {
  const isComing = (given: Parameters<typeof aPlannedClass>[0]) =>
    isToCome(aPlannedClass({ date: '2026-11-23', ...given }), '2026-11-23');
  expect(isComing({})).toBe(true);
  expect(isComing({ date: '2026-11-22' })).toBe(false);
  expect(isComing({ isCancelled: true })).toBe(false);
  expect(isComing({ lessonId: 5 })).toBe(false);
});

it('ends a plan on a day, without what was added or moved beyond it', () => {
  const contract = { startsOn: '2026-11-02', endsOn: null, hoursPerClass: 1.5, numberOfClasses: 10 };
  const slot = (date: string) => ({ date, time: '12:00' });
  const at = (date: string) => ({ ...slot(date), minutes: 90 });
  const text = {
    ...planText(null, contract, '2026-11-01'),
    changes: [
      { kind: 'added' as const, at: at('2026-12-18') },
      { kind: 'added' as const, at: at('2026-12-19') },
      { kind: 'moved' as const, slot: slot('2026-12-14'), to: at('2026-12-21') },
      { kind: 'moved' as const, slot: slot('2026-12-07'), to: at('2026-12-18') },
      { kind: 'dropped' as const, slot: slot('2026-11-30') },
    ],
  };
  expect(planEndingOn(text, early)).toEqual({
    ...text,
    until: 'date',
    endsOn: early,
    changes: [
      text.changes[0],
      { kind: 'dropped', slot: slot('2026-12-14') },
      text.changes[3],
      text.changes[4],
    ],
  });
});
