import type * as z from 'zod';
import { chosenId, formObject, optionalText, requiredText, typedNumber } from '../refusal/form-fields.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { textLimits } from '../refusal/text-limits.ts';
import { materialQuantity, noteForNone } from './contract-material-form.ts';

/** Minimum number of characters of a material's title (LIMIT-14). */
export const minMaterialTitle = 2;

/** Reads and checks the material form (SET-MAT-11, SET-MAT-12). */
export const materialSchema = /* @__PURE__ */ buildMaterialSchema();

/** Validated values of the material form. */
export type MaterialFormValues = z.output<typeof materialSchema>;

/**
 * Reads and checks a material that the office assigns to a contract. The note is required (CON-OUT-11 to CON-OUT-15).
 */
export const contractMaterialSchema = /* @__PURE__ */ buildContractMaterialSchema();

/** Validated values of a material of a contract. */
export type ContractMaterialFormValues = z.output<typeof contractMaterialSchema>;

/**
 * Reads and checks a material that a teacher requests. An empty note becomes "No notes", and the quantity is computed
 * from the number of students (PORTAL-COURSE-32, PORTAL-COURSE-35).
 */
export const materialRequestSchema = /* @__PURE__ */ buildMaterialRequestSchema();

function buildMaterialSchema() {
  return formObject({
    title: requiredText('required', {
      min: minMaterialTitle,
      max: textLimits.line,
      short: refusal('too-short', { min: minMaterialTitle }),
    }),
    languageId: chosenId(),
  });
}

function buildContractMaterialSchema() {
  return formObject({
    materialId: chosenId(),
    quantity: typedNumber({ whole: true, range: materialQuantity }),
    note: requiredText('required', { max: textLimits.paragraph }),
  });
}

function buildMaterialRequestSchema() {
  return formObject({
    materialId: chosenId(),
    note: optionalText(textLimits.paragraph).transform((note) => note ?? noteForNone),
  }) satisfies z.ZodType<Omit<ContractMaterialFormValues, 'quantity'>>;
}
