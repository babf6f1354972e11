import { lacksOutline } from '../outline/outline-status.ts';
import type { Contract } from './contract.ts';

/** What is to be done before a contract is closed, in the order of the work. */
export const finalSteps = ['outline', 'attendance', 'reports', 'client', 'completed'] as const;
export type FinalStep = (typeof finalSteps)[number];

/** Whether each step is done; the reports are null while nobody knows which of them are missing. */
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
