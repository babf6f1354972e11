import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CefrLevel } from './cefr-level.ts';

/** A language level as its form gives it back; everything is required (STU-EDIT-14 to STU-EDIT-16, STU-FORM-13). */
export interface LevelFormValues {
  languageId: number;
  level: CefrLevel;
  testedOn: CalendarDate;
  testerInitials: string;
}
