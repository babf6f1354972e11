import type { StudentNeeds } from './student-needs.ts';

/** What a student needs in one language, as the form gives it back; nothing but the language is required (STU-EDIT-27 to STU-EDIT-33, OPEN-63, OPEN-65). */
export type StudentNeedsFormValues = Omit<StudentNeeds, 'id'>;
