import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../calendar/days-after.ts';
import {
  areEnrolmentPeriodsEqual,
  belongsOn,
  type EnrolmentPeriod,
  enrolmentPeriodsFault,
  hasOpenPeriod,
  lastPeriod,
  usualJoiningDay,
  usualLeavingDay,
  withJoining,
  withLastPeriod,
  withLeaving,
} from './enrolment-periods.ts';

const since = (from: string | null, to: string | null = null): EnrolmentPeriod => ({ from, to });
const twice = [since('2026-11-10'), since(null, '2026-10-20')];

describe('the days on which a student belongs to a contract', () => {
  it.each([
    ['long ago', '1999-01-01', true],
    ['on the last day of the first period', '2026-10-20', true],
    ['on the day after', '2026-10-21', false],
    ['on the day before coming back', '2026-11-09', false],
    ['on the first day of the second period', '2026-11-10', true],
    ['later', '2030-01-01', true],
  ])('include, %s, what the periods say (DOMAIN-10)', (_, day, belongs) => {
    expect(belongsOn(twice, day)).toBe(belongs);
  });

  it('are none without a period, and all for a backend without them', () => {
    expect(belongsOn([], '2026-11-10')).toBe(false);
    expect(belongsOn(undefined, '2026-11-10')).toBe(true);
  });

  it('go on while a period has no last day', () => {
    expect(hasOpenPeriod(twice)).toBe(true);
    expect(hasOpenPeriod([since(null, '2026-10-20')])).toBe(false);
    expect(hasOpenPeriod([])).toBe(false);
  });
});

describe('the usual days (DECISION-79)', () => {
  it.each([
    ['today, once the contract has begun', '2026-11-19', '2026-11-20'],
    ['the first class, if it is today', '2026-11-20', null],
    ['the first class, if it is ahead', '2026-12-01', null],
    ['the first class, if there is none yet', null, null],
  ])('of joining are %s', (_, firstClass, from) => {
    expect(usualJoiningDay({ today: '2026-11-20', firstClass })).toBe(from);
  });

  it.each([
    ['yesterday', [since(null)], false, '2026-11-19'],
    ['today, if the class of today is recorded', [since(null)], true, '2026-11-20'],
    ['yesterday, if the student was added today', [since('2026-11-20')], true, '2026-11-19'],
    ['today, if the student was added yesterday', [since('2026-11-19')], true, '2026-11-20'],
  ])('of leaving are %s', (_, periods, hasClassToday, to) => {
    expect(usualLeavingDay(periods, { today: '2026-11-20', hasClassToday })).toBe(to);
  });
});

describe('joining', () => {
  it.each([
    ['adds the first period', [], '2026-11-20', [since('2026-11-20')]],
    ['leaves who is in the contract', [since('2026-11-01')], '2026-11-20', [since('2026-11-01')]],
    [
      'adds a second period to who comes back',
      [since(null, '2026-11-01')],
      '2026-11-20',
      [since(null, '2026-11-01'), since('2026-11-20')],
    ],
    ['takes back a removal of the same day', [since(null, '2026-11-19')], '2026-11-20', [since(null)]],
    [
      'keeps a day between the periods',
      [since(null, '2026-11-18')],
      '2026-11-20',
      [since(null, '2026-11-18'), since('2026-11-20')],
    ],
    [
      'from a day within a former period makes them one',
      [since('2026-10-01', '2026-11-18')],
      '2026-11-02',
      [since('2026-10-01')],
    ],
    ['from the first class makes all periods one', [since('2026-10-01', '2026-11-18')], null, [since(null)]],
  ])('%s', (_, periods, from, right) => {
    expect(withJoining(periods, from)).toEqual(right);
  });
});

describe('leaving', () => {
  it.each([
    [
      'ends the open period',
      twice,
      '2026-11-19',
      [since(null, '2026-10-20'), since('2026-11-10', '2026-11-19')],
    ],
    ['keeps a period of one day', [since('2026-11-19')], '2026-11-19', [since('2026-11-19', '2026-11-19')]],
    ['removes a period that has not begun', [since('2026-11-20')], '2026-11-19', []],
    ['keeps who has left', [since(null, '2026-10-20')], '2026-11-19', [since(null, '2026-10-20')]],
    ['removes who leaves before the first class', [since(null)], '2026-10-01', []],
    [
      'keeps who leaves on the day of the first class',
      [since(null)],
      '2026-10-02',
      [since(null, '2026-10-02')],
    ],
  ])('%s', (_, periods, to, right) => {
    expect(withLeaving(periods, to, { firstClass: '2026-10-02' })).toEqual(right);
  });

  it('removes who leaves a contract without classes', () => {
    expect(withLeaving([since(null)], '2026-11-19', { firstClass: null })).toEqual([]);
  });
});

describe('a corrected first day', () => {
  it.each([
    ['of the only period', [since(null)], '2026-11-02', [since('2026-11-02')]],
    ['of the last period', twice, '2026-11-12', [since(null, '2026-10-20'), since('2026-11-12')]],
    ['that reaches the period before makes them one', twice, '2026-10-21', [since(null)]],
    ['of who has left', [since(null, '2026-10-20')], '2026-10-02', [since('2026-10-02', '2026-10-20')]],
    ['from the first class', [since('2026-11-02')], null, [since(null)]],
    ['of nobody', [], null, []],
  ])('%s', (_, periods, from, right) => {
    expect(withLastPeriod(periods, { from })).toEqual(right);
  });

  it('and last day are corrected together, and a last day can be removed', () => {
    expect(withLastPeriod(twice, { from: '2026-11-12', to: '2026-11-19' })).toEqual([
      since(null, '2026-10-20'),
      since('2026-11-12', '2026-11-19'),
    ]);
    expect(withLastPeriod([since(null, '2026-10-20')], { to: null })).toEqual([since(null)]);
    expect(lastPeriod(twice)).toEqual(since('2026-11-10'));
    expect(lastPeriod([])).toBeUndefined();
  });
});

describe('periods', () => {
  it.each([
    ['are fine apart', twice, null],
    ['are fine one day after the other', [since(null, '2026-10-20'), since('2026-10-21')], null],
    ['are fine with one day', [since('2026-10-20', '2026-10-20')], null],
    ['are fine until today', [since(null, '2026-11-20')], null],
    ['are fine with a first day ahead', [since('2027-01-10')], null],
    ['do not end before they begin', [since('2026-10-20', '2026-10-19')], 'ends-before-start'],
    ['do not end in the future', [since(null, '2026-11-21')], 'ends-ahead'],
    ['do not share a day', [since('2026-10-20'), since(null, '2026-10-20')], 'overlap'],
    ['are not open twice', [since(null), since('2026-10-20')], 'overlap'],
    [
      'do not begin twice with the first class',
      [since(null, '2026-01-01'), since(null, '2026-01-02')],
      'overlap',
    ],
  ])('%s', (_, periods, fault) => {
    expect(enrolmentPeriodsFault(periods, '2026-11-20')).toBe(fault);
  });

  it('are the same in any order', () => {
    expect(areEnrolmentPeriodsEqual(twice, twice.toReversed())).toBe(true);
    expect(areEnrolmentPeriodsEqual(twice, [since(null)])).toBe(false);
    expect(areEnrolmentPeriodsEqual([since('2026-10-20')], [since('2026-10-20', '2026-10-20')])).toBe(false);
  });
});

/** A student as a calendar of days, an independent model of the rules: each step changes the days. */
class DayByDay {
  readonly #days = new Map<string, boolean>();
  #isIn = false;
  readonly all: readonly string[];

  constructor(all: readonly string[]) {
    this.all = all;
  }

  join(from: string): void {
    if (this.#isIn) return;
    this.#isIn = true;
    for (const day of this.all) if (day >= from) this.#days.set(day, true);
  }

  leave(to: string): void {
    if (!this.#isIn) return;
    this.#isIn = false;
    // Only in the last period: earlier periods keep their days.
    for (const day of this.all) if (day > to && day >= this.#lastStretch()) this.#days.set(day, false);
  }

  has(day: string): boolean {
    return this.#days.get(day) === true;
  }

  #lastStretch(): string {
    let first = this.all.at(-1) ?? '';
    for (const day of this.all.toReversed()) {
      if (!this.has(day)) break;
      first = day;
    }
    return first;
  }
}

describe('any sequence of joining and leaving', () => {
  const start = '2026-10-01';
  const days = Array.from({ length: 60 }, (_, place) => daysAfter(start, place));
  const step = fc.record({
    kind: fc.constantFrom('join' as const, 'leave' as const),
    /** Days that pass before the step. */
    wait: fc.integer({ min: 0, max: 6 }),
    /** Number of days before today from which the step applies. */
    back: fc.integer({ min: 0, max: 9 }),
  });

  it('gives each day as a list of days does, with periods that can be stored (DOMAIN-10)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const slow = new DayByDay(days);
        let periods: EnrolmentPeriod[] = [];
        let today = daysAfter(start, 10);
        for (const { kind, wait, back } of steps) {
          today = daysAfter(today, wait);
          const day = daysAfter(today, -back);
          if (kind === 'join') {
            periods = withJoining(periods, day);
            slow.join(day);
          } else {
            const isIn = hasOpenPeriod(periods);
            periods = withLeaving(periods, day, { firstClass: start });
            if (isIn) slow.leave(day);
          }
          expect(enrolmentPeriodsFault(periods, today)).toBeNull();
          expect(days.filter((one) => belongsOn(periods, one))).toEqual(days.filter((one) => slow.has(one)));
        }
      }),
    );
  });
});
