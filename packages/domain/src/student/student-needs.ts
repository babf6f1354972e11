import type { Frequency } from '../outline/outline.ts';

/** Seasons in which a student wants to learn (STU-EDIT-32). */
export const seasons = ['fall', 'winter', 'spring', 'summer'] as const;
export type Season = (typeof seasons)[number];

/** Where distance classes meet; any other stored text counts as `other` (STU-EDIT-28, STU-EDIT-31). */
export const webinarTypes = ['zoom', 'teams', 'elc', 'other'] as const;
export type WebinarType = (typeof webinarTypes)[number];

/** What a student wants to learn in one language, and how (DOMAIN-56 to DOMAIN-58); one record per language. */
export interface StudentNeeds {
  /** Null if they were never saved. */
  id: number | null;
  languageId: number;
  courseTypeId: number | null;
  hours: number | null;
  season: Season | null;
  webinarType: WebinarType | null;
  /** The typed text for `other`. */
  otherWebinar: string | null;
  /** How often the student speaks, hears, writes and reads the language (OPEN-63). */
  conversation: Frequency | null;
  listening: Frequency | null;
  writing: Frequency | null;
  reading: Frequency | null;
  objectives: string | null;
  learningStyle: string | null;
  availability: string | null;
  otherComments: string | null;
}
