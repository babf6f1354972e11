import type { ContractMaterial } from '@portal/domain';
import type { CourseMaterial, MaterialOfCourse } from '../generated/types.gen.ts';

/** Maps a material of a contract, from a contract or from the response to a write. */
export function contractMaterialFromWire(given: MaterialOfCourse | CourseMaterial): ContractMaterial {
  const { id, materials_id, title, qty, note, status } = given;
  return {
    id,
    materialId: materials_id ?? null,
    title,
    quantity: qty ?? null,
    note: note ?? null,
    active: status !== 0,
    // A contract says in `status` only whether the material is there, the answer to a write how far it is.
    statusId: 'courses_id' in given ? given.status : (given.material_request_status ?? null),
  };
}
