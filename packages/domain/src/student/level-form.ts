import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { LevelFormValues } from './student-schemas.ts';

/** The form of another test, empty except for its language: saving it replaces no earlier test (DECISION-50). */
export function levelFormText(languageId: number | null): FormText<LevelFormValues> {
  return { languageId: fieldText(languageId), level: '', testedOn: '', testerInitials: '' };
}
