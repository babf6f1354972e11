import type * as z from 'zod';
import { eachText } from '../field/each-text.ts';
import { levelFields } from '../field/student-fields.ts';
import { spreadsheetExtensions } from '../file/file-types.ts';
import { chosenFile, formObject, optionalText } from '../refusal/form-fields.ts';
import { textLimits } from '../refusal/text-limits.ts';
import { studentShape } from '../student/student-shape.ts';
import { teacherShape } from '../teacher/teacher-shape.ts';
import { importedStudentTexts, type StudentImportField, type TeacherImportField } from './import-columns.ts';
import { levelCells, readImportedLevels } from './imported-levels.ts';

/** Reads and checks the file of an import (IMPORT-01 to IMPORT-03). */
export const importSchema = /* @__PURE__ */ buildImportSchema();

/** Reads and checks a row of a students' spreadsheet by the rules of the student form; a company by its name (DECISION-29). */
export const studentRowSchema = /* @__PURE__ */ buildStudentRowSchema();
export type StudentRow = z.output<typeof studentRowSchema>;

/** Reads and checks a row of a teachers' spreadsheet by the rules of the teacher form; languages by their names (DECISION-29). */
export const teacherRowSchema = /* @__PURE__ */ buildTeacherRowSchema();
export type TeacherRow = z.output<typeof teacherRowSchema>;

function buildImportSchema() {
  return formObject({ file: chosenFile(spreadsheetExtensions) });
}

function buildStudentRowSchema() {
  return formObject({
    ...studentShape(importedStudentTexts),
    motherTongue: optionalText(textLimits.line),
    company: optionalText(textLimits.line),
    level: optionalText(textLimits.line),
    levelLanguage: optionalText(textLimits.line),
    testedOn: optionalText(textLimits.line),
    testedBy: optionalText(levelFields.testerInitials.max),
    scaleResults: optionalText(textLimits.line),
    scaleLanguages: optionalText(textLimits.line),
    scaleDays: optionalText(textLimits.line),
    scaleSources: optionalText(textLimits.paragraph),
  } satisfies Record<StudentImportField, z.ZodType>).transform((row, context) => {
    const levels = levelCells.flatMap((columns) => {
      const read = readImportedLevels<StudentImportField>(row, columns);
      if (Array.isArray(read)) return read;
      context.addIssue({ code: 'custom', path: [read.field], message: read.refused });
      return [];
    });
    const { name, lastName, email, motherTongue, company } = row;
    const texts = eachText(importedStudentTexts, (text) => row[text]);
    return { name, lastName, email, ...texts, motherTongue, company, levels };
  });
}

function buildTeacherRowSchema() {
  return formObject({
    ...teacherShape(),
    hasCar: yesOrNo(),
    nda: yesOrNo(),
    languages: optionalText(textLimits.paragraph).transform(readNames),
  } satisfies Record<TeacherImportField, z.ZodType>);
}

/** Accepts the usual spellings of yes; everything else is no. */
function yesOrNo() {
  return optionalText().transform((typed) => /^(oui|o|yes|y|x|1|true|vrai)$/i.test(typed ?? ''));
}

/** Returns the names in a cell that holds several, between commas, semicolons or slashes. */
export function readNames(names: string | null): string[] {
  return (names ?? '')
    .split(/[,;/]/)
    .map((name) => name.trim())
    .filter(Boolean);
}
