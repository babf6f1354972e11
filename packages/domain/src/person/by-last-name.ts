import { compareFolded, foldText } from '../text/fold-text.ts';
import type { Person } from './person.ts';

/** Sorts people by last name, then first name, in the order of `compareNames` (PORTAL-ATT-06, PORTAL-STUDENTS-01). */
export function byLastName<P extends Person>(people: readonly P[]): P[] {
  return people
    .map((person) => ({ person, lastName: foldText(person.lastName), name: foldText(person.name) }))
    .sort(
      (a, b) =>
        compareFolded(a.lastName, b.lastName) || compareFolded(a.name, b.name) || a.person.id - b.person.id,
    )
    .map(({ person }) => person);
}
