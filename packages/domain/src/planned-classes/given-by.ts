import type { Person } from '../person/person.ts';
import type { PlannedClass } from './planned-class.ts';

/** Returns the contract of a class with the teacher of the class, who differs after a change of teacher. */
export function givenBy<Contract extends { teacher: Person | null }>(
  { teacher }: Pick<PlannedClass, 'teacher'>,
  contract: Contract,
): Contract {
  return teacher === undefined ? contract : { ...contract, teacher };
}
