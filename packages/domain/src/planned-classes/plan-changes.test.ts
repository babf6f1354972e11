import { describe, expect, it } from 'vitest';
import type { ClassChange } from './class-pattern.ts';
import {
  settledChanges,
  slotOfChange,
  withGivenClass,
  withMovedClass,
  withoutChange,
  withoutClass,
} from './plan-changes.ts';

const slot = { date: '2027-01-11', time: '12:00' };
const other: ClassChange = { kind: 'dropped', slot: { date: '2027-01-11', time: '13:00' } };
const at = { date: '2027-01-16', time: '10:00', minutes: 60 };
const added: ClassChange = { kind: 'added', at };
const to = { date: '2027-01-12', time: '14:00', minutes: 90 };

describe('the changes of a plan', () => {
  it('are known by the beginning of their class', () => {
    expect(slotOfChange(added)).toEqual({ date: '2027-01-16', time: '10:00' });
    expect(slotOfChange({ kind: 'moved', slot, to })).toEqual(slot);
  });

  it('move a class, and again in the place of the first move', () => {
    const moved = withMovedClass([other], slot, to);
    expect(moved).toEqual([other, { kind: 'moved', slot, to }]);
    const again = { ...to, time: '15:00' };
    expect(withMovedClass(moved, slot, again)).toEqual([other, { kind: 'moved', slot, to: again }]);
  });

  it('move a class of the weekly times although another one is added', () => {
    expect(withMovedClass([added], slot, to)).toEqual([added, { kind: 'moved', slot, to }]);
  });

  it('drop a class that was moved, and bring it back', () => {
    const dropped = withoutClass([{ kind: 'moved', slot, to }, other], slot);
    expect(dropped).toEqual([other, { kind: 'dropped', slot }]);
    expect(withoutChange(dropped, slot)).toEqual([other]);
  });

  it('add a class elsewhere, or no longer', () => {
    expect(withMovedClass([added, other], at, to)).toEqual([other, { kind: 'added', at: to }]);
    expect(withoutClass([added, other], at)).toEqual([other]);
  });

  it('tell a dropped class from one that is added at its start', () => {
    const dropped: ClassChange = { kind: 'dropped', slot };
    const here: ClassChange = { kind: 'added', at: { ...slot, minutes: 60 } };
    const both = [dropped, here];
    expect(withoutClass(both, slot)).toEqual([dropped]);
    expect(withMovedClass(both, slot, to)).toEqual([dropped, { kind: 'added', at: to }]);
    expect(withoutChange(both, slot)).toEqual([here]);
    expect(withGivenClass(both, slot, to)).toEqual([here, { kind: 'moved', slot, to }]);
  });

  it('give each class a start of its own', () => {
    const times = [{ weekday: 1, time: '12:00' }] as const;
    const moved: ClassChange = { kind: 'moved', slot, to };
    const here: ClassChange = { kind: 'added', at: { ...slot, minutes: 60 } };
    expect(settledChanges([moved, here], times)).toEqual([{ kind: 'added', at: to }, here]);
    // Nothing changes if no class is added at the former time, or if the weekly times have no class there.
    expect(settledChanges([moved, other, added], times)).toEqual([moved, other, added]);
    expect(settledChanges([moved, here], [{ weekday: 1, time: '13:00' }])).toEqual([moved, here]);
    expect(settledChanges([moved, here], [{ weekday: 2, time: '12:00' }])).toEqual([moved, here]);
    // A class that was moved to the former time of another one is replaced too.
    const earlier = { date: '2027-01-04', time: '12:00' };
    const toSlot: ClassChange = { kind: 'moved', slot: earlier, to: { ...slot, minutes: 90 } };
    const atEarlier: ClassChange = { kind: 'added', at: { ...earlier, minutes: 60 } };
    expect(settledChanges([moved, toSlot, atEarlier], times)).toEqual([
      { kind: 'added', at: to },
      { kind: 'added', at: { ...slot, minutes: 90 } },
      atEarlier,
    ]);
    // Of two classes that are added at one time, the last one counts.
    const longer: ClassChange = { kind: 'added', at: { ...at, minutes: 90 } };
    expect(settledChanges([added, other, longer], times)).toEqual([longer, other]);
  });
});
