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
    // In a contract, `status` only says whether the material is assigned. In the response to a write, it is the status
    // of the request.
    statusId: 'courses_id' in given ? given.status : (given.material_request_status ?? null),
  };
}
