import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { CefrLevel } from './cefr-level.ts';
import type { LanguageLevel } from './student.ts';

/** A language level as its form gives it back; everything is required (STU-EDIT-14 to STU-EDIT-16, STU-FORM-13). */
export interface LevelFormValues {
  languageId: number;
  level: CefrLevel;
  testedOn: CalendarDate;
  testerInitials: string;
}

/** The form of a level, or the empty form of a student who was never tested. */
export function levelFormText(level: LanguageLevel | null): FormText<LevelFormValues> {
  return {
    languageId: fieldText(level?.language?.id),
    level: fieldText(level?.level),
    testedOn: fieldText(level?.testedOn),
    testerInitials: fieldText(level?.testerInitials),
  };
}
