import type { Frequency } from '../outline/outline.ts';
import type { Season, WebinarType } from './student.ts';

/** What a student needs in one language, as the form gives it back; nothing but the language is required (STU-EDIT-27 to STU-EDIT-33, OPEN-63, OPEN-65). */
export interface StudentNeedsFormValues {
  languageId: number;
  courseTypeId: number | null;
  hours: number | null;
  session: Season | null;
  webinarType: WebinarType | null;
  /** The words for a webinar type `other`; null for the others (STU-EDIT-29). */
  otherWebinar: string | null;
  conversation: Frequency | null;
  listening: Frequency | null;
  writing: Frequency | null;
  reading: Frequency | null;
  objective: string | null;
  motivation: string | null;
  availability: string | null;
  location: string | null;
}
