import type { Lesson } from '../attendance/lesson.ts';
import {
  type ClassChange,
  type ClassPattern,
  type Expansion,
  expandPattern,
  type PatternClass,
  type SkippedClass,
} from './class-pattern.ts';
import { byBeginning, type LocalMoment, momentText } from './clock-time.ts';
import type { ClosedCalendar } from './closed-days.ts';
import { isAdded, settledChanges } from './plan-changes.ts';
import { givenBesideRecords } from './recorded-before.ts';

/** A saved planned class. */
export interface SavedClass extends PatternClass {
  id: number;
  isCancelled: boolean;
  isRecorded: boolean;
  /** Whether something follows from its cancellation, such as pay; missing for a class without an outcome. */
  hasOutcome?: boolean;
  /** The id of the cancelled class for which it was added at the end. */
  addedFor?: number | null | undefined;
}

/** The effect of a new plan on the saved classes. */
export interface Replan {
  /** Recorded classes, those that have begun, and cancelled ones with an outcome: a new plan never changes them. */
  fixed: SavedClass[];
  /** Future classes that do not change. */
  unchanged: SavedClass[];
  /** Future classes with another time or length. */
  changed: SavedClass[];
  added: PatternClass[];
  /** Future classes that are not in the new plan. */
  removed: SavedClass[];
  /** All classes after the change, in order, without cancelled ones. */
  classes: PatternClass[];
  skipped: SkippedClass[];
}

/**
 * Compares a plan with the saved classes. Only future classes change that have no record and no cancellation with an
 * outcome; a first plan may begin in the past. A future class keeps its identity and its cancellation if the new plan has
 * the same slot; a cancelled class for which another one was added at the end keeps them also after the number of classes
 * is reached. A class that was moved from a slot in the past stays, because no plan has that slot again. `records` are
 * those of a contract without a plan: until the last record, a first plan gives only classes on days with records
 * (DECISION-95).
 */
export function replan(
  pattern: ClassPattern,
  stored: readonly SavedClass[],
  calendar: ClosedCalendar,
  now: LocalMoment,
  records: readonly Pick<Lesson, 'date' | 'status'>[] = [],
): Replan {
  const changes = settledChanges(pattern.changes, pattern.times);
  const saved = withSettledSlots(stored, changes);
  const hasBegun = (planned: LocalMoment) => momentText(planned) <= momentText(now);
  const fixed = saved.filter(
    (planned) => planned.isRecorded || planned.hasOutcome === true || hasBegun(planned),
  );
  const toCome = new Map(
    saved.filter((planned) => !fixed.includes(planned)).map((planned) => [planned.slot, planned]),
  );
  const isGiven = stored.length > 0 ? () => true : givenBesideRecords(records);
  const fixedSlots = new Set(fixed.map(({ slot }) => slot));
  const replaced = new Set(saved.map(({ addedFor }) => addedFor));
  const expansion: Expansion = expandPattern(pattern, calendar, {
    counted: fixed.filter(({ isCancelled }) => !isCancelled).length,
    kept: changes.flatMap((change) => {
      if (change.kind !== 'moved' || !hasBegun(change.slot)) return [];
      const slot = momentText(change.slot);
      return toCome.has(slot) ? [{ ...change.to, slot }] : [];
    }),
    keptSlots: [...toCome.values()]
      .filter(({ id, isCancelled }) => isCancelled && replaced.has(id))
      .map(({ slot }) => slot),
    useOf: (planned) => {
      if (fixedSlots.has(planned.slot) || (saved.length > 0 && hasBegun(planned))) return 'left-out';
      if (!isGiven(planned)) return 'left-out';
      return toCome.get(planned.slot)?.isCancelled ? 'uncounted' : 'counted';
    },
  });
  const kept = expansion.classes.flatMap((planned) => {
    const before = toCome.get(planned.slot);
    return before ? [{ before, after: { ...before, ...planned } }] : [];
  });
  const keptSlots = new Set(kept.map(({ before }) => before.slot));
  const isSame = ({ before, after }: (typeof kept)[number]) =>
    momentText(before) === momentText(after) && before.minutes === after.minutes;
  return {
    fixed,
    unchanged: kept.filter(isSame).map(({ before }) => before),
    changed: kept.filter((pair) => !isSame(pair)).map(({ after }) => after),
    added: expansion.classes.filter(({ slot }) => !keptSlots.has(slot)),
    removed: [...toCome.values()].filter(({ slot }) => !keptSlots.has(slot)),
    classes: [
      ...fixed.filter(({ isCancelled }) => !isCancelled),
      ...expansion.classes.filter(({ slot }) => !toCome.get(slot)?.isCancelled),
    ].sort(byBeginning),
    skipped: expansion.skipped,
  };
}

/** Returns the classes that will be given after a change of a plan: future ones that are not cancelled. */
export function comingClasses({ unchanged, changed, added }: Replan): (PatternClass | SavedClass)[] {
  const given = [...unchanged, ...changed].filter(({ isCancelled }) => !isCancelled);
  return [...given, ...added];
}

/** Returns whether a change of a plan moves or removes a future class, other than a cancelled one. */
export function movesClasses({ changed, removed }: Pick<Replan, 'changed' | 'removed'>): boolean {
  return [...changed, ...removed].some(({ isCancelled }) => !isCancelled);
}

/**
 * Returns the saved classes with the slots that they have after `settledChanges`. A moved class that has become an
 * added one gets its time as its slot, unless another class has that slot.
 */
export function withSettledSlots<Saved extends PatternClass>(
  saved: readonly Saved[],
  changes: readonly ClassChange[],
): Saved[] {
  const moved = new Set(
    changes.flatMap((change) => (change.kind === 'moved' ? [momentText(change.slot)] : [])),
  );
  let leaving = new Set(saved.filter((planned) => !moved.has(planned.slot) && isAdded(changes, planned)));
  for (;;) {
    const taken = new Set(saved.filter((planned) => !leaving.has(planned)).map(({ slot }) => slot));
    const free = [...leaving].filter((planned) => {
      const isFree = !taken.has(momentText(planned));
      taken.add(momentText(planned));
      return isFree;
    });
    if (free.length === leaving.size) break;
    // A class that stays keeps its slot, even if another class needs it.
    leaving = new Set(free);
  }
  return saved.map((planned) => (leaving.has(planned) ? { ...planned, slot: momentText(planned) } : planned));
}
