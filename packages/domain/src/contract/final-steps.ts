import { lacksOutline } from '../outline/outline-status.ts';
import type { Contract } from './contract.ts';

/** Steps before a contract is closed, in work order. */
export const finalSteps = ['outline', 'attendance', 'reports', 'client', 'completed'] as const;
export type FinalStep = (typeof finalSteps)[number];

/** Returns whether each step is done; reports are null while it is unknown which are missing. */
export function finalStepsDone(
  contract: Pick<Contract, 'outline' | 'attendanceComplete' | 'sentToClientOn' | 'completed'>,
  reportsMissing: number | null,
): Record<FinalStep, boolean | null> {
  return {
    outline: !lacksOutline(contract.outline),
    attendance: contract.attendanceComplete,
    reports: reportsMissing === null ? null : reportsMissing === 0,
    client: contract.sentToClientOn !== null,
    completed: contract.completed,
  };
}
