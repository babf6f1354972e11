import type { CourseMaterial, Material } from '@portal/api-client/treaty';
import { closedRequestStatusIds } from '@portal/domain';
import type { Store } from '../store/Store.ts';
import type { ContractMaterialRow, ContractRow, MaterialRow } from '../store/tables.ts';
import { hasNotes } from './people.ts';

/** What contracts ask of a material, with the contract of each request. */
export function requestsFor(
  store: Store,
  materialId: number,
  isVisible: (contract: ContractRow) => boolean = () => true,
): { request: ContractMaterialRow; contract: ContractRow }[] {
  return store.by('requestsByMaterial', materialId).flatMap((request) => {
    const contract = store.get('contracts', request.contractId);
    return contract && isVisible(contract) ? [{ request, contract }] : [];
  });
}

/** How many copies are requested at present: removed and closed requests do not count (OPEN-41). */
export function quantityRequested(requests: readonly Pick<ContractMaterialRow, 'status' | 'qty'>[]): number {
  return requests
    .filter(({ status }) => !closedRequestStatusIds.includes(status))
    .reduce((sum, { qty }) => sum + qty, 0);
}

/** A material with the requests of the contracts that the caller may see. */
export function materialAnswer(
  store: Store,
  material: MaterialRow,
  isVisible?: (contract: ContractRow) => boolean,
): Material {
  const requests = requestsFor(store, material.id, isVisible);
  return {
    id: material.id,
    title: material.title,
    languages_id: material.languageId,
    language: store.get('languages', material.languageId)?.name ?? null,
    flag: material.flag,
    status: material.status,
    qty: quantityRequested(requests.map(({ request }) => request)),
    note_flag: hasNotes(store, 'materials', material.id),
    courses_has_materials_requests: requests.map(({ request, contract }) => ({
      courses_id: contract.id,
      contract_number: contract.number,
      material_request_status: request.status,
      qty: request.qty,
    })),
  };
}

/** A material of one contract. */
export function courseMaterialAnswer(store: Store, row: ContractMaterialRow): CourseMaterial {
  return {
    id: row.id,
    courses_id: row.contractId,
    materials_id: row.materialId,
    title: store.get('materials', row.materialId)?.title ?? '',
    qty: row.qty,
    note: row.note,
    status: row.status,
    usersId: row.userId,
  };
}
