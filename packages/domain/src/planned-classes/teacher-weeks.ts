import type { CalendarDate } from '../calendar/calendar-date.ts';
import { fullName, type Person } from '../person/person.ts';
import { compareNames } from '../text/fold-text.ts';
import { byBeginning } from './clock-time.ts';
import { givenBy } from './given-by.ts';
import type { PlannedClass, PlannedContract } from './planned-class.ts';

/** A planned class with its contract. */
export interface ClassOfContract extends PlannedClass {
  contract: PlannedContract;
}

/** The classes of a teacher in a week. */
export interface TeacherWeek<Class extends ClassOfContract = ClassOfContract> {
  /** Null for contracts without a teacher. */
  teacher: Person | null;
  /** Planned minutes, without cancelled classes. */
  minutes: number;
  /** The classes of each day, in order. */
  days: Class[][];
}

/** Joins classes with their contracts, each with the teacher of the class. Omits classes of missing contracts. */
export function withContracts(
  classes: readonly PlannedClass[],
  contracts: readonly PlannedContract[],
): ClassOfContract[] {
  const known = new Map(contracts.map((contract) => [contract.id, contract]));
  return classes.flatMap((planned) => {
    const contract = known.get(planned.contractId);
    return contract ? [{ ...planned, contract: givenBy(planned, contract) }] : [];
  });
}

/** Returns the weeks of teachers, sorted by name after the classes without a teacher. Omits classes on other days. */
export function teacherWeeks<Class extends ClassOfContract>(
  classes: readonly Class[],
  days: readonly CalendarDate[],
): TeacherWeek<Class>[] {
  const places = new Map(days.map((day, place) => [day, place]));
  const weeks = new Map<number | null, TeacherWeek<Class>>();
  for (const planned of classes.toSorted(byBeginning)) {
    const place = places.get(planned.date);
    if (place === undefined) continue;
    const { teacher } = planned.contract;
    const week = weeks.get(teacher?.id ?? null) ?? { teacher, minutes: 0, days: days.map(() => []) };
    weeks.set(teacher?.id ?? null, week);
    week.days[place]?.push(planned);
    if (!planned.isCancelled) week.minutes += planned.minutes;
  }
  return [...weeks.values()].sort((a, b) => compareNames(nameOf(a), nameOf(b)));
}

/** Empty for the week without a teacher, so that it comes first. */
function nameOf({ teacher }: TeacherWeek): string {
  return teacher ? fullName(teacher) : '';
}
