/** Contract statuses in life-cycle order (DOMAIN-01 to DOMAIN-05). */
export const contractStatuses = ['pending', 'activated', 'done', 'archived'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** Ids of the statuses on the wire (DOMAIN-01 to DOMAIN-04). */
export const contractStatusIds = {
  pending: 1,
  activated: 2,
  done: 3,
  archived: 4,
} as const satisfies Record<ContractStatus, number>;
export type ContractStatusId = (typeof contractStatusIds)[ContractStatus];

/** Allowed status changes from the list; the edit page allows any (DECISION-15). */
export const nextStatuses = {
  pending: ['activated', 'archived'],
  activated: ['done', 'archived'],
  done: ['archived'],
  archived: [],
} as const satisfies Record<ContractStatus, readonly ContractStatus[]>;

/** Returns the status of an id; null outside 1 to 4 (DOMAIN-05). */
export function contractStatusOf(id: number): ContractStatus | null {
  return contractStatuses.find((status) => contractStatusIds[status] === id) ?? null;
}

/** Returns whether the list allows this status change (CON-LIST-24 to CON-LIST-27). */
export function canMoveTo(from: ContractStatus, to: ContractStatus): boolean {
  const reachable: readonly ContractStatus[] = nextStatuses[from];
  return reachable.includes(to);
}

/**
 * Returns whether a contract is read-only: only its status can change, on the edit page (CON-LIST-28, CON-FORM-26,
 * CON-ATT-19, CONFLICT-16).
 */
export function isLocked(status: ContractStatus | undefined): boolean {
  return status === 'archived';
}

/** Statuses in which the edit page allows changes of teacher or students (CON-SIDE-11 to CON-SIDE-13). */
export const peopleCanChange = {
  changeTeacher: ['pending', 'activated'],
  assignTeacher: ['pending', 'activated', 'done'],
  manageStudents: ['pending', 'activated'],
} as const satisfies Record<string, readonly ContractStatus[]>;

/** Returns whether the edit page allows this change in this status (CON-SIDE-11 to CON-SIDE-13). */
export function canChangePeople(change: keyof typeof peopleCanChange, status: ContractStatus): boolean {
  const states: readonly ContractStatus[] = peopleCanChange[change];
  return states.includes(status);
}

/** Returns the row menu of a contract in this status (CON-LIST-19 to CON-LIST-27). */
export function rowMenu(status: ContractStatus): {
  canHighlight: boolean;
  /** Archived contracts cannot be flagged (DECISION-40). */
  canFlag: boolean;
  /** Entries of the "Set contract status" group, which is hidden if empty. */
  nextStatuses: readonly ContractStatus[];
} {
  return { canHighlight: !isLocked(status), canFlag: !isLocked(status), nextStatuses: nextStatuses[status] };
}

/** Returns a status name for display, with spaces instead of the server's underscores (CON-LIST-04). */
export function statusNameToShow(serverName: string): string {
  return serverName.replaceAll('_', ' ');
}

/** Returns whether a contract is ready to activate: pending, with a teacher and students. */
export function isReadyToActivate({
  status,
  teacher,
  studentCount,
}: {
  status: ContractStatus;
  teacher: object | null;
  studentCount: number;
}): boolean {
  return status === 'pending' && teacher !== null && studentCount > 0;
}
