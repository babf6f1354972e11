/** The status of a material that was taken off a contract; the materials of a contract as a whole never have it (OPEN-41). */
const removed = 0;

/** Returns the statuses that the materials of a contract as a whole can be given; the one that it has is kept (OPEN-42). */
export function contractMaterialStatuses<Status extends { readonly id: number }>(
  statuses: readonly Status[],
  current: number | null,
): Status[] {
  return statuses.filter(({ id }) => id !== removed || id === current);
}
