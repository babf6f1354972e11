import type { ContractMaterial, Material, MaterialRequest } from './material.ts';

/** Statuses of a request that is not open: removed, and the two closed states (DOMAIN-22, OPEN-41). */
export const closedRequestStatusIds: readonly number[] = [0, 6, 7];

/** Returns the open requests of a material (SET-MAT-17). */
export function openRequests({ requests }: Pick<Material, 'requests'>): MaterialRequest[] {
  return requests.filter(({ statusId }) => !closedRequestStatusIds.includes(statusId));
}

/** Returns the contracts with open requests for a material, by number, with their number of copies (SET-MAT-17). */
export function requestingContracts(
  material: Pick<Material, 'requests'>,
): Omit<MaterialRequest, 'statusId'>[] {
  const contracts = new Map<number, Omit<MaterialRequest, 'statusId'>>();
  for (const { contractId, contractNumber, quantity } of openRequests(material)) {
    const before = contracts.get(contractId)?.quantity ?? 0;
    contracts.set(contractId, { contractId, contractNumber, quantity: before + quantity });
  }
  return [...contracts.values()].toSorted((a, b) => a.contractNumber.localeCompare(b.contractNumber));
}

/** Returns the number of copies currently requested (SET-MAT-16). */
export function quantityRequested(material: Pick<Material, 'requests'>): number {
  return openRequests(material).reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Returns whether a contract has no material although nobody declared that none is needed (DOMAIN-26, DOMAIN-27,
 * OPEN-70).
 */
export function lacksMaterial({
  materials,
  noMaterialNeeded,
}: {
  materials: readonly Pick<ContractMaterial, 'active'>[];
  noMaterialNeeded: boolean;
}): boolean {
  return !noMaterialNeeded && !materials.some(({ active }) => active);
}
