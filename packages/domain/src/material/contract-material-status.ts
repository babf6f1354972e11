/**
 * Where the materials of a contract as a whole can go from each status (OPEN-41, OPEN-42). They go forward, over any
 * number of steps, and one step back to correct a wrong choice. What was not delivered can be cancelled, and only what
 * was delivered can be returned. `removed` is for one material and never a choice.
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
 * Returns the statuses that the materials of a contract as a whole can be given, with the one that it has. Without a
 * status they start anywhere on the way; a status that a server has beyond the known ones is always a choice.
 */
export function contractMaterialStatuses<Status extends { readonly id: number }>(
  statuses: readonly Status[],
  current: number | null,
): Status[] {
  const next = nextStatusIds[current ?? removed];
  return statuses.filter(
    ({ id }) => id === current || (id !== removed && (!next || !(id in nextStatusIds) || next.includes(id))),
  );
}
