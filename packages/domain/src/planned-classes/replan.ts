import {
  type ClassPattern,
  type Expansion,
  expandPattern,
  type PatternClass,
  type SkippedClass,
} from './class-pattern.ts';
import { byBeginning, type LocalMoment, momentText } from './clock-time.ts';
import type { Closure } from './closed-days.ts';

/** A planned class that is saved. */
export interface SavedClass extends PatternClass {
  id: number;
  isCancelled: boolean;
  isRecorded: boolean;
}

/** What a new plan does to the saved classes. */
export interface Replan {
  /** Recorded classes and those that have begun: a new plan never changes them. */
  fixed: SavedClass[];
  /** Classes to come that stay as they are. */
  unchanged: SavedClass[];
  /** Classes to come with another time or length. */
  changed: SavedClass[];
  added: PatternClass[];
  /** Classes to come that the new plan no longer has. */
  removed: SavedClass[];
  /** Every class after the change, in order, without cancelled ones. */
  classes: PatternClass[];
  skipped: SkippedClass[];
}

/**
 * Compares a plan with the saved classes. Only classes that are to come and not recorded change; a first plan may begin
 * in the past. A class to come keeps its identity and its cancellation if the new plan has the same slot.
 */
export function replan(
  pattern: ClassPattern,
  saved: readonly SavedClass[],
  closures: readonly Closure[],
  now: LocalMoment,
): Replan {
  const hasBegun = (planned: LocalMoment) => momentText(planned) <= momentText(now);
  const fixed = saved.filter((planned) => planned.isRecorded || hasBegun(planned));
  const toCome = new Map(
    saved.filter((planned) => !fixed.includes(planned)).map((planned) => [planned.slot, planned]),
  );
  const fixedSlots = new Set(fixed.map(({ slot }) => slot));
  const expansion: Expansion = expandPattern(pattern, closures, {
    counted: fixed.filter(({ isCancelled }) => !isCancelled).length,
    useOf: (planned) => {
      if (fixedSlots.has(planned.slot) || (saved.length > 0 && hasBegun(planned))) return 'left-out';
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
