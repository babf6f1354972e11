import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { ContractMaterial, Material } from './material.ts';
import type { ContractMaterialFormValues } from './material-schemas.ts';

/** Allowed number of copies (CON-OUT-15, LIMIT-25). */
export const materialQuantity = { min: 1, max: 100 } as const;

/** The note that is sent if a teacher leaves it empty (PORTAL-COURSE-35, CONFLICT-19). */
export const noteForNone = 'No notes';

/** Returns the form for a material of a contract, or for a new one to assign. */
export function contractMaterialFormText(
  assigned: ContractMaterial | null,
): FormText<ContractMaterialFormValues> {
  return {
    materialId: fieldText(assigned?.materialId),
    quantity: fieldText(assigned?.quantity),
    note: fieldText(assigned?.note),
  };
}

/** Returns the quantity of a teacher's request: one per student, within the limits (PORTAL-COURSE-36, CONFLICT-18). */
export function quantityToRequest(studentCount: number): number {
  return Math.min(Math.max(studentCount, materialQuantity.min), materialQuantity.max);
}

/**
 * Returns the materials that a teacher may request for a course: active ones in its language (PORTAL-COURSE-33,
 * PORTAL-COURSE-34).
 */
export function requestableMaterials<M extends Pick<Material, 'active' | 'language'>>(
  materials: readonly M[],
  languageId: number | null,
): M[] {
  return materials.filter(
    ({ active, language }) => active && language !== null && language.id === languageId,
  );
}
