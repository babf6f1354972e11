import type { StudentNeeds, StudentNeedsFormValues, WebinarType } from '@portal/domain';
import type {
  InformationTexts,
  SaveStudentNeedsData,
  StudentInformation,
  StudentInformationInput,
  StudentNeeds as WireStudentNeeds,
} from '../generated/types.gen.ts';
import { frequencyFromWire, frequencyToWire } from './frequency.ts';

/** Microsoft Teams is stored under the name of its predecessor (STU-EDIT-30). */
const storedWebinars: Record<Exclude<WebinarType, 'other'>, string> = {
  zoom: 'Zoom',
  teams: 'Skype',
  elc: 'ELC',
};
const knownWebinars = Object.keys(storedWebinars) as (keyof typeof storedWebinars)[];

/** In a student record, needs are nested in information (DOMAIN-56, CONFLICT-38). */
export function needsFromInformation(information: StudentInformation): StudentNeeds {
  const needs = information.student_needs;
  return {
    id: information.id,
    languageId: information.language_id,
    courseTypeId: needs?.course_types_id ?? null,
    hours: needs?.number_hours ?? null,
    season: needs?.session ?? null,
    ...webinarFromWire(needs?.type_webinar),
    ...textsFromWire(information),
  };
}

/** In `student/needs`, information is nested in needs, and the language is a parameter (DOMAIN-57, DOMAIN-58). */
export function needsFromWire(needs: WireStudentNeeds, languageId: number): StudentNeeds {
  return {
    id: needs.id,
    languageId,
    courseTypeId: needs.course_types_id,
    hours: needs.number_hours,
    season: needs.session,
    ...webinarFromWire(needs.type_webinar),
    ...textsFromWire(needs.information_course),
  };
}

/** The given fields, as `student/needs` saves them (API-097). */
export function needsFormToWire(
  studentId: number,
  { webinarType, otherWebinar = null, ...needs }: NeedsChange,
): SaveStudentNeedsData['body'] {
  return {
    studentId,
    languageId: needs.languageId,
    course_types_id: needs.courseTypeId,
    number_hours: needs.hours,
    session: needs.season,
    type_webinar: webinarType && webinarToWire({ webinarType, otherWebinar }),
    information_course: textsToWire(needs),
  };
}

type NeedsChange = Partial<StudentNeedsFormValues> & Pick<StudentNeedsFormValues, 'languageId'>;

/** The needs of a new student in one language, with the name of the language, which the payload repeats. */
export interface NewStudentNeeds extends StudentNeedsFormValues {
  id?: number | null;
  language: string;
}

/** One language of the student payload (STU-FORM-11, STU-FORM-12). */
export function needsToPayload(needs: NewStudentNeeds): StudentInformationInput {
  const id = needs.id ?? undefined;
  return {
    ...textsToWire(needs),
    id,
    languageId: needs.languageId,
    studentNeeds: {
      id,
      languageId: needs.languageId,
      language: needs.language,
      numberHours: needs.hours,
      session: needs.season,
      typeWebinar: webinarToWire(needs),
      courseTypeId: needs.courseTypeId,
    },
  };
}

/** Any text other than these three is a custom type (STU-EDIT-31). */
function webinarFromWire(
  stored: string | null | undefined,
): Pick<StudentNeeds, 'webinarType' | 'otherWebinar'> {
  if (!stored) return { webinarType: null, otherWebinar: null };
  const known = knownWebinars.find((type) => storedWebinars[type] === stored);
  return known
    ? { webinarType: known, otherWebinar: null }
    : { webinarType: 'other', otherWebinar: stored === 'Other' ? null : stored };
}

export function webinarToWire({
  webinarType,
  otherWebinar,
}: Pick<StudentNeeds, 'webinarType' | 'otherWebinar'>): string | null {
  if (webinarType === null) return null;
  return webinarType === 'other' ? (otherWebinar ?? 'Other') : storedWebinars[webinarType];
}

type Texts = Pick<
  StudentNeeds,
  | 'conversation'
  | 'listening'
  | 'writing'
  | 'reading'
  | 'objectives'
  | 'learningStyle'
  | 'availability'
  | 'otherComments'
>;

/** Two of the four texts have misleading wire names (OPEN-65). */
function textsFromWire(information: InformationTexts): Texts {
  return {
    conversation: frequencyFromWire(information.conversation),
    listening: frequencyFromWire(information.listening),
    writing: frequencyFromWire(information.writing),
    reading: frequencyFromWire(information.reading),
    objectives: information.objective ?? null,
    learningStyle: information.motivation ?? null,
    availability: information.availability ?? null,
    otherComments: information.location ?? null,
  };
}

export function textsToWire(needs: Partial<Texts>): InformationTexts {
  return {
    conversation: frequencyToWire(needs.conversation),
    listening: frequencyToWire(needs.listening),
    writing: frequencyToWire(needs.writing),
    reading: frequencyToWire(needs.reading),
    objective: needs.objectives,
    motivation: needs.learningStyle,
    availability: needs.availability,
    location: needs.otherComments,
  };
}
