import { describe, expect, it } from 'vitest';
import { type ClassPattern, expandPattern } from './class-pattern.ts';
import { quebecCalendar } from './planned-class.fixtures.ts';
import { replan, type SavedClass, withSettledSlots } from './replan.ts';

const mondays: ClassPattern = {
  times: [{ weekday: 1, time: '12:00', minutes: 90 }],
  startsOn: '2027-01-11',
  until: { classes: 4 },
  skipsHolidays: true,
  breaks: [],
  changes: [],
};
const later: ClassPattern = { ...mondays, times: [{ weekday: 1, time: '17:00', minutes: 60 }] };
const now = { date: '2027-01-18', time: '13:00' };

function saved(changes: Readonly<Record<number, Partial<SavedClass>>> = {}): SavedClass[] {
  return expandPattern(mondays, quebecCalendar).classes.map((planned, place) => ({
    ...planned,
    id: place + 1,
    isCancelled: false,
    isRecorded: false,
    ...changes[place + 1],
  }));
}

const idsOf = (classes: readonly SavedClass[]) => classes.map(({ id }) => id);
const slotsOf = (classes: readonly { slot: string }[]) => classes.map(({ slot }) => slot);

describe('a first plan over records (DECISION-95)', () => {
  const on = (...dates: string[]) => dates.map((date) => ({ date, status: 'active' as const }));
  const daysOf = (records: ReturnType<typeof on>, given: Partial<ClassPattern> = {}) =>
    replan(
      { ...mondays, ...given },
      [],
      quebecCalendar,
      { date: '2027-02-10', time: '09:00' },
      records,
    ).added.map(({ date }) => date);

  it('has classes only on their days until the last of them, and counts those', () => {
    expect(daysOf(on('2027-01-18', '2027-01-27'))).toEqual([
      '2027-01-18',
      '2027-02-01',
      '2027-02-08',
      '2027-02-15',
    ]);
    expect(daysOf(on('2027-01-18', '2027-01-27'), { until: { date: '2027-02-08' } })).toEqual([
      '2027-01-18',
      '2027-02-01',
      '2027-02-08',
    ]);
  });

  it('treats added and moved classes alike', () => {
    const at = { date: '2027-01-27', time: '10:00', minutes: 90 };
    const slot = { date: '2027-01-11', time: '12:00' };
    const changes: ClassPattern['changes'] = [
      { kind: 'added', at },
      { kind: 'added', at: { ...at, date: '2027-01-20' } },
      { kind: 'moved', slot, to: { ...at, date: '2027-01-12' } },
    ];
    expect(daysOf(on('2027-01-12', '2027-01-27'), { changes, until: { classes: 3 } })).toEqual([
      '2027-01-12',
      '2027-01-27',
      '2027-02-01',
    ]);
  });

  it('has every class without records, and when it is not the first', () => {
    expect(daysOf([])).toHaveLength(4);
    const plan = replan(later, saved(), quebecCalendar, now, on('2027-12-31'));
    expect(plan.added.map(({ date }) => date)).toEqual(['2027-01-18', '2027-01-25']);
  });
});

describe('a cancelled class for which another was added at the end (DECISION-142)', () => {
  const at = { date: '2027-02-08', time: '12:00', minutes: 90 };
  const pattern: ClassPattern = { ...mondays, changes: [{ kind: 'added', at }] };
  const cancelledLast = (addedFor: number | null) => [
    ...saved({ 4: { isCancelled: true } }),
    { ...at, slot: '2027-02-08 12:00', id: 5, isCancelled: false, isRecorded: false, addedFor },
  ];
  const before = { date: '2027-01-01', time: '09:00' };

  it('stays cancelled when the plan is saved again, also as the last one', () => {
    const plan = replan(pattern, cancelledLast(4), quebecCalendar, before);
    expect([plan.unchanged, plan.changed, plan.removed].map(idsOf)).toEqual([[1, 2, 3, 4, 5], [], []]);
    expect([plan.added, plan.classes.length]).toEqual([[], 4]);
  });

  it('leaves with the others when the weekly time changes, and without an added class as before', () => {
    const times = [{ weekday: 2 as const, time: '12:00', minutes: 90 }];
    const moved = replan({ ...pattern, times }, cancelledLast(4), quebecCalendar, before);
    expect([idsOf(moved.removed), moved.classes.length]).toEqual([[1, 2, 3, 4], 4]);
    const without = replan(pattern, cancelledLast(null), quebecCalendar, before);
    expect(idsOf(without.removed)).toEqual([4]);
  });

  it('shows no skipped day after the number of classes is reached', () => {
    const easter: ClassPattern = { ...pattern, startsOn: '2027-03-22', changes: [] };
    const last = { date: '2027-05-03', time: '12:00', minutes: 90 };
    const cancelled = { ...last, slot: '2027-05-03 12:00', id: 1, isCancelled: true, isRecorded: false };
    const added = { ...last, date: '2027-05-10', slot: '2027-05-10 12:00', id: 2, isRecorded: false };
    const plan = replan(
      { ...easter, until: { classes: 1 } },
      [cancelled, { ...added, isCancelled: false, addedFor: 1 }],
      quebecCalendar,
      before,
    );
    expect([plan.skipped, idsOf(plan.unchanged)]).toEqual([[], [1]]);
  });
});

describe('changing a plan', () => {
  it('adds no class again that is recorded before its time', () => {
    const plan = replan(mondays, saved({ 3: { isRecorded: true } }), quebecCalendar, now);
    expect([plan.fixed, plan.unchanged].map(idsOf)).toEqual([[1, 2, 3], [4]]);
    expect(plan.added).toEqual([]);
    expect(slotsOf(plan.classes)).toEqual([
      '2027-01-11 12:00',
      '2027-01-18 12:00',
      '2027-01-25 12:00',
      '2027-02-01 12:00',
    ]);
  });

  it('leaves out a past class that was cancelled, and names changed classes apart from the others', () => {
    const slot = { date: '2027-01-25', time: '12:00' };
    const to = { date: '2027-01-26', time: '09:00', minutes: 90 };
    const moved: ClassPattern = { ...mondays, changes: [{ kind: 'moved', slot, to }] };
    const plan = replan(moved, saved({ 1: { isCancelled: true } }), quebecCalendar, now);
    expect([plan.changed, plan.unchanged].map(idsOf)).toEqual([[3], [4]]);
    expect(plan.classes.map(({ date }) => date)).toEqual([
      '2027-01-18',
      '2027-01-26',
      '2027-02-01',
      '2027-02-08',
    ]);
  });

  it('counts an added class unless it is cancelled, and leaves out one that has begun', () => {
    const at = { date: '2027-01-30', time: '10:00', minutes: 90 };
    const more: ClassPattern = { ...mondays, until: { classes: 5 }, changes: [{ kind: 'added', at }] };
    const extra = { ...at, slot: '2027-01-30 10:00', id: 9, isCancelled: false, isRecorded: false };
    const four = [...saved(), extra];
    expect(replan(more, four, quebecCalendar, now).added).toEqual([]);
    const cancelled = [...saved(), { ...extra, isCancelled: true }];
    expect(slotsOf(replan(more, cancelled, quebecCalendar, now).added)).toEqual(['2027-02-08 12:00']);
    const after = replan(more, four, quebecCalendar, { date: '2027-01-30', time: '10:00' });
    expect(idsOf(after.fixed)).toEqual([1, 2, 3, 9]);
    expect(slotsOf(after.classes).filter((slot) => slot === extra.slot)).toHaveLength(1);
    expect(after.added).toEqual([]);
  });

  it('for the first time may begin in the past', () => {
    const plan = replan(mondays, [], quebecCalendar, now);
    expect(slotsOf(plan.added)).toEqual([
      '2027-01-11 12:00',
      '2027-01-18 12:00',
      '2027-01-25 12:00',
      '2027-02-01 12:00',
    ]);
    expect(plan.classes).toEqual(plan.added);
  });

  it('that stays the same changes nothing', () => {
    const plan = replan(mondays, saved(), quebecCalendar, now);
    expect([plan.fixed, plan.unchanged].map(idsOf)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect([...plan.changed, ...plan.added, ...plan.removed]).toEqual([]);
    expect(plan.classes).toHaveLength(4);
  });

  it('changes only classes that are to come', () => {
    const plan = replan(later, saved(), quebecCalendar, now);
    expect([plan.fixed, plan.removed].map(idsOf)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    // Today's class at noon has begun. The same weekday at 17:00 is another, future class.
    expect(slotsOf(plan.added)).toEqual(['2027-01-18 17:00', '2027-01-25 17:00']);
    expect(plan.classes).toHaveLength(4);
  });

  it('keeps a class that is recorded before its time', () => {
    const plan = replan(later, saved({ 4: { isRecorded: true } }), quebecCalendar, now);
    expect([plan.fixed, plan.removed].map(idsOf)).toEqual([[1, 2, 4], [3]]);
    expect(slotsOf(plan.added)).toEqual(['2027-01-18 17:00']);
    expect(slotsOf(plan.classes)).toEqual([
      '2027-01-11 12:00',
      '2027-01-18 12:00',
      '2027-01-18 17:00',
      '2027-02-01 12:00',
    ]);
  });

  it('of another length changes the same class', () => {
    const longer = { ...mondays, times: [{ weekday: 1, time: '12:00', minutes: 120 }] as const };
    const plan = replan(longer, saved(), quebecCalendar, now);
    expect(plan.changed.map(({ id, minutes }) => [id, minutes])).toEqual([
      [3, 120],
      [4, 120],
    ]);
  });

  it('moves a class under its own id', () => {
    const to = { date: '2027-01-26', time: '09:00', minutes: 90 };
    const slot = { date: '2027-01-25', time: '12:00' };
    const plan = replan({ ...mondays, changes: [{ kind: 'moved', slot, to }] }, saved(), quebecCalendar, now);
    expect(plan.changed.map(({ id, date, time }) => [id, date, time])).toEqual([[3, '2027-01-26', '09:00']]);
  });

  it('moves a class back under its own id', () => {
    const before = saved({ 3: { date: '2027-01-26', time: '09:00' } });
    const plan = replan(mondays, before, quebecCalendar, now);
    expect(plan.changed.map(({ id, date, time }) => [id, date, time])).toEqual([[3, '2027-01-25', '12:00']]);
    expect([...plan.added, ...plan.removed]).toEqual([]);
  });

  it('adds no moved class again that is recorded before its time', () => {
    const slot = { date: '2027-01-11', time: '12:00' };
    const to = { date: '2027-01-30', time: '10:00', minutes: 90 };
    const moved: ClassPattern = { ...mondays, changes: [{ kind: 'moved', slot, to }] };
    const plan = replan(moved, saved({ 1: { ...to, isRecorded: true } }), quebecCalendar, now);
    expect([plan.fixed, plan.unchanged].map(idsOf)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(plan.classes.map(({ date }) => date)).toEqual([
      '2027-01-18',
      '2027-01-25',
      '2027-01-30',
      '2027-02-01',
    ]);
  });

  it('leaves a moved class its id when another one is added at its new time', () => {
    const slot = { date: '2027-01-25', time: '12:00' };
    const to = { date: '2027-01-26', time: '09:00', minutes: 90 };
    const changes: ClassPattern['changes'] = [
      { kind: 'moved', slot, to },
      { kind: 'added', at: { ...to, minutes: 60 } },
    ];
    const plan = replan(
      { ...mondays, until: { classes: 5 }, changes },
      saved({ 3: to }),
      quebecCalendar,
      now,
    );
    expect([plan.unchanged, plan.changed, plan.removed].map(idsOf)).toEqual([[3, 4], [], []]);
    expect(plan.added.map(({ slot: added, minutes }) => [added, minutes])).toEqual([
      ['2027-01-26 09:00', 60],
    ]);
  });

  it('leaves a moved class its id when another one is added at its former time', () => {
    const slot = { date: '2027-01-25', time: '12:00' };
    const to = { date: '2027-01-26', time: '09:00', minutes: 90 };
    const changes: ClassPattern['changes'] = [
      { kind: 'moved', slot, to },
      { kind: 'added', at: { ...slot, minutes: 60 } },
    ];
    const five: ClassPattern = { ...mondays, until: { classes: 5 }, changes };
    const before = saved({ 3: { ...to, isCancelled: true } });
    const plan = replan(five, before, quebecCalendar, now);
    expect([plan.unchanged, plan.changed, plan.removed].map(idsOf)).toEqual([[3, 4], [], []]);
    expect(plan.unchanged[0]).toMatchObject({ ...to, slot: '2027-01-26 09:00', isCancelled: true });
    expect(plan.added.map(({ slot: added, minutes }) => [added, minutes])).toEqual([
      ['2027-01-25 12:00', 60],
      ['2027-02-08 12:00', 90],
    ]);
    // Saving the same plan again changes nothing.
    const after = [
      ...plan.fixed,
      ...plan.unchanged,
      ...plan.added.map((one, place) => ({ ...one, id: 5 + place, isCancelled: false, isRecorded: false })),
    ];
    const again = replan(five, after, quebecCalendar, now);
    expect(idsOf(again.unchanged)).toEqual([5, 3, 4, 6]);
    expect([...again.changed, ...again.added, ...again.removed]).toEqual([]);
  });

  it('leaves moved classes their ids when each has moved to the former time of the next one', () => {
    const at = (date: string) => ({ date, time: '12:00' });
    const changes: ClassPattern['changes'] = [
      { kind: 'moved', slot: at('2027-01-25'), to: { ...at('2027-02-01'), minutes: 90 } },
      { kind: 'moved', slot: at('2027-02-01'), to: { ...at('2027-02-05'), minutes: 90 } },
      { kind: 'added', at: { ...at('2027-01-25'), minutes: 60 } },
    ];
    const before = saved({ 3: { ...at('2027-02-01'), isCancelled: true }, 4: at('2027-02-05') });
    const plan = replan({ ...mondays, changes }, before, quebecCalendar, now);
    expect([plan.unchanged, plan.changed, plan.removed].map(idsOf)).toEqual([[3, 4], [], []]);
    expect(plan.unchanged.map(({ slot, isCancelled }) => [slot, isCancelled])).toEqual([
      ['2027-02-01 12:00', true],
      ['2027-02-05 12:00', false],
    ]);
    expect(plan.added.map(({ slot, minutes }) => [slot, minutes])).toEqual([['2027-01-25 12:00', 60]]);
  });

  it('leaves no two classes one slot when two have moved to the same time', () => {
    const at = (date: string) => ({ date, time: '12:00', minutes: 90 });
    const days = ['2027-01-18', '2027-01-25', '2027-02-01'];
    const before = saved({ 2: at('2027-02-01'), 3: at('2027-02-05'), 4: at('2027-02-05') });
    const settled = withSettledSlots(
      before,
      [...days, '2027-02-05'].map((date) => ({ kind: 'added', at: at(date) })),
    );
    expect(new Set(slotsOf(settled)).size).toBe(4);
    expect(slotsOf(settled)[2]).toBe('2027-02-05 12:00');
  });

  it('keeps a class that was moved from a day that has passed, whatever the weekly times', () => {
    const slot = { date: '2027-01-11', time: '12:00' };
    const to = { date: '2027-01-30', time: '10:00', minutes: 90 };
    const tuesdays: ClassPattern = {
      ...mondays,
      times: [{ weekday: 2, time: '12:00', minutes: 90 }],
      startsOn: '2027-01-19',
      changes: [{ kind: 'moved', slot, to }],
    };
    const plan = replan(tuesdays, saved({ 1: to }), quebecCalendar, now);
    expect([plan.fixed, plan.unchanged, plan.removed].map(idsOf)).toEqual([[2], [1], [3, 4]]);
    expect(slotsOf(plan.added)).toEqual(['2027-01-19 12:00', '2027-01-26 12:00']);
    const dropped = { ...tuesdays, changes: [{ kind: 'dropped', slot }] as const };
    expect(idsOf(replan(dropped, saved({ 1: to }), quebecCalendar, now).removed)).toEqual([1, 3, 4]);
  });

  it('follows the new weekly times with a class that was moved from a day to come', () => {
    const slot = { date: '2027-01-25', time: '12:00' };
    const to = { date: '2027-01-30', time: '10:00', minutes: 90 };
    const tuesdays: ClassPattern = {
      ...mondays,
      times: [{ weekday: 2, time: '12:00', minutes: 90 }],
      changes: [{ kind: 'moved', slot, to }],
    };
    expect(idsOf(replan(tuesdays, saved({ 3: to }), quebecCalendar, now).removed)).toEqual([3, 4]);
  });

  it('gives a cancelled class at the end, and leaves it cancelled', () => {
    const plan = replan(mondays, saved({ 3: { isCancelled: true } }), quebecCalendar, now);
    expect(idsOf(plan.unchanged)).toEqual([3, 4]);
    expect(slotsOf(plan.added)).toEqual(['2027-02-08 12:00']);
    expect(slotsOf(plan.classes)).not.toContain('2027-01-25 12:00');
    expect(plan.classes).toHaveLength(4);
  });

  it('gives a past class that was cancelled at the end', () => {
    const plan = replan(mondays, saved({ 1: { isCancelled: true } }), quebecCalendar, now);
    expect(slotsOf(plan.added)).toEqual(['2027-02-08 12:00']);
  });

  it.each([
    [2, [1, 2], 2],
    [1, [1, 2], 2],
  ])('to %i classes keeps those that have begun', (classes, fixed, left) => {
    const plan = replan({ ...mondays, until: { classes } }, saved(), quebecCalendar, now);
    expect([idsOf(plan.fixed), idsOf(plan.removed), plan.classes.length]).toEqual([fixed, [3, 4], left]);
  });

  it('names closed days that are new', () => {
    const closure = { startsOn: '2027-01-25', endsOn: '2027-01-25', name: 'Congé', nameEn: 'Day off' };
    const plan = replan(mondays, saved(), { ...quebecCalendar, closures: [closure] }, now);
    expect(plan.skipped).toEqual([{ date: '2027-01-25', time: '12:00', reason: { closure } }]);
    expect([idsOf(plan.removed), slotsOf(plan.added)]).toEqual([[3], ['2027-02-08 12:00']]);
  });

  it.each([
    ['12:00', [1, 2]],
    ['11:59', [1]],
  ])('at %s keeps classes that have begun', (time, fixed) => {
    expect(idsOf(replan(mondays, saved(), quebecCalendar, { date: '2027-01-18', time }).fixed)).toEqual(
      fixed,
    );
  });
});
