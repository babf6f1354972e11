import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { StudentNeeds } from './student-needs.ts';

/** The values of the form about a student's needs in one language; only the language is required (STU-EDIT-27 to STU-EDIT-33, OPEN-63, OPEN-65). */
export type StudentNeedsFormValues = Omit<StudentNeeds, 'id'>;

/** Returns the initial values of the form about a student's needs in a language; empty if none were saved. */
export function studentNeedsFormText(
  needs: StudentNeeds | null,
  languageId: number,
): FormText<StudentNeedsFormValues> {
  return {
    languageId: fieldText(languageId),
    courseTypeId: fieldText(needs?.courseTypeId),
    hours: fieldText(needs?.hours),
    season: fieldText(needs?.season),
    webinarType: fieldText(needs?.webinarType),
    otherWebinar: fieldText(needs?.otherWebinar),
    conversation: fieldText(needs?.conversation),
    listening: fieldText(needs?.listening),
    writing: fieldText(needs?.writing),
    reading: fieldText(needs?.reading),
    objectives: fieldText(needs?.objectives),
    learningStyle: fieldText(needs?.learningStyle),
    availability: fieldText(needs?.availability),
    otherComments: fieldText(needs?.otherComments),
  };
}
