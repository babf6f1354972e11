import type { Unavailability } from './unavailability.ts';

/** Two weeks of holidays of the teacher Léa Villeneuve. */
export function anUnavailability(differing: Partial<Unavailability> = {}): Unavailability {
  return {
    id: 5,
    teacherId: 1,
    teacher: { id: 1, name: 'Léa', lastName: 'Villeneuve' },
    startsOn: '2026-12-21',
    endsOn: '2027-01-03',
    weekday: null,
    beginsAt: null,
    endsAt: null,
    name: 'Vacances',
    plannedClasses: 0,
    version: '"v1"',
    ...differing,
  };
}
