import type { Contract } from './contract.ts';

/** The four states of a contract, in the order of a contract's life (DOMAIN-01 to DOMAIN-05). */
export const contractStatuses = ['pending', 'activated', 'done', 'archived'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** The ids by which the organisation's systems know the states (DOMAIN-01 to DOMAIN-04). */
export const contractStatusIds = {
  pending: 1,
  activated: 2,
  done: 3,
  archived: 4,
} as const satisfies Record<ContractStatus, number>;
export type ContractStatusId = (typeof contractStatusIds)[ContractStatus];

/** Where the list's row menu may take a contract; the edit page may take it anywhere (DECISION-15). */
export const nextStatuses = {
  pending: ['activated', 'archived'],
  activated: ['done', 'archived'],
  done: ['archived'],
  archived: [],
} as const satisfies Record<ContractStatus, readonly ContractStatus[]>;

/** The state an id stands for; null for an id outside 1 to 4 (DOMAIN-05). */
export function contractStatusOf(id: number): ContractStatus | null {
  return contractStatuses.find((status) => contractStatusIds[status] === id) ?? null;
}

/** Whether the list may move a contract from one state to another (CON-LIST-24 to CON-LIST-27). */
export function canMoveTo(from: ContractStatus, to: ContractStatus): boolean {
  const reachable: readonly ContractStatus[] = nextStatuses[from];
  return reachable.includes(to);
}

/** Whether a contract is closed to changes: only its status on the edit page can still move (CON-LIST-28, CON-FORM-26, CON-ATT-19, CONFLICT-16). */
export function isLocked(status: ContractStatus | undefined): boolean {
  return status === 'archived';
}

/** In which states the edit page lets a contract's people change (CON-SIDE-11 to CON-SIDE-13). */
export const peopleCanChange = {
  changeTeacher: ['pending', 'activated'],
  assignTeacher: ['pending', 'activated', 'done'],
  manageStudents: ['pending', 'activated'],
} as const satisfies Record<string, readonly ContractStatus[]>;

/** Whether the edit page offers this for a contract in this state: the links are hidden, the dialog's save is disabled (CON-SIDE-11 to CON-SIDE-13). */
export function canChangePeople(change: keyof typeof peopleCanChange, status: ContractStatus): boolean {
  const states: readonly ContractStatus[] = peopleCanChange[change];
  return states.includes(status);
}

/** What a row's menu offers for a contract in this state (CON-LIST-19 to CON-LIST-27). */
export function rowMenu(status: ContractStatus): {
  canHighlight: boolean;
  /** Only a contract that can still be changed is flagged (DECISION-40). */
  canFlag: boolean;
  /** Entries of the group "Set contract status"; the group is hidden when it is empty. */
  nextStatuses: readonly ContractStatus[];
} {
  return { canHighlight: !isLocked(status), canFlag: !isLocked(status), nextStatuses: nextStatuses[status] };
}

/** A status name as it shows: the server's names have underscores for spaces (CON-LIST-04). */
export function statusNameToShow(serverName: string): string {
  return serverName.replaceAll('_', ' ');
}

/** Whether a contract waits for nothing but its activation: it is pending, with a teacher and students. */
export function isReadyToActivate({
  status,
  teacher,
  studentCount,
}: Pick<Contract, 'status' | 'teacher' | 'studentCount'>): boolean {
  return status === 'pending' && teacher !== null && studentCount > 0;
}
