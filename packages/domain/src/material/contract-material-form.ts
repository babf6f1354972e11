import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { ContractMaterial, Material } from './material.ts';

/** A material given to a contract, as the office assigns it or a teacher requests it (CON-OUT-11 to CON-OUT-15, PORTAL-COURSE-32). */
export interface ContractMaterialFormValues {
  materialId: number;
  quantity: number;
  note: string;
}

/** Fewest and most copies that a contract may be given (CON-OUT-15, LIMIT-25). */
export const materialQuantity = { min: 1, max: 100 } as const;

/** What is sent for a note that a teacher leaves empty (PORTAL-COURSE-35, CONFLICT-19). */
export const noteForNone = 'No notes';

/** The form of a material of a contract, or of another one to assign. */
export function contractMaterialFormText(
  assigned: ContractMaterial | null,
): FormText<ContractMaterialFormValues> {
  return {
    materialId: fieldText(assigned?.materialId),
    quantity: fieldText(assigned?.quantity),
    note: fieldText(assigned?.note),
  };
}

/** How many copies a teacher's request asks for: one a student, within the allowed quantity (PORTAL-COURSE-36, CONFLICT-18). */
export function quantityToRequest(studentCount: number): number {
  return Math.min(Math.max(studentCount, materialQuantity.min), materialQuantity.max);
}

/** The materials that a teacher may request for a course: active ones in its language (PORTAL-COURSE-33, PORTAL-COURSE-34). */
export function requestableMaterials<M extends Pick<Material, 'active' | 'language'>>(
  materials: readonly M[],
  languageId: number | null,
): M[] {
  return materials.filter(
    ({ active, language }) => active && language !== null && language.id === languageId,
  );
}
