import type { Material } from '@portal/domain';
import type { Material as WireMaterial } from '../../generated/types.gen.ts';
import { yesNo } from '../../wire/yes-no.ts';

export function materialToWire(material: Material): WireMaterial {
  return {
    id: material.id,
    title: material.title,
    languages_id: material.language?.id ?? 0,
    language: material.language?.name ?? null,
    ...(material.language?.archived && { language_archived: 1 }),
    flag: yesNo(material.flagged),
    status: yesNo(material.active),
    qty: material.quantity,
    note_flag: yesNo(material.hasNotes),
    courses_has_materials_requests: material.requests.map((request) => ({
      courses_id: request.contractId,
      contract_number: request.contractNumber,
      material_request_status: request.statusId,
      qty: request.quantity,
    })),
  };
}
