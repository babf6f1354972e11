import type { CalendarDate } from '../calendar/calendar-date.ts';
import { byBeginning } from './clock-time.ts';
import type { PlannedClass } from './planned-class.ts';

/** A planned class that a record can fulfil. */
export type RecordableClass = Pick<
  PlannedClass,
  'id' | 'date' | 'time' | 'minutes' | 'isCancelled' | 'lessonId'
>;

/** An attendance record that is about to be saved. */
export interface RecordToSave {
  /** Null for a new record. */
  lessonId: number | null;
  date: CalendarDate;
  /** The planned class that the record names; null if it names none. */
  plannedClassId: number | null;
}

/**
 * Returns the planned class that a record fulfils. It is the named one, unless that is on another day and a class of the
 * record's own day is open: then the record takes the first of these and opens the named one (DECISION-90). A record
 * that names none is matched by its day (`fulfilments`), so the result is null. `classes` are those of the contract.
 */
export function classOfRecord(
  { lessonId, date, plannedClassId }: RecordToSave,
  classes: readonly RecordableClass[],
): number | null {
  if (plannedClassId === null) return null;
  const named = classes.find(({ id }) => id === plannedClassId);
  if (named?.date === date) return plannedClassId;
  const [first] = openOn(date, classes, lessonId).toSorted(byBeginning);
  return first?.id ?? plannedClassId;
}

/**
 * Returns whether a record can take a planned class. It cannot if another record fulfils the class, and that one would
 * be left without a class of the same day.
 */
export function isFreeFor(
  { lessonId }: Pick<RecordToSave, 'lessonId'>,
  planned: RecordableClass,
  classes: readonly RecordableClass[],
): boolean {
  const isTaken = planned.lessonId !== null && planned.lessonId !== lessonId;
  return !isTaken || openOn(planned.date, classes, lessonId).some(({ id }) => id !== planned.id);
}

/** Returns the classes of a day that no other record fulfils. */
function openOn(date: CalendarDate, classes: readonly RecordableClass[], lessonId: number | null) {
  return classes.filter(
    (planned) =>
      planned.date === date &&
      !planned.isCancelled &&
      (planned.lessonId === null || planned.lessonId === lessonId),
  );
}

/** How a new day of a record changes the plan. */
export interface ClassChangeOfRecord<Planned> {
  /** The class that gets the record; null if no class of the new day is open. */
  taken: Planned | null;
  /** The class that has no record any more. */
  left: Planned;
}

/**
 * Returns which class a record takes and which one it leaves, so that a form can say so; null if it keeps its class or
 * has none.
 */
export function classChangeOfRecord<Planned extends RecordableClass>(
  record: RecordToSave,
  classes: readonly Planned[],
): ClassChangeOfRecord<Planned> | null {
  const { lessonId, date, plannedClassId } = record;
  const isOwn = ({ id, lessonId: of }: Planned) =>
    plannedClassId === null ? lessonId !== null && of === lessonId : id === plannedClassId;
  const left = classes.find(isOwn);
  if (!left) return null;
  const id = classOfRecord({ ...record, plannedClassId: left.id }, classes);
  if (id !== left.id) return { taken: classes.find((planned) => planned.id === id) ?? null, left };
  // A record that names no class has one only on its own day.
  return plannedClassId === null && date !== left.date ? { taken: null, left } : null;
}
