import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { Material } from './material.ts';
import type { MaterialFormValues } from './material-schemas.ts';

/** The initial language in the form of a new material (SET-MAT-13, LIMIT-16). */
export const defaultMaterialLanguageId = 1;

/** Returns the initial values of the form of a material, or of a new one. */
export function materialFormText(material: Material | null): FormText<MaterialFormValues> {
  return {
    title: fieldText(material?.title),
    languageId: fieldText(material ? material.language?.id : defaultMaterialLanguageId),
  };
}
