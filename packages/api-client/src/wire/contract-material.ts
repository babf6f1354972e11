import type { ContractMaterial } from '@portal/domain';
import type { CourseMaterial, MaterialOfCourse } from '../generated/types.gen.ts';
import { yesNo } from './yes-no.ts';

/** Maps a material of a contract, from a contract or from the response to a write. */
export function contractMaterialFromWire({
  id,
  materials_id,
  title,
  qty,
  note,
  status,
}: MaterialOfCourse | CourseMaterial): ContractMaterial {
  return {
    id,
    materialId: materials_id ?? null,
    title,
    quantity: qty ?? null,
    note: note ?? null,
    active: status !== 0,
  };
}

export function contractMaterialToWire({
  id,
  materialId,
  title,
  quantity,
  note,
  active,
}: ContractMaterial): MaterialOfCourse {
  return {
    id,
    materials_id: materialId ?? undefined,
    title,
    qty: quantity,
    note,
    status: yesNo(active),
  };
}
