import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { Student } from './student.ts';
import type { StudentFormValues } from './student-schemas.ts';

/** The mother tongues to choose from; any other text counts as `other` (STU-FORM-08). */
export const motherTongues = ['english', 'french', 'spanish', 'other'] as const;
export type MotherTongue = (typeof motherTongues)[number];

/** What the student form holds: a mother tongue that is not in the list is a choice and a text. */
export type StudentFormText = FormText<Omit<StudentFormValues, 'motherTongue'>> & {
  motherTongue: MotherTongue | '';
  otherMotherTongue: string;
};

/** The form of a student, or the empty form of a new one. */
export function studentFormText(student: Student | null): StudentFormText {
  return {
    name: fieldText(student?.name),
    lastName: fieldText(student?.lastName),
    email: fieldText(student?.email),
    phone: fieldText(student?.phone),
    mobile: fieldText(student?.mobile),
    city: fieldText(student?.city),
    ...motherTongueText(student?.motherTongue ?? null),
    companyId: fieldText(student?.company?.id),
    smartDevice: fieldText(student?.smartDevice),
  };
}

/** Which choice a stored mother tongue is, and its words where it is none of the list (STU-FORM-09). */
export function motherTongueText(
  stored: string | null,
): Pick<StudentFormText, 'motherTongue' | 'otherMotherTongue'> {
  if (!stored) return { motherTongue: '', otherMotherTongue: '' };
  const known = motherTongues.find((tongue) => tongue === stored.toLowerCase());
  return known
    ? { motherTongue: known, otherMotherTongue: '' }
    : { motherTongue: 'other', otherMotherTongue: stored };
}

/** What is stored for a chosen mother tongue: the words for another one, where there are any. */
export function motherTongueToStore(
  choice: MotherTongue | null | undefined,
  words: string | null,
): string | null {
  return choice === 'other' ? (words ?? 'other') : (choice ?? null);
}
