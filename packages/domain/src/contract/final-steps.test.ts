import { describe, expect, it } from 'vitest';
import { aContract } from './contract.fixtures.ts';
import { finalStepsDone } from './final-steps.ts';

const closed = {
  attendanceComplete: true,
  outline: { id: 61, status: 'submitted', savedAt: null },
  sentToClientOn: '2026-12-20',
  completed: true,
} as const;

describe('what is left to do before a contract is closed', () => {
  it('is nothing once all is done', () => {
    expect(finalStepsDone(aContract(closed), 0)).toEqual({
      outline: true,
      attendance: true,
      reports: true,
      client: true,
      completed: true,
    });
  });

  it.each([
    ['outline', { outline: null }, 0],
    ['outline', { outline: { id: 61, status: 'draft', savedAt: null } }, 0],
    ['attendance', { attendanceComplete: false }, 0],
    ['reports', {}, 2],
    ['client', { sentToClientOn: null }, 0],
    ['completed', { completed: false }, 0],
  ] as const)('is the %s when the contract has %j', (step, differing, missing) => {
    const done = finalStepsDone(aContract({ ...closed, ...differing }), missing);
    expect(Object.entries(done).filter(([, isDone]) => !isDone)).toEqual([[step, false]]);
  });

  it('does not say of the reports what is not known yet', () => {
    expect(finalStepsDone(aContract(closed), null).reports).toBeNull();
  });
});
