import type { Student } from './student.ts';

/** A student enrolled in one contract. */
export function aStudent(differing: Partial<Student> = {}): Student {
  return {
    id: 501,
    name: 'Inès',
    lastName: 'Fortin',
    email: 'ines.fortin@aero-beausejour.example',
    phone: '5145550142',
    mobile: null,
    city: 'Montréal',
    motherTongue: 'english',
    company: { id: 21, name: 'Aéro Beauséjour inc.' },
    linkToken: 'kX3vB9mQ2sT7wZ1c',
    isNew: false,
    hasNotes: false,
    contracts: [
      {
        id: 412,
        number: '2026-0412',
        status: 'activated',
        courseType: { id: 1, name: 'Individuel' },
        startsOn: '2026-09-08',
        endsOn: '2026-12-18',
      },
    ],
    levels: [
      { language: { id: 1, name: 'Français' }, level: 'B1', testedOn: '2026-08-28', testerInitials: 'GL' },
    ],
    latestPlacementTest: { id: 3001, storedAt: '2026-08-28T15:00:00.000Z' },
    lastReport: null,
    ...differing,
  };
}
