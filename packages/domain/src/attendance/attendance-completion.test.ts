import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttendanceChange, canAddLesson, completeAfter } from './attendance-completion.ts';

describe('attendance completion (DECISION-16)', () => {
  it.each<[string, AttendanceChange, boolean, number, number | null, boolean]>([
    ['the last lesson completes it (CON-ATT-17, DOMAIN-25)', 'lesson-added', false, 31, 32, true],
    ['the last but one does not (CON-ATT-17)', 'lesson-added', false, 30, 32, false],
    ['a lesson beyond the total completes it too', 'lesson-added', false, 40, 32, true],
    ['a lesson leaves complete what was ticked by hand', 'lesson-added', true, 3, 32, true],
    ['a total of zero is never reached (DOMAIN-25)', 'lesson-added', false, 0, 0, false],
    ['an unknown total is never reached', 'lesson-added', false, 10, null, false],
    ['a delete back below the total unsets it', 'lesson-deleted', true, 32, 32, false],
    ['a delete of an overrun lesson keeps it', 'lesson-deleted', true, 33, 32, true],
    ['a delete keeps what was ticked by hand before the total', 'lesson-deleted', true, 10, 32, true],
    ['a delete never sets it', 'lesson-deleted', false, 33, 32, false],
    ['a lower total completes it', { total: 20 }, false, 20, 32, true],
    ['a higher total never unsets it', { total: 40 }, true, 32, 32, true],
    ['a total not reached sets nothing', { total: 21 }, false, 20, 32, false],
    ['a total of zero sets nothing', { total: 0 }, false, 20, 32, false],
  ])('%s', (_, change, complete, recorded, total, after) => {
    expect(completeAfter(change, { complete, recorded, total })).toBe(after);
  });

  it('is complete exactly while the total is reached, if nobody ticks by hand and the total stays (CON-ATT-17)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.constantFrom('lesson-added' as const, 'lesson-deleted' as const), { maxLength: 40 }),
        (total, changes) => {
          let recorded = 0;
          let complete = false;
          for (const change of changes) {
            if (change === 'lesson-deleted' && recorded === 0) continue;
            complete = completeAfter(change, { complete, recorded, total });
            recorded += change === 'lesson-added' ? 1 : -1;
            expect(complete).toBe(recorded >= total);
          }
        },
      ),
    );
  });
});

it.each([
  [31, 32, true],
  [32, 32, false],
  [33, 32, false],
  [0, 0, false],
  [5, null, true],
])('with %i lessons of %s, adding another is %s (CON-ATT-18)', (recorded, total, allowed) => {
  expect(canAddLesson({ recorded, total })).toBe(allowed);
});
