import type { ContractMaterial, Material, MaterialRequest } from './material.ts';

/** Statuses of a request that is not, or no longer, open: removed, and the two closed states (DOMAIN-22, OPEN-41). */
export const closedRequestStatusIds: readonly number[] = [0, 6, 7];

/** The requests of a material that are open (SET-MAT-17). */
export function openRequests({ requests }: Pick<Material, 'requests'>): MaterialRequest[] {
  return requests.filter(({ statusId }) => !closedRequestStatusIds.includes(statusId));
}

/** How many copies are requested at present (SET-MAT-16). */
export function quantityRequested(material: Pick<Material, 'requests'>): number {
  return openRequests(material).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether a contract has no material although nobody said that none is needed (DOMAIN-26, DOMAIN-27, OPEN-70). */
export function lacksMaterial({
  materials,
  noMaterialNeeded,
}: {
  materials: readonly Pick<ContractMaterial, 'active'>[];
  noMaterialNeeded: boolean;
}): boolean {
  return !noMaterialNeeded && !materials.some(({ active }) => active);
}
