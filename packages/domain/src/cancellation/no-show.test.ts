import { describe, expect, it } from 'vitest';
import type { CancellationRule } from './cancellation-rule.ts';
import { isNoShow, outcomeOfRecord } from './no-show.ts';

const notice = { unit: 'hours', count: 24 } as const;
const rule: CancellationRule = {
  single: { notice, late: { paid: false, billed: true, counted: true } },
  group: { notice, late: { paid: true, billed: true, counted: false } },
};
const given = { paid: true, billed: true, counted: true };

describe('a no-show', () => {
  it.each([
    ['everyone is absent', { memberIds: [1, 2], absentIds: [1, 2], excusedIds: [] }, true],
    ['someone came', { memberIds: [1, 2], absentIds: [1], excusedIds: [] }, false],
    ['someone had announced it', { memberIds: [1, 2], absentIds: [1, 2], excusedIds: [2] }, false],
    ['a former student is absent too', { memberIds: [1], absentIds: [1, 9], excusedIds: [] }, true],
    ['nobody belongs to the contract', { memberIds: [], absentIds: [], excusedIds: [] }, false],
  ])('when %s (DECISION-130)', (_what, presence, expected) => {
    expect(isNoShow(presence)).toBe(expected);
  });

  it('has the outcome of a late cancellation, for one student and for a group (DECISION-130)', () => {
    const one = { memberIds: [1], absentIds: [1], excusedIds: [] };
    const two = { memberIds: [1, 2], absentIds: [2, 1], excusedIds: [] };
    expect(outcomeOfRecord(one, rule)).toEqual(rule.single.late);
    expect(outcomeOfRecord(two, rule)).toEqual(rule.group.late);
  });

  it('is a class that was given without a rule, and so is any other class', () => {
    const absent = { memberIds: [1], absentIds: [1], excusedIds: [] };
    expect(outcomeOfRecord(absent, null)).toEqual(given);
    expect(outcomeOfRecord({ ...absent, excusedIds: [1] }, rule)).toEqual(given);
  });
});
