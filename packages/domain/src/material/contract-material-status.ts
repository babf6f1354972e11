/**
 * Allowed changes of a contract's material status (OPEN-41, OPEN-42): any number of steps forward, or one back to
 * correct a mistake. Undelivered material can be cancelled, only delivered material can be returned. `removed` applies
 * to a single material and is never offered.
 */
const nextStatusIds: Readonly<Record<number, readonly number[]>> = {
  /* removed */ 0: [1, 2, 3, 4, 5],
  /* requested */ 1: [2, 3, 4, 5, 7],
  /* ordered */ 2: [1, 3, 4, 5, 7],
  /* received */ 3: [2, 4, 5, 7],
  /* in preparation */ 4: [3, 5, 7],
  /* delivered */ 5: [4, 6],
  /* returned */ 6: [1, 5],
  /* cancelled */ 7: [1],
};

const removed = 0;

/**
 * Returns whether a request with the first status may get the second one. Statuses that only the server knows are
 * allowed.
 */
export function mayMoveMaterial(from: number, to: number): boolean {
  const next = nextStatusIds[from];
  return to !== removed && (!next || !(to in nextStatusIds) || next.includes(to));
}

/**
 * Returns whether a request follows its contract to a new material status (0§4): if it is not removed and may get that
 * status. A cancelled request stays cancelled while the others are ordered.
 */
export function movesWithContract(requestStatusId: number, contractStatusId: number): boolean {
  return requestStatusId !== removed && mayMoveMaterial(requestStatusId, contractStatusId);
}

/**
 * Returns the statuses to offer for a contract's materials, including the current one. Without a status, all are
 * offered; unknown statuses of a server are always offered.
 */
export function contractMaterialStatuses<Status extends { readonly id: number }>(
  statuses: readonly Status[],
  current: number | null,
): Status[] {
  return statuses.filter(({ id }) => id === current || mayMoveMaterial(current ?? removed, id));
}
