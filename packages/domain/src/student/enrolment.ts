import type { Contract } from '../contract/contract.ts';

/** Whether a student is learning with us now (DOMAIN-12, DOMAIN-13). */
export type Enrolment = 'enrolled' | 'not-enrolled';

/** Enrolled with any contract that is pending or activated. */
export function enrolmentOf(contracts: readonly Pick<Contract, 'status'>[]): Enrolment {
  return contracts.some(({ status }) => status === 'pending' || status === 'activated')
    ? 'enrolled'
    : 'not-enrolled';
}
