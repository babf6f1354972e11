import type { ContractMaterial } from '@portal/domain';
import type { MaterialOfCourse } from '../../generated/types.gen.ts';
import { yesNo } from '../../wire/yes-no.ts';

export function contractMaterialToWire({
  id,
  materialId,
  title,
  quantity,
  note,
  active,
  statusId,
}: ContractMaterial): MaterialOfCourse {
  return {
    id,
    materials_id: materialId ?? undefined,
    title,
    qty: quantity,
    note,
    status: yesNo(active),
    material_request_status: statusId ?? undefined,
  };
}
