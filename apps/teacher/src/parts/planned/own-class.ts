import {
  fullName,
  givenBy,
  type PlannedClass,
  type PlannedClasses,
  type PlannedContract,
} from '@portal/domain';
import { dayPair } from '@portal/i18n';

/** A planned class with facts about its contract. */
export interface OwnClass extends PlannedClass {
  contract: PlannedContract;
}

/** Returns the planned classes with their contracts, in order. */
export function ownClasses({ classes, contracts }: PlannedClasses): OwnClass[] {
  const byId = new Map(contracts.map((contract) => [contract.id, contract]));
  return classes.flatMap((one): OwnClass[] => {
    const contract = byId.get(one.contractId);
    return contract ? [{ ...one, contract: givenBy(one, contract) }] : [];
  });
}

/** Returns the name of a class: its company, otherwise its students. */
export function nameOfClass({ contract }: OwnClass): string {
  return contract.company?.name ?? contract.students.map(fullName).join(', ');
}

/** Returns the values of the text `recordFor`, which labels the link to a class's attendance. */
export function labelOfClass({ date, time, contract }: OwnClass) {
  return { time, day: dayPair(date), number: contract.number };
}
