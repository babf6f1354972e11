import { quebecHolidays } from '../calendar/quebec-holidays.ts';
import type { ClosedCalendar } from './closed-days.ts';
import type { PlannedClass, PlannedContract } from './planned-class.ts';

/** The days without classes of an organization in Québec that has no closures. */
export const quebecCalendar: ClosedCalendar = { closures: [], holidaysOf: quebecHolidays };

/** The tenth class of a contract, in the future. */
export function aPlannedClass(differing: Partial<PlannedClass> = {}): PlannedClass {
  const { date = '2026-11-23', time = '12:00' } = differing;
  return {
    id: 11,
    contractId: 12,
    date,
    time,
    minutes: 90,
    slot: `${date} ${time}`,
    number: 10,
    isCancelled: false,
    cancelReason: null,
    lessonId: null,
    clashes: [],
    version: '"v1"',
    ...differing,
  };
}

/** A contract with 32 planned classes and three students. */
export function aPlannedContract(differing: Partial<PlannedContract> = {}): PlannedContract {
  return {
    id: 12,
    number: '2026-0412',
    company: { id: 1, name: 'Aéro Beauséjour inc.' },
    language: { id: 1, name: 'Français' },
    teacher: { id: 1, name: 'Léa', lastName: 'Villeneuve' },
    students: [
      { id: 31, name: 'Inès', lastName: 'Fortin' },
      { id: 32, name: 'Zoé', lastName: 'Légaré' },
      { id: 33, name: 'Denis', lastName: 'Ouellet' },
    ],
    location: 'Longueuil, salle 204',
    plannedClasses: 32,
    ...differing,
  };
}
