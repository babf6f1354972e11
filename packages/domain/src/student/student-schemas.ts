import type * as z from 'zod';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { levelFields, studentTexts } from '../field/student-fields.ts';
import { frequencies } from '../outline/outline.ts';
import {
  chosenId,
  formObject,
  optionalChoice,
  optionalId,
  optionalNumber,
  optionalText,
  requiredChoice,
  requiredDate,
  requiredText,
} from '../refusal/form-fields.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { textLimits } from '../refusal/text-limits.ts';
import { cefrLevels } from './cefr-level.ts';
import { motherTongues, motherTongueToStore } from './student-form.ts';
import { seasons, webinarTypes } from './student-needs.ts';
import type { StudentNeedsFormValues } from './student-needs-form.ts';
import { studentLimits, studentShape } from './student-shape.ts';

/** Reads and checks the student form; only the names and the address are required (STU-FORM-01 to STU-FORM-04). */
export const studentSchema = /* @__PURE__ */ buildStudentSchema();

/** Validated values of the student form (STU-FORM-01 to STU-FORM-10). */
export type StudentFormValues = z.output<typeof studentSchema>;

/** Reads and checks a student's needs in one language. No field is required (STU-EDIT-27 to STU-EDIT-33). */
export const studentNeedsSchema = /* @__PURE__ */ buildStudentNeedsSchema();

/** Returns the schema of a language level, which cannot have been tested after `today` (STU-EDIT-14 to STU-EDIT-16). */
export function levelSchema(today: CalendarDate) {
  return formObject({
    languageId: chosenId(),
    level: requiredChoice(cefrLevels),
    testedOn: requiredDate().refine((day) => day <= today, { error: refusal('date-in-future') }),
    testerInitials: requiredText('required', { max: levelFields.testerInitials.max }),
  });
}

/** Validated values of a language level; all are required (STU-FORM-13). */
export type LevelFormValues = z.output<ReturnType<typeof levelSchema>>;

/** Reads and checks the contract selected for a student (STU-EDIT-17). */
export const studentContractSchema = /* @__PURE__ */ buildStudentContractSchema();

function buildStudentSchema() {
  return formObject({
    ...studentShape(studentTexts),
    motherTongue: optionalChoice(motherTongues),
    otherMotherTongue: optionalText(textLimits.line),
    companyId: optionalId(),
  }).transform(({ motherTongue, otherMotherTongue, ...student }) => ({
    ...student,
    motherTongue: motherTongueToStore(motherTongue, otherMotherTongue),
  }));
}

function buildStudentNeedsSchema() {
  return formObject({
    languageId: chosenId(),
    courseTypeId: optionalId(),
    hours: optionalNumber({ range: studentLimits.hours }),
    season: optionalChoice(seasons),
    webinarType: optionalChoice(webinarTypes),
    otherWebinar: optionalText(textLimits.line),
    conversation: optionalChoice(frequencies),
    listening: optionalChoice(frequencies),
    writing: optionalChoice(frequencies),
    reading: optionalChoice(frequencies),
    objectives: optionalText(textLimits.prose),
    learningStyle: optionalText(textLimits.prose),
    availability: optionalText(textLimits.prose),
    otherComments: optionalText(textLimits.prose),
  }).transform((needs) => ({
    ...needs,
    otherWebinar: needs.webinarType === 'other' ? needs.otherWebinar : null,
  })) satisfies z.ZodType<StudentNeedsFormValues>;
}

function buildStudentContractSchema() {
  return formObject({ contractId: chosenId() });
}
