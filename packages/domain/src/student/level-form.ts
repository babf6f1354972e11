import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { CefrLevel } from './cefr-level.ts';

/** A language level as its form gives it back; everything is required (STU-EDIT-14 to STU-EDIT-16, STU-FORM-13). */
export interface LevelFormValues {
  languageId: number;
  level: CefrLevel;
  testedOn: CalendarDate;
  testerInitials: string;
}

/** The form of another test, empty except for its language: saving it replaces no earlier test (DECISION-50). */
export function levelFormText(languageId: number | null): FormText<LevelFormValues> {
  return { languageId: fieldText(languageId), level: '', testedOn: '', testerInitials: '' };
}
