import { describe, expect, it } from 'vitest';
import type { ClassChange } from './class-pattern.ts';
import { slotOfChange, withMovedClass, withoutChange, withoutClass } from './plan-changes.ts';

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
});
