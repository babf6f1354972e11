import type { Lesson } from '../attendance/lesson.ts';
import { byBeginning, type ClassTime, endOfClass, type LocalMoment, momentText } from './clock-time.ts';

/** The state of a planned class. */
export type ClassStatus = 'planned' | 'recorded' | 'missing' | 'cancelled' | 'clash';

/** All states, in the order of the calendar's legend. */
export const classStatuses = ['planned', 'recorded', 'missing', 'cancelled', 'clash'] as const;

/** The facts that determine the state of a planned class. */
export interface ClassFacts extends ClassTime {
  isCancelled: boolean;
  isRecorded: boolean;
  hasClash: boolean;
}

/** Returns the state of a planned class. It is missing once it has ended without a record. */
export function classStatus(planned: ClassFacts, now: LocalMoment): ClassStatus {
  if (planned.isCancelled) return 'cancelled';
  if (planned.isRecorded) return 'recorded';
  if (momentText(endOfClass(planned)) <= momentText(now)) return 'missing';
  return planned.hasClash ? 'clash' : 'planned';
}

/** The facts that determine which record fulfils a planned class. */
export interface FulfilledClass extends ClassTime {
  id: number;
  contractId: number;
  isCancelled: boolean;
}

/**
 * Returns the record of each planned class, by ids. A record fulfils the class that it names. Records without one are
 * matched with the classes of their contract on the same day, in order.
 */
export function fulfilments(
  classes: readonly FulfilledClass[],
  lessons: readonly Pick<Lesson, 'id' | 'contractId' | 'date' | 'status' | 'plannedClassId'>[],
): Map<number, number> {
  const active = lessons.filter(({ status }) => status === 'active');
  const found = new Map(
    active.flatMap(({ id, plannedClassId }) =>
      plannedClassId === null || plannedClassId === undefined ? [] : [[plannedClassId, id]],
    ),
  );
  const unnamed = new Map<string, number[]>();
  const inOrder = active.toSorted((a, b) => a.id - b.id);
  for (const lesson of inOrder.filter(({ plannedClassId }) => (plannedClassId ?? null) === null)) {
    const day = dayOfContract(lesson);
    unnamed.set(day, [...(unnamed.get(day) ?? []), lesson.id]);
  }
  const open = classes.filter(({ id, isCancelled }) => !isCancelled && !found.has(id));
  for (const planned of open.toSorted((a, b) => byBeginning(a, b) || a.id - b.id)) {
    const record = unnamed.get(dayOfContract(planned))?.shift();
    if (record !== undefined) found.set(planned.id, record);
  }
  return found;
}

function dayOfContract({ contractId, date }: { contractId: number; date: string }): string {
  return `${contractId} ${date}`;
}
