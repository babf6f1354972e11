import type { AbsenceAlert } from './absence-thresholds.ts';

/** Inès Fortin has missed 16 % of 18 classes, past the threshold of 10 %. */
export function anAbsenceAlert(differing: Partial<AbsenceAlert> = {}): AbsenceAlert {
  return {
    contract: { id: 412, number: '2026-0412', company: { id: 21, name: 'Aéro Beauséjour inc.' } },
    student: { id: 501, name: 'Inès', lastName: 'Fortin' },
    classes: 18,
    taught: 1620,
    missed: 270,
    excused: 90,
    threshold: 10,
    handled: null,
    ...differing,
  };
}
