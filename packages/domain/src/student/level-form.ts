import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { LevelFormValues } from './student-schemas.ts';

/** Returns the form of a new test, empty except for its language. Saving it replaces no earlier test (DECISION-50). */
export function levelFormText(languageId: number | null): FormText<LevelFormValues> {
  return { languageId: fieldText(languageId), level: '', testedOn: '', testerInitials: '' };
}
