import { byBeginning, type ClassTime, endOfClass, momentText } from './clock-time.ts';

/** A class with the people who must be there. */
export interface AttendedClass extends ClassTime {
  /** Null if the contract has no teacher. */
  teacherId: number | null;
  studentIds: readonly number[];
}

/** Two classes at the same time that need the same people. */
export interface Clash<Class extends AttendedClass> {
  /** The class that begins first. */
  first: Class;
  second: Class;
  /** The teacher who would have to be in both; null if the teachers differ. */
  teacherId: number | null;
  studentIds: number[];
}

/** Returns every clash among classes, in order. Pass neither cancelled nor recorded ones. */
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
