import type { Contract } from '../contract/contract.ts';

/** Whether a student is currently enrolled in a contract (DOMAIN-12, DOMAIN-13). */
export type Enrolment = 'enrolled' | 'not-enrolled';

/** Returns `enrolled` if any of the contracts is pending or activated. */
export function enrolmentOf(contracts: readonly Pick<Contract, 'status'>[]): Enrolment {
  return contracts.some(({ status }) => status === 'pending' || status === 'activated')
    ? 'enrolled'
    : 'not-enrolled';
}
