import { lacksMaterial } from '../material/material-rules.ts';
import { lacksOutline } from '../outline/outline-status.ts';
import { allReportsDone, reportsDue } from '../progress-report/report-completion.ts';
import type { Contract, ContractStudent } from './contract.ts';

/** Tasks that a contract still needs from its teacher. */
export const contractWarnings = ['outline-required', 'material-required', 'report-required'] as const;
export type ContractWarning = (typeof contractWarnings)[number];

/**
 * Returns the warnings of a contract, in work order (PORTAL-HOME-06 to PORTAL-HOME-09). None for an archived contract,
 * because nothing can be done about it (DECISION-40), and none if the teacher only records its attendance.
 */
export function warningsOf(
  contract: Pick<
    Contract,
    'status' | 'outline' | 'materials' | 'noMaterialNeeded' | 'students' | 'attendanceOnly'
  >,
): ContractWarning[] {
  if (contract.status === 'archived' || contract.attendanceOnly) return [];
  const applies: Record<ContractWarning, boolean> = {
    'outline-required': lacksOutline(contract.outline),
    'material-required': lacksMaterial(contract),
    'report-required': !allReportsDone(contract.students),
  };
  return contractWarnings.filter((warning) => applies[warning]);
}

/**
 * Returns the contracts with a card on the teacher's home page: all except archived ones (PORTAL-HOME-03,
 * PORTAL-HOME-04).
 */
export function contractsOnHome<C extends Pick<Contract, 'status'>>(contracts: readonly C[]): C[] {
  return contracts.filter(({ status }) => status !== 'archived');
}

/** Returns the students whose report is due, by contract (PORTAL-HOME-10, OPEN-69). */
export function reportsDueOnHome<C extends Pick<Contract, 'status' | 'students' | 'attendanceOnly'>>(
  contracts: readonly C[],
): { contract: C; student: ContractStudent }[] {
  return contractsOnHome(contracts).flatMap((contract) =>
    (contract.attendanceOnly ? [] : reportsDue(contract.students)).map((student) => ({ contract, student })),
  );
}
