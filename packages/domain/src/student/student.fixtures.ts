import { eachText } from '../field/each-text.ts';
import { studentTexts } from '../field/student-fields.ts';
import type { PastContract, Student } from './student.ts';
import type { StudentNeeds } from './student-needs.ts';

/** A student enrolled in one contract. */
export function aStudent(differing: Partial<Student> = {}): Student {
  return {
    id: 501,
    name: 'Inès',
    lastName: 'Fortin',
    email: 'ines.fortin@aero-beausejour.example',
    ...eachText(studentTexts, () => null),
    phone: '5145550142',
    city: 'Montréal',
    motherTongue: 'english',
    company: { id: 21, name: 'Aéro Beauséjour inc.' },
    linkToken: 'kX3vB9mQ2sT7wZ1c',
    isNew: false,
    active: true,
    hasNotes: false,
    contracts: [
      {
        id: 412,
        number: '2026-0412',
        status: 'activated',
        courseType: { id: 1, name: 'Individuel' },
        complementaryDescription: null,
        startsOn: '2026-09-08',
        endsOn: '2026-12-18',
      },
    ],
    levels: [
      { language: { id: 1, name: 'Français' }, level: 'B1', testedOn: '2026-08-28', testerInitials: 'GL' },
    ],
    levelHistory: [],
    scaleResults: [],
    latestPlacementTest: { id: 3001, storedAt: '2026-08-28T15:00:00.000Z' },
    lastReport: null,
    reportForm: null,
    reports: [],
    needs: [],
    ...differing,
  };
}

/** Needs in business French, three hours of conversation a week. */
export function someNeeds(differing: Partial<StudentNeeds> = {}): StudentNeeds {
  return {
    id: 71,
    languageId: 1,
    courseTypeId: 1,
    hours: 30,
    season: 'fall',
    webinarType: 'teams',
    otherWebinar: null,
    conversation: 'daily',
    listening: 'weekly',
    writing: 'monthly',
    reading: null,
    objectives: 'Animer une réunion d’équipe',
    learningStyle: 'En parlant',
    availability: 'Le mardi matin, dès le 12 janvier',
    otherComments: null,
    ...differing,
  };
}

/** A contract from a student's past. */
export function aPastContract(differing: Partial<PastContract> = {}): PastContract {
  return {
    id: 298,
    number: '2025-0298',
    status: 'archived',
    courseType: { id: 2, name: 'Groupe' },
    complementaryDescription: null,
    startsOn: '2025-01-13',
    endsOn: '2025-04-04',
    language: { id: 1, name: 'Français' },
    materials: ['Grammaire progressive, niveau B1'],
    ...differing,
  };
}
