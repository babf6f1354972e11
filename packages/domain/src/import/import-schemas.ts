import type * as z from 'zod';
import { spreadsheetExtensions } from '../file/file-types.ts';
import {
  chosenFile,
  formObject,
  optionalDigits,
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredText,
} from '../refusal/form-fields.ts';
import { teacherLimits } from '../teacher/teacher-schema.ts';
import type { StudentImportField, TeacherImportField } from './import-columns.ts';

/** Reads and checks the file of an import (IMPORT-01 to IMPORT-03). */
export const importSchema = /* @__PURE__ */ buildImportSchema();

/** Reads and checks one row of a students' spreadsheet by the rules of the student form (decision 29). */
export const studentRowSchema = /* @__PURE__ */ buildStudentRowSchema();
export type StudentRow = z.output<typeof studentRowSchema>;

/** Reads and checks one row of a teachers' spreadsheet by the rules of the teacher form (decision 29). */
export const teacherRowSchema = /* @__PURE__ */ buildTeacherRowSchema();
export type TeacherRow = z.output<typeof teacherRowSchema>;

function buildImportSchema() {
  return formObject({ file: chosenFile(spreadsheetExtensions) });
}

function buildStudentRowSchema() {
  return formObject({
    name: requiredText('student-name-missing'),
    lastName: requiredText(),
    email: requiredEmail('student-email-invalid'),
    phone: optionalText(),
    mobile: optionalText(),
    city: optionalText(),
    motherTongue: optionalText(),
    company: optionalText(),
  } satisfies Record<StudentImportField, z.ZodType>);
}

function buildTeacherRowSchema() {
  return formObject({
    name: requiredText('required', { max: teacherLimits.name }),
    lastName: requiredText('required', { max: teacherLimits.lastName }),
    email: requiredEmail('required', { invalid: 'email-invalid', max: teacherLimits.email }),
    phone: requiredPhone(teacherLimits.phone),
    mobile: optionalDigits(teacherLimits.mobile),
    city: optionalText(teacherLimits.city),
    hasCar: yesOrNo(),
    nda: yesOrNo(),
    languages: optionalText().transform((names) => (names ?? '').split(/[,;/]/).map(trimmed).filter(Boolean)),
    otherRate: optionalText(teacherLimits.otherRate),
  } satisfies Record<TeacherImportField, z.ZodType>);
}

/** A yes in any of the ways people write it; everything else is a no. */
function yesOrNo() {
  return optionalText().transform((typed) => /^(oui|o|yes|y|x|1|true|vrai)$/i.test(typed ?? ''));
}

function trimmed(text: string): string {
  return text.trim();
}
