import { byBeginning, type ClassTime, endOfClass, momentText } from './clock-time.ts';

/** A class with the people who attend it. */
export interface AttendedClass extends ClassTime {
  /** Null if the contract has no teacher. */
  teacherId: number | null;
  studentIds: readonly number[];
}

/** Two overlapping classes that need the same people. */
export interface Clash<Class extends AttendedClass> {
  /** The class that begins first. */
  first: Class;
  second: Class;
  /** The teacher of both classes; null if the teachers differ. */
  teacherId: number | null;
  studentIds: number[];
}

/** Returns all conflicts among classes in order. Omit cancelled and recorded classes. */
export function classClashes<Class extends AttendedClass>(classes: readonly Class[]): Clash<Class>[] {
  const inOrder = classes.toSorted(byBeginning);
  const clashes: Clash<Class>[] = [];
  let running: { planned: Class; end: string }[] = [];
  for (const second of inOrder) {
    const beginning = momentText(second);
    running = running.filter(({ end }) => end > beginning);
    for (const { planned: first } of running) {
      const teacherId = first.teacherId === second.teacherId ? first.teacherId : null;
      const studentIds = second.studentIds.filter((id) => first.studentIds.includes(id));
      if (teacherId !== null || studentIds.length > 0) clashes.push({ first, second, teacherId, studentIds });
    }
    running.push({ planned: second, end: momentText(endOfClass(second)) });
  }
  return clashes;
}

/** Returns the classes of some people, reduced to these people, so that `classClashes` finds only their conflicts. */
export function ofPeople<Class extends AttendedClass>(
  classes: readonly Class[],
  { teacherIds = [], studentIds = [] }: { teacherIds?: readonly number[]; studentIds?: readonly number[] },
): Class[] {
  return classes
    .map((planned) => ({
      ...planned,
      teacherId:
        planned.teacherId !== null && teacherIds.includes(planned.teacherId) ? planned.teacherId : null,
      studentIds: planned.studentIds.filter((id) => studentIds.includes(id)),
    }))
    .filter((planned) => planned.teacherId !== null || planned.studentIds.length > 0);
}
