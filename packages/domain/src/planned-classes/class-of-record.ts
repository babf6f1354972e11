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
 * Returns the planned class that a record fulfils: usually the named one. If that is on another day, and a class of the
 * record's own day is open, the record takes the first such class, and the named one becomes open (DECISION-90). Null
 * for a record that names none, because it is matched by its day (`fulfilments`). `classes` are those of the contract.
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
 * Returns whether a record can take a planned class. It cannot if another record has the class and there is no other
 * class of its day for that record.
 */
export function isFreeFor(
  { lessonId }: Pick<RecordToSave, 'lessonId'>,
  planned: RecordableClass,
  classes: readonly RecordableClass[],
): boolean {
  const isTaken = planned.lessonId !== null && planned.lessonId !== lessonId;
  return !isTaken || openOn(planned.date, classes, lessonId).some(({ id }) => id !== planned.id);
}

/** An attendance record before it is saved, with the facts that determine its class. */
export interface RecordTakingClass extends RecordToSave {
  /**
   * Whether it may take an open class of its day instead of the named one. True for a new or restored record, and for
   * one that moves to another day.
   */
  followsDay: boolean;
  /** The teacher who sends it; null for the office. */
  senderId: number | null;
}

/** A planned class that a record can take. */
export interface TakenClass extends RecordableClass {
  /** Whether its record names it; otherwise the record only has the same day. */
  isNamed: boolean;
  /** The teacher who was chosen to give it instead of the teacher of its day. */
  substituteId: number | null;
}

/**
 * Returns the planned class that a record takes (DECISION-90), or `recorded` if that class has another record. A
 * substitute's record keeps the class that it names. Null for a record that names none.
 */
export function classTakenBy<Planned extends TakenClass>(
  record: RecordTakingClass,
  classes: readonly Planned[],
): Planned | 'recorded' | null {
  const { lessonId, plannedClassId, followsDay, senderId } = record;
  const named = classes.find(({ id }) => id === plannedClassId);
  if (!named) return null;
  const isOwnSubstitution = senderId !== null && named.substituteId === senderId;
  const id = followsDay && !isOwnSubstitution ? classOfRecord(record, classes) : named.id;
  const planned = classes.find((one) => one.id === id) ?? named;
  const isNamedByAnother = planned.isNamed && planned.lessonId !== lessonId;
  return isNamedByAnother || !isFreeFor(record, planned, classes) ? 'recorded' : planned;
}

/** A planned class of a day with the teachers who determine its record. */
export interface ClassOfDay extends Pick<TakenClass, 'id' | 'isCancelled' | 'lessonId' | 'substituteId'> {
  /** The teacher who gives it. */
  teacherId: number | null;
  /** The teacher of the contract on its day. */
  usualTeacherId: number | null;
}

/**
 * Returns the class that a record without one takes on a day on which a substitute gives a class (ADR-0051): an open
 * class of this teacher, otherwise the first open one. Null on other days, and if no class is open; `recorded` if all
 * classes of the substitute on that day have a record. `classes` are those of the day in order; `teacherId` is null for
 * the office.
 */
export function classOnDayOfSubstitute(
  classes: readonly ClassOfDay[],
  teacherId: number | null,
): number | 'recorded' | null {
  if (!classes.some(({ substituteId, isCancelled }) => substituteId !== null && !isCancelled)) return null;
  const open = classes.filter(({ isCancelled, lessonId }) => !isCancelled && lessonId === null);
  const own = open.find((planned) => planned.teacherId === teacherId);
  const isOnlySubstitute = classes.some(
    ({ substituteId, usualTeacherId }) =>
      teacherId !== null && substituteId === teacherId && usualTeacherId !== teacherId,
  );
  if (!own && isOnlySubstitute) return 'recorded';
  return (own ?? open[0])?.id ?? null;
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

/** How moving a record to another day affects the planned classes. */
export interface ClassChangeOfRecord<Planned> {
  /** The class that the record fulfils from now on; null if no class of the new day is open. */
  taken: Planned | null;
  /** The class that no longer has a record. */
  left: Planned;
}

/**
 * Returns which class a record takes and which one it leaves, so that a form can announce it. Null if the record keeps
 * its class or has none.
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
  // A record that names no class fulfils one only on its own day.
  return plannedClassId === null && date !== left.date ? { taken: null, left } : null;
}
