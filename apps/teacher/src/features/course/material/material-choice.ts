import {
  type ContractMaterial,
  type ContractMaterialFormValues,
  contractMaterialFormText,
  type FormText,
  noteForNone,
} from '@portal/domain';

/** Values of the form; the quantity is derived from the students (PORTAL-COURSE-36). */
export type MaterialChoice = Omit<ContractMaterialFormValues, 'quantity'>;

/** Returns a request as the texts of its form. The stored placeholder for a missing note becomes an empty text. */
export function materialChoiceText(requested: ContractMaterial): FormText<MaterialChoice> {
  const { materialId, note } = contractMaterialFormText(requested);
  return { materialId, note: note === noteForNone ? '' : note };
}
