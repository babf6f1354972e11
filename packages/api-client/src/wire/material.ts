import type { ContractMaterialFormValues, Material, MaterialFormValues } from '@portal/domain';
import type {
  AssignMaterialData,
  CreateMaterialData,
  ListMaterialsData,
  UpdateMaterialData,
  UpdateMaterialOfCourseData,
  Material as WireMaterial,
} from '../generated/types.gen.ts';
import { archivedFromWire } from './named.ts';
import { type Sorted, type SortPaths, sortedToWire } from './paged.ts';
import { yes, yesNo } from './yes-no.ts';

/** The wire sends the language as an id next to a bare name (DOMAIN-32). */
export function materialFromWire(material: WireMaterial): Material {
  return {
    id: material.id,
    title: material.title,
    language: {
      id: material.languages_id,
      name: material.language ?? '',
      ...archivedFromWire(material.language_archived),
    },
    flagged: yes(material.flag),
    active: yes(material.status),
    quantity: material.qty,
    hasNotes: yes(material.note_flag),
    requests: material.courses_has_materials_requests.map((request) => ({
      contractId: request.courses_id,
      contractNumber: request.contract_number,
      statusId: request.material_request_status,
      quantity: request.qty,
    })),
  };
}

/** The sortable columns of the material list, with the path by which the API sorts (SET-MAT-05). */
export const materialSortPaths = {
  id: 'id',
  title: 'title',
  language: 'language',
  flagged: 'flag',
  quantity: 'qty',
} as const satisfies SortPaths<ListMaterialsData>;
export type MaterialColumn = keyof typeof materialSortPaths;

/** Filters and order of the material list (SET-MAT-02 to SET-MAT-04). */
export interface MaterialFilters extends Sorted<MaterialColumn> {
  languageId?: number;
  /** Only materials that this contract currently requests. */
  contractId?: number;
  /** Matches the title. */
  search?: string;
  /** Lists the archived materials instead (CONFLICT-07). */
  archived?: boolean;
}

export function materialFiltersToWire({
  languageId,
  contractId,
  search,
  archived,
  ...sorted
}: MaterialFilters): ListMaterialsData['query'] {
  return {
    languageId,
    courseId: contractId,
    materialTitle: search || undefined,
    status: archived ? 0 : undefined,
    ...sortedToWire(sorted, materialSortPaths),
  };
}

/**
 * Sends the current flag with the form, so that an edit keeps it. A new material has none (SET-MAT-14, CONFLICT-08).
 */
export function materialFormToWire({ title, languageId }: MaterialFormValues): CreateMaterialData['body'] {
  return { title, languages_id: languageId, flag: 0 };
}

/** The given fields of a material with its current flag, so that an edit keeps it (API-029, CONFLICT-08). */
export function materialChangeToWire(
  { id, flagged }: Pick<Material, 'id' | 'flagged'>,
  { title, languageId }: Partial<MaterialFormValues>,
): UpdateMaterialData['body'] {
  return { id, title, languages_id: languageId, flag: yesNo(flagged) };
}

/** This request uses its own names: `courseId`, not `courses_id` (DOMAIN-68). */
export function assignmentToWire(
  contractId: number,
  userId: number,
  { materialId, quantity, note }: ContractMaterialFormValues,
): AssignMaterialData['body'] {
  return { courseId: contractId, materialId, qty: quantity, note, usersId: userId };
}

/** Changeable fields of a contract's material. Omitted fields stay unchanged (CONFLICT-20). */
export type ContractMaterialChange = Partial<ContractMaterialFormValues> & {
  /** False removes the material; true restores it as requested. */
  active?: boolean;
  /** A new status of the request, which only the office can set. */
  statusId?: number | null;
};

/** Omitted fields stay unchanged (CONFLICT-20). */
export function contractMaterialChangeToWire(
  id: number,
  { materialId, quantity, note, active, statusId }: ContractMaterialChange,
): UpdateMaterialOfCourseData['body'] {
  return {
    courseMaterialId: id,
    material_id: materialId,
    qty: quantity,
    note,
    status: statusId ?? yesNo(active),
  };
}
