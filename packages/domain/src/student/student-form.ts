import { eachText } from '../field/each-text.ts';
import { studentTexts } from '../field/student-fields.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { Student } from './student.ts';
import type { StudentFormValues } from './student-schemas.ts';

/** The mother tongues in the form; any other text counts as `other` (STU-FORM-08). */
export const motherTongues = ['english', 'french', 'spanish', 'other'] as const;
export type MotherTongue = (typeof motherTongues)[number];

/** Form text of a student. The mother tongue is a choice, with a text if it is not in the list. */
export type StudentFormText = FormText<Omit<StudentFormValues, 'motherTongue'>> & {
  motherTongue: MotherTongue | '';
  otherMotherTongue: string;
};

/** Returns the initial values of the form of a student, or of a new one. */
export function studentFormText(student: Student | null): StudentFormText {
  return {
    name: fieldText(student?.name),
    lastName: fieldText(student?.lastName),
    email: fieldText(student?.email),
    ...eachText(studentTexts, (name) => fieldText(student?.[name])),
    ...motherTongueText(student?.motherTongue ?? null),
    companyId: fieldText(student?.company?.id),
  };
}

/** Returns the choice for a stored mother tongue, with its text if it is not in the list (STU-FORM-09). */
export function motherTongueText(
  stored: string | null,
): Pick<StudentFormText, 'motherTongue' | 'otherMotherTongue'> {
  if (!stored) return { motherTongue: '', otherMotherTongue: '' };
  const known = motherTongues.find((tongue) => tongue === stored.toLowerCase());
  return known
    ? { motherTongue: known, otherMotherTongue: '' }
    : { motherTongue: 'other', otherMotherTongue: stored };
}

/** Returns the mother tongue to store: for `other`, the typed text, if any. */
export function motherTongueToStore(
  choice: MotherTongue | null | undefined,
  words: string | null,
): string | null {
  return choice === 'other' ? (words ?? 'other') : (choice ?? null);
}
