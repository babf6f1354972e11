import {
  type ContractMaterial,
  type ContractMaterialFormValues,
  contractMaterialFormText,
  type FormText,
  noteForNone,
} from '@portal/domain';

/** Values of the form; the quantity is derived from the students (PORTAL-COURSE-36). */
export type MaterialChoice = Omit<ContractMaterialFormValues, 'quantity'>;

/** The form of a requested material. A note that stands for none is empty. */
export function materialChoiceText(requested: ContractMaterial): FormText<MaterialChoice> {
  const { materialId, note } = contractMaterialFormText(requested);
  return { materialId, note: note === noteForNone ? '' : note };
}
